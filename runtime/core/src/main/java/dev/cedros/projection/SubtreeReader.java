package dev.cedros.projection;

import dev.cedros.cdr.CdrException;
import dev.cedros.cdr.CdrReader;
import dev.cedros.layout.MessageLayout;
import dev.cedros.layout.Op;
import dev.cedros.sequence.PrimitiveSequence;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads members whole, as plain objects. */
final class SubtreeReader {
    private SubtreeReader() {}

    static Object read(MessageLayout layout, int index, CdrReader in) {
        byte op = layout.op(index);
        return switch (op) {
            case Op.STRUCT -> message(layout, index, in);
            case Op.STRING -> in.readString(Counts.bound(layout, index));
            case Op.WSTRING -> in.readWstring(Counts.bound(layout, index));
            case Op.ARRAY, Op.SEQUENCE -> elements(layout, index, in);
            default -> {
                int size = layout.size(index);
                yield Op.isNumber(op)
                        ? Numbers.boxed(in, op, in.beginRun(size, size))
                        : sequence(op, Counts.read(layout, index, in), in);
            }
        };
    }

    static PrimitiveSequence sequence(byte op, int count, CdrReader in) {
        return switch (Op.single(op)) {
            case Op.BOOL -> in.readBooleanSequence(count);
            case Op.INT8, Op.UINT8, Op.BYTE -> in.readByteSequence(count);
            case Op.INT16, Op.UINT16 -> in.readShortSequence(count);
            case Op.INT32, Op.UINT32 -> in.readIntSequence(count);
            case Op.INT64, Op.UINT64 -> in.readLongSequence(count);
            case Op.FLOAT32 -> in.readFloatSequence(count);
            default -> in.readDoubleSequence(count);
        };
    }

    private static Map<String, Object> message(MessageLayout layout, int struct, CdrReader in) {
        Map<String, Object> members = new LinkedHashMap<>();
        int i = struct + 1;
        if (layout.op(i) == Op.PLACEHOLDER) {
            in.skip(1, 1);
            return Map.of();
        }
        try {
            for (; i < layout.extent(struct); i = layout.extent(i)) {
                members.put(layout.name(i), read(layout, i, in));
            }
        } catch (CdrException e) {
            throw e.within(null, layout.name(i));
        }
        return Collections.unmodifiableMap(members);
    }

    private static List<Object> elements(MessageLayout layout, int index, CdrReader in) {
        Object[] elements = new Object[Counts.read(layout, index, in)];
        int i = 0;
        try {
            for (; i < elements.length; i++) {
                elements[i] = read(layout, index + 1, in);
            }
        } catch (CdrException e) {
            throw e.within(null, "[" + i + "]");
        }
        return Collections.unmodifiableList(Arrays.asList(elements));
    }
}
