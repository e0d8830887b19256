package dev.cedros.examples.corpus;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import dev.cedros.cdr.CdrException;
import dev.cedros.cdr.CdrOptions;
import dev.cedros.examples.carriers.Carriers;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

/**
 * Messages with {@link java.time.Instant} and {@link java.time.Duration} members: they take exactly those payloads whose
 * nanoseconds are less than a second, and name the member of the others.
 */
class JavaTimeTest {
    @Test
    void nanosecondsDecide() throws IOException {
        Optional<Path> corpus = Corpus.folder();
        if (corpus.isEmpty()) {
            System.out.println("JavaTimeTest " + Corpus.ABSENT);
        }
        Assumptions.assumeTrue(corpus.isPresent(), Corpus.ABSENT);
        int taken = 0;
        int refused = 0;
        for (Path folder : Corpus.payloadFolders(corpus.orElseThrow().resolve("synthetic/ros2"))) {
            for (CodecUnderTest codec : codecsFor(folder)) {
                for (Path payload : Corpus.payloads(folder)) {
                    byte[] bytes = Files.readAllBytes(payload);
                    JsonNode json = Corpus.json(payload.resolveSibling(Corpus.number(payload) + ".json"));
                    if (hasFullSecondOfNanoseconds(json)) {
                        CdrException e =
                                assertThrows(CdrException.class, () -> codec.decode(bytes, CdrOptions.DEFAULT));
                        assertEquals("nanosec-range", e.code());
                        assertTrue(
                                e.getMessage().contains("stamp")
                                        || e.getMessage().contains("_value"),
                                e::getMessage);
                        refused++;
                    } else {
                        Object value = codec.decode(bytes, CdrOptions.DEFAULT);
                        JsonComparison.assertSame(value, json);
                        assertArrayEquals(bytes, codec.encode(value, CdrOptions.DEFAULT));
                        taken++;
                    }
                }
            }
        }
        System.out.println("java.time members: " + taken + " payloads taken, " + refused + " refused");
        assertTrue(taken > 0 && refused > 0, taken + " taken, " + refused + " refused");
    }

    private static List<CodecUnderTest> codecsFor(Path folder) throws IOException {
        List<CodecUnderTest> codecs = new ArrayList<>();
        String name = Corpus.rosName(folder);
        for (Class<?> message : Carriers.WITH_JAVA_TIME) {
            CodecUnderTest codec = CodecUnderTest.of(message);
            if (codec.typeName().equals(name)) {
                codecs.add(codec);
            }
        }
        return codecs;
    }

    private static boolean hasFullSecondOfNanoseconds(JsonNode json) {
        return json.findValues("nanosec").stream().anyMatch(nanos -> nanos.asLong() >= 1_000_000_000L);
    }
}
