package dev.cedros.codec;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.cedros.cdr.CdrException;
import dev.cedros.payload.Payload;
import dev.cedros.type.Field;
import dev.cedros.type.FieldType;
import dev.cedros.type.IndividualTypeDescription;
import dev.cedros.type.TypeDescription;
import dev.cedros.vectors.Corpus;
import dev.cedros.vectors.Json;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class LayoutKeysTest {
    private static Field field(String type, String name, boolean key) {
        return new Field(name, FieldType.parse(type, "acme_msgs"), "", key);
    }

    private static LayoutCodec codec(Field... fields) {
        IndividualTypeDescription part = new IndividualTypeDescription(
                "acme_msgs/msg/Part",
                List.of(field("string", "ignored", false), field("uint16", "id", true)),
                List.of());
        IndividualTypeDescription plain = new IndividualTypeDescription(
                "acme_msgs/msg/Plain", List.of(field("uint8", "a", false), field("float64", "b", false)), List.of());
        IndividualTypeDescription nothing =
                new IndividualTypeDescription("acme_msgs/msg/Nothing", List.of(), List.of());
        return LayoutCodec.of(new TypeDescription(
                new IndividualTypeDescription("acme_msgs/msg/Top", List.of(fields), List.of()),
                List.of(part, plain, nothing)));
    }

    private static void hashes(String keys, LayoutCodec codec, Map<String, Object> values) {
        DynamicMessage message = DynamicMessage.of(codec.layout(), values);
        byte[] expected = HexFormat.of().parseHex(keys.replace(" ", ""));
        byte[] padded = Arrays.copyOf(expected, 16);
        assertArrayEquals(padded, codec.keyHash(message));
        byte[] encoded = codec.encode(message);
        for (int cut = 0; cut <= encoded.length; cut++) {
            ByteBuffer rest = ByteBuffer.allocateDirect(encoded.length - cut).put(encoded, cut, encoded.length - cut);
            Payload sliced = Payload.of(List.of(ByteBuffer.wrap(encoded, 0, cut), rest.flip()));
            assertArrayEquals(padded, codec.keyHash(sliced));
        }
    }

    @Test
    void shortKeysAreTheirOwnHashes() {
        hashes(
                "00 000000 00000007",
                codec(field("float64", "x", false), field("uint8", "a", true), field("int32", "b", true)),
                Map.of("x", 1, "b", 7));
        // Eight bytes align to four only.
        hashes(
                "01 000000 3ff0000000000000",
                codec(field("string", "s", false), field("Plain", "p", true), field("string", "t", false)),
                Map.of("s", "x", "t", "y", "p", Map.of("a", 1, "b", 1.0)));
        hashes(
                "0102 00",
                codec(field("Part", "p", true), field("Nothing", "n", true)),
                Map.of("p", Map.of("ignored", "long", "id", 0x102)));
        // Collections of other than primitives state their size first.
        hashes(
                "00000004 0001 0002",
                codec(field("Part[2]", "p", true)),
                Map.of("p", List.of(Map.of("id", 1, "ignored", "a"), Map.of("id", 2, "ignored", "bc"))));
        hashes(
                "00000006 00000001 0003",
                codec(field("Part[<=1]", "p", true)),
                Map.of("p", List.of(Map.of("id", 3, "ignored", "abc"))));
        hashes("00000002 01ff", codec(field("uint8[<=4]", "p", true)), Map.of("p", List.of(1, 255)));
    }

    @Test
    void nothingBehindTheKeyIsRead() {
        LayoutCodec codec = codec(field("uint8", "a", true), field("string", "rest", false));
        byte[] encoded = codec.encode(DynamicMessage.of(codec.layout(), Map.of("a", 9)));
        assertArrayEquals(codec.keyHash(Payload.of(encoded)), codec.keyHash(Payload.of(Arrays.copyOf(encoded, 5))));
        CdrException e = assertThrows(CdrException.class, () -> codec.keyHash(Payload.of(Arrays.copyOf(encoded, 4))));
        assertEquals("truncated", e.code());
        assertEquals("acme_msgs/msg/Top", e.typeName());
        assertEquals(
                "header-too-short",
                assertThrows(CdrException.class, () -> codec.keyHash(Payload.of(new byte[3])))
                        .code());
    }

    @Test
    void sizesAreThoseOfTheKeyAlone() {
        LayoutCodec codec =
                codec(field("string<=4", "a", true), field("Plain", "p", true), field("string", "rest", false));
        assertEquals(20, codec.keyMinSize());
        assertEquals(28, codec.keyMaxSize());
        DynamicMessage message = DynamicMessage.of(codec.layout(), Map.of("a", "abcd", "rest", "x".repeat(100)));
        assertEquals(codec.encodeKey(message).length, codec.keySerializedSize(message));
        assertEquals(28, codec.keySerializedSize(message));
        assertEquals(20, codec.keySerializedSize(codec.defaults()));
        assertEquals(codec.keyMaxSize(), codec.keySerializedSizeEstimate(message));
    }

    /** The hashes that another implementation computed, and the messages that it wrote. */
    @Test
    void hashesOfOtherImplementations() throws IOException {
        Path corpus = Corpus.need(LayoutKeysTest.class, "");
        Map<String, LayoutCodec> codecs = Map.of(
                "long_key",
                codec(field("string", "name", true), field("int32", "n", true), field("float64", "x", false)),
                "final_strings",
                codec(
                        field("string<=16", "ident", true),
                        field("string", "text", false),
                        field("string[]", "names", false),
                        field("string<=4[<=3]", "codes", false),
                        field("string[2]", "pair", false)));
        int count = 0;
        for (Object each : (List<?>) Json.parse(Files.readString(corpus.resolve("reports.json")))) {
            Map<?, ?> report = (Map<?, ?>) each;
            if (!report.get("kind").equals("hash") || !(report.get("expect") instanceof Map<?, ?> expected)) {
                continue;
            }
            for (Map.Entry<?, ?> hash : expected.entrySet()) {
                String file = ((String) hash.getKey()).replace("xcdr2", "xcdr1");
                LayoutCodec codec = codecs.get(file.substring(0, file.indexOf('/')));
                for (String name : List.of(file, file.replace(".cdr", ".be.cdr"))) {
                    byte[] data =
                            Files.readAllBytes(corpus.resolve("synthetic/idl").resolve(name));
                    String found = HexFormat.of().formatHex(codec.keyHash(Payload.of(data)));
                    assertEquals(hash.getValue(), found, name);
                    assertArrayEquals(codec.keyHash(Payload.of(data)), codec.keyHash(codec.decode(data)));
                    count++;
                }
            }
        }
        assertEquals(8, count);
    }
}
