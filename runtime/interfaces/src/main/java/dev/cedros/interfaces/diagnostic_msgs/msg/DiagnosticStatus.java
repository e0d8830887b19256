package dev.cedros.interfaces.diagnostic_msgs.msg;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;
import java.util.List;

/**
 * The ROS 2 message {@code diagnostic_msgs/msg/DiagnosticStatus}.
 *
 * @param level {@code byte level}
 * @param name {@code string name}
 * @param message {@code string message}
 * @param hardwareId {@code string hardware_id}
 * @param values {@code diagnostic_msgs/msg/KeyValue[] values}
 */
@RosMessage("diagnostic_msgs/msg/DiagnosticStatus")
public record DiagnosticStatus(
        @RosField("byte") int level,
        String name,
        String message,
        String hardwareId,
        List<KeyValue> values) {

    /** {@code byte OK=0} */
    @RosField("byte")
    public static final int OK = 0;

    /** {@code byte WARN=1} */
    @RosField("byte")
    public static final int WARN = 1;

    /** {@code byte ERROR=2} */
    @RosField("byte")
    public static final int ERROR = 2;

    /** {@code byte STALE=3} */
    @RosField("byte")
    public static final int STALE = 3;
}
