package dev.cedros.examples.msgs.geometry_msgs;

import dev.cedros.annotations.RosMessage;

/**
 * Where something is and how it is turned.
 *
 * @param position the place
 * @param orientation the rotation
 */
@RosMessage("geometry_msgs/msg/Pose")
public record Pose(Point position, Quaternion orientation) {}
