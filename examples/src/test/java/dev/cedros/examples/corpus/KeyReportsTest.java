package dev.cedros.examples.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosKey;
import dev.cedros.annotations.RosMessage;
import dev.cedros.payload.Payload;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

/** Key hashes that other implementations took from the wrong representation, or with a wrong alignment. */
class KeyReportsTest {
    /** A key longer than 16 bytes, so that its hash is a digest. */
    @RosMessage("report_msgs/msg/LongKey")
    record LongKey(@RosKey String name, @RosKey int n, double x) {}

    /** A key that may be longer than 16 bytes, so that its hash is a digest even where this one is short. */
    @RosMessage("report_msgs/msg/FinalStrings")
    record FinalStrings(
            @RosKey @RosField("string<=16") String ident,
            String text,
            List<String> names,
            @RosField("string<=4[<=3]") List<String> codes,
            @RosField("string[2]") List<String> pair) {}

    @Test
    void keyHashesAreThoseOfBigEndianVersion2() throws IOException {
        Optional<Path> corpus = Corpus.folder();
        if (corpus.isEmpty()) {
            System.out.println("KeyReportsTest " + Corpus.ABSENT);
        }
        Assumptions.assumeTrue(corpus.isPresent(), Corpus.ABSENT);
        Map<String, JsonNode> expected = keyHashes(corpus.get());
        assertFalse(expected.isEmpty());
        List<String> wrong = new ArrayList<>();
        for (Map.Entry<String, JsonNode> each : expected.entrySet()) {
            String type = each.getKey().substring(0, each.getKey().indexOf('/'));
            String number =
                    each.getKey().substring(type.length() + 1, each.getKey().indexOf('.'));
            Path folder = corpus.get().resolve("synthetic/idl").resolve(type);
            JsonNode value = Corpus.json(folder.resolve(number + ".json"));
            Payload payload = Payload.of(Files.readAllBytes(folder.resolve(number + ".xcdr1.cdr")));
            for (byte[] hash : hashes(type, value, payload)) {
                String hex = HexFormat.of().formatHex(hash);
                if (!hex.equals(each.getValue().textValue())) {
                    wrong.add(each.getKey() + ": " + hex);
                }
            }
        }
        assertEquals(List.of(), wrong);
    }

    private static Map<String, JsonNode> keyHashes(Path corpus) throws IOException {
        for (JsonNode report : Corpus.json(corpus.resolve("reports.json"))) {
            if (report.get("id").textValue().equals("B69")) {
                return report.get("expect").properties().stream()
                        .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
            }
        }
        return Map.of();
    }

    /** The hash of the value and the hash of its bytes. */
    private static List<byte[]> hashes(String type, JsonNode value, Payload payload) {
        if (type.equals("long_key")) {
            LongKey message = new LongKey(
                    value.get("name").textValue(),
                    value.get("n").asInt(),
                    value.get("x").asDouble());
            assertTrue(KeyReportsTest_LongKeyCodec.equal(message, KeyReportsTest_LongKeyCodec.decode(payload)));
            return List.of(KeyReportsTest_LongKeyCodec.keyHash(message), KeyReportsTest_LongKeyCodec.keyHash(payload));
        }
        FinalStrings message = new FinalStrings(
                value.get("ident").textValue(),
                value.get("text").textValue(),
                texts(value.get("names")),
                texts(value.get("codes")),
                texts(value.get("pair")));
        assertTrue(KeyReportsTest_FinalStringsCodec.equal(message, KeyReportsTest_FinalStringsCodec.decode(payload)));
        return List.of(
                KeyReportsTest_FinalStringsCodec.keyHash(message), KeyReportsTest_FinalStringsCodec.keyHash(payload));
    }

    private static List<String> texts(JsonNode array) {
        return StreamSupport.stream(array.spliterator(), false)
                .map(JsonNode::textValue)
                .toList();
    }
}
