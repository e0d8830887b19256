package dev.cedros.interfaces.stereo_msgs.msg;

import dev.cedros.annotations.RosMessage;
import dev.cedros.interfaces.sensor_msgs.msg.Image;
import dev.cedros.interfaces.sensor_msgs.msg.RegionOfInterest;
import dev.cedros.interfaces.std_msgs.msg.Header;

/**
 * The ROS 2 message {@code stereo_msgs/msg/DisparityImage}.
 *
 * @param header {@code std_msgs/msg/Header header}
 * @param image {@code sensor_msgs/msg/Image image}
 * @param f {@code float32 f}
 * @param t {@code float32 t}
 * @param validWindow {@code sensor_msgs/msg/RegionOfInterest valid_window}
 * @param minDisparity {@code float32 min_disparity}
 * @param maxDisparity {@code float32 max_disparity}
 * @param deltaD {@code float32 delta_d}
 */
@RosMessage("stereo_msgs/msg/DisparityImage")
public record DisparityImage(
        Header header,
        Image image,
        float f,
        float t,
        RegionOfInterest validWindow,
        float minDisparity,
        float maxDisparity,
        float deltaD) {}
