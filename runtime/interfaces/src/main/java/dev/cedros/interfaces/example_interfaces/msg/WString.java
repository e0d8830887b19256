package dev.cedros.interfaces.example_interfaces.msg;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;

/**
 * The ROS 2 message {@code example_interfaces/msg/WString}.
 *
 * @param data {@code wstring data}
 */
@RosMessage("example_interfaces/msg/WString")
public record WString(@RosField("wstring") java.lang.String data) {}
