package dev.cedros.examples.msgs.geometry_msgs;

import dev.cedros.annotations.RosMessage;

/**
 * A position in space, in metres.
 *
 * @param x along the first axis
 * @param y along the second axis
 * @param z along the third axis
 */
@RosMessage("geometry_msgs/msg/Point")
public record Point(double x, double y, double z) {}
