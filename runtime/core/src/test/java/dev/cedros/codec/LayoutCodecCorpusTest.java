package dev.cedros.codec;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.cdr.CdrOptions;
import dev.cedros.cdr.CdrReader;
import dev.cedros.cdr.CdrWriter;
import dev.cedros.error.CedrosException;
import dev.cedros.layout.MessageLayout;
import dev.cedros.payload.Payload;
import dev.cedros.text.CorpusCase;
import dev.cedros.type.msg.SchemaParser;
import dev.cedros.vectors.Corpus;
import dev.cedros.vectors.Json;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The codec of layouts against messages that other implementations wrote, with the schemas that came with them. */
class LayoutCodecCorpusTest {
    private static final int SPLIT_EVERYWHERE = 600;

    private static Path corpus() {
        return Corpus.need(LayoutCodecCorpusTest.class, "");
    }

    private static boolean isBigEndian(byte[] data) {
        return data[1] == 0;
    }

    /** The values of a JSON text, with lists of bytes that it gives as base64 as arrays. */
    private static Object plain(Object json) {
        if (json instanceof List<?> list) {
            return list.stream().map(LayoutCodecCorpusTest::plain).toList();
        }
        if (json instanceof Map<?, ?> map) {
            if (map.containsKey("$base64")) {
                return Base64.getDecoder().decode((String) map.get("$base64"));
            }
            Map<String, Object> members = new LinkedHashMap<>();
            map.forEach((name, value) -> members.put((String) name, plain(value)));
            return members;
        }
        return json;
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> value(String json) {
        return (Map<String, Object>) plain(Json.parse(json));
    }

    @Test
    void messagesHaveTheirValuesAndEncodeToTheSameBytes() throws IOException {
        Path corpus = corpus();
        int rewritten = 0;
        List<CorpusCase> cases = CorpusCase.all(corpus);
        for (CorpusCase each : cases) {
            LayoutCodec codec = LayoutCodec.of(each.layout());
            DynamicMessage message = codec.decode(each.data(), each.options());
            assertEquals(DynamicMessage.of(each.layout(), value(each.json())), message, each.name());
            assertEquals(message, DynamicMessage.of(each.layout(), message.toMap()), each.name());
            ByteOrder order = isBigEndian(each.data()) ? ByteOrder.BIG_ENDIAN : ByteOrder.LITTLE_ENDIAN;
            CdrOptions options = each.options().withByteOrder(order);
            byte[] encoded = codec.encode(message, options);
            assertEquals(encoded.length, codec.serializedSize(message, options), each.name());
            if (isRewritten(corpus, each)) {
                assertArrayEquals(each.data(), encoded, each.name());
                rewritten++;
            }
            ByteOrder other = isBigEndian(each.data()) ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN;
            CdrOptions swapped = options.withByteOrder(other);
            assertEquals(message, codec.decode(codec.encode(message, swapped), options), each.name());
            assertTrue(codec.minSize() <= encoded.length && encoded.length <= codec.maxSize(), each.name());
            assertTrue(encoded.length <= codec.serializedSizeEstimate(message, options), each.name());
        }
        int count = rewritten;
        assertTrue(cases.size() > 300, () -> "only " + cases.size() + " messages");
        assertTrue(count > 300, () -> "only " + count + " messages that an independent writer gives too");
    }

    /** Whether an independent writer gives the same bytes; recorded messages may have been padded by their writers. */
    private static boolean isRewritten(Path corpus, CorpusCase each) throws IOException {
        Path file = corpus.resolve("payloads").resolve(each.name());
        // Recorded types and made up ones can have the same name.
        if (!Files.exists(file) || !Arrays.equals(Files.readAllBytes(file), each.data())) {
            return true;
        }
        String number = file.getFileName().toString().replace(".cdr", "");
        for (Map<?, ?> entry : Corpus.meta(file.getParent())) {
            if (number.equals(entry.get("n"))) {
                return Boolean.TRUE.equals(entry.get("foxgloveRewrite"));
            }
        }
        return false;
    }

    @Test
    void messagesAreReadAndWrittenAnywhere() throws IOException {
        for (CorpusCase each : CorpusCase.all(corpus())) {
            LayoutCodec codec = LayoutCodec.of(each.layout());
            DynamicMessage message = codec.decode(each.data(), each.options());
            if (each.data().length > 1 << 16) {
                continue;
            }
            for (int start = 0; start < 8; start++) {
                CdrWriter out = CdrWriter.growing(each.options());
                out.writeEncapsulation();
                for (int i = 0; i < start; i++) {
                    out.writeUint8(7);
                }
                codec.write(message, out);
                assertEquals(out.size() - 4, codec.serializedEnd(message, start, each.options()), each.name());
                CdrReader in = CdrReader.of(out.toByteArray(), each.options());
                in.readEncapsulation();
                in.skip(1, start);
                assertEquals(message, codec.read(in), each.name());
                assertEquals(0, in.remaining(), each.name());
            }
        }
    }

    @Test
    void messagesAreReadFromSlices() throws IOException {
        for (CorpusCase each : CorpusCase.all(corpus())) {
            LayoutCodec codec = LayoutCodec.of(each.layout());
            byte[] data = each.data();
            DynamicMessage message = codec.decode(data, each.options());
            int step = data.length > SPLIT_EVERYWHERE ? data.length / 7 : 1;
            for (int cut = 0; cut <= data.length; cut += step) {
                ByteBuffer direct = ByteBuffer.allocateDirect(data.length - cut).put(data, cut, data.length - cut);
                Payload sliced = Payload.of(List.of(ByteBuffer.wrap(data, 0, cut), direct.flip()));
                assertEquals(message, codec.decode(sliced, each.options()), each.name());
            }
            assertEquals(message, codec.decode(ByteBuffer.wrap(data).asReadOnlyBuffer(), each.options()));
        }
    }

    /** Inputs modelled on faults that were reported against other implementations. */
    @Test
    void reportedFaultsAreNotOurs() throws IOException {
        List<?> reports = (List<?>) Json.parse(Files.readString(corpus().resolve("reports.json")));
        List<String> wrong = new ArrayList<>();
        int count = 0;
        for (Object each : reports) {
            Map<?, ?> report = (Map<?, ?>) each;
            if (report.get("kind").equals("msg")) {
                String problem = problem(report);
                if (!problem.isEmpty()) {
                    wrong.add(report.get("id") + ", " + report.get("fault") + ": " + problem);
                }
                count++;
            }
        }
        assertEquals(List.of(), wrong);
        assertTrue(count > 20, "only " + count + " reports");
    }

    private static String problem(Map<?, ?> report) {
        String typeName = report.get("type") instanceof String name ? name : "report_msgs/msg/Top";
        byte[] data = HexFormat.of().parseHex((String) report.get("hex"));
        Object expect = report.get("expect");
        boolean refused = expect instanceof Map<?, ?> map && map.containsKey("error");
        try {
            MessageLayout layout = MessageLayout.of(SchemaParser.parse(typeName, (String) report.get("schema")));
            LayoutCodec codec = LayoutCodec.of(layout);
            DynamicMessage message = codec.decode(data);
            if (refused) {
                return "gives " + message.toMap();
            }
            DynamicMessage expected = DynamicMessage.of(layout, expected(expect));
            byte[] encoded = codec.encode(message);
            boolean same = expected.equals(message) && message.equals(codec.decode(encoded));
            return same && encoded.length == codec.serializedSize(message) ? "" : "gives " + message.toMap();
        } catch (CedrosException e) {
            return refused ? "" : e.getMessage();
        }
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> expected(Object expect) {
        if (expect instanceof Map<?, ?>) {
            return (Map<String, Object>) plain(expect);
        }
        assertEquals("a = 0..199, n = -2", expect);
        int[] numbers = new int[200];
        Arrays.setAll(numbers, i -> i);
        return Map.of("a", numbers, "n", -2);
    }
}
