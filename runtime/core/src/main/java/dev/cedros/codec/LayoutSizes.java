package dev.cedros.codec;

import dev.cedros.cdr.CdrOptions;
import dev.cedros.cdr.CdrSize;
import dev.cedros.error.InvalidMessageException;
import dev.cedros.layout.MessageLayout;
import dev.cedros.layout.Op;
import dev.cedros.sequence.PrimitiveSequence;
import java.util.List;

/**
 * Finds where messages of a layout end without writing them. It has rows of its own, so that only what decides about sizes
 * is looked at: members of fixed size have become one advance for each run. Immutable and thread-safe.
 */
final class LayoutSizes {
    private static final byte FIXED = 0;
    private static final byte STRING = 1;
    private static final byte WSTRING = 2;
    private static final byte PRIMITIVES = 3;
    private static final byte STRINGS = 4;
    private static final byte WSTRINGS = 5;
    private static final byte MESSAGES = 6;

    private final Steps steps;
    private final byte[] kinds;

    /** By step: the alignment and the bytes of a run or of one element; where the value is; the frame of an element. */
    private final int[] alignments;

    private final long[] sizes;
    private final int[] slots;
    private final int[] frames;

    /** By step: whether elements are of one size that needs no padding between them. */
    private final boolean[] repeatable;

    LayoutSizes(Steps steps) {
        this.steps = steps;
        int length = steps.kinds.length;
        kinds = new byte[length];
        alignments = new int[length];
        sizes = new long[length];
        slots = new int[length];
        frames = new int[length];
        repeatable = new boolean[length];
        for (int i = 0; i < length; i++) {
            step(i, steps.at[i]);
        }
    }

    private void step(int step, int at) {
        MessageLayout layout = steps.layout;
        byte op = layout.op(at);
        slots[step] = layout.slot(at);
        alignments[step] = 4;
        sizes[step] = 4;
        switch (steps.kinds[step]) {
            case Steps.RUN -> {
                alignments[step] = steps.alignments[step];
                sizes[step] = steps.sizes[step];
            }
            case Steps.PLACEHOLDER -> {
                alignments[step] = 1;
                sizes[step] = 1;
            }
            case Steps.TEXT -> kinds[step] = op == Op.STRING ? STRING : WSTRING;
            case Steps.PRIMITIVES -> {
                boolean counted = Op.isCounted(op);
                kinds[step] = counted ? PRIMITIVES : FIXED;
                alignments[step] = layout.size(at);
                sizes[step] = layout.size(at) * (counted ? 1L : Integer.toUnsignedLong(layout.count(at)));
            }
            case Steps.TEXTS -> kinds[step] = layout.op(at + 1) == Op.STRING ? STRINGS : WSTRINGS;
            default -> {
                kinds[step] = MESSAGES;
                repeatable[step] = steps.isRepeatable(at + 1);
            }
        }
        if (kinds[step] >= STRINGS) {
            sizes[step] = Op.isCounted(op) ? 4 : 0;
            frames[step] = at + 1;
        }
    }

    /** The position behind a message that begins at {@code start}. */
    long end(Frame frame, long start, CdrOptions options) {
        return end(0, frame.objects(), frame.o(), start, options);
    }

    private long end(int frame, Object[] objects, int o, long start, CdrOptions options) {
        int step = steps.frameFirst[frame];
        int end = steps.frameLast[frame];
        long p = start;
        try {
            for (; step < end; step++) {
                switch (kinds[step]) {
                    case FIXED -> p = CdrSize.align(p, alignments[step]) + sizes[step];
                    case STRING -> p = CdrSize.string(p, (String) objects[o + slots[step]]);
                    case WSTRING -> p = CdrSize.wstring(p, (String) objects[o + slots[step]], options);
                    case PRIMITIVES -> {
                        int count = ((PrimitiveSequence) objects[o + slots[step]]).size();
                        p = CdrSize.elements(CdrSize.align(p, 4) + 4, count, alignments[step]);
                    }
                    case MESSAGES -> p = messages(step, (MessageList) objects[o + slots[step]], p, options);
                    default -> p = texts(step, (List<?>) objects[o + slots[step]], p, options);
                }
            }
        } catch (RuntimeException e) {
            MessageLayout layout = steps.layout;
            throw InvalidMessageException.at(e, layout.nestedType(frame), steps.path(frame, steps.at[step]));
        }
        return p;
    }

    private long counted(int step, long start) {
        return sizes[step] == 0 ? start : CdrSize.align(start, 4) + 4;
    }

    private long messages(int step, MessageList list, long start, CdrOptions options) {
        long p = counted(step, start);
        int frame = frames[step];
        if (repeatable[step]) {
            int only = steps.frameFirst[frame];
            return list.size == 0 ? p : CdrSize.align(p, alignments[only]) + sizes[only] * list.size;
        }
        int i = 0;
        try {
            for (; i < list.size; i++) {
                p = end(frame, list.objects, i * list.objectStride, p, options);
            }
        } catch (RuntimeException e) {
            throw InvalidMessageException.atIndex(e, i);
        }
        return p;
    }

    private long texts(int step, List<?> values, long start, CdrOptions options) {
        long p = counted(step, start);
        int i = 0;
        try {
            for (; i < values.size(); i++) {
                String value = (String) values.get(i);
                p = kinds[step] == STRINGS ? CdrSize.string(p, value) : CdrSize.wstring(p, value, options);
            }
        } catch (RuntimeException e) {
            throw InvalidMessageException.atIndex(e, i);
        }
        return p;
    }
}
