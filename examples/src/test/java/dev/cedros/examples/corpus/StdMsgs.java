package dev.cedros.examples.corpus;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;
import dev.cedros.sequence.ByteSequence;
import dev.cedros.sequence.DoubleSequence;
import dev.cedros.sequence.FloatSequence;
import dev.cedros.sequence.IntSequence;
import dev.cedros.sequence.LongSequence;
import dev.cedros.sequence.ShortSequence;
import java.util.List;

/** Messages of std_msgs, in the Java types that stand first in the mapping. */
final class StdMsgs {
    private StdMsgs() {}

    @RosMessage("std_msgs/msg/Bool")
    record Bool(boolean data) {}

    @RosMessage("std_msgs/msg/Byte")
    record Byte(@RosField("byte") int data) {}

    @RosMessage("std_msgs/msg/Char")
    record Char(@RosField("char") int data) {}

    @RosMessage("std_msgs/msg/Empty")
    record Empty() {}

    @RosMessage("std_msgs/msg/Float32")
    record Float32(float data) {}

    @RosMessage("std_msgs/msg/Float64")
    record Float64(double data) {}

    @RosMessage("std_msgs/msg/Int8")
    record Int8(byte data) {}

    @RosMessage("std_msgs/msg/Int16")
    record Int16(short data) {}

    @RosMessage("std_msgs/msg/Int32")
    record Int32(int data) {}

    @RosMessage("std_msgs/msg/Int64")
    record Int64(long data) {}

    @RosMessage("std_msgs/msg/UInt8")
    record UInt8(@RosField("uint8") int data) {}

    @RosMessage("std_msgs/msg/UInt16")
    record UInt16(@RosField("uint16") int data) {}

    @RosMessage("std_msgs/msg/UInt32")
    record UInt32(@RosField("uint32") long data) {}

    @RosMessage("std_msgs/msg/UInt64")
    record UInt64(@RosField("uint64") long data) {}

    @RosMessage("std_msgs/msg/String")
    record Text(String data) {}

    @RosMessage("std_msgs/msg/MultiArrayDimension")
    record MultiArrayDimension(
            String label,
            @RosField("uint32") long size,
            @RosField("uint32") long stride) {}

    @RosMessage("std_msgs/msg/MultiArrayLayout")
    record MultiArrayLayout(
            List<MultiArrayDimension> dim,
            @RosField("uint32") long dataOffset) {}

    @RosMessage("std_msgs/msg/ByteMultiArray")
    record ByteMultiArray(
            MultiArrayLayout layout, @RosField("byte[]") ByteSequence data) {}

    @RosMessage("std_msgs/msg/Float32MultiArray")
    record Float32MultiArray(MultiArrayLayout layout, FloatSequence data) {}

    @RosMessage("std_msgs/msg/Float64MultiArray")
    record Float64MultiArray(MultiArrayLayout layout, DoubleSequence data) {}

    @RosMessage("std_msgs/msg/Int8MultiArray")
    record Int8MultiArray(MultiArrayLayout layout, ByteSequence data) {}

    @RosMessage("std_msgs/msg/Int16MultiArray")
    record Int16MultiArray(MultiArrayLayout layout, ShortSequence data) {}

    @RosMessage("std_msgs/msg/Int32MultiArray")
    record Int32MultiArray(MultiArrayLayout layout, IntSequence data) {}

    @RosMessage("std_msgs/msg/Int64MultiArray")
    record Int64MultiArray(MultiArrayLayout layout, LongSequence data) {}

    @RosMessage("std_msgs/msg/UInt8MultiArray")
    record UInt8MultiArray(
            MultiArrayLayout layout, @RosField("uint8[]") ByteSequence data) {}

    @RosMessage("std_msgs/msg/UInt16MultiArray")
    record UInt16MultiArray(
            MultiArrayLayout layout, @RosField("uint16[]") ShortSequence data) {}

    @RosMessage("std_msgs/msg/UInt32MultiArray")
    record UInt32MultiArray(
            MultiArrayLayout layout, @RosField("uint32[]") IntSequence data) {}

    @RosMessage("std_msgs/msg/UInt64MultiArray")
    record UInt64MultiArray(
            MultiArrayLayout layout, @RosField("uint64[]") LongSequence data) {}
}
