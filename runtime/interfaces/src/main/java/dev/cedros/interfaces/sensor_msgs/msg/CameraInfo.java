package dev.cedros.interfaces.sensor_msgs.msg;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;
import dev.cedros.interfaces.std_msgs.msg.Header;
import dev.cedros.sequence.DoubleSequence;

/**
 * The ROS 2 message {@code sensor_msgs/msg/CameraInfo}.
 *
 * @param header {@code std_msgs/msg/Header header}
 * @param height {@code uint32 height}
 * @param width {@code uint32 width}
 * @param distortionModel {@code string distortion_model}
 * @param d {@code float64[] d}
 * @param k {@code float64[9] k}
 * @param r {@code float64[9] r}
 * @param p {@code float64[12] p}
 * @param binningX {@code uint32 binning_x}
 * @param binningY {@code uint32 binning_y}
 * @param roi {@code sensor_msgs/msg/RegionOfInterest roi}
 */
@RosMessage("sensor_msgs/msg/CameraInfo")
public record CameraInfo(
        Header header,
        @RosField("uint32") long height,
        @RosField("uint32") long width,
        String distortionModel,
        DoubleSequence d,
        @RosField("float64[9]") DoubleSequence k,
        @RosField("float64[9]") DoubleSequence r,
        @RosField("float64[12]") DoubleSequence p,
        @RosField("uint32") long binningX,
        @RosField("uint32") long binningY,
        RegionOfInterest roi) {}
