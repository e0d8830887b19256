package dev.cedros.interfaces.test_msgs.msg;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;
import dev.cedros.sequence.BooleanSequence;
import dev.cedros.sequence.ByteSequence;
import dev.cedros.sequence.DoubleSequence;
import dev.cedros.sequence.FloatSequence;
import dev.cedros.sequence.IntSequence;
import dev.cedros.sequence.LongSequence;
import dev.cedros.sequence.ShortSequence;
import java.util.List;

/**
 * The ROS 2 message {@code test_msgs/msg/UnboundedSequences}.
 *
 * @param boolValues {@code bool[] bool_values}
 * @param byteValues {@code byte[] byte_values}
 * @param charValues {@code uint8[] char_values}
 * @param float32Values {@code float32[] float32_values}
 * @param float64Values {@code float64[] float64_values}
 * @param int8Values {@code int8[] int8_values}
 * @param uint8Values {@code uint8[] uint8_values}
 * @param int16Values {@code int16[] int16_values}
 * @param uint16Values {@code uint16[] uint16_values}
 * @param int32Values {@code int32[] int32_values}
 * @param uint32Values {@code uint32[] uint32_values}
 * @param int64Values {@code int64[] int64_values}
 * @param uint64Values {@code uint64[] uint64_values}
 * @param stringValues {@code string[] string_values}
 * @param basicTypesValues {@code test_msgs/msg/BasicTypes[] basic_types_values}
 * @param constantsValues {@code test_msgs/msg/Constants[] constants_values}
 * @param defaultsValues {@code test_msgs/msg/Defaults[] defaults_values}
 * @param boolValuesDefault {@code bool[] bool_values_default}
 * @param byteValuesDefault {@code byte[] byte_values_default}
 * @param charValuesDefault {@code uint8[] char_values_default}
 * @param float32ValuesDefault {@code float32[] float32_values_default}
 * @param float64ValuesDefault {@code float64[] float64_values_default}
 * @param int8ValuesDefault {@code int8[] int8_values_default}
 * @param uint8ValuesDefault {@code uint8[] uint8_values_default}
 * @param int16ValuesDefault {@code int16[] int16_values_default}
 * @param uint16ValuesDefault {@code uint16[] uint16_values_default}
 * @param int32ValuesDefault {@code int32[] int32_values_default}
 * @param uint32ValuesDefault {@code uint32[] uint32_values_default}
 * @param int64ValuesDefault {@code int64[] int64_values_default}
 * @param uint64ValuesDefault {@code uint64[] uint64_values_default}
 * @param stringValuesDefault {@code string[] string_values_default}
 * @param alignmentCheck {@code int32 alignment_check}
 */
@RosMessage("test_msgs/msg/UnboundedSequences")
public record UnboundedSequences(
        BooleanSequence boolValues,
        @RosField("byte[]") ByteSequence byteValues,
        @RosField("uint8[]") ByteSequence charValues,
        FloatSequence float32Values,
        DoubleSequence float64Values,
        ByteSequence int8Values,
        @RosField("uint8[]") ByteSequence uint8Values,
        ShortSequence int16Values,
        @RosField("uint16[]") ShortSequence uint16Values,
        IntSequence int32Values,
        @RosField("uint32[]") IntSequence uint32Values,
        LongSequence int64Values,
        @RosField("uint64[]") LongSequence uint64Values,
        List<String> stringValues,
        List<BasicTypes> basicTypesValues,
        List<Constants> constantsValues,
        List<Defaults> defaultsValues,
        @RosField(defaultValue = "[false, true, false]") BooleanSequence boolValuesDefault,
        @RosField(value = "byte[]", defaultValue = "[0, 1, 255]") ByteSequence byteValuesDefault,
        @RosField(value = "uint8[]", defaultValue = "[0, 1, 127]") ByteSequence charValuesDefault,
        @RosField(defaultValue = "[1.125, 0.0, -1.125]") FloatSequence float32ValuesDefault,
        @RosField(defaultValue = "[3.1415, 0.0, -3.1415]") DoubleSequence float64ValuesDefault,
        @RosField(defaultValue = "[0, 127, -128]") ByteSequence int8ValuesDefault,
        @RosField(value = "uint8[]", defaultValue = "[0, 1, 255]") ByteSequence uint8ValuesDefault,
        @RosField(defaultValue = "[0, 32767, -32768]") ShortSequence int16ValuesDefault,
        @RosField(value = "uint16[]", defaultValue = "[0, 1, 65535]") ShortSequence uint16ValuesDefault,
        @RosField(defaultValue = "[0, 2147483647, -2147483648]") IntSequence int32ValuesDefault,
        @RosField(value = "uint32[]", defaultValue = "[0, 1, 4294967295]") IntSequence uint32ValuesDefault,
        @RosField(defaultValue = "[0, 9223372036854775807, -9223372036854775808]") LongSequence int64ValuesDefault,
        @RosField(value = "uint64[]", defaultValue = "[0, 1, 18446744073709551615]") LongSequence uint64ValuesDefault,
        @RosField(defaultValue = "[\"\", \"max value\", \"min value\"]") List<String> stringValuesDefault,
        int alignmentCheck) {}
