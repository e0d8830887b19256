package dev.cedros.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.error.CedrosException;
import dev.cedros.layout.MessageLayout;
import dev.cedros.payload.Payload;
import dev.cedros.type.msg.SchemaParser;
import dev.cedros.vectors.Corpus;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Compares JSON with the values that independent readers found in messages of other implementations. */
class JsonCorpusTest {
    @Test
    void messagesOfOtherImplementationsHaveTheirValues() throws IOException {
        List<String> wrong = new ArrayList<>();
        List<CorpusCase> cases = CorpusCase.all(corpus());
        for (CorpusCase each : cases) {
            JsonOptions options = JsonOptions.DEFAULT.withCdr(each.options());
            Object expected = StrictJson.parse(each.json());
            String json = JsonText.of(each.layout(), each.data(), options);
            Object found = StrictJson.parse(json);
            if (!expected.equals(found)) {
                wrong.add(each.name() + " gives " + found + ", not " + expected);
            }
            if (!json.equals(JsonText.of(each.layout(), sliced(each.data()), options))) {
                wrong.add(each.name() + " gives something else in slices");
            }
            if (!expected.equals(
                    StrictJson.parse(JsonText.of(each.layout(), each.data(), options.withIndented(true))))) {
                wrong.add(each.name() + " gives something else when indented");
            }
        }
        assertEquals(List.of(), wrong);
        assertTrue(cases.size() > 300, () -> "only " + cases.size() + " messages");
    }

    /** Inputs modelled on faults that were reported against other implementations. */
    @Test
    void reportedFaultsAreNotOurs() throws IOException {
        List<?> reports = (List<?>) StrictJson.parse(Files.readString(corpus().resolve("reports.json")));
        int count = 0;
        for (Object each : reports) {
            Map<?, ?> report = (Map<?, ?>) each;
            if (report.get("kind").equals("msg")) {
                String id = (String) report.get("id");
                assertEquals(expected(report.get("expect")), outcome(report), id + ": " + report.get("fault"));
                count++;
            }
        }
        assertTrue(count > 20, "only " + count + " reports");
    }

    private static Object expected(Object expect) {
        if (expect instanceof Map<?, ?> value) {
            return value.containsKey("error") ? "error" : value;
        }
        assertEquals("a = 0..199, n = -2", expect);
        List<Double> numbers = new ArrayList<>();
        for (double i = 0; i < 200; i++) {
            numbers.add(i);
        }
        return Map.of("a", numbers, "n", -2.0);
    }

    private static Object outcome(Map<?, ?> report) {
        String typeName = report.get("type") instanceof String name ? name : "report_msgs/msg/Top";
        byte[] data = HexFormat.of().parseHex((String) report.get("hex"));
        try {
            MessageLayout layout = MessageLayout.of(SchemaParser.parse(typeName, (String) report.get("schema")));
            return StrictJson.parse(JsonText.of(layout, data));
        } catch (CedrosException e) {
            return "error";
        }
    }

    private static Payload sliced(byte[] data) {
        int cut = data.length / 3;
        ByteBuffer direct = ByteBuffer.allocateDirect(data.length - cut);
        direct.put(data, cut, data.length - cut).flip();
        return Payload.of(List.of(ByteBuffer.wrap(data, 0, cut), direct));
    }

    private static Path corpus() {
        return Corpus.need(JsonCorpusTest.class, "");
    }
}
