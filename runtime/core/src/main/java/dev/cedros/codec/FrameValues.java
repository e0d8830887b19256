package dev.cedros.codec;

import dev.cedros.error.InvalidMessageException;
import dev.cedros.error.PayloadReleasedException;
import dev.cedros.layout.MessageLayout;
import dev.cedros.layout.Op;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Values out of frames in boxed form, and frames compared. */
final class FrameValues {
    private FrameValues() {}

    /** The boxed form of a number or truth value. */
    static Object box(byte op, long bits) {
        return switch (op) {
            case Op.BOOL -> bits != 0;
            case Op.UINT32, Op.INT64 -> bits;
            case Op.UINT64 -> unsigned(bits);
            case Op.FLOAT32 -> Float.intBitsToFloat((int) bits);
            case Op.FLOAT64 -> Double.longBitsToDouble(bits);
            default -> (int) bits;
        };
    }

    static BigInteger unsigned(long bits) {
        BigInteger value = BigInteger.valueOf(bits & Long.MAX_VALUE);
        return bits < 0 ? value.setBit(Long.SIZE - 1) : value;
    }

    /** The value of a member: boxed, or the object itself; of messages, views. */
    static Object value(MessageLayout layout, int at, Frame frame) {
        byte op = layout.op(at);
        if (Op.isNumber(op)) {
            return box(op, frame.number(layout.slot(at)));
        }
        return op == Op.STRUCT ? message(layout, at, frame) : frame.object(layout.slot(at));
    }

    /** A view of a nested message. */
    static DynamicMessage message(MessageLayout layout, int struct, Frame frame) {
        int n = frame.n() + layout.firstNumber(struct);
        int o = frame.o() + layout.firstObject(struct);
        return new DynamicMessage(layout.nested(struct), new Frame(frame.numbers(), n, frame.objects(), o));
    }

    /** The members of a message in wire order, nested messages as maps. */
    static Map<String, Object> map(MessageLayout layout, int struct, Frame frame) {
        Map<String, Object> map = new LinkedHashMap<>();
        for (int i = struct + 1; i < layout.extent(struct); i = layout.extent(i)) {
            if (layout.op(i) == Op.STRUCT) {
                map.put(layout.name(i), map(layout, i, frame));
            } else if (layout.op(i) != Op.PLACEHOLDER) {
                Object value = value(layout, i, frame);
                map.put(layout.name(i), value instanceof MessageList list ? maps(layout, i + 1, list) : value);
            }
        }
        return Collections.unmodifiableMap(map);
    }

    private static List<Map<String, Object>> maps(MessageLayout layout, int struct, MessageList list) {
        List<Map<String, Object>> maps = new ArrayList<>(list.size);
        for (int i = 0; i < list.size; i++) {
            maps.add(map(layout, struct, list.frame(i)));
        }
        return Collections.unmodifiableList(maps);
    }

    /** Whether two messages have the same values: NaN equals NaN, and 0.0 does not equal -0.0. */
    static boolean equal(MessageLayout layout, int struct, Frame a, Frame b) {
        int i = struct + 1;
        try {
            while (i < layout.extent(struct)) {
                byte op = layout.op(i);
                if (op != Op.STRUCT && op != Op.PLACEHOLDER && !equalMember(layout, i, a, b)) {
                    return false;
                }
                i = Op.hasElements(op) ? layout.extent(i) : i + 1;
            }
        } catch (PayloadReleasedException e) {
            throw e.within(layout.nestedType(struct), Steps.path(layout, struct, i));
        }
        return true;
    }

    private static boolean equalMember(MessageLayout layout, int at, Frame a, Frame b) {
        byte op = layout.op(at);
        int slot = layout.slot(at);
        return Op.isNumber(op)
                ? canonical(op, a.number(slot)) == canonical(op, b.number(slot))
                : equal(layout, at, a.object(slot), b.object(slot));
    }

    private static boolean equal(MessageLayout layout, int at, Object a, Object b) {
        if (!(a instanceof MessageList these)) {
            return a.equals(b);
        }
        MessageList those = (MessageList) b;
        if (these.size != those.size) {
            return false;
        }
        int i = 0;
        try {
            for (; i < these.size; i++) {
                if (!equal(layout, at + 1, these.frame(i), those.frame(i))) {
                    return false;
                }
            }
        } catch (PayloadReleasedException e) {
            throw InvalidMessageException.atIndex(e, i);
        }
        return true;
    }

    /** The bits, but one form of NaN only. */
    private static long canonical(byte op, long bits) {
        return switch (op) {
            case Op.FLOAT32 -> Float.floatToIntBits(Float.intBitsToFloat((int) bits));
            case Op.FLOAT64 -> Double.doubleToLongBits(Double.longBitsToDouble(bits));
            default -> bits;
        };
    }

    /** The hash that generated codecs compute of a record of the same values, if its members are of the plainest classes. */
    static int hash(MessageLayout layout, int struct, Frame frame) {
        int hash = 1;
        int i = struct + 1;
        try {
            for (; i < layout.extent(struct); i = layout.extent(i)) {
                if (layout.op(i) != Op.PLACEHOLDER) {
                    hash = 31 * hash + hashMember(layout, i, frame);
                }
            }
        } catch (PayloadReleasedException e) {
            throw e.within(layout.nestedType(struct), layout.name(i));
        }
        return hash;
    }

    private static int hashMember(MessageLayout layout, int at, Frame frame) {
        byte op = layout.op(at);
        if (op == Op.STRUCT) {
            return hash(layout, at, frame);
        }
        if (Op.isNumber(op)) {
            long bits = canonical(op, frame.number(layout.slot(at)));
            return switch (op) {
                case Op.BOOL -> Boolean.hashCode(bits != 0);
                case Op.UINT32, Op.INT64, Op.UINT64, Op.FLOAT64 -> Long.hashCode(bits);
                default -> (int) bits;
            };
        }
        Object value = frame.object(layout.slot(at));
        if (!(value instanceof MessageList list)) {
            return value.hashCode();
        }
        int hash = 1;
        int i = 0;
        try {
            for (; i < list.size; i++) {
                hash = 31 * hash + hash(layout, at + 1, list.frame(i));
            }
        } catch (PayloadReleasedException e) {
            throw InvalidMessageException.atIndex(e, i);
        }
        return hash;
    }
}
