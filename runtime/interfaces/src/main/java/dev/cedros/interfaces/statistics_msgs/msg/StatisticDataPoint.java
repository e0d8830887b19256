package dev.cedros.interfaces.statistics_msgs.msg;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;

/**
 * The ROS 2 message {@code statistics_msgs/msg/StatisticDataPoint}.
 *
 * @param dataType {@code uint8 data_type}
 * @param data {@code float64 data}
 */
@RosMessage("statistics_msgs/msg/StatisticDataPoint")
public record StatisticDataPoint(@RosField("uint8") int dataType, double data) {}
