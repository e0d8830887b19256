package dev.cedros.vectors;

import dev.cedros.cdr.CdrReader;
import dev.cedros.cdr.CdrWriter;
import dev.cedros.vectors.VectorSchema.Member;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Writes and reads all elements of a member of primitives in one call. */
final class BulkElements {
    private BulkElements() {}

    static void write(Member member, List<?> values, CdrWriter out) {
        switch (member.type()) {
            case "bool" -> out.writeBoolArray((boolean[]) fill(new boolean[values.size()], values));
            case "byte" -> out.writeInt8Array((byte[]) fill(new byte[values.size()], values));
            case "char", "uint8" -> out.writeUint8Array((int[]) fill(new int[values.size()], values));
            case "int8" -> out.writeInt8Array((byte[]) fill(new byte[values.size()], values));
            case "int16" -> out.writeInt16Array((short[]) fill(new short[values.size()], values));
            case "uint16" -> out.writeUint16Array((int[]) fill(new int[values.size()], values));
            case "int32" -> out.writeInt32Array((int[]) fill(new int[values.size()], values));
            case "uint32" -> out.writeUint32Array((long[]) fill(new long[values.size()], values));
            case "int64", "uint64" -> out.writeInt64Array((long[]) fill(new long[values.size()], values));
            case "float32" -> out.writeFloat32Array((float[]) fill(new float[values.size()], values));
            case "float64" -> out.writeFloat64Array((double[]) fill(new double[values.size()], values));
            default -> writeTexts(member, values.toArray(String[]::new), out);
        }
    }

    private static void writeTexts(Member member, String[] texts, CdrWriter out) {
        boolean wide = member.type().equals("wstring");
        if (member.textBound() < 0) {
            if (wide) {
                out.writeWstringArray(texts);
            } else {
                out.writeStringList(Arrays.asList(texts));
            }
        } else if (wide) {
            out.writeWstringList(Arrays.asList(texts), member.textBound());
        } else {
            out.writeStringArray(texts, member.textBound());
        }
    }

    private static Object fill(Object array, List<?> values) {
        for (int i = 0; i < values.size(); i++) {
            Object value = values.get(i);
            if (value instanceof Long number) {
                setInteger(array, i, number);
            } else {
                Array.set(array, i, value);
            }
        }
        return array;
    }

    private static void setInteger(Object array, int i, long number) {
        if (array instanceof byte[] bytes) {
            bytes[i] = (byte) number;
        } else if (array instanceof short[] shorts) {
            shorts[i] = (short) number;
        } else if (array instanceof int[] ints) {
            ints[i] = (int) number;
        } else {
            Array.setLong(array, i, number);
        }
    }

    static List<Object> read(Member member, int count, CdrReader in) {
        Object array = switch (member.type()) {
            case "bool" -> in.readBoolArray(count);
            case "byte", "char", "uint8" -> in.readUint8Array(count);
            case "int8" -> in.readInt8Array(count);
            case "int16" -> in.readInt16Array(count);
            case "uint16" -> in.readUint16Array(count);
            case "int32" -> in.readInt32Array(count);
            case "uint32" -> in.readUint32Array(count);
            case "int64", "uint64" -> in.readInt64Array(count);
            case "float32" -> in.readFloat32Array(count);
            case "float64" -> in.readFloat64Array(count);
            default -> readTexts(member, count, in);
        };
        List<Object> values = new ArrayList<>();
        for (int i = 0; i < Array.getLength(array); i++) {
            Object value = Array.get(array, i);
            boolean narrow = value instanceof Byte || value instanceof Short || value instanceof Integer;
            values.add(narrow ? ((Number) value).longValue() : value);
        }
        return values;
    }

    private static String[] readTexts(Member member, int count, CdrReader in) {
        boolean wide = member.type().equals("wstring");
        if (member.textBound() < 0) {
            return wide ? in.readWstringArray(count) : in.readStringList(count).toArray(String[]::new);
        }
        return wide
                ? in.readWstringList(count, member.textBound()).toArray(String[]::new)
                : in.readStringArray(count, member.textBound());
    }
}
