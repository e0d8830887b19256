package dev.cedros.codec;

import dev.cedros.cdr.CdrSize;
import dev.cedros.error.InvalidMessageException;
import dev.cedros.layout.MessageLayout;
import dev.cedros.layout.Op;
import dev.cedros.sequence.BooleanSequence;
import dev.cedros.sequence.ByteSequence;
import dev.cedros.sequence.DoubleSequence;
import dev.cedros.sequence.FloatSequence;
import dev.cedros.sequence.IntSequence;
import dev.cedros.sequence.LongSequence;
import dev.cedros.sequence.PrimitiveSequence;
import dev.cedros.sequence.ShortSequence;
import dev.cedros.type.DefaultValue;
import java.util.Collections;
import java.util.List;

/** Fills in the default values of ROS 2: those declared, else zeros and nothing. */
final class LayoutDefaults {
    private LayoutDefaults() {}

    /** Fills in the members of the message at {@code struct}. */
    static void message(MessageLayout layout, int struct, Frame frame) {
        int i = struct + 1;
        try {
            for (; i < layout.extent(struct); i = layout.extent(i)) {
                member(layout, i, frame);
            }
        } catch (InvalidMessageException e) {
            throw e.within(layout.nestedType(struct), layout.name(i));
        }
    }

    /** Fills in one member. */
    static void member(MessageLayout layout, int at, Frame frame) {
        byte op = layout.op(at);
        if (op == Op.STRUCT) {
            message(layout, at, frame);
        } else if (Op.isNumber(op)) {
            String text = layout.defaultValue(at);
            frame.numbers()[frame.n() + layout.slot(at)] =
                    text.isEmpty() ? 0 : bits(op, DefaultValue.parse(layout.fieldType(at), text));
        } else if (op != Op.PLACEHOLDER) {
            frame.objects()[frame.o() + layout.slot(at)] = object(layout, at);
        }
    }

    private static Object object(MessageLayout layout, int at) {
        byte op = layout.op(at);
        String text = layout.defaultValue(at);
        if (Op.hasElements(op) && layout.op(at + 1) == Op.STRUCT) {
            return messages(layout, at);
        }
        if (text.isEmpty()) {
            int count = Op.isCounted(op) || Op.isText(op) ? 0 : length(layout, at);
            return Op.isText(op) ? "" : Op.hasElements(op) ? Collections.nCopies(count, "") : zeros(op, count);
        }
        Object value = DefaultValue.parse(layout.fieldType(at), text);
        if (Op.isText(op)) {
            return value;
        }
        List<?> elements = (List<?>) value;
        return Op.hasElements(op) ? List.copyOf(elements) : sequence(op, elements);
    }

    /** The length of a fixed array, unless no message could hold its elements. */
    private static int length(MessageLayout layout, int at) {
        long size = Integer.toUnsignedLong(layout.count(at)) * layout.smallestElement(at);
        CdrSize.checked(size);
        return Steps.clamped(layout.count(at));
    }

    private static MessageList messages(MessageLayout layout, int at) {
        boolean counted = Op.isCounted(layout.op(at));
        MessageList list = new MessageList(layout, at + 1, counted ? 0 : length(layout, at));
        for (int i = 0; i < list.size; i++) {
            message(layout, at + 1, list.frame(i));
        }
        return list;
    }

    private static long bits(byte op, Object value) {
        if (value instanceof Boolean truth) {
            return truth ? 1 : 0;
        }
        if (op == Op.FLOAT32) {
            return Float.floatToRawIntBits(((Double) value).floatValue());
        }
        return op == Op.FLOAT64 ? Double.doubleToRawLongBits((Double) value) : (Long) value;
    }

    private static PrimitiveSequence zeros(byte op, int count) {
        return switch (Op.single(op)) {
            case Op.BOOL -> BooleanSequence.of(new boolean[count]);
            case Op.INT8, Op.UINT8, Op.BYTE -> ByteSequence.of(new byte[count]);
            case Op.INT16, Op.UINT16 -> ShortSequence.of(new short[count]);
            case Op.INT32, Op.UINT32 -> IntSequence.of(new int[count]);
            case Op.INT64, Op.UINT64 -> LongSequence.of(new long[count]);
            case Op.FLOAT32 -> FloatSequence.of(new float[count]);
            default -> DoubleSequence.of(new double[count]);
        };
    }

    private static PrimitiveSequence sequence(byte op, List<?> elements) {
        SequenceBuilder sequence = new SequenceBuilder(op, elements.size());
        elements.forEach(element -> sequence.add(bits(Op.single(op), element)));
        return sequence.build();
    }
}
