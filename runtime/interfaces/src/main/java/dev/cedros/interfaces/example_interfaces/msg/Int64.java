package dev.cedros.interfaces.example_interfaces.msg;

import dev.cedros.annotations.RosMessage;

/**
 * The ROS 2 message {@code example_interfaces/msg/Int64}.
 *
 * @param data {@code int64 data}
 */
@RosMessage("example_interfaces/msg/Int64")
public record Int64(long data) {}
