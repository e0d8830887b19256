package dev.cedros.cdr;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.error.PayloadReleasedException;
import dev.cedros.payload.Payload;
import dev.cedros.payload.WireBytes;
import dev.cedros.vectors.Slices;
import java.lang.ref.WeakReference;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Payloads larger than what a reader sees of them at a time: everything is as in one array, wherever the window ends. */
class WindowTest {
    private static final int HEADER = 4;
    private static final List<CdrOptions> OPTIONS = List.of(
            CdrOptions.DEFAULT,
            CdrOptions.DEFAULT
                    .withByteOrder(ByteOrder.BIG_ENDIAN)
                    .withWstringForm(WstringForm.TWO_BYTE_UNITS)
                    .withStrictBool(true));

    private static Random random(String test) {
        long seed = Long.getLong("cedros.seed", System.nanoTime());
        System.out.println("WindowTest." + test + " seed " + seed + " (-Dcedros.seed=" + seed + ")");
        return new Random(seed);
    }

    /** What came of reading: values, or everything that an error tells. */
    private static List<Object> outcome(CdrReader in, Function<CdrReader, Object> read) {
        try {
            return Arrays.asList(read.apply(in), in.position(), in.remaining());
        } catch (CdrException e) {
            return Arrays.asList(e.code(), e.offset(), e.length(), e.member(), e.getMessage());
        }
    }

    /** The bytes of a message so that {@code before} of them are in the window before the value, and one int8 behind it. */
    private static byte[] message(Op op, int before, CdrOptions options) {
        ReferenceBytes bytes = ReferenceBytes.withHeader(options);
        for (int i = HEADER; i < before; i++) {
            bytes.octet(i);
        }
        op.reference().accept(bytes);
        bytes.octet(77);
        return bytes.toByteArray();
    }

    private static Object readBehind(CdrReader in, int before, Function<CdrReader, Object> read) {
        in.readEncapsulation();
        in.skip(1, before - HEADER);
        Object value = read.apply(in);
        assertEquals(77, in.readInt8());
        in.readEnd();
        return value;
    }

    @Test
    void theWindowMayEndAnywhereInAValue() {
        Random random = random("theWindowMayEndAnywhereInAValue");
        List<Op.Sort> sorts = new ArrayList<>(Op.SCALARS);
        sorts.addAll(Op.ARRAYS);
        sorts.addAll(Op.TEXTS);
        for (Op.Sort sort : sorts) {
            Op op = sort.random(random);
            for (CdrOptions options : OPTIONS) {
                int size = message(op, HEADER, options).length - HEADER;
                for (int inside = 0; inside <= size + 8; inside++) {
                    int before = Slices.WINDOW - inside;
                    byte[] bytes = message(op, before, options);
                    String what = op.name() + " with " + inside + " bytes before the end, " + options;
                    for (Payload payload : List.of(
                            Slices.direct(bytes),
                            Slices.cut(bytes, Math.min(bytes.length, Slices.WINDOW), random),
                            Slices.small(bytes, 100, random))) {
                        Object value = readBehind(CdrReader.of(payload, options), before, op.read());
                        assertTrue(Objects.deepEquals(op.value(), value), what);
                        if (op.fixed()) {
                            Object got = readBehind(
                                    CdrReader.of(payload, options),
                                    before,
                                    in -> op.get().apply(in, in.beginRun(op.alignment(), op.size())));
                            assertTrue(Objects.deepEquals(op.value(), got), what);
                        }
                    }
                }
            }
        }
    }

    /** Reads of as many elements as there are, in each Java form, new and into what is there. */
    private static List<Function<CdrReader, Object>> manyElements(int n) {
        return List.of(
                in -> in.readBoolArray(n),
                in -> in.readBoolArray(n, new boolean[n]),
                in -> in.readBooleanSequence(n),
                in -> in.readInt8Array(n),
                in -> in.readInt8Array(n, new byte[n]),
                in -> in.readByteSequence(n),
                in -> in.readUint8Array(n),
                in -> in.readUint8Array(n, new int[n]),
                in -> in.readInt16Array(n),
                in -> in.readInt16Array(n, new short[n]),
                in -> in.readShortSequence(n),
                in -> in.readUint16Array(n),
                in -> in.readUint16Array(n, new int[n]),
                in -> in.readUint16CharArray(n),
                in -> in.readUint16CharArray(n, new char[n]),
                in -> in.readInt32Array(n),
                in -> in.readInt32Array(n, new int[n]),
                in -> in.readIntSequence(n),
                in -> in.readUint32Array(n),
                in -> in.readUint32Array(n, new long[n]),
                in -> in.readInt64Array(n),
                in -> in.readInt64Array(n, new long[n]),
                in -> in.readLongSequence(n),
                in -> in.readFloat32Array(n),
                in -> in.readFloat32Array(n, new float[n]),
                in -> in.readFloatSequence(n),
                in -> in.readFloat64Array(n),
                in -> in.readFloat64Array(n, new double[n]),
                in -> in.readDoubleSequence(n),
                in -> elements(in, in.beginElements(n, 2), n, 2),
                in -> elements(in, in.beginElements(n, 4, 12, "a:4 b:12"), n, 12));
    }

    /** Sums of the bytes of the elements, one by one, as codecs take elements. */
    private static List<Object> elements(CdrReader in, int first, int count, int size) {
        List<Object> sums = new ArrayList<>();
        int place = first;
        for (int i = 0; i < count; place = in.moreElements()) {
            for (int end = in.elementsEnd(count); i < end; i++) {
                int sum = 0;
                for (int k = 0; k < size; k++) {
                    sum = 31 * sum + in.getInt8(place + k);
                }
                sums.add(sum);
                place += size;
            }
        }
        return sums;
    }

    @Test
    void arraysOfAnyLength() {
        Random random = random("arraysOfAnyLength");
        for (int n : new int[] {1, 500, 2040, 2050, 8150, 8192, 8193, 30_000}) {
            byte[] bytes = new byte[12 * n + 200];
            random.nextBytes(bytes);
            for (CdrOptions options : OPTIONS.subList(0, 1)) {
                for (int order = 0; order < 2; order++) {
                    bytes[0] = 0;
                    bytes[1] = (byte) order;
                    int before = random.nextInt(40);
                    for (Function<CdrReader, Object> read : manyElements(n)) {
                        Function<CdrReader, Object> all = in -> {
                            in.readEncapsulation();
                            in.skip(1, before);
                            Object value = read.apply(in);
                            return List.of(new Object[] {value}, in.readInt64(), in.readUint16());
                        };
                        List<Object> expected = outcome(CdrReader.of(bytes, options), all);
                        for (Payload payload : List.of(
                                Slices.direct(bytes),
                                Slices.cut(bytes, random.nextInt(bytes.length), random),
                                Slices.small(bytes, 3000, random))) {
                            List<Object> seen = outcome(CdrReader.of(payload, options), all);
                            assertTrue(same(expected, seen), n + " elements, " + payload);
                        }
                    }
                }
            }
        }
    }

    private static boolean same(List<Object> a, List<Object> b) {
        Object[] one = a.get(0) instanceof List<?> list ? list.toArray() : new Object[] {a.get(0)};
        Object[] other = b.get(0) instanceof List<?> list ? list.toArray() : new Object[] {b.get(0)};
        return Objects.deepEquals(one, other) && a.subList(1, a.size()).equals(b.subList(1, b.size()));
    }

    @Test
    void slicesOfOneByte() {
        Random random = random("slicesOfOneByte");
        byte[] bytes = new byte[20_000];
        random.nextBytes(bytes);
        bytes[0] = 0;
        bytes[1] = 1;
        Payload payload = Slices.small(bytes, 1, random);
        Function<CdrReader, Object> read = in -> {
            in.readEncapsulation();
            return List.of(in.readInt8(), in.readFloatSequence(2500), in.readInt16(), in.readLongSequence(1100));
        };
        assertEquals(outcome(CdrReader.of(bytes), read), outcome(CdrReader.of(payload), read));
    }

    @Test
    void manyElementsOfWhichABoolIsWrong() {
        CdrOptions strict = CdrOptions.DEFAULT.withStrictBool(true);
        byte[] bytes = new byte[30_000];
        bytes[1] = 1;
        bytes[25_000] = 7;
        List<Function<CdrReader, Object>> reads = List.of(
                in -> in.readBoolArray(29_000),
                in -> in.readBooleanSequence(29_000),
                in -> in.readBoolArray(29_000, new boolean[29_000]));
        for (Function<CdrReader, Object> read : reads) {
            Function<CdrReader, Object> all = in -> {
                in.readEncapsulation();
                return read.apply(in);
            };
            List<Object> expected = outcome(CdrReader.of(bytes, strict), all);
            assertEquals(List.of("bool-value", 25_000, 30_000, "[24996]"), expected.subList(0, 4));
            assertEquals(expected, outcome(CdrReader.of(Slices.direct(bytes), strict), all));
            assertTrue(same(outcome(CdrReader.of(bytes), all), outcome(CdrReader.of(Slices.direct(bytes)), all)));
        }
    }

    @Test
    void longTexts() {
        Random random = random("longTexts");
        for (int length : new int[] {8000, 8160, 8170, 8180, 8190, 8200, 50_000}) {
            String text = "ä".repeat(3) + "x".repeat(length) + "😀";
            for (CdrOptions options : OPTIONS) {
                CdrWriter out = CdrWriter.growing(options);
                out.writeEncapsulation();
                out.writeInt8((byte) 1);
                for (int i = 0; i < 3; i++) {
                    out.writeString(text);
                    out.writeWstring(text);
                }
                out.writeString("frame");
                byte[] bytes = out.toByteArray();
                Function<CdrReader, Object> all = in -> {
                    in.readEncapsulation();
                    in.readInt8();
                    List<String> texts = new ArrayList<>(List.of(in.readString(), in.readWstring()));
                    texts.add(in.readString(text));
                    texts.add(in.readWstring(text));
                    in.skipString();
                    in.skipWstring();
                    texts.add(in.readString());
                    in.readEnd();
                    return texts;
                };
                List<Object> expected = outcome(CdrReader.of(bytes, options), all);
                assertEquals(List.of(text, text, text, text, "frame"), expected.get(0));
                assertEquals(expected, outcome(CdrReader.of(Slices.direct(bytes), options), all));
                assertEquals(expected, outcome(CdrReader.of(Slices.small(bytes, 999, random), options), all));
                for (Function<CdrReader, Object> bounded : List.<Function<CdrReader, Object>>of(
                        in -> in.readString(length), in -> List.of(in.readString(), in.readWstring(length)))) {
                    Function<CdrReader, Object> read = in -> {
                        in.readEncapsulation();
                        in.readInt8();
                        return bounded.apply(in);
                    };
                    assertEquals(
                            outcome(CdrReader.of(bytes, options), read),
                            outcome(CdrReader.of(Slices.direct(bytes), options), read));
                }
            }
        }
    }

    /** Codecs ask for the data when they begin, which may be right behind a text: it is where the next values come to lie. */
    @Test
    void theDataBehindATextHoldsWhatComesNext() {
        Random random = random("theDataBehindATextHoldsWhatComesNext");
        List<Function<CdrReader, Object>> texts = List.of(
                CdrReader::readString,
                in -> in.readString("another"),
                in -> in.readStringArray(1),
                in -> in.readStringList(1, new ArrayList<>()),
                CdrReader::readWstring,
                in -> in.readWstring("another"),
                in -> in.readWstringArray(1));
        for (CdrOptions options : OPTIONS) {
            for (int length : new int[] {3, 2030, 2050, 4080, 4100, 8140, 8170, 8180, 8200, 50_000}) {
                for (int i = 0; i < texts.size(); i++) {
                    CdrWriter out = CdrWriter.growing(options);
                    out.writeEncapsulation();
                    for (int k = 0; k < 3; k++) {
                        writeText(out, i >= 4, "x".repeat(length + k));
                        out.writeInt64(k + 5);
                        writeText(out, i >= 4, "y".repeat(length + k));
                        out.writeFloat32Array(new float[] {k, k + 1, k + 2});
                    }
                    byte[] bytes = out.toByteArray();
                    for (Payload payload : List.of(Slices.direct(bytes), Slices.small(bytes, 3000, random))) {
                        CdrReader in = CdrReader.of(payload, options);
                        in.readEncapsulation();
                        for (int k = 0; k < 3; k++) {
                            assertEquals(
                                    "x".repeat(length + k), text(texts.get(i).apply(in)));
                            byte[] data = in.data();
                            assertEquals(k + 5, WireBytes.getLong(data, in.beginRun(8, 8), in.isBigEndian()));
                            assertEquals(
                                    "y".repeat(length + k), text(texts.get(i).apply(in)));
                            byte[] more = in.data();
                            int place = in.beginElements(3, 4, 4, "");
                            for (int n = 0; n < 3; place = in.moreElements()) {
                                for (int end = in.elementsEnd(3); n < end; n++, place += 4) {
                                    assertEquals(k + n, WireBytes.getFloat(more, place, in.isBigEndian()));
                                }
                            }
                        }
                        in.readEnd();
                    }
                }
            }
        }
    }

    /** A text, or the only one of an array or list. */
    private static Object text(Object read) {
        if (read instanceof String[] texts) {
            return texts[0];
        }
        return read instanceof List<?> texts ? texts.get(0) : read;
    }

    private static void writeText(CdrWriter out, boolean wide, String text) {
        if (wide) {
            out.writeWstring(text);
        } else {
            out.writeString(text);
        }
    }

    @Test
    void nothingIsReadBehindSkippedBytes() {
        byte[] bytes = new byte[20_000];
        bytes[1] = 1;
        for (Function<CdrReader, Object> read : manyElements(0)) {
            for (CdrReader in : List.of(CdrReader.of(bytes), CdrReader.of(Slices.direct(bytes)))) {
                in.readEncapsulation();
                in.skip(1, 15_001);
                assertNotNull(read.apply(in));
                assertEquals(15_005, in.position());
                assertEquals(0, in.readInt64());
            }
        }
    }

    @Test
    void manyShortTexts() {
        List<String> names =
                IntStream.range(0, 3000).mapToObj(i -> "joint_" + i % 50).toList();
        CdrWriter out = CdrWriter.growing();
        out.writeEncapsulation();
        out.writeCount(names.size());
        out.writeStringList(names);
        byte[] bytes = out.toByteArray();
        for (int i = 0; i < 20; i++) {
            CdrReader in = CdrReader.of(Slices.direct(bytes));
            in.readEncapsulation();
            List<String> current = i % 2 == 0 ? null : new ArrayList<>(names);
            int count = in.readCount(4);
            assertEquals(names, current == null ? in.readStringList(count) : in.readStringList(count, current));
            in.readEnd();
        }
    }

    @Test
    void malformedTextFarIntoTheMessage() {
        byte[] text = new byte[40_000];
        Arrays.fill(text, (byte) 'x');
        for (int wrong : new int[] {0, 1, 4090, 8191, 8192, 20_000, 39_998}) {
            byte[] one = text.clone();
            one[wrong] = (byte) 0xff;
            CdrWriter out = CdrWriter.growing();
            out.writeEncapsulation();
            out.writeInt16((short) 5);
            out.writeString("first");
            out.writeCount(one.length);
            out.writeInt8Array(one);
            out.writeInt8((byte) 3);
            byte[] bytes = out.toByteArray();
            Function<CdrReader, Object> all = in -> {
                in.readEncapsulation();
                in.readInt16();
                return List.of(in.readString(), in.readString(), in.readInt8());
            };
            List<Object> expected = outcome(CdrReader.of(bytes), all);
            assertEquals("malformed-utf8", expected.get(0));
            assertEquals(expected, outcome(CdrReader.of(Slices.direct(bytes)), all));
            CdrOptions replacing = CdrOptions.DEFAULT.withReplaceMalformedUtf8(true);
            assertEquals(
                    outcome(CdrReader.of(bytes, replacing), all),
                    outcome(CdrReader.of(Slices.direct(bytes), replacing), all));
        }
    }

    /** Cuts and edits of messages that lie where the window ends have the outcome that they have in an array. */
    @Test
    void hostileBytesHaveTheSameOutcome() {
        Random random = random("hostileBytesHaveTheSameOutcome");
        for (int round = 0; round < 150; round++) {
            CdrOptions options = OPTIONS.get(round % OPTIONS.size());
            RandomMessage message = new RandomMessage(random, 1 + random.nextInt(10), options);
            byte[] own = message.reference();
            int before = (Slices.WINDOW - random.nextInt(own.length + 8)) & -8;
            byte[] bytes = new byte[before + own.length];
            System.arraycopy(own, 0, bytes, before, own.length);
            // The header of the message itself stands before it; alignment counts from there.
            for (int edit = 0; edit < 60; edit++) {
                byte[] edited = bytes.clone();
                int length = bytes.length;
                if (edit % 3 == 0) {
                    length = before + random.nextInt(own.length + 1);
                } else if (edit > 0) {
                    edited[before + random.nextInt(own.length)] ^= (byte) (1 + random.nextInt(255));
                }
                byte[] hostile = Arrays.copyOf(edited, length);
                Payload payload = edit % 2 == 0 ? Slices.direct(hostile) : Slices.small(hostile, 700, random);
                for (Function<CdrReader, Object> read : List.<Function<CdrReader, Object>>of(
                        in -> message.readAtCursor(in).toArray(),
                        in -> message.readInRuns(in).toArray())) {
                    Function<CdrReader, Object> behind = in -> {
                        in.skip(1, before);
                        return read.apply(in);
                    };
                    List<Object> expected = outcome(CdrReader.of(hostile, options), behind);
                    List<Object> seen = outcome(CdrReader.of(payload, options), behind);
                    assertTrue(
                            Objects.deepEquals(expected.toArray(), seen.toArray()),
                            () -> message + " behind " + before + ": " + expected + " " + seen);
                }
            }
        }
    }

    @Test
    void aMessageAsLongAsCanBe() {
        int piece = 1 << 26;
        ByteBuffer zeros = ByteBuffer.allocateDirect(piece);
        byte[] head = {0, 1, 0, 0};
        CdrWriter tail = CdrWriter.growing();
        tail.writeString("the end");
        tail.writeString("wrong");
        byte[] last = tail.toByteArray();
        last[last.length - 2] = (byte) 0xff;
        List<ByteBuffer> slices = new ArrayList<>(List.of(ByteBuffer.wrap(head)));
        slices.addAll(Collections.nCopies(31, zeros));
        int rest = (Integer.MAX_VALUE - 31 * piece - head.length - last.length) & -8;
        slices.add(zeros.duplicate().limit(rest));
        slices.add(ByteBuffer.wrap(last));
        Payload payload = Payload.of(slices);
        assertTrue(payload.size() > Integer.MAX_VALUE - 16);
        CdrReader in = CdrReader.of(payload);
        in.readEncapsulation();
        in.skip(8, payload.size() - head.length - last.length);
        assertEquals("the end", in.readString());
        assertEquals(payload.size(), in.position() + in.remaining());
        CdrException wrong = assertThrows(CdrException.class, in::readString);
        assertEquals(payload.size() - 2, wrong.offset());
        assertEquals(payload.size(), wrong.length());
    }

    @Test
    void bytesBehindTheMessage() {
        byte[] bytes = new byte[9003];
        bytes[1] = 1;
        bytes[9000] = 5;
        bytes[9002] = 6;
        CdrReader in = CdrReader.of(Slices.direct(bytes));
        in.readEncapsulation();
        in.skip(1, 8996);
        in.readEnd();
        assertEquals(9000, in.position());
        assertEquals(5, in.readInt8());
        assertEquals(6, in.getInt8(in.beginRun(1, 2) + 1));
        CdrException end = assertThrows(CdrException.class, in::readInt8);
        assertEquals(9003, end.offset());
        CdrReader more = CdrReader.of(Slices.direct(bytes), CdrOptions.DEFAULT.withAllowTrailingBytes(true));
        more.readEncapsulation();
        more.readInt16();
        more.readEnd();
        more.skip(1, 8994);
        assertEquals(5, more.readInt8());
        assertEquals(2, more.remaining());
    }

    @Test
    void aReleaseIsSeenWhenTheWindowMovesOn() {
        byte[] bytes = new byte[100_000];
        bytes[1] = 1;
        List<Function<CdrReader, Object>> reads = List.of(
                in -> in.readInt8Array(50_000),
                in -> in.readFloat32Array(5_000),
                in -> in.readInt64(),
                in -> in.beginElements(3_000, 8, 24, ""),
                in -> in.readBoolArray(50_000));
        Random random = random("aReleaseIsSeenWhenTheWindowMovesOn");
        for (int round = 0; round < 4 * reads.size(); round++) {
            Function<CdrReader, Object> read = reads.get(round / 4);
            Payload payload = round % 2 == 0 ? Slices.direct(bytes) : Slices.small(bytes, 500, random);
            CdrReader in = CdrReader.of(payload);
            in.readEncapsulation();
            in.skip(1, 8192 - 4);
            // Some slices are stepped over.
            in.skip(1, round % 4 < 2 ? 0 : 4000);
            payload.release();
            PayloadReleasedException e = assertThrows(PayloadReleasedException.class, () -> read.apply(in));
            // Codecs hand it to these; it is nothing that a user's class has thrown.
            assertEquals(
                    "a.b",
                    assertThrows(PayloadReleasedException.class, () -> {
                                throw CdrException.at(e, in, "p/msg/T", "a.b");
                            })
                            .member());
        }
        Payload released = Slices.direct(bytes);
        released.release();
        assertThrows(PayloadReleasedException.class, () -> CdrReader.of(released));
        assertThrows(PayloadReleasedException.class, () -> CdrReader.reused(released, CdrOptions.DEFAULT));
        assertThrows(PayloadReleasedException.class, () -> CdrReader.borrowing(released, CdrOptions.DEFAULT));
        // The thread's reader is free all the same.
        CdrReader in = CdrReader.reused(bytes, CdrOptions.DEFAULT);
        in.release();
        CdrReader again = CdrReader.reused(bytes, CdrOptions.DEFAULT);
        assertTrue(in == again);
        again.release();
    }

    @Test
    void nothingKeepsThePayload() throws InterruptedException {
        for (boolean reused : new boolean[] {false, true}) {
            for (boolean complete : new boolean[] {true, false}) {
                List<CdrReader> readers = new ArrayList<>();
                WeakReference<Payload> payload = read(reused, complete, readers);
                for (int i = 0; i < 100 && payload.get() != null; i++) {
                    System.gc();
                    Thread.sleep(10);
                }
                assertNull(payload.get(), "reused " + reused + ", complete " + complete);
                assertEquals(1, readers.size());
            }
        }
    }

    private static WeakReference<Payload> read(boolean reused, boolean complete, List<CdrReader> readers) {
        byte[] bytes = new byte[10_000];
        bytes[1] = 1;
        Payload direct = Slices.direct(bytes);
        CdrReader in = reused ? CdrReader.reused(direct, CdrOptions.DEFAULT) : CdrReader.of(direct, CdrOptions.DEFAULT);
        readers.add(in);
        in.readEncapsulation();
        if (complete) {
            in.skip(1, 9996);
            in.readEnd();
        } else {
            in.skip(1, 10);
            assertThrows(CdrException.class, () -> in.skip(1, 1_000_000));
        }
        if (reused || !complete) {
            in.release();
        }
        return new WeakReference<>(direct);
    }

    @Test
    void readersInsideOfReadersHaveWindowsOfTheirOwn() {
        byte[] bytes = new byte[4 + 8 * 4999];
        new Random(5).nextBytes(bytes);
        bytes[0] = 0;
        bytes[1] = 1;
        List<CdrReader> readers = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            CdrReader in = CdrReader.of(Slices.direct(bytes));
            in.readEncapsulation();
            readers.add(in);
        }
        CdrReader whole = CdrReader.of(bytes);
        whole.readEncapsulation();
        for (int n = 0; n < 4999; n++) {
            long expected = whole.readInt64();
            for (CdrReader in : readers) {
                assertEquals(expected, in.readInt64());
            }
        }
        readers.forEach(CdrReader::readEnd);
    }

    @Test
    void runsLongerThanAWindow() {
        byte[] bytes = new byte[50_000];
        new Random(6).nextBytes(bytes);
        bytes[0] = 0;
        bytes[1] = 1;
        for (CdrReader in : List.of(CdrReader.of(bytes), CdrReader.of(Slices.direct(bytes)))) {
            in.readEncapsulation();
            byte[] data = in.data();
            int small = in.beginRun(1, 3);
            assertEquals(bytes[4], data[small]);
            int large = in.beginRun(1, 30_000);
            assertEquals(bytes[7], in.getInt8(large));
            assertEquals(bytes[30_006], in.data()[large + 29_999]);
            int next = in.beginRun(1, 4096);
            assertEquals(bytes[30_007], data[next]);
            assertEquals(bytes[30_007 + 4095], data[next + 4095]);
        }
    }

    @Test
    void textsAreKeptAsTheyAreInBytes() {
        byte[] text = "é".repeat(6000).getBytes(StandardCharsets.UTF_8);
        CdrWriter out = CdrWriter.growing();
        out.writeEncapsulation();
        out.writeCount(text.length);
        out.writeInt8Array(text);
        CdrReader in = CdrReader.of(Slices.direct(out.toByteArray()));
        in.readEncapsulation();
        // No NUL at the end, as some senders have it.
        assertEquals("é".repeat(6000), in.readString());
    }
}
