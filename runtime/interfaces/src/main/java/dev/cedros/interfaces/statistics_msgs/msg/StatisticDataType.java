package dev.cedros.interfaces.statistics_msgs.msg;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;

/** The ROS 2 message {@code statistics_msgs/msg/StatisticDataType}. */
@RosMessage("statistics_msgs/msg/StatisticDataType")
public record StatisticDataType() {
    /** {@code uint8 STATISTICS_DATA_TYPE_UNINITIALIZED=0} */
    @RosField("uint8")
    public static final int STATISTICS_DATA_TYPE_UNINITIALIZED = 0;

    /** {@code uint8 STATISTICS_DATA_TYPE_AVERAGE=1} */
    @RosField("uint8")
    public static final int STATISTICS_DATA_TYPE_AVERAGE = 1;

    /** {@code uint8 STATISTICS_DATA_TYPE_MINIMUM=2} */
    @RosField("uint8")
    public static final int STATISTICS_DATA_TYPE_MINIMUM = 2;

    /** {@code uint8 STATISTICS_DATA_TYPE_MAXIMUM=3} */
    @RosField("uint8")
    public static final int STATISTICS_DATA_TYPE_MAXIMUM = 3;

    /** {@code uint8 STATISTICS_DATA_TYPE_STDDEV=4} */
    @RosField("uint8")
    public static final int STATISTICS_DATA_TYPE_STDDEV = 4;

    /** {@code uint8 STATISTICS_DATA_TYPE_SAMPLE_COUNT=5} */
    @RosField("uint8")
    public static final int STATISTICS_DATA_TYPE_SAMPLE_COUNT = 5;
}
