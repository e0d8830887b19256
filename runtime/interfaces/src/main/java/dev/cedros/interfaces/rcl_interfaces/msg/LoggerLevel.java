package dev.cedros.interfaces.rcl_interfaces.msg;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;

/**
 * The ROS 2 message {@code rcl_interfaces/msg/LoggerLevel}.
 *
 * @param name {@code string name}
 * @param level {@code uint32 level}
 */
@RosMessage("rcl_interfaces/msg/LoggerLevel")
public record LoggerLevel(String name, @RosField("uint32") long level) {
    /** {@code uint8 LOG_LEVEL_UNKNOWN=0} */
    @RosField("uint8")
    public static final int LOG_LEVEL_UNKNOWN = 0;

    /** {@code uint8 LOG_LEVEL_DEBUG=10} */
    @RosField("uint8")
    public static final int LOG_LEVEL_DEBUG = 10;

    /** {@code uint8 LOG_LEVEL_INFO=20} */
    @RosField("uint8")
    public static final int LOG_LEVEL_INFO = 20;

    /** {@code uint8 LOG_LEVEL_WARN=30} */
    @RosField("uint8")
    public static final int LOG_LEVEL_WARN = 30;

    /** {@code uint8 LOG_LEVEL_ERROR=40} */
    @RosField("uint8")
    public static final int LOG_LEVEL_ERROR = 40;

    /** {@code uint8 LOG_LEVEL_FATAL=50} */
    @RosField("uint8")
    public static final int LOG_LEVEL_FATAL = 50;
}
