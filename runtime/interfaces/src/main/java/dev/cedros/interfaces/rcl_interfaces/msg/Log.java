package dev.cedros.interfaces.rcl_interfaces.msg;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;
import dev.cedros.interfaces.builtin_interfaces.msg.Time;

/**
 * The ROS 2 message {@code rcl_interfaces/msg/Log}.
 *
 * @param stamp {@code builtin_interfaces/msg/Time stamp}
 * @param level {@code uint8 level}
 * @param name {@code string name}
 * @param msg {@code string msg}
 * @param file {@code string file}
 * @param function {@code string function}
 * @param line {@code uint32 line}
 */
@RosMessage("rcl_interfaces/msg/Log")
public record Log(
        Time stamp,
        @RosField("uint8") int level,
        String name,
        String msg,
        String file,
        String function,
        @RosField("uint32") long line) {

    /** {@code uint8 DEBUG=10} */
    @RosField("uint8")
    public static final int DEBUG = 10;

    /** {@code uint8 INFO=20} */
    @RosField("uint8")
    public static final int INFO = 20;

    /** {@code uint8 WARN=30} */
    @RosField("uint8")
    public static final int WARN = 30;

    /** {@code uint8 ERROR=40} */
    @RosField("uint8")
    public static final int ERROR = 40;

    /** {@code uint8 FATAL=50} */
    @RosField("uint8")
    public static final int FATAL = 50;
}
