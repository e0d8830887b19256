package dev.cedros.interfaces.shape_msgs.msg;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;
import dev.cedros.sequence.IntSequence;

/**
 * The ROS 2 message {@code shape_msgs/msg/MeshTriangle}.
 *
 * @param vertexIndices {@code uint32[3] vertex_indices}
 */
@RosMessage("shape_msgs/msg/MeshTriangle")
public record MeshTriangle(@RosField("uint32[3]") IntSequence vertexIndices) {}
