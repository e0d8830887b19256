package dev.cedros.examples.msgs.nav_msgs;

import dev.cedros.annotations.RosMessage;
import dev.cedros.examples.msgs.geometry_msgs.PoseWithCovariance;
import dev.cedros.examples.msgs.geometry_msgs.TwistWithCovariance;
import dev.cedros.examples.msgs.std_msgs.Header;

/**
 * Where a robot believes it is, and how fast it moves.
 *
 * @param header the time, and the frame of {@code pose}
 * @param childFrameId the frame of {@code twist}, usually the robot's body
 * @param pose the estimated place
 * @param twist the estimated velocity
 */
@RosMessage("nav_msgs/msg/Odometry")
public record Odometry(Header header, String childFrameId, PoseWithCovariance pose, TwistWithCovariance twist) {}
