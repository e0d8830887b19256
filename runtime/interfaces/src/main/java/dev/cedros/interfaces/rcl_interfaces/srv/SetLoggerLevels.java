package dev.cedros.interfaces.rcl_interfaces.srv;

import dev.cedros.annotations.RosService;
import dev.cedros.interfaces.rcl_interfaces.msg.LoggerLevel;
import dev.cedros.interfaces.rcl_interfaces.msg.SetLoggerLevelsResult;
import java.util.List;

/** The ROS 2 service {@code rcl_interfaces/srv/SetLoggerLevels}. */
@RosService("rcl_interfaces/srv/SetLoggerLevels")
public final class SetLoggerLevels {
    /**
     * The request of {@code rcl_interfaces/srv/SetLoggerLevels}.
     *
     * @param levels {@code rcl_interfaces/msg/LoggerLevel[] levels}
     */
    public record Request(List<LoggerLevel> levels) {}

    /**
     * The response of {@code rcl_interfaces/srv/SetLoggerLevels}.
     *
     * @param results {@code rcl_interfaces/msg/SetLoggerLevelsResult[] results}
     */
    public record Response(List<SetLoggerLevelsResult> results) {}

    private SetLoggerLevels() {}
}
