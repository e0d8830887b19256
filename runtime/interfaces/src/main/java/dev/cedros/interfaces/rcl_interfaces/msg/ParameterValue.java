package dev.cedros.interfaces.rcl_interfaces.msg;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;
import dev.cedros.sequence.BooleanSequence;
import dev.cedros.sequence.ByteSequence;
import dev.cedros.sequence.DoubleSequence;
import dev.cedros.sequence.LongSequence;
import java.util.List;

/**
 * The ROS 2 message {@code rcl_interfaces/msg/ParameterValue}.
 *
 * @param type {@code uint8 type}
 * @param boolValue {@code bool bool_value}
 * @param integerValue {@code int64 integer_value}
 * @param doubleValue {@code float64 double_value}
 * @param stringValue {@code string string_value}
 * @param byteArrayValue {@code byte[] byte_array_value}
 * @param boolArrayValue {@code bool[] bool_array_value}
 * @param integerArrayValue {@code int64[] integer_array_value}
 * @param doubleArrayValue {@code float64[] double_array_value}
 * @param stringArrayValue {@code string[] string_array_value}
 */
@RosMessage("rcl_interfaces/msg/ParameterValue")
public record ParameterValue(
        @RosField("uint8") int type,
        boolean boolValue,
        long integerValue,
        double doubleValue,
        String stringValue,
        @RosField("byte[]") ByteSequence byteArrayValue,
        BooleanSequence boolArrayValue,
        LongSequence integerArrayValue,
        DoubleSequence doubleArrayValue,
        List<String> stringArrayValue) {}
