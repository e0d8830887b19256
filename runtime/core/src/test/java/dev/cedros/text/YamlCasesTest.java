package dev.cedros.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.cedros.layout.MessageLayout;
import dev.cedros.type.msg.SchemaParser;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Compares YAML with what Python and PyYAML print of the same messages; the README beside the file says how it was made. */
class YamlCasesTest {
    @TestFactory
    Stream<DynamicTest> theTextIsThatOfRos2TopicEcho() throws IOException {
        try (InputStream in = YamlCasesTest.class.getResourceAsStream("yaml-cases.json")) {
            assertNotNull(in, "the cases are not among the resources");
            List<?> cases = (List<?>) StrictJson.parse(new String(in.readAllBytes(), StandardCharsets.UTF_8));
            return cases.stream().map(each -> {
                Map<?, ?> entry = (Map<?, ?>) each;
                return dynamicTest((String) entry.get("name"), () -> check(entry));
            });
        }
    }

    private static void check(Map<?, ?> entry) throws IOException {
        String schema = ((String) entry.get("schema")).replace("MSG: ", "=".repeat(80) + "\nMSG: ");
        MessageLayout layout = MessageLayout.of(SchemaParser.parse("test_msgs/msg/Top", schema));
        byte[] data = HexFormat.of().parseHex((String) entry.get("bytes"));
        int limit = ((Double) entry.get("limit")).intValue();
        YamlOptions options = (limit < 0
                        ? YamlOptions.DEFAULT.withFullLength()
                        : YamlOptions.DEFAULT.withTruncateLength(limit))
                .withoutArrays((Boolean) entry.get("noArr"))
                .withoutStrings((Boolean) entry.get("noStr"));
        String expected = (String) entry.get("text");
        assertEquals(expected, YamlText.of(layout, data, options));
        StringBuilder target = new StringBuilder("before\n");
        YamlText.write(layout, data, target, options);
        assertEquals("before\n" + expected, target.toString());
        if (options.equals(YamlOptions.DEFAULT)) {
            assertEquals(expected, YamlText.of(layout, data));
        }
    }
}
