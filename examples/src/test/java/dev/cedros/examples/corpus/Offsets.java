package dev.cedros.examples.corpus;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;
import dev.cedros.sequence.ByteSequence;
import java.util.List;

/** Two structs whose size depends on where they start, nested at every offset. */
final class Offsets {
    private Offsets() {}

    @RosMessage("offset_msgs/msg/Five")
    record Five(
            @RosField("uint8") int a,
            @RosField("uint8") int b,
            @RosField("uint8") int c,
            @RosField("uint8") int d,
            @RosField("uint8") int e,
            double f) {}

    @RosMessage("offset_msgs/msg/Four")
    record Four(@RosField("uint32") long a, double b) {}

    @RosMessage("offset_msgs/msg/FiveAt0")
    record FiveAt0(Five inner) {}

    @RosMessage("offset_msgs/msg/FiveAt1")
    record FiveAt1(@RosField("uint8[1]") ByteSequence pad, Five inner) {}

    @RosMessage("offset_msgs/msg/FiveAt2")
    record FiveAt2(@RosField("uint8[2]") ByteSequence pad, Five inner) {}

    @RosMessage("offset_msgs/msg/FiveAt3")
    record FiveAt3(@RosField("uint8[3]") ByteSequence pad, Five inner) {}

    @RosMessage("offset_msgs/msg/FiveAt4")
    record FiveAt4(@RosField("uint8[4]") ByteSequence pad, Five inner) {}

    @RosMessage("offset_msgs/msg/FiveAt5")
    record FiveAt5(@RosField("uint8[5]") ByteSequence pad, Five inner) {}

    @RosMessage("offset_msgs/msg/FiveAt6")
    record FiveAt6(@RosField("uint8[6]") ByteSequence pad, Five inner) {}

    @RosMessage("offset_msgs/msg/FiveAt7")
    record FiveAt7(@RosField("uint8[7]") ByteSequence pad, Five inner) {}

    @RosMessage("offset_msgs/msg/FiveArrayAt0")
    record FiveArrayAt0(@RosField("offset_msgs/Five[3]") List<Five> inner) {}

    @RosMessage("offset_msgs/msg/FiveArrayAt1")
    record FiveArrayAt1(
            @RosField("uint8[1]") ByteSequence pad,
            @RosField("offset_msgs/Five[3]") List<Five> inner) {}

    @RosMessage("offset_msgs/msg/FiveArrayAt2")
    record FiveArrayAt2(
            @RosField("uint8[2]") ByteSequence pad,
            @RosField("offset_msgs/Five[3]") List<Five> inner) {}

    @RosMessage("offset_msgs/msg/FiveArrayAt3")
    record FiveArrayAt3(
            @RosField("uint8[3]") ByteSequence pad,
            @RosField("offset_msgs/Five[3]") List<Five> inner) {}

    @RosMessage("offset_msgs/msg/FiveArrayAt4")
    record FiveArrayAt4(
            @RosField("uint8[4]") ByteSequence pad,
            @RosField("offset_msgs/Five[3]") List<Five> inner) {}

    @RosMessage("offset_msgs/msg/FiveArrayAt5")
    record FiveArrayAt5(
            @RosField("uint8[5]") ByteSequence pad,
            @RosField("offset_msgs/Five[3]") List<Five> inner) {}

    @RosMessage("offset_msgs/msg/FiveArrayAt6")
    record FiveArrayAt6(
            @RosField("uint8[6]") ByteSequence pad,
            @RosField("offset_msgs/Five[3]") List<Five> inner) {}

    @RosMessage("offset_msgs/msg/FiveArrayAt7")
    record FiveArrayAt7(
            @RosField("uint8[7]") ByteSequence pad,
            @RosField("offset_msgs/Five[3]") List<Five> inner) {}

    @RosMessage("offset_msgs/msg/FiveSequenceAt0")
    record FiveSequenceAt0(List<Five> inner) {}

    @RosMessage("offset_msgs/msg/FiveSequenceAt1")
    record FiveSequenceAt1(@RosField("uint8[1]") ByteSequence pad, List<Five> inner) {}

    @RosMessage("offset_msgs/msg/FourAt0")
    record FourAt0(Four inner) {}

    @RosMessage("offset_msgs/msg/FourAt1")
    record FourAt1(@RosField("uint8[1]") ByteSequence pad, Four inner) {}

    @RosMessage("offset_msgs/msg/FourAt2")
    record FourAt2(@RosField("uint8[2]") ByteSequence pad, Four inner) {}

    @RosMessage("offset_msgs/msg/FourAt3")
    record FourAt3(@RosField("uint8[3]") ByteSequence pad, Four inner) {}

    @RosMessage("offset_msgs/msg/FourAt4")
    record FourAt4(@RosField("uint8[4]") ByteSequence pad, Four inner) {}

    @RosMessage("offset_msgs/msg/FourAt5")
    record FourAt5(@RosField("uint8[5]") ByteSequence pad, Four inner) {}

    @RosMessage("offset_msgs/msg/FourAt6")
    record FourAt6(@RosField("uint8[6]") ByteSequence pad, Four inner) {}

    @RosMessage("offset_msgs/msg/FourAt7")
    record FourAt7(@RosField("uint8[7]") ByteSequence pad, Four inner) {}

    @RosMessage("offset_msgs/msg/FourArrayAt0")
    record FourArrayAt0(@RosField("offset_msgs/Four[3]") List<Four> inner) {}

    @RosMessage("offset_msgs/msg/FourArrayAt1")
    record FourArrayAt1(
            @RosField("uint8[1]") ByteSequence pad,
            @RosField("offset_msgs/Four[3]") List<Four> inner) {}

    @RosMessage("offset_msgs/msg/FourArrayAt2")
    record FourArrayAt2(
            @RosField("uint8[2]") ByteSequence pad,
            @RosField("offset_msgs/Four[3]") List<Four> inner) {}

    @RosMessage("offset_msgs/msg/FourArrayAt3")
    record FourArrayAt3(
            @RosField("uint8[3]") ByteSequence pad,
            @RosField("offset_msgs/Four[3]") List<Four> inner) {}

    @RosMessage("offset_msgs/msg/FourArrayAt4")
    record FourArrayAt4(
            @RosField("uint8[4]") ByteSequence pad,
            @RosField("offset_msgs/Four[3]") List<Four> inner) {}

    @RosMessage("offset_msgs/msg/FourArrayAt5")
    record FourArrayAt5(
            @RosField("uint8[5]") ByteSequence pad,
            @RosField("offset_msgs/Four[3]") List<Four> inner) {}

    @RosMessage("offset_msgs/msg/FourArrayAt6")
    record FourArrayAt6(
            @RosField("uint8[6]") ByteSequence pad,
            @RosField("offset_msgs/Four[3]") List<Four> inner) {}

    @RosMessage("offset_msgs/msg/FourArrayAt7")
    record FourArrayAt7(
            @RosField("uint8[7]") ByteSequence pad,
            @RosField("offset_msgs/Four[3]") List<Four> inner) {}

    @RosMessage("offset_msgs/msg/FourSequenceAt0")
    record FourSequenceAt0(List<Four> inner) {}

    @RosMessage("offset_msgs/msg/FourSequenceAt1")
    record FourSequenceAt1(@RosField("uint8[1]") ByteSequence pad, List<Four> inner) {}
}
