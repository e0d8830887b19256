package dev.cedros.examples.msgs.geometry_msgs;

import dev.cedros.annotations.RosMessage;

/**
 * A velocity, split into its straight and its turning part.
 *
 * @param linear metres a second
 * @param angular radians a second
 */
@RosMessage("geometry_msgs/msg/Twist")
public record Twist(Vector3 linear, Vector3 angular) {}
