package dev.cedros.examples.msgs.visualization_msgs;

import dev.cedros.annotations.RosMessage;

/**
 * A place on a texture, both numbers from 0 to 1.
 *
 * @param u across
 * @param v along
 */
@RosMessage("visualization_msgs/msg/UVCoordinate")
public record UVCoordinate(float u, float v) {}
