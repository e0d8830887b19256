package dev.cedros.examples.msgs.std_msgs;

import dev.cedros.annotations.RosMessage;

/**
 * A colour whose channels run from 0 to 1.
 *
 * @param r red
 * @param g green
 * @param b blue
 * @param a opacity; 0 makes the thing invisible, the usual surprise with a marker that does not show
 */
@RosMessage("std_msgs/msg/ColorRGBA")
public record ColorRGBA(float r, float g, float b, float a) {}
