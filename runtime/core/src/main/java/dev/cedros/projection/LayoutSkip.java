package dev.cedros.projection;

import static dev.cedros.error.Checks.present;

import dev.cedros.cdr.CdrException;
import dev.cedros.cdr.CdrReader;
import dev.cedros.cdr.Encapsulation;
import dev.cedros.layout.MessageLayout;
import dev.cedros.layout.Op;
import java.util.Arrays;

/**
 * Steps over members without reading them. What has a fixed size is stepped over at once, however much is nested in it and
 * however many elements there are; what has not takes a step for each string and sequence. Lengths and counts are checked as
 * by decoding, before anything depends on them; the characters of strings are not looked at.
 *
 * <p>Immutable and thread-safe; make one for each layout and keep it.
 */
public final class LayoutSkip {
    private static final int RESIDUES = 8;
    private static final int VARIABLE = -1;

    private final MessageLayout layout;

    /** By instruction and start modulo 8: how far the end of the subtree is from its start, or that it has no fixed size. */
    private final int[] sizes;

    /** By instruction: whether a bool is in the subtree. */
    private final boolean[] bools;

    private LayoutSkip(MessageLayout layout) {
        this.layout = layout;
        this.sizes = new int[RESIDUES * layout.length()];
        this.bools = new boolean[layout.length()];
        // Subtrees come after what they belong to, so from the last to the first all parts are
        // measured before their whole.
        for (int i = layout.length() - 1; i >= 0; i--) {
            bools[i] = hasBool(i);
            for (int start = 0; start < RESIDUES; start++) {
                sizes[RESIDUES * i + start] = (int) Math.min(measured(i, start), Integer.MAX_VALUE);
            }
        }
    }

    /** Measures a layout; takes time in proportion to its length. */
    public static LayoutSkip of(MessageLayout layout) {
        return new LayoutSkip(present(layout, "layout"));
    }

    private boolean hasBool(int index) {
        byte op = layout.op(index);
        boolean found = op >= Op.BOOL && Op.single(op) == Op.BOOL;
        for (int i = index + 1; i < layout.extent(index) && !found; i = layout.extent(i)) {
            found = bools[i];
        }
        return found;
    }

    private long measured(int index, int start) {
        byte op = layout.op(index);
        if (op == Op.PLACEHOLDER || Op.isNumber(op)) {
            return (long) padding(start, layout.size(index)) + layout.size(index);
        }
        if (Op.isPrimitiveArray(op)) {
            long count = Integer.toUnsignedLong(layout.count(index));
            return count == 0 ? 0 : padding(start, layout.size(index)) + count * layout.size(index);
        }
        if (op == Op.ARRAY) {
            return elementsSize(index + 1, Integer.toUnsignedLong(layout.count(index)), start);
        }
        if (op != Op.STRUCT) {
            return VARIABLE;
        }
        long position = start;
        for (int i = index + 1; i < layout.extent(index); i = layout.extent(i)) {
            int size = sizes[RESIDUES * i + (int) (position & 7)];
            if (size == VARIABLE) {
                return VARIABLE;
            }
            position += size;
        }
        return position - start;
    }

    private static int padding(int start, int alignment) {
        return -start & (alignment - 1);
    }

    /** The bytes from the start of the first to the end of the last of several elements; they repeat modulo 8. */
    private long elementsSize(int element, long count, int start) {
        int one = sizes[RESIDUES * element + start];
        if (one != VARIABLE && (one & 7) == 0) {
            return Math.min(count * one, Integer.MAX_VALUE);
        }
        long position = start;
        long[] positionAt = new long[RESIDUES];
        long[] indexAt = new long[RESIDUES];
        Arrays.fill(indexAt, -1);
        for (long i = 0; i < count; i++) {
            int residue = (int) (position & 7);
            int size = sizes[RESIDUES * element + residue];
            if (size == VARIABLE) {
                return VARIABLE;
            }
            if (indexAt[residue] >= 0) {
                long round = i - indexAt[residue];
                long rounds = (count - i) / round;
                long roundSize = position - positionAt[residue];
                if (rounds > Integer.MAX_VALUE / roundSize) {
                    return Integer.MAX_VALUE;
                }
                position += rounds * roundSize;
                i += rounds * round;
                Arrays.fill(indexAt, -1);
                if (i == count) {
                    break;
                }
            }
            indexAt[residue] = i;
            positionAt[residue] = position;
            position += size;
        }
        return position - start;
    }

    /** The layout that this was made for. */
    public MessageLayout layout() {
        return layout;
    }

    /**
     * Steps over the member whose instruction in the layout is {@code index}, or over the whole message for 0.
     *
     * @param in a reader that has read the encapsulation header and stands before the member
     * @throws CdrException if the data ends before the member does, or a length or count cannot be right; it names the member
     *     from this one on
     */
    public void skip(CdrReader in, int index) {
        int size = sizes[RESIDUES * index + residue(in)];
        if (size != VARIABLE && isAtOnce(in, index, size)) {
            in.skip(1, size);
        } else {
            stepwise(in, index);
        }
    }

    /**
     * Steps over {@code count} elements of an array or sequence.
     *
     * @param in a reader that has read the encapsulation header and stands before the first of them
     * @param element the instruction of one element, the one after that of the array or sequence
     * @throws CdrException as {@link #skip} does; it names the element by its number among these
     */
    public void skipElements(CdrReader in, int element, int count) {
        skipElements(in, element, 0, count);
    }

    /** Does the same for elements of which the first is not the first of all. */
    void skipElements(CdrReader in, int element, int from, int to) {
        int count = to - from;
        int start = residue(in);
        if (count > 0 && sizes[RESIDUES * element + start] != VARIABLE) {
            long size = elementsSize(element, count, start);
            if (isAtOnce(in, element, size)) {
                in.skip(1, size);
                return;
            }
        }
        int i = from;
        try {
            for (; i < to; i++) {
                skip(in, element);
            }
        } catch (CdrException e) {
            throw e.within(null, "[" + i + "]");
        }
    }

    /** Not where a bool may be wrong, nor where the data ends too early: the error then names the member. */
    private boolean isAtOnce(CdrReader in, int index, long size) {
        return size <= in.remaining() && !(bools[index] && in.options().strictBool());
    }

    private static int residue(CdrReader in) {
        return (in.position() - Encapsulation.HEADER_SIZE) & 7;
    }

    private void stepwise(CdrReader in, int index) {
        byte op = layout.op(index);
        switch (op) {
            case Op.STRUCT -> members(in, index);
            case Op.PLACEHOLDER -> in.skip(1, 1);
            case Op.STRING -> in.skipString();
            case Op.WSTRING -> in.skipWstring();
            case Op.ARRAY, Op.SEQUENCE -> {
                int count = Counts.read(layout, index, in);
                skipElements(in, index + 1, count);
            }
            case Op.BOOL -> in.readBool();
            default -> {
                int count = Op.isNumber(op) ? 1 : Counts.read(layout, index, in);
                if (Op.single(op) == Op.BOOL) {
                    Counts.skipBools(in, count);
                } else {
                    in.skip(layout.size(index), (long) count * layout.size(index));
                }
            }
        }
    }

    private void members(CdrReader in, int struct) {
        int i = struct + 1;
        try {
            for (; i < layout.extent(struct); i = layout.extent(i)) {
                skip(in, i);
            }
        } catch (CdrException e) {
            throw layout.op(i) == Op.PLACEHOLDER ? e : e.within(null, layout.name(i));
        }
    }
}
