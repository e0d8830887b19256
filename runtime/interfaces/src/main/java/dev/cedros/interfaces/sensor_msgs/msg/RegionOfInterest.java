package dev.cedros.interfaces.sensor_msgs.msg;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;

/**
 * The ROS 2 message {@code sensor_msgs/msg/RegionOfInterest}.
 *
 * @param xOffset {@code uint32 x_offset}
 * @param yOffset {@code uint32 y_offset}
 * @param height {@code uint32 height}
 * @param width {@code uint32 width}
 * @param doRectify {@code bool do_rectify}
 */
@RosMessage("sensor_msgs/msg/RegionOfInterest")
public record RegionOfInterest(
        @RosField("uint32") long xOffset,
        @RosField("uint32") long yOffset,
        @RosField("uint32") long height,
        @RosField("uint32") long width,
        boolean doRectify) {}
