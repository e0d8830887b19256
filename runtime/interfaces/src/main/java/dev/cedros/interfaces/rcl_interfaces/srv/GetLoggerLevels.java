package dev.cedros.interfaces.rcl_interfaces.srv;

import dev.cedros.annotations.RosService;
import dev.cedros.interfaces.rcl_interfaces.msg.LoggerLevel;
import java.util.List;

/** The ROS 2 service {@code rcl_interfaces/srv/GetLoggerLevels}. */
@RosService("rcl_interfaces/srv/GetLoggerLevels")
public final class GetLoggerLevels {
    /**
     * The request of {@code rcl_interfaces/srv/GetLoggerLevels}.
     *
     * @param names {@code string[] names}
     */
    public record Request(List<String> names) {}

    /**
     * The response of {@code rcl_interfaces/srv/GetLoggerLevels}.
     *
     * @param levels {@code rcl_interfaces/msg/LoggerLevel[] levels}
     */
    public record Response(List<LoggerLevel> levels) {}

    private GetLoggerLevels() {}
}
