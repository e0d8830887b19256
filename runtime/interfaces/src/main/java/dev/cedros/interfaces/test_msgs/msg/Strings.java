package dev.cedros.interfaces.test_msgs.msg;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;

/**
 * The ROS 2 message {@code test_msgs/msg/Strings}.
 *
 * @param stringValue {@code string string_value}
 * @param stringValueDefault1 {@code string string_value_default1}
 * @param stringValueDefault2 {@code string string_value_default2}
 * @param stringValueDefault3 {@code string string_value_default3}
 * @param stringValueDefault4 {@code string string_value_default4}
 * @param stringValueDefault5 {@code string string_value_default5}
 * @param boundedStringValue {@code string<=22 bounded_string_value}
 * @param boundedStringValueDefault1 {@code string<=22 bounded_string_value_default1}
 * @param boundedStringValueDefault2 {@code string<=22 bounded_string_value_default2}
 * @param boundedStringValueDefault3 {@code string<=22 bounded_string_value_default3}
 * @param boundedStringValueDefault4 {@code string<=22 bounded_string_value_default4}
 * @param boundedStringValueDefault5 {@code string<=22 bounded_string_value_default5}
 */
@RosMessage("test_msgs/msg/Strings")
public record Strings(
        String stringValue,
        @RosField(defaultValue = "\"Hello world!\"") String stringValueDefault1,
        @RosField(defaultValue = "\"Hello'world!\"") String stringValueDefault2,
        @RosField(defaultValue = "'Hello\"world!'") String stringValueDefault3,
        @RosField(defaultValue = "'Hello\\'world!'") String stringValueDefault4,
        @RosField(defaultValue = "\"Hello\\\"world!\"") String stringValueDefault5,
        @RosField("string<=22") String boundedStringValue,
        @RosField(value = "string<=22", defaultValue = "\"Hello world!\"") String boundedStringValueDefault1,
        @RosField(value = "string<=22", defaultValue = "\"Hello'world!\"") String boundedStringValueDefault2,
        @RosField(value = "string<=22", defaultValue = "'Hello\"world!'") String boundedStringValueDefault3,
        @RosField(value = "string<=22", defaultValue = "'Hello\\'world!'") String boundedStringValueDefault4,
        @RosField(value = "string<=22", defaultValue = "\"Hello\\\"world!\"") String boundedStringValueDefault5) {

    /** {@code string STRING_CONST="Hello world!"} */
    public static final String STRING_CONST = "Hello world!";
}
