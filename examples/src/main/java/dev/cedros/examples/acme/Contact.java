package dev.cedros.examples.acme;

import dev.cedros.annotations.RosMessage;
import dev.cedros.interfaces.geometry_msgs.msg.Point;

/**
 * A place where the gripper touched something.
 *
 * @param where in the frame of the gripper
 * @param finger the name of the finger
 */
@RosMessage
public record Contact(Point where, String finger) {}
