package dev.cedros.interfaces.rcl_interfaces.msg;

import dev.cedros.annotations.RosMessage;

/**
 * The ROS 2 message {@code rcl_interfaces/msg/SetParametersResult}.
 *
 * @param successful {@code bool successful}
 * @param reason {@code string reason}
 */
@RosMessage("rcl_interfaces/msg/SetParametersResult")
public record SetParametersResult(boolean successful, String reason) {}
