package dev.cedros.interfaces.statistics_msgs.msg;

import dev.cedros.annotations.RosMessage;
import dev.cedros.interfaces.builtin_interfaces.msg.Time;
import java.util.List;

/**
 * The ROS 2 message {@code statistics_msgs/msg/MetricsMessage}.
 *
 * @param measurementSourceName {@code string measurement_source_name}
 * @param metricsSource {@code string metrics_source}
 * @param unit {@code string unit}
 * @param windowStart {@code builtin_interfaces/msg/Time window_start}
 * @param windowStop {@code builtin_interfaces/msg/Time window_stop}
 * @param statistics {@code statistics_msgs/msg/StatisticDataPoint[] statistics}
 */
@RosMessage("statistics_msgs/msg/MetricsMessage")
public record MetricsMessage(
        String measurementSourceName,
        String metricsSource,
        String unit,
        Time windowStart,
        Time windowStop,
        List<StatisticDataPoint> statistics) {}
