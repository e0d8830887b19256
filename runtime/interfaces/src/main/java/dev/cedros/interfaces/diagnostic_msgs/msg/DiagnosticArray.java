package dev.cedros.interfaces.diagnostic_msgs.msg;

import dev.cedros.annotations.RosMessage;
import dev.cedros.interfaces.std_msgs.msg.Header;
import java.util.List;

/**
 * The ROS 2 message {@code diagnostic_msgs/msg/DiagnosticArray}.
 *
 * @param header {@code std_msgs/msg/Header header}
 * @param status {@code diagnostic_msgs/msg/DiagnosticStatus[] status}
 */
@RosMessage("diagnostic_msgs/msg/DiagnosticArray")
public record DiagnosticArray(Header header, List<DiagnosticStatus> status) {}
