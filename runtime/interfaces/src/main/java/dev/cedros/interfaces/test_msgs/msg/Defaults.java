package dev.cedros.interfaces.test_msgs.msg;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;

/**
 * The ROS 2 message {@code test_msgs/msg/Defaults}.
 *
 * @param boolValue {@code bool bool_value}
 * @param byteValue {@code byte byte_value}
 * @param charValue {@code uint8 char_value}
 * @param float32Value {@code float32 float32_value}
 * @param float64Value {@code float64 float64_value}
 * @param int8Value {@code int8 int8_value}
 * @param uint8Value {@code uint8 uint8_value}
 * @param int16Value {@code int16 int16_value}
 * @param uint16Value {@code uint16 uint16_value}
 * @param int32Value {@code int32 int32_value}
 * @param uint32Value {@code uint32 uint32_value}
 * @param int64Value {@code int64 int64_value}
 * @param uint64Value {@code uint64 uint64_value}
 */
@RosMessage("test_msgs/msg/Defaults")
public record Defaults(
        @RosField(defaultValue = "true") boolean boolValue,
        @RosField(value = "byte", defaultValue = "50") int byteValue,
        @RosField(value = "uint8", defaultValue = "100") int charValue,
        @RosField(defaultValue = "1.125") float float32Value,
        @RosField(defaultValue = "1.125") double float64Value,
        @RosField(defaultValue = "-50") byte int8Value,
        @RosField(value = "uint8", defaultValue = "200") int uint8Value,
        @RosField(defaultValue = "-1000") short int16Value,
        @RosField(value = "uint16", defaultValue = "2000") int uint16Value,
        @RosField(defaultValue = "-30000") int int32Value,
        @RosField(value = "uint32", defaultValue = "60000") long uint32Value,
        @RosField(defaultValue = "-40000000") long int64Value,
        @RosField(value = "uint64", defaultValue = "50000000") long uint64Value) {}
