package dev.cedros.interfaces.test_msgs.msg;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;

/**
 * The ROS 2 message {@code test_msgs/msg/BasicTypes}.
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
@RosMessage("test_msgs/msg/BasicTypes")
public record BasicTypes(
        boolean boolValue,
        @RosField("byte") int byteValue,
        @RosField("uint8") int charValue,
        float float32Value,
        double float64Value,
        byte int8Value,
        @RosField("uint8") int uint8Value,
        short int16Value,
        @RosField("uint16") int uint16Value,
        int int32Value,
        @RosField("uint32") long uint32Value,
        long int64Value,
        @RosField("uint64") long uint64Value) {}
