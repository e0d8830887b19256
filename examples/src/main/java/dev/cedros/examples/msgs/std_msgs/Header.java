package dev.cedros.examples.msgs.std_msgs;

import dev.cedros.annotations.RosMessage;
import dev.cedros.examples.msgs.builtin_interfaces.Time;

/**
 * When a message was measured, and in which coordinate frame its numbers are to be read.
 *
 * @param stamp the time of the measurement, not of sending
 * @param frameId the name of the frame, {@code frame_id} on the ROS side
 */
@RosMessage("std_msgs/msg/Header")
public record Header(Time stamp, String frameId) {}
