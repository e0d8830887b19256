package dev.cedros.interfaces.visualization_msgs.msg;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;
import dev.cedros.sequence.ByteSequence;

/**
 * The ROS 2 message {@code visualization_msgs/msg/MeshFile}.
 *
 * @param filename {@code string filename}
 * @param data {@code uint8[] data}
 */
@RosMessage("visualization_msgs/msg/MeshFile")
public record MeshFile(String filename, @RosField("uint8[]") ByteSequence data) {}
