package dev.cedros.interfaces.nav_msgs.msg;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;
import dev.cedros.interfaces.builtin_interfaces.msg.Time;
import dev.cedros.interfaces.geometry_msgs.msg.Pose;

/**
 * The ROS 2 message {@code nav_msgs/msg/MapMetaData}.
 *
 * @param mapLoadTime {@code builtin_interfaces/msg/Time map_load_time}
 * @param resolution {@code float32 resolution}
 * @param width {@code uint32 width}
 * @param height {@code uint32 height}
 * @param origin {@code geometry_msgs/msg/Pose origin}
 */
@RosMessage("nav_msgs/msg/MapMetaData")
public record MapMetaData(
        Time mapLoadTime,
        float resolution,
        @RosField("uint32") long width,
        @RosField("uint32") long height,
        Pose origin) {}
