package dev.cedros.cdr;

import dev.cedros.sequence.BooleanSequence;
import dev.cedros.sequence.ByteSequence;
import dev.cedros.sequence.DoubleSequence;
import dev.cedros.sequence.FloatSequence;
import dev.cedros.sequence.IntSequence;
import dev.cedros.sequence.LongSequence;
import dev.cedros.sequence.ShortSequence;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * One value of a message made for a test, and every way to treat it: written and read at the cursor, put and got in a run,
 * measured, and written by {@link ReferenceBytes}.
 *
 * @param size the bytes it takes if that is fixed, so that it may stand in a run; 0 otherwise
 */
record Op(
        String name,
        Object value,
        int alignment,
        int size,
        Consumer<CdrWriter> write,
        Function<CdrReader, Object> read,
        Put put,
        BiFunction<CdrReader, Integer, Object> get,
        Consumer<ReferenceBytes> reference,
        Measure end) {

    interface Put {
        void at(CdrWriter out, int at);
    }

    interface Measure {
        long after(long position, CdrOptions options);
    }

    /** Makes an operation of one sort with a random value. */
    interface Sort {
        Op random(Random random);
    }

    boolean fixed() {
        return size > 0;
    }

    static final List<Sort> SCALARS = List.of(
            random -> bool(random.nextBoolean()),
            random -> int8((byte) random.nextInt()),
            random -> uint8(random.nextInt(256)),
            random -> int16((short) random.nextInt()),
            random -> uint16(random.nextInt(65536)),
            random -> int32(random.nextInt()),
            random -> uint32(random.nextInt() & 0xFFFF_FFFFL),
            random -> int64(random.nextLong()),
            random -> uint64(random.nextLong()),
            random -> float32(Float.intBitsToFloat(random.nextInt())),
            random -> float64(Double.longBitsToDouble(random.nextLong())),
            random -> instant(Instant.ofEpochSecond(random.nextInt(), random.nextInt(1_000_000_000))),
            random -> duration(Duration.ofSeconds(random.nextInt(), random.nextInt(1_000_000_000))),
            random -> uuid(new UUID(random.nextLong(), random.nextLong())));

    /** Arrays of fixed size in each Java form; some are empty. */
    static final List<Sort> ARRAYS = List.of(
            random -> bools(booleans(random)),
            random -> boolSequence(BooleanSequence.of(booleans(random))),
            random -> int8s(bytes(random)),
            random -> byteSequence(ByteSequence.of(bytes(random))),
            random -> uint8s(random.ints(count(random), 0, 256).toArray()),
            random -> int16s(shorts(random)),
            random -> shortSequence(ShortSequence.of(shorts(random))),
            random -> uint16s(random.ints(count(random), 0, 65536).toArray()),
            random -> uint16Chars(chars(random)),
            random -> int32s(random.ints(count(random)).toArray()),
            random -> intSequence(IntSequence.of(random.ints(count(random)).toArray())),
            random -> uint32s(random.longs(count(random), 0, 1L << 32).toArray()),
            random -> int64s(random.longs(count(random)).toArray()),
            random -> longSequence(LongSequence.of(random.longs(count(random)).toArray())),
            random -> float32s(floats(random)),
            random -> floatSequence(FloatSequence.of(floats(random))),
            random -> float64s(doubles(random)),
            random -> doubleSequence(DoubleSequence.of(doubles(random))));

    static final List<Sort> TEXTS = List.of(
            random -> string(text(random)),
            random -> wstring(wideText(random)),
            random -> stringArray(texts(random)),
            random -> stringList(List.of(texts(random))),
            random -> wstringArray(wideTexts(random)),
            random -> wstringList(List.of(wideTexts(random))));

    /** The same arrays as sequences: behind a count. */
    static Op counted(Op elements, int count, int minElementSize) {
        return new Op(
                "counted " + elements.name,
                elements.value,
                4,
                0,
                out -> {
                    out.writeCount(count);
                    elements.write.accept(out);
                },
                in -> {
                    // The reading lambda of the elements knows the count; hostile bytes may hold another one.
                    if (in.readCount(minElementSize) != count) {
                        throw in.failure("test-count", "another count.");
                    }
                    return elements.read.apply(in);
                },
                null,
                null,
                reference -> {
                    reference.number(count, 4);
                    elements.reference.accept(reference);
                },
                (p, options) -> elements.end.after(CdrSize.align(p, 4) + 4, options));
    }

    static Op bool(boolean v) {
        return scalar(
                "bool",
                v,
                1,
                o -> o.writeBool(v),
                CdrReader::readBool,
                (o, at) -> o.putBool(at, v),
                CdrReader::getBool,
                v ? 1 : 0);
    }

    static Op int8(byte v) {
        return scalar(
                "int8",
                v,
                1,
                o -> o.writeInt8(v),
                CdrReader::readInt8,
                (o, at) -> o.putInt8(at, v),
                CdrReader::getInt8,
                v);
    }

    static Op uint8(int v) {
        return scalar(
                "uint8",
                v,
                1,
                o -> o.writeUint8(v),
                CdrReader::readUint8,
                (o, at) -> o.putUint8(at, v),
                CdrReader::getUint8,
                v);
    }

    static Op int16(short v) {
        return scalar(
                "int16",
                v,
                2,
                o -> o.writeInt16(v),
                CdrReader::readInt16,
                (o, at) -> o.putInt16(at, v),
                CdrReader::getInt16,
                v);
    }

    static Op uint16(int v) {
        return scalar(
                "uint16",
                v,
                2,
                o -> o.writeUint16(v),
                CdrReader::readUint16,
                (o, at) -> o.putUint16(at, v),
                CdrReader::getUint16,
                v);
    }

    static Op int32(int v) {
        return scalar(
                "int32",
                v,
                4,
                o -> o.writeInt32(v),
                CdrReader::readInt32,
                (o, at) -> o.putInt32(at, v),
                CdrReader::getInt32,
                v);
    }

    static Op uint32(long v) {
        return scalar(
                "uint32",
                v,
                4,
                o -> o.writeUint32(v),
                CdrReader::readUint32,
                (o, at) -> o.putUint32(at, v),
                CdrReader::getUint32,
                v);
    }

    static Op int64(long v) {
        return scalar(
                "int64",
                v,
                8,
                o -> o.writeInt64(v),
                CdrReader::readInt64,
                (o, at) -> o.putInt64(at, v),
                CdrReader::getInt64,
                v);
    }

    static Op uint64(long v) {
        return scalar(
                "uint64",
                v,
                8,
                o -> o.writeUint64(v),
                CdrReader::readUint64,
                (o, at) -> o.putInt64(at, v),
                CdrReader::getInt64,
                v);
    }

    static Op float32(float v) {
        return scalar(
                "float32",
                v,
                4,
                o -> o.writeFloat32(v),
                CdrReader::readFloat32,
                (o, at) -> o.putFloat32(at, v),
                CdrReader::getFloat32,
                Float.floatToRawIntBits(v));
    }

    static Op float64(double v) {
        return scalar(
                "float64",
                v,
                8,
                o -> o.writeFloat64(v),
                CdrReader::readFloat64,
                (o, at) -> o.putFloat64(at, v),
                CdrReader::getFloat64,
                Double.doubleToRawLongBits(v));
    }

    static Op instant(Instant v) {
        return time(
                "instant",
                v,
                o -> o.writeInstant(v),
                CdrReader::readInstant,
                (o, at) -> o.putInstant(at, v),
                CdrReader::getInstant,
                v.getEpochSecond(),
                v.getNano());
    }

    static Op duration(Duration v) {
        return time(
                "duration",
                v,
                o -> o.writeDuration(v),
                CdrReader::readDuration,
                (o, at) -> o.putDuration(at, v),
                CdrReader::getDuration,
                v.getSeconds(),
                v.getNano());
    }

    static Op uuid(UUID v) {
        return new Op(
                "uuid",
                v,
                1,
                16,
                o -> o.writeUuid(v),
                CdrReader::readUuid,
                (o, at) -> o.putUuid(at, v),
                CdrReader::getUuid,
                r -> {
                    for (int i = 0; i < 32; i += 2) {
                        r.octet(Integer.parseInt(v.toString().replace("-", "").substring(i, i + 2), 16));
                    }
                },
                (p, o) -> p + 16);
    }

    static Op bools(boolean[] v) {
        return elements(
                "bool[]",
                v,
                1,
                v.length,
                i -> v[i] ? 1 : 0,
                o -> o.writeBoolArray(v),
                in -> in.readBoolArray(v.length),
                (o, at) -> o.putBoolArray(at, v),
                (in, at) -> in.getBoolArray(at, v.length));
    }

    static Op boolSequence(BooleanSequence v) {
        return elements(
                "BooleanSequence",
                v,
                1,
                v.size(),
                i -> v.get(i) ? 1 : 0,
                o -> o.writeBoolArray(v),
                in -> in.readBooleanSequence(v.size()),
                (o, at) -> o.putBoolArray(at, v),
                (in, at) -> in.getBooleanSequence(at, v.size()));
    }

    static Op int8s(byte[] v) {
        return elements(
                "int8[]",
                v,
                1,
                v.length,
                i -> v[i],
                o -> o.writeInt8Array(v),
                in -> in.readInt8Array(v.length),
                (o, at) -> o.putInt8Array(at, v),
                (in, at) -> in.getInt8Array(at, v.length));
    }

    static Op byteSequence(ByteSequence v) {
        return elements(
                "ByteSequence",
                v,
                1,
                v.size(),
                i -> v.get(i),
                o -> o.writeInt8Array(v),
                in -> in.readByteSequence(v.size()),
                (o, at) -> o.putInt8Array(at, v),
                (in, at) -> in.getByteSequence(at, v.size()));
    }

    static Op uint8s(int[] v) {
        return elements(
                "uint8[]",
                v,
                1,
                v.length,
                i -> v[i],
                o -> o.writeUint8Array(v),
                in -> in.readUint8Array(v.length),
                (o, at) -> o.putUint8Array(at, v),
                (in, at) -> in.getUint8Array(at, v.length));
    }

    static Op int16s(short[] v) {
        return elements(
                "int16[]",
                v,
                2,
                v.length,
                i -> v[i],
                o -> o.writeInt16Array(v),
                in -> in.readInt16Array(v.length),
                (o, at) -> o.putInt16Array(at, v),
                (in, at) -> in.getInt16Array(at, v.length));
    }

    static Op shortSequence(ShortSequence v) {
        return elements(
                "ShortSequence",
                v,
                2,
                v.size(),
                i -> v.get(i),
                o -> o.writeInt16Array(v),
                in -> in.readShortSequence(v.size()),
                (o, at) -> o.putInt16Array(at, v),
                (in, at) -> in.getShortSequence(at, v.size()));
    }

    static Op uint16s(int[] v) {
        return elements(
                "uint16[]",
                v,
                2,
                v.length,
                i -> v[i],
                o -> o.writeUint16Array(v),
                in -> in.readUint16Array(v.length),
                (o, at) -> o.putUint16Array(at, v),
                (in, at) -> in.getUint16Array(at, v.length));
    }

    static Op uint16Chars(char[] v) {
        return elements(
                "uint16[] as chars",
                v,
                2,
                v.length,
                i -> v[i],
                o -> o.writeUint16Array(v),
                in -> in.readUint16CharArray(v.length),
                (o, at) -> o.putUint16Array(at, v),
                (in, at) -> in.getUint16CharArray(at, v.length));
    }

    static Op int32s(int[] v) {
        return elements(
                "int32[]",
                v,
                4,
                v.length,
                i -> v[i],
                o -> o.writeInt32Array(v),
                in -> in.readInt32Array(v.length),
                (o, at) -> o.putInt32Array(at, v),
                (in, at) -> in.getInt32Array(at, v.length));
    }

    static Op intSequence(IntSequence v) {
        return elements(
                "IntSequence",
                v,
                4,
                v.size(),
                i -> v.get(i),
                o -> o.writeInt32Array(v),
                in -> in.readIntSequence(v.size()),
                (o, at) -> o.putInt32Array(at, v),
                (in, at) -> in.getIntSequence(at, v.size()));
    }

    static Op uint32s(long[] v) {
        return elements(
                "uint32[]",
                v,
                4,
                v.length,
                i -> v[i],
                o -> o.writeUint32Array(v),
                in -> in.readUint32Array(v.length),
                (o, at) -> o.putUint32Array(at, v),
                (in, at) -> in.getUint32Array(at, v.length));
    }

    static Op int64s(long[] v) {
        return elements(
                "int64[]",
                v,
                8,
                v.length,
                i -> v[i],
                o -> o.writeInt64Array(v),
                in -> in.readInt64Array(v.length),
                (o, at) -> o.putInt64Array(at, v),
                (in, at) -> in.getInt64Array(at, v.length));
    }

    static Op longSequence(LongSequence v) {
        return elements(
                "LongSequence",
                v,
                8,
                v.size(),
                i -> v.get(i),
                o -> o.writeInt64Array(v),
                in -> in.readLongSequence(v.size()),
                (o, at) -> o.putInt64Array(at, v),
                (in, at) -> in.getLongSequence(at, v.size()));
    }

    static Op float32s(float[] v) {
        return elements(
                "float32[]",
                v,
                4,
                v.length,
                i -> Float.floatToRawIntBits(v[i]),
                o -> o.writeFloat32Array(v),
                in -> in.readFloat32Array(v.length),
                (o, at) -> o.putFloat32Array(at, v),
                (in, at) -> in.getFloat32Array(at, v.length));
    }

    static Op floatSequence(FloatSequence v) {
        return elements(
                "FloatSequence",
                v,
                4,
                v.size(),
                i -> Float.floatToRawIntBits(v.get(i)),
                o -> o.writeFloat32Array(v),
                in -> in.readFloatSequence(v.size()),
                (o, at) -> o.putFloat32Array(at, v),
                (in, at) -> in.getFloatSequence(at, v.size()));
    }

    static Op float64s(double[] v) {
        return elements(
                "float64[]",
                v,
                8,
                v.length,
                i -> Double.doubleToRawLongBits(v[i]),
                o -> o.writeFloat64Array(v),
                in -> in.readFloat64Array(v.length),
                (o, at) -> o.putFloat64Array(at, v),
                (in, at) -> in.getFloat64Array(at, v.length));
    }

    static Op doubleSequence(DoubleSequence v) {
        return elements(
                "DoubleSequence",
                v,
                8,
                v.size(),
                i -> Double.doubleToRawLongBits(v.get(i)),
                o -> o.writeFloat64Array(v),
                in -> in.readDoubleSequence(v.size()),
                (o, at) -> o.putFloat64Array(at, v),
                (in, at) -> in.getDoubleSequence(at, v.size()));
    }

    static Op string(String v) {
        return text(
                "string",
                v,
                o -> o.writeString(v),
                CdrReader::readString,
                r -> r.string(v),
                (p, o) -> CdrSize.string(p, v));
    }

    static Op wstring(String v) {
        return text(
                "wstring",
                v,
                o -> o.writeWstring(v),
                CdrReader::readWstring,
                r -> r.wstring(v),
                (p, o) -> CdrSize.wstring(p, v, o));
    }

    static Op stringArray(String[] v) {
        return text(
                "string[]",
                v,
                o -> o.writeStringArray(v),
                in -> in.readStringArray(v.length),
                r -> List.of(v).forEach(r::string),
                (p, o) -> CdrSize.strings(p, v));
    }

    static Op stringList(List<String> v) {
        return text(
                "List of strings",
                v,
                o -> o.writeStringList(v),
                in -> in.readStringList(v.size()),
                r -> v.forEach(r::string),
                (p, o) -> CdrSize.strings(p, v));
    }

    static Op wstringArray(String[] v) {
        return text(
                "wstring[]",
                v,
                o -> o.writeWstringArray(v),
                in -> in.readWstringArray(v.length),
                r -> List.of(v).forEach(r::wstring),
                (p, o) -> CdrSize.wstrings(p, v, o));
    }

    static Op wstringList(List<String> v) {
        return text(
                "List of wstrings",
                v,
                o -> o.writeWstringList(v),
                in -> in.readWstringList(v.size()),
                r -> v.forEach(r::wstring),
                (p, o) -> CdrSize.wstrings(p, v, o));
    }

    private static Op scalar(
            String name,
            Object value,
            int size,
            Consumer<CdrWriter> write,
            Function<CdrReader, Object> read,
            Put put,
            BiFunction<CdrReader, Integer, Object> get,
            long bits) {
        return new Op(
                name,
                value,
                size,
                size,
                write,
                read,
                put,
                get,
                r -> r.number(bits, size),
                (p, o) -> CdrSize.align(p, size) + size);
    }

    private static Op time(
            String name,
            Object value,
            Consumer<CdrWriter> write,
            Function<CdrReader, Object> read,
            Put put,
            BiFunction<CdrReader, Integer, Object> get,
            long seconds,
            int nanos) {
        return new Op(
                name,
                value,
                4,
                8,
                write,
                read,
                put,
                get,
                r -> {
                    r.number(seconds, 4);
                    r.number(nanos, 4);
                },
                (p, o) -> CdrSize.align(p, 4) + 8);
    }

    private interface Bits {
        long of(int index);
    }

    private static Op elements(
            String name,
            Object value,
            int elementSize,
            int count,
            Bits bits,
            Consumer<CdrWriter> write,
            Function<CdrReader, Object> read,
            Put put,
            BiFunction<CdrReader, Integer, Object> get) {
        return new Op(
                name + " of " + count,
                value,
                elementSize,
                count * elementSize,
                write,
                read,
                put,
                get,
                r -> {
                    for (int i = 0; i < count; i++) {
                        r.number(bits.of(i), elementSize);
                    }
                },
                (p, o) -> CdrSize.elements(p, count, elementSize));
    }

    private static Op text(
            String name,
            Object value,
            Consumer<CdrWriter> write,
            Function<CdrReader, Object> read,
            Consumer<ReferenceBytes> reference,
            Measure end) {
        return new Op(name, value, 4, 0, write, read, null, null, reference, end);
    }

    /** Zero often: an empty array is the special case. */
    private static int count(Random random) {
        return Math.max(0, random.nextInt(12) - 3);
    }

    private static boolean[] booleans(Random random) {
        boolean[] values = new boolean[count(random)];
        for (int i = 0; i < values.length; i++) {
            values[i] = random.nextBoolean();
        }
        return values;
    }

    private static byte[] bytes(Random random) {
        byte[] values = new byte[count(random)];
        random.nextBytes(values);
        return values;
    }

    private static short[] shorts(Random random) {
        short[] values = new short[count(random)];
        for (int i = 0; i < values.length; i++) {
            values[i] = (short) random.nextInt();
        }
        return values;
    }

    private static char[] chars(Random random) {
        char[] values = new char[count(random)];
        for (int i = 0; i < values.length; i++) {
            values[i] = (char) random.nextInt();
        }
        return values;
    }

    private static float[] floats(Random random) {
        float[] values = new float[count(random)];
        for (int i = 0; i < values.length; i++) {
            values[i] = Float.intBitsToFloat(random.nextInt());
        }
        return values;
    }

    private static double[] doubles(Random random) {
        double[] values = new double[count(random)];
        for (int i = 0; i < values.length; i++) {
            values[i] = Double.longBitsToDouble(random.nextLong());
        }
        return values;
    }

    /** Text of one to four bytes a char, NULs among them; mostly ASCII half of the time. */
    static String text(Random random) {
        int[] limits = random.nextBoolean() ? new int[] {0x80} : new int[] {0x80, 0x800, 0xD800, 0x110000};
        StringBuilder text = new StringBuilder();
        for (int i = count(random); i > 0; i--) {
            int codePoint = random.nextInt(limits[random.nextInt(limits.length)]);
            text.appendCodePoint(codePoint >= 0xD800 && codePoint < 0xE000 ? 0xFFFD : codePoint);
        }
        return text.toString();
    }

    /** Any UTF-16 units, unpaired surrogates among them. */
    static String wideText(Random random) {
        return new String(chars(random)) + (random.nextBoolean() ? "\uD800" : "\uD83E\uDD16");
    }

    private static String[] texts(Random random) {
        String[] values = new String[count(random)];
        Arrays.setAll(values, i -> text(random));
        return values;
    }

    private static String[] wideTexts(Random random) {
        String[] values = new String[count(random)];
        Arrays.setAll(values, i -> random.nextInt(4) == 0 ? "" : wideText(random));
        return values;
    }
}
