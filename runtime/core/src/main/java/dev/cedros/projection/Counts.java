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

    /** Steps over so many numbers and the padding before them, and gives the index of the first in the data. */
    static int begin(CdrReader in, int size, int count) {
        in.skip(size, (long) count * size);
        return in.beginRun(1, 0) - count * size;
    }

    /** Checks bools that nobody reads, where the options are strict about them. */
    static void checkBools(CdrReader in, int at, int count) {
        if (!in.options().strictBool()) {
            return;
        }
        int i = 0;
        try {
            for (; i < count; i++) {
                in.getBool(at + i);
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
