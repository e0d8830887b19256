package dev.cedros.examples.msgs.geometry_msgs;

import dev.cedros.annotations.RosMessage;

/**
 * How to get from one coordinate frame to another: turn, then move.
 *
 * @param translation the move
 * @param rotation the turn
 */
@RosMessage("geometry_msgs/msg/Transform")
public record Transform(Vector3 translation, Quaternion rotation) {}
