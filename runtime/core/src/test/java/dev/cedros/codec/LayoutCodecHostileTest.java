package dev.cedros.codec;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import dev.cedros.cdr.CdrException;
import dev.cedros.cdr.CdrOptions;
import dev.cedros.error.InvalidMessageException;
import dev.cedros.text.CorpusCase;
import dev.cedros.type.Field;
import dev.cedros.type.FieldType;
import dev.cedros.type.IndividualTypeDescription;
import dev.cedros.type.TypeDescription;
import dev.cedros.type.msg.SchemaParser;
import dev.cedros.vectors.Corpus;
import dev.cedros.vectors.Vectors;
import dev.cedros.vectors.WireVector;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Bytes of which nothing can be trusted give a message or a {@link CdrException}, in memory in proportion to their number. */
class LayoutCodecHostileTest {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    /** An exception with its stack trace and texts. */
    private static final long SLACK = 64 << 10;

    /** The worst case: an array of one byte takes one byte on the wire and an object with an array in Java. */
    private static final long FACTOR = 80;

    private static Random random(String test) {
        long seed = Long.getLong("cedros.seed", System.nanoTime());
        System.out.println("LayoutCodecHostileTest." + test + " seed " + seed + " (-Dcedros.seed=" + seed + ")");
        return new Random(seed);
    }

    private static void attempt(LayoutCodec codec, byte[] data, CdrOptions options) {
        try {
            DynamicMessage message = codec.decode(data, options);
            assertEquals(message, codec.decode(codec.encode(message, options), options));
        } catch (CdrException e) {
            assertTrue(e.offset() >= 0 && e.offset() <= data.length, e::getMessage);
            assertTrue(data.length < 4 || codec.typeName().equals(e.typeName()), e::getMessage);
        } catch (RuntimeException e) {
            throw new AssertionError(HexFormat.of().formatHex(data) + " for " + codec.layout(), e);
        }
    }

    @Test
    void everyTruncationAndManyEditsOfVectors() {
        Random random = random("everyTruncationAndManyEditsOfVectors");
        for (WireVector vector : Vectors.all()) {
            LayoutCodec codec = LayoutCodec.of(Descriptions.of(vector.schema()));
            byte[] data = random.nextBoolean() ? vector.littleEndian() : vector.bigEndian();
            for (int length = 0; length < data.length; length++) {
                byte[] cut = Arrays.copyOf(data, length);
                assertThrows(CdrException.class, () -> codec.decode(cut, CdrOptions.DEFAULT.withStrictBool(true)));
            }
            for (int i = 0; i < data.length; i++) {
                byte[] edited = data.clone();
                edited[i] ^= (byte) (1 + random.nextInt(255));
                attempt(codec, edited, CdrOptions.DEFAULT.withStrictBool(random.nextBoolean()));
            }
        }
    }

    @Test
    void editsOfRecordedMessages() throws IOException {
        Random random = random("editsOfRecordedMessages");
        for (CorpusCase each : CorpusCase.all(Corpus.need(LayoutCodecHostileTest.class, ""))) {
            if (each.data().length > 1 << 14) {
                continue;
            }
            LayoutCodec codec = LayoutCodec.of(each.layout());
            for (int i = 0; i < 40; i++) {
                byte[] edited = each.data().clone();
                edited[random.nextInt(edited.length)] = (byte) random.nextInt();
                if (random.nextInt(3) == 0) {
                    edited = Arrays.copyOf(edited, random.nextInt(edited.length));
                }
                attempt(codec, edited, each.options());
            }
        }
    }

    @Test
    void memoryStaysInProportion() {
        LayoutCodec codec = LayoutCodec.of(SchemaParser.parse("acme_msgs/msg/Top", """
                uint8 kind
                Small[] small
                Texts[] texts
                Lists[] lists
                Arrays[] arrays
                string[] names
                ================
                MSG: acme_msgs/Small
                uint8 a
                bool b
                ================
                MSG: acme_msgs/Texts
                string a
                wstring b
                ================
                MSG: acme_msgs/Lists
                Small[] a
                uint8[] b
                float64[<=3] c
                ================
                MSG: acme_msgs/Arrays
                uint8[1] a
                """));
        Random random = random("memoryStaysInProportion");
        for (int round = 0; round < 300; round++) {
            byte[] data = new byte[9 + random.nextInt(5000)];
            data[1] = 1;
            for (int at = 8; at + 4 <= data.length; at += 4) {
                int value = random.nextInt(3) == 0 ? random.nextInt() : random.nextInt(3) == 0 ? data.length - at : 0;
                for (int i = 0; i < 4; i++) {
                    data[at + i] = (byte) (value >>> 8 * i);
                }
            }
            measured(codec, data);
            long allocated = measured(codec, data);
            assertTrue(
                    allocated <= SLACK + FACTOR * data.length,
                    () -> allocated + " bytes for " + data.length + " bytes");
        }
    }

    private static long measured(LayoutCodec codec, byte[] data) {
        long before = THREADS.getCurrentThreadAllocatedBytes();
        try {
            codec.decode(data, CdrOptions.DEFAULT.withAllowTrailingBytes(true));
        } catch (CdrException e) {
            assertEquals(codec.typeName(), e.typeName());
        }
        return THREADS.getCurrentThreadAllocatedBytes() - before;
    }

    @Test
    void hugeFixedArraysWithNothingBehindThem() {
        for (String schema : List.of(
                "uint8[4294967295] a\n",
                "float64[2147483647] a\n",
                "string[4000000000] a\n",
                "P[4294967295] a\n================\nMSG: acme_msgs/P\nuint8 x\nstring s\n",
                "P[2147483647] a\n================\nMSG: acme_msgs/P\nfloat64[100000] x\n")) {
            LayoutCodec codec = LayoutCodec.of(SchemaParser.parse("acme_msgs/msg/Top", schema));
            CdrException e = assertThrows(CdrException.class, () -> codec.decode(new byte[] {0, 1, 0, 0, 1, 2, 3, 4}));
            assertEquals("truncated", e.code());
            assertEquals("a", e.member());
            assertThrows(
                    InvalidMessageException.class, () -> DynamicMessage.of(codec.layout(), Map.of("a", List.of())));
        }
    }

    @Test
    void deepNestingIsReadAndWritten() {
        int depth = 100;
        List<IndividualTypeDescription> types = new ArrayList<>();
        for (int i = 0; i < depth; i++) {
            String next = "acme_msgs/msg/T" + (i + 1);
            FieldType inner = i == depth - 1 ? FieldType.parse("uint8", "") : FieldType.parse(next, "");
            FieldType type = i % 2 == 0 || i == depth - 1 ? inner : inner.boundedSequence(2);
            types.add(new IndividualTypeDescription(
                    "acme_msgs/msg/T" + i, List.of(new Field("m", type, "", false)), List.of()));
        }
        LayoutCodec codec = LayoutCodec.of(new TypeDescription(types.get(0), types.subList(1, depth)));
        byte[] data = new byte[4 + 4 * (depth / 2)];
        data[1] = 1;
        for (int at = 4; at < data.length; at += 4) {
            data[at] = 1;
        }
        byte[] whole = Arrays.copyOf(data, data.length - 3);
        DynamicMessage message = codec.decode(whole);
        assertEquals(message, DynamicMessage.of(codec.layout(), message.toMap()));
        assertEquals(whole.length, codec.encode(message).length);
        for (int length = 4; length < whole.length; length++) {
            byte[] cut = Arrays.copyOf(whole, length);
            assertThrows(CdrException.class, () -> codec.decode(cut));
        }
    }
}
