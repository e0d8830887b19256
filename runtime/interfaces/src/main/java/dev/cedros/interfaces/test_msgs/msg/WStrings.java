package dev.cedros.interfaces.test_msgs.msg;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;
import java.util.List;

/**
 * The ROS 2 message {@code test_msgs/msg/WStrings}.
 *
 * @param wstringValue {@code wstring wstring_value}
 * @param wstringValueDefault1 {@code wstring wstring_value_default1}
 * @param wstringValueDefault2 {@code wstring wstring_value_default2}
 * @param wstringValueDefault3 {@code wstring wstring_value_default3}
 * @param arrayOfWstrings {@code wstring[3] array_of_wstrings}
 * @param boundedSequenceOfWstrings {@code wstring[<=3] bounded_sequence_of_wstrings}
 * @param unboundedSequenceOfWstrings {@code wstring[] unbounded_sequence_of_wstrings}
 */
@RosMessage("test_msgs/msg/WStrings")
public record WStrings(
        @RosField("wstring") String wstringValue,
        @RosField(value = "wstring", defaultValue = "\"Hello world!\"") String wstringValueDefault1,
        @RosField(value = "wstring", defaultValue = "\"Hell\u00f6 w\u00f6rld!\"") String wstringValueDefault2,
        @RosField(value = "wstring", defaultValue = "\"\u30cf\u30ed\u30fc\u30ef\u30fc\u30eb\u30c9\"")
        String wstringValueDefault3,
        @RosField("wstring[3]") List<String> arrayOfWstrings,
        @RosField("wstring[<=3]") List<String> boundedSequenceOfWstrings,
        @RosField("wstring[]") List<String> unboundedSequenceOfWstrings) {}
