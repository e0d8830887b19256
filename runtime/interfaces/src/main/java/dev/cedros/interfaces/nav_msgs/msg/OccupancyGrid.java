package dev.cedros.interfaces.nav_msgs.msg;

import dev.cedros.annotations.RosMessage;
import dev.cedros.interfaces.std_msgs.msg.Header;
import dev.cedros.sequence.ByteSequence;

/**
 * The ROS 2 message {@code nav_msgs/msg/OccupancyGrid}.
 *
 * @param header {@code std_msgs/msg/Header header}
 * @param info {@code nav_msgs/msg/MapMetaData info}
 * @param data {@code int8[] data}
 */
@RosMessage("nav_msgs/msg/OccupancyGrid")
public record OccupancyGrid(Header header, MapMetaData info, ByteSequence data) {}
