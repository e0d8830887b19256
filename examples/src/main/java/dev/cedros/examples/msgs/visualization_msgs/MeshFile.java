package dev.cedros.examples.msgs.visualization_msgs;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;
import dev.cedros.sequence.ByteSequence;

/**
 * A mesh that travels within the marker, for viewers that cannot read the sender's disk.
 *
 * @param filename its name; the ending tells the format
 * @param data the file
 */
@RosMessage("visualization_msgs/msg/MeshFile")
public record MeshFile(String filename, @RosField("uint8[]") ByteSequence data) {}
