package dev.cedros.cdr;

import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** What is allocated for bytes of which nothing can be trusted stays in proportion to their number. */
class HostileMemoryTest {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    /** An exception with its stack trace and texts. */
    private static final long SLACK = 64 << 10;

    /** The worst honest case: a string of one char takes eight bytes on the wire and some 60 in Java. */
    private static final long FACTOR = 20;

    /** Everything whose size the data decides. */
    private static final Map<String, Function<CdrReader, Object>> READS = new TreeMap<>(Map.ofEntries(
            Map.entry("bool[]", in -> in.readBoolArray(in.readCount(1))),
            Map.entry("BooleanSequence", in -> in.readBooleanSequence(in.readCount(1))),
            Map.entry("int8[]", in -> in.readInt8Array(in.readCount(1))),
            Map.entry("ByteSequence", in -> in.readByteSequence(in.readCount(1))),
            Map.entry("uint8[]", in -> in.readUint8Array(in.readCount(1))),
            Map.entry("int16[]", in -> in.readInt16Array(in.readCount(2))),
            Map.entry("ShortSequence", in -> in.readShortSequence(in.readCount(2))),
            Map.entry("uint16[]", in -> in.readUint16Array(in.readCount(2))),
            Map.entry("uint16[] as chars", in -> in.readUint16CharArray(in.readCount(2))),
            Map.entry("int32[]", in -> in.readInt32Array(in.readCount(4))),
            Map.entry("IntSequence", in -> in.readIntSequence(in.readCount(4))),
            Map.entry("uint32[]", in -> in.readUint32Array(in.readCount(4))),
            Map.entry("int64[]", in -> in.readInt64Array(in.readCount(8))),
            Map.entry("LongSequence", in -> in.readLongSequence(in.readCount(8))),
            Map.entry("float32[]", in -> in.readFloat32Array(in.readCount(4))),
            Map.entry("FloatSequence", in -> in.readFloatSequence(in.readCount(4))),
            Map.entry("float64[]", in -> in.readFloat64Array(in.readCount(8))),
            Map.entry("DoubleSequence", in -> in.readDoubleSequence(in.readCount(8))),
            Map.entry("string", CdrReader::readString),
            Map.entry("wstring", CdrReader::readWstring),
            Map.entry("string[]", in -> in.readStringArray(in.readCount(4))),
            Map.entry("List of strings", in -> in.readStringList(in.readCount(4))),
            Map.entry("wstring[]", in -> in.readWstringArray(in.readCount(4))),
            Map.entry("List of wstrings", in -> in.readWstringList(in.readCount(4))),
            Map.entry("bounded", in -> in.readFloat64Array(in.readCount(8, Integer.MAX_VALUE))),
            // Counts that the type fixes and the data cannot have.
            Map.entry("double[2^31-1]", in -> in.readFloat64Array(Integer.MAX_VALUE)),
            Map.entry("string[2^31-1]", in -> in.readStringArray(Integer.MAX_VALUE)),
            Map.entry("wstring[2^31-1]", in -> in.readWstringArray(Integer.MAX_VALUE))));

    private static final List<CdrOptions> OPTIONS = List.of(
            CdrOptions.DEFAULT,
            CdrOptions.DEFAULT.withWstringForm(WstringForm.TWO_BYTE_UNITS).withReplaceMalformedUtf8(true));

    private static void each(Consumer<byte[]> fill, int length) {
        for (CdrOptions options : OPTIONS) {
            READS.forEach((name, read) -> {
                byte[] bytes = new byte[length];
                fill.accept(bytes);
                // Once before, so that loading classes is not counted.
                attempt(bytes, options, read);
                long before = THREADS.getCurrentThreadAllocatedBytes();
                attempt(bytes, options, read);
                long allocated = THREADS.getCurrentThreadAllocatedBytes() - before;
                assertTrue(
                        allocated <= SLACK + FACTOR * length,
                        () -> name + " allocated " + allocated + " for " + length);
            });
        }
    }

    private static void attempt(byte[] bytes, CdrOptions options, Function<CdrReader, Object> read) {
        CdrReader in = CdrReader.of(bytes, options);
        in.readEncapsulation();
        try {
            while (in.remaining() > 0) {
                assertNotNull(read.apply(in));
            }
        } catch (CdrException e) {
            assertTrue(e.offset() <= bytes.length);
        }
    }

    @Test
    void hugeCountsWithNothingBehindThem() {
        for (int count : new int[] {-1, Integer.MAX_VALUE, Integer.MIN_VALUE, 1 << 30, 1 << 29, 1 << 20, -2}) {
            for (int rest : new int[] {0, 1, 4, 8, 64}) {
                each(bytes -> put(bytes, 4, count), 8 + rest);
            }
        }
    }

    @Test
    void noise() {
        long seed = Long.getLong("cedros.seed", System.nanoTime());
        System.out.println("HostileMemoryTest.noise seed " + seed + " (-Dcedros.seed=" + seed + ")");
        Random random = new Random(seed);
        for (int round = 0; round < 50; round++) {
            int length = 4 + random.nextInt(2000);
            each(
                    bytes -> {
                        random.nextBytes(bytes);
                        // Counts that may just be possible.
                        for (int at = 4; at + 4 <= bytes.length; at += 4 + random.nextInt(40)) {
                            put(bytes, at, random.nextInt(bytes.length));
                        }
                        put(bytes, 0, 0x100);
                    },
                    length);
        }
    }

    private static void put(byte[] bytes, int at, int value) {
        bytes[1] = 1;
        for (int i = 0; i < 4; i++) {
            bytes[at + i] = (byte) (value >>> 8 * i);
        }
    }
}
