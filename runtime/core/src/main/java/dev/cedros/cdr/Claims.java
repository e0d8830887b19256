package dev.cedros.cdr;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A set of objects by identity that allocates nothing once it has grown. Few objects are compared one by one, which is
 * cheaper than their identity hash codes; more lie in a table with open addressing.
 */
@SuppressWarnings("ReferenceEquality") // It is about the same object, not an equal one.
final class Claims {
    private static final int FEW = 8;
    private static final int SMALLEST_TABLE = 64;

    /** Larger tables are dropped when they are emptied: one large message should not hold memory for good. */
    private static final int LARGEST_KEPT = 1 << 17;

    private final @Nullable Object[] few = new Object[FEW];
    private @Nullable Object[] table = {};
    private int size;

    /** Adds an object; false if it was there already. */
    boolean add(Object object) {
        if (size > FEW) {
            return addToTable(object);
        }
        for (int i = 0; i < size; i++) {
            if (few[i] == object) {
                return false;
            }
        }
        if (size == FEW) {
            return moveToTable(object);
        }
        few[size++] = object;
        return true;
    }

    void clear() {
        Arrays.fill(few, 0, Math.min(size, FEW), null);
        if (size > FEW) {
            if (table.length > LARGEST_KEPT) {
                table = new Object[0];
            } else {
                Arrays.fill(table, null);
            }
        }
        size = 0;
    }

    private boolean moveToTable(Object object) {
        if (table.length == 0) {
            table = new Object[SMALLEST_TABLE];
        }
        for (Object known : few) {
            if (known != null) {
                table[slot(known)] = known;
            }
        }
        return addToTable(object);
    }

    private boolean addToTable(Object object) {
        int slot = slot(object);
        if (table[slot] != null) {
            return false;
        }
        table[slot] = object;
        size++;
        if (size > table.length / 2) {
            grow();
        }
        return true;
    }

    /** Where the object is, or where it belongs. */
    private int slot(Object object) {
        int mask = table.length - 1;
        int slot = System.identityHashCode(object) * 0x9E3779B9 >>> 7 & mask;
        while (table[slot] != null && table[slot] != object) {
            slot = slot + 1 & mask;
        }
        return slot;
    }

    private void grow() {
        @Nullable Object[] old = table;
        table = new Object[old.length * 2];
        for (Object known : old) {
            if (known != null) {
                table[slot(known)] = known;
            }
        }
    }
}
