package dev.cedros.projection;

import dev.cedros.cdr.CdrException;
import dev.cedros.cdr.CdrReader;
import dev.cedros.layout.MessageLayout;
import dev.cedros.layout.Op;

/** Reads what stands before elements, and checks it as decoding does. */
final class Counts {
    private Counts() {}

    /** How many elements follow: the count on the wire, or the length of an array. So many can be there. */
    static int read(MessageLayout layout, int index, CdrReader in) {
        byte op = layout.op(index);
        int smallest = layout.smallestElement(index);
        int capacity = clamped(layout.count(index));
        if (Op.isCounted(op)) {
            return layout.count(index) == 0 ? in.readCount(smallest) : in.readCount(smallest, capacity);
        }
        if (op == Op.ARRAY) {
            in.checkCount(capacity, smallest);
        }
        return capacity;
    }

    /** Steps over bools that nobody reads, and checks them where the options are strict about that. */
    static void skipBools(CdrReader in, int count) {
        int at = in.beginElements(count, 1);
        if (in.options().strictBool()) {
            for (int i = 0; i < count; at = in.moreElements()) {
                int end = in.elementsEnd(count);
                checkBools(in, at, i, end);
                i = end;
            }
        }
        in.skipElements();
    }

    /** Checks bools {@code first} to {@code end}, where the options are strict about that. */
    static void checkBools(CdrReader in, int at, int first, int end) {
        if (!in.options().strictBool()) {
            return;
        }
        int i = first;
        try {
            for (; i < end; i++) {
                in.getBool(at + i - first);
            }
        } catch (CdrException e) {
            throw e.within(null, "[" + i + "]");
        }
    }

    /** The bound of a text. */
    static int bound(MessageLayout layout, int index) {
        return layout.count(index) == 0 ? Integer.MAX_VALUE : clamped(layout.count(index));
    }

    /** No data holds more than the ints count, so a number beyond them stands for as much. */
    private static int clamped(int count) {
        return count < 0 ? Integer.MAX_VALUE : count;
    }
}
