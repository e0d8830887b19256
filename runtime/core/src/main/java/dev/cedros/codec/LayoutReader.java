package dev.cedros.codec;

import dev.cedros.cdr.CdrException;
import dev.cedros.cdr.CdrReader;
import dev.cedros.layout.MessageLayout;
import dev.cedros.layout.Op;
import dev.cedros.sequence.PrimitiveSequence;
import java.util.List;

/** Reads the values of messages along the steps of their layout. Immutable and thread-safe. */
final class LayoutReader {
    private static final int MAX_PADDING = 7;

    private final Steps steps;
    private final MessageLayout layout;

    /** By instruction: lists without elements, of which one serves all messages. */
    private final MessageList[] noMessages;

    LayoutReader(Steps steps) {
        this.steps = steps;
        this.layout = steps.layout;
        this.noMessages = new MessageList[layout.length()];
        for (int i = 0; i < layout.length(); i++) {
            if (layout.op(i) == Op.SEQUENCE && layout.op(i + 1) == Op.STRUCT) {
                noMessages[i] = new MessageList(layout, i + 1, 0);
            }
        }
    }

    Frame read(CdrReader in) {
        Frame frame = Frame.empty(layout);
        read(in, 0, frame.numbers(), 0, frame.objects(), 0);
        return frame;
    }

    private void read(CdrReader in, int frame, long[] numbers, int n, Object[] objects, int o) {
        int step = steps.frameFirst[frame];
        int end = steps.frameLast[frame];
        int leaf = -1;
        try {
            for (; step < end; step++) {
                leaf = -1;
                int at = steps.at[step];
                switch (steps.kinds[step]) {
                    case Steps.RUN -> {
                        int place = in.beginRun(steps.alignments[step], steps.sizes[step]);
                        int last = steps.last[step];
                        for (leaf = steps.first[step]; leaf < last; leaf++) {
                            leaf(in, leaf, place, numbers, n, objects, o);
                        }
                    }
                    case Steps.PLACEHOLDER -> in.skip(1, 1);
                    case Steps.TEXT ->
                        objects[o + layout.slot(at)] = layout.op(at) == Op.STRING
                                ? in.readString(steps.limits[step])
                                : in.readWstring(steps.limits[step]);
                    case Steps.PRIMITIVES -> objects[o + layout.slot(at)] = primitives(in, at);
                    case Steps.TEXTS -> objects[o + layout.slot(at)] = texts(in, at, steps.limits[step]);
                    default -> objects[o + layout.slot(at)] = messages(in, at, steps.limits[step]);
                }
            }
        } catch (RuntimeException e) {
            throw CdrException.at(e, in, layout.nestedType(frame), label(frame, step, leaf));
        }
    }

    private String label(int frame, int step, int leaf) {
        if (leaf >= 0) {
            return steps.path(frame, steps.leafAt[leaf]);
        }
        return steps.kinds[step] == Steps.RUN ? steps.runLabel(frame, step) : steps.path(frame, steps.at[step]);
    }

    private void leaf(CdrReader in, int leaf, int place, long[] numbers, int n, Object[] objects, int o) {
        int at = place + steps.leafOffsets[leaf];
        int slot = steps.leafSlots[leaf];
        byte op = steps.leafOps[leaf];
        switch (op) {
            case Op.BOOL -> numbers[n + slot] = in.getBool(at) ? 1 : 0;
            case Op.INT8 -> numbers[n + slot] = in.getInt8(at);
            case Op.UINT8, Op.BYTE -> numbers[n + slot] = in.getUint8(at);
            case Op.INT16 -> numbers[n + slot] = in.getInt16(at);
            case Op.UINT16 -> numbers[n + slot] = in.getUint16(at);
            case Op.INT32, Op.FLOAT32 -> numbers[n + slot] = in.getInt32(at);
            case Op.UINT32 -> numbers[n + slot] = in.getUint32(at);
            case Op.INT64, Op.UINT64, Op.FLOAT64 -> numbers[n + slot] = in.getInt64(at);
            default -> objects[o + slot] = array(in, op, at, steps.leafCounts[leaf]);
        }
    }

    private static PrimitiveSequence array(CdrReader in, byte op, int at, int count) {
        return switch (Op.single(op)) {
            case Op.BOOL -> in.getBooleanSequence(at, count);
            case Op.INT8, Op.UINT8, Op.BYTE -> in.getByteSequence(at, count);
            case Op.INT16, Op.UINT16 -> in.getShortSequence(at, count);
            case Op.INT32, Op.UINT32 -> in.getIntSequence(at, count);
            case Op.INT64, Op.UINT64 -> in.getLongSequence(at, count);
            case Op.FLOAT32 -> in.getFloatSequence(at, count);
            default -> in.getDoubleSequence(at, count);
        };
    }

    private PrimitiveSequence primitives(CdrReader in, int at) {
        int count = count(in, at, layout.size(at));
        return switch (Op.single(layout.op(at))) {
            case Op.BOOL -> in.readBooleanSequence(count);
            case Op.INT8, Op.UINT8, Op.BYTE -> in.readByteSequence(count);
            case Op.INT16, Op.UINT16 -> in.readShortSequence(count);
            case Op.INT32, Op.UINT32 -> in.readIntSequence(count);
            case Op.INT64, Op.UINT64 -> in.readLongSequence(count);
            case Op.FLOAT32 -> in.readFloatSequence(count);
            default -> in.readDoubleSequence(count);
        };
    }

    private int count(CdrReader in, int at, int smallest) {
        int count = layout.count(at);
        if (!Op.isCounted(layout.op(at))) {
            return Steps.clamped(count);
        }
        return count == 0 ? in.readCount(smallest) : in.readCount(smallest, Steps.clamped(count));
    }

    private List<String> texts(CdrReader in, int at, int smallest) {
        int count = count(in, at, smallest);
        int bound = StepBuilder.textBound(layout, at + 1);
        return layout.op(at + 1) == Op.STRING ? in.readStringList(count, bound) : in.readWstringList(count, bound);
    }

    private MessageList messages(CdrReader in, int at, int smallest) {
        int count = count(in, at, smallest);
        if (!Op.isCounted(layout.op(at))) {
            in.checkCount(count, smallest);
        } else if (count == 0) {
            return noMessages[at];
        }
        MessageList list = new MessageList(layout, at + 1, count);
        if (isOneRun(in, at + 1, count)) {
            run(in, at + 1, list);
            return list;
        }
        int i = 0;
        try {
            for (; i < count; i++) {
                read(in, at + 1, list.numbers, i * list.numberStride, list.objects, i * list.objectStride);
            }
        } catch (RuntimeException e) {
            throw CdrException.atIndex(e, in, i);
        }
        return list;
    }

    /**
     * Whether all elements can be read as one run. Where that could fail, they are read one by one, so that the error names
     * the element and the member.
     */
    private boolean isOneRun(CdrReader in, int frame, int count) {
        int size = steps.sizes[steps.frameFirst[frame]];
        return steps.isRepeatable(frame)
                && (long) count * size <= in.remaining() - MAX_PADDING
                && !in.options().strictBool();
    }

    private void run(CdrReader in, int frame, MessageList list) {
        int step = steps.frameFirst[frame];
        int size = steps.sizes[step];
        int place = in.beginElements(list.size, steps.alignments[step], size, "");
        int first = 0;
        while (first < list.size) {
            int end = in.elementsEnd(list.size);
            for (int leaf = steps.first[step]; leaf < steps.last[step]; leaf++) {
                leafOfAll(in, leaf, place, size, list, first, end);
            }
            first = end;
            place = in.moreElements();
        }
    }

    /** Reads one leaf of the elements from {@code first} to {@code end}, of which the first is at a place. */
    private void leafOfAll(CdrReader in, int leaf, int place, int size, MessageList list, int first, int end) {
        int at = place + steps.leafOffsets[leaf];
        int slot = steps.leafSlots[leaf];
        long[] numbers = list.numbers;
        switch (steps.leafOps[leaf]) {
            case Op.INT64, Op.UINT64, Op.FLOAT64 -> {
                for (int i = first; i < end; i++) {
                    numbers[i * list.numberStride + slot] = in.getInt64(at + (i - first) * size);
                }
            }
            case Op.INT32, Op.FLOAT32 -> {
                for (int i = first; i < end; i++) {
                    numbers[i * list.numberStride + slot] = in.getInt32(at + (i - first) * size);
                }
            }
            default -> {
                for (int i = first; i < end; i++) {
                    int n = i * list.numberStride;
                    leaf(in, leaf, place + (i - first) * size, numbers, n, list.objects, i * list.objectStride);
                }
            }
        }
    }
}
