package dev.cedros.interfaces.test_msgs.srv;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosService;

/** The ROS 2 service {@code test_msgs/srv/BasicTypes}. */
@RosService("test_msgs/srv/BasicTypes")
public final class BasicTypes {
    /**
     * The request of {@code test_msgs/srv/BasicTypes}.
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
     * @param stringValue {@code string string_value}
     */
    public record Request(
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
            @RosField("uint64") long uint64Value,
            String stringValue) {}

    /**
     * The response of {@code test_msgs/srv/BasicTypes}.
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
     * @param stringValue {@code string string_value}
     */
    public record Response(
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
            @RosField("uint64") long uint64Value,
            String stringValue) {}

    private BasicTypes() {}
}
