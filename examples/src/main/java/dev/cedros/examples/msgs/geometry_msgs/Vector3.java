package dev.cedros.examples.msgs.geometry_msgs;

import dev.cedros.annotations.RosMessage;

/**
 * A direction with a length; unlike a {@link Point} it is rotated but never moved.
 *
 * @param x along the first axis
 * @param y along the second axis
 * @param z along the third axis
 */
@RosMessage("geometry_msgs/msg/Vector3")
public record Vector3(double x, double y, double z) {}
