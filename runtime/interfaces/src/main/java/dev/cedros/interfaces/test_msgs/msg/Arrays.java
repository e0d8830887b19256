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
 * The ROS 2 message {@code test_msgs/msg/Arrays}.
 *
 * @param boolValues {@code bool[3] bool_values}
 * @param byteValues {@code byte[3] byte_values}
 * @param charValues {@code uint8[3] char_values}
 * @param float32Values {@code float32[3] float32_values}
 * @param float64Values {@code float64[3] float64_values}
 * @param int8Values {@code int8[3] int8_values}
 * @param uint8Values {@code uint8[3] uint8_values}
 * @param int16Values {@code int16[3] int16_values}
 * @param uint16Values {@code uint16[3] uint16_values}
 * @param int32Values {@code int32[3] int32_values}
 * @param uint32Values {@code uint32[3] uint32_values}
 * @param int64Values {@code int64[3] int64_values}
 * @param uint64Values {@code uint64[3] uint64_values}
 * @param stringValues {@code string[3] string_values}
 * @param basicTypesValues {@code test_msgs/msg/BasicTypes[3] basic_types_values}
 * @param constantsValues {@code test_msgs/msg/Constants[3] constants_values}
 * @param defaultsValues {@code test_msgs/msg/Defaults[3] defaults_values}
 * @param boolValuesDefault {@code bool[3] bool_values_default}
 * @param byteValuesDefault {@code byte[3] byte_values_default}
 * @param charValuesDefault {@code uint8[3] char_values_default}
 * @param float32ValuesDefault {@code float32[3] float32_values_default}
 * @param float64ValuesDefault {@code float64[3] float64_values_default}
 * @param int8ValuesDefault {@code int8[3] int8_values_default}
 * @param uint8ValuesDefault {@code uint8[3] uint8_values_default}
 * @param int16ValuesDefault {@code int16[3] int16_values_default}
 * @param uint16ValuesDefault {@code uint16[3] uint16_values_default}
 * @param int32ValuesDefault {@code int32[3] int32_values_default}
 * @param uint32ValuesDefault {@code uint32[3] uint32_values_default}
 * @param int64ValuesDefault {@code int64[3] int64_values_default}
 * @param uint64ValuesDefault {@code uint64[3] uint64_values_default}
 * @param stringValuesDefault {@code string[3] string_values_default}
 * @param alignmentCheck {@code int32 alignment_check}
 */
@RosMessage("test_msgs/msg/Arrays")
public record Arrays(
        @RosField("bool[3]") BooleanSequence boolValues,
        @RosField("byte[3]") ByteSequence byteValues,
        @RosField("uint8[3]") ByteSequence charValues,
        @RosField("float32[3]") FloatSequence float32Values,
        @RosField("float64[3]") DoubleSequence float64Values,
        @RosField("int8[3]") ByteSequence int8Values,
        @RosField("uint8[3]") ByteSequence uint8Values,
        @RosField("int16[3]") ShortSequence int16Values,
        @RosField("uint16[3]") ShortSequence uint16Values,
        @RosField("int32[3]") IntSequence int32Values,
        @RosField("uint32[3]") IntSequence uint32Values,
        @RosField("int64[3]") LongSequence int64Values,
        @RosField("uint64[3]") LongSequence uint64Values,
        @RosField("string[3]") List<String> stringValues,
        @RosField("test_msgs/msg/BasicTypes[3]") List<BasicTypes> basicTypesValues,
        @RosField("test_msgs/msg/Constants[3]") List<Constants> constantsValues,
        @RosField("test_msgs/msg/Defaults[3]") List<Defaults> defaultsValues,
        @RosField(value = "bool[3]", defaultValue = "[false, true, false]") BooleanSequence boolValuesDefault,
        @RosField(value = "byte[3]", defaultValue = "[0, 1, 255]") ByteSequence byteValuesDefault,
        @RosField(value = "uint8[3]", defaultValue = "[0, 1, 127]") ByteSequence charValuesDefault,
        @RosField(value = "float32[3]", defaultValue = "[1.125, 0.0, -1.125]") FloatSequence float32ValuesDefault,
        @RosField(value = "float64[3]", defaultValue = "[3.1415, 0.0, -3.1415]") DoubleSequence float64ValuesDefault,
        @RosField(value = "int8[3]", defaultValue = "[0, 127, -128]") ByteSequence int8ValuesDefault,
        @RosField(value = "uint8[3]", defaultValue = "[0, 1, 255]") ByteSequence uint8ValuesDefault,
        @RosField(value = "int16[3]", defaultValue = "[0, 32767, -32768]") ShortSequence int16ValuesDefault,
        @RosField(value = "uint16[3]", defaultValue = "[0, 1, 65535]") ShortSequence uint16ValuesDefault,
        @RosField(value = "int32[3]", defaultValue = "[0, 2147483647, -2147483648]") IntSequence int32ValuesDefault,
        @RosField(value = "uint32[3]", defaultValue = "[0, 1, 4294967295]") IntSequence uint32ValuesDefault,
        @RosField(value = "int64[3]", defaultValue = "[0, 9223372036854775807, -9223372036854775808]")
        LongSequence int64ValuesDefault,
        @RosField(value = "uint64[3]", defaultValue = "[0, 1, 18446744073709551615]") LongSequence uint64ValuesDefault,
        @RosField(value = "string[3]", defaultValue = "[\"\", \"max value\", \"min value\"]")
        List<String> stringValuesDefault,
        int alignmentCheck) {}
