package dev.cedros.codec;

import static dev.cedros.error.Checks.checkLength;

import dev.cedros.cdr.CdrWriter;
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
import java.util.List;

/** Writes the values of messages along the steps of their layout. Immutable and thread-safe. */
final class LayoutWriter {
    private static final int MAX_RUN = Integer.MAX_VALUE / 2;

    private final Steps steps;
    private final MessageLayout layout;

    LayoutWriter(Steps steps) {
        this.steps = steps;
        this.layout = steps.layout;
    }

    void write(Frame frame, CdrWriter out) {
        write(out, 0, frame.numbers(), frame.n(), frame.objects(), frame.o());
    }

    private void write(CdrWriter out, int frame, long[] numbers, int n, Object[] objects, int o) {
        int step = steps.frameFirst[frame];
        int end = steps.frameLast[frame];
        try {
            for (; step < end; step++) {
                int at = steps.at[step];
                int slot = o + layout.slot(at);
                switch (steps.kinds[step]) {
                    case Steps.RUN -> {
                        int place = out.beginRun(steps.alignments[step], steps.sizes[step]);
                        for (int leaf = steps.first[step]; leaf < steps.last[step]; leaf++) {
                            leaf(out, leaf, place, numbers, n, objects, o);
                        }
                    }
                    case Steps.PLACEHOLDER -> out.writeInt8((byte) 0);
                    case Steps.TEXT -> text(out, layout.op(at), (String) objects[slot], steps.limits[step]);
                    case Steps.PRIMITIVES -> primitives(out, at, (PrimitiveSequence) objects[slot]);
                    case Steps.TEXTS -> texts(out, at, (List<?>) objects[slot]);
                    default -> messages(out, at, (MessageList) objects[slot]);
                }
            }
        } catch (RuntimeException e) {
            throw InvalidMessageException.at(e, layout.nestedType(frame), steps.path(frame, steps.at[step]));
        }
    }

    private void leaf(CdrWriter out, int leaf, int place, long[] numbers, int n, Object[] objects, int o) {
        int at = place + steps.leafOffsets[leaf];
        int gap = steps.leafGaps[leaf];
        if (gap > 0) {
            out.putPadding(at - gap, gap);
        }
        byte op = steps.leafOps[leaf];
        if (!Op.isNumber(op)) {
            array(out, op, at, objects[o + steps.leafSlots[leaf]]);
            return;
        }
        long value = numbers[n + steps.leafSlots[leaf]];
        switch (op) {
            case Op.BOOL -> out.putBool(at, value != 0);
            case Op.INT8, Op.UINT8, Op.BYTE -> out.putInt8(at, (byte) value);
            case Op.INT16, Op.UINT16 -> out.putInt16(at, (short) value);
            case Op.INT32, Op.UINT32, Op.FLOAT32 -> out.putInt32(at, (int) value);
            default -> out.putInt64(at, value);
        }
    }

    private static void array(CdrWriter out, byte op, int at, Object value) {
        switch (Op.single(op)) {
            case Op.BOOL -> out.putBoolArray(at, (BooleanSequence) value);
            case Op.INT8, Op.UINT8, Op.BYTE -> out.putInt8Array(at, (ByteSequence) value);
            case Op.INT16, Op.UINT16 -> out.putInt16Array(at, (ShortSequence) value);
            case Op.INT32, Op.UINT32 -> out.putInt32Array(at, (IntSequence) value);
            case Op.INT64, Op.UINT64 -> out.putInt64Array(at, (LongSequence) value);
            case Op.FLOAT32 -> out.putFloat32Array(at, (FloatSequence) value);
            default -> out.putFloat64Array(at, (DoubleSequence) value);
        }
    }

    private void primitives(CdrWriter out, int at, PrimitiveSequence value) {
        count(layout, out, at, value.size());
        elements(out, layout.op(at), value);
    }

    /** Writes the elements of an array or sequence of primitives. */
    static void elements(CdrWriter out, byte op, PrimitiveSequence value) {
        switch (Op.single(op)) {
            case Op.BOOL -> out.writeBoolArray((BooleanSequence) value);
            case Op.INT8, Op.UINT8, Op.BYTE -> out.writeInt8Array((ByteSequence) value);
            case Op.INT16, Op.UINT16 -> out.writeInt16Array((ShortSequence) value);
            case Op.INT32, Op.UINT32 -> out.writeInt32Array((IntSequence) value);
            case Op.INT64, Op.UINT64 -> out.writeInt64Array((LongSequence) value);
            case Op.FLOAT32 -> out.writeFloat32Array((FloatSequence) value);
            default -> out.writeFloat64Array((DoubleSequence) value);
        }
    }

    /** Writes what stands before elements: the count of a sequence, checked against its bound; nothing for an array. */
    static void count(MessageLayout layout, CdrWriter out, int at, int size) {
        int count = layout.count(at);
        if (!Op.isCounted(layout.op(at))) {
            checkLength(size, Steps.clamped(count));
        } else if (count == 0) {
            out.writeCount(size);
        } else {
            out.writeCount(size, Steps.clamped(count));
        }
    }

    static void text(CdrWriter out, byte op, String value, int bound) {
        if (op == Op.STRING) {
            out.writeString(value, bound);
        } else {
            out.writeWstring(value, bound);
        }
    }

    private void texts(CdrWriter out, int at, List<?> values) {
        count(layout, out, at, values.size());
        int bound = StepBuilder.textBound(layout, at + 1);
        int i = 0;
        try {
            for (; i < values.size(); i++) {
                text(out, layout.op(at + 1), (String) values.get(i), bound);
            }
        } catch (RuntimeException e) {
            throw InvalidMessageException.atIndex(e, i);
        }
    }

    private void messages(CdrWriter out, int at, MessageList list) {
        count(layout, out, at, list.size);
        int first = steps.frameFirst[at + 1];
        if (steps.isRepeatable(at + 1) && list.size > 0 && list.size <= MAX_RUN / steps.sizes[first]) {
            run(out, first, list);
            return;
        }
        int i = 0;
        try {
            for (; i < list.size; i++) {
                write(out, at + 1, list.numbers, i * list.numberStride, list.objects, i * list.objectStride);
            }
        } catch (RuntimeException e) {
            throw InvalidMessageException.atIndex(e, i);
        }
    }

    /** Writes all elements as one run: nothing about them can be wrong. */
    private void run(CdrWriter out, int step, MessageList list) {
        int size = steps.sizes[step];
        int place = out.beginRun(steps.alignments[step], size * list.size);
        for (int leaf = steps.first[step]; leaf < steps.last[step]; leaf++) {
            for (int i = 0; i < list.size; i++) {
                int n = i * list.numberStride;
                leaf(out, leaf, place + i * size, list.numbers, n, list.objects, i * list.objectStride);
            }
        }
    }
}
