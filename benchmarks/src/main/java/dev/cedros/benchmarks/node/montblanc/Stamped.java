package dev.cedros.benchmarks.node.montblanc;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;
import dev.cedros.sequence.ByteSequence;
import dev.cedros.sequence.FloatSequence;
import dev.cedros.sequence.IntSequence;

/** A message with the header, and one of the kinds of data that the table knows. */
sealed interface Stamped {
    /** The header. */
    TrackingHeader header();

    /** Three floats. */
    @RosMessage("montblanc_msgs/msg/Stamped3Float32")
    record Floats3(
            TrackingHeader header, @RosField("float32[3]") FloatSequence data) implements Stamped {}

    /** Four floats. */
    @RosMessage("montblanc_msgs/msg/Stamped4Float32")
    record Floats4(
            TrackingHeader header, @RosField("float32[4]") FloatSequence data) implements Stamped {}

    /** Nine floats. */
    @RosMessage("montblanc_msgs/msg/Stamped9Float32")
    record Floats9(
            TrackingHeader header, @RosField("float32[9]") FloatSequence data) implements Stamped {}

    /** Twelve floats. */
    @RosMessage("montblanc_msgs/msg/Stamped12Float32")
    record Floats12(
            TrackingHeader header, @RosField("float32[12]") FloatSequence data) implements Stamped {}

    /** Four whole numbers. */
    @RosMessage("montblanc_msgs/msg/Stamped4Int32")
    record Ints4(
            TrackingHeader header, @RosField("int32[4]") IntSequence data) implements Stamped {}

    /** One large whole number. */
    @RosMessage("montblanc_msgs/msg/StampedInt64")
    record Whole(TrackingHeader header, long data) implements Stamped {}

    /** A hundred bytes. */
    @RosMessage("montblanc_msgs/msg/Stamped100Byte")
    record Bytes100(
            TrackingHeader header, @RosField("byte[100]") ByteSequence data) implements Stamped {}

    /** A thousand bytes. */
    @RosMessage("montblanc_msgs/msg/Stamped1000Byte")
    record Bytes1000(
            TrackingHeader header, @RosField("byte[1000]") ByteSequence data) implements Stamped {}

    /** A quarter of a million bytes. */
    @RosMessage("montblanc_msgs/msg/Stamped250000Byte")
    record Bytes250000(
            TrackingHeader header, @RosField("byte[250000]") ByteSequence data) implements Stamped {}

    /** As many bytes as there are. */
    @RosMessage("montblanc_msgs/msg/StampedVector")
    record Vector(TrackingHeader header, @RosField("byte[]") ByteSequence data) implements Stamped {}
}
