package dev.cedros.cdr;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A set of objects by identity that allocates nothing once it has grown. Few objects are compared one by one, which is
 * cheaper than their identity hash codes; more lie in a table with open addressing.
 *
 * <p>Of a table that has grown, few objects use a small part at its beginning: otherwise each small message would pay for the
 * largest one before it, whenever the table is emptied.
 */
@SuppressWarnings("ReferenceEquality") // It is about the same object, not an equal one.
final class Claims {
    private static final int FEW = 8;
    private static final int SMALLEST_TABLE = 64;

    /** Where there were more, nothing is kept: one large message should not hold memory for good. */
    private static final int MOST_KEPT = 1 << 16;

    /** All objects, in the order in which they came. */
    private @Nullable Object[] all = new Object[FEW];

    private int size;

    /** The places of the table that are in use: a power of two, or 0 while there are few objects. The others are empty. */
    private int places;

    private @Nullable Object[] table = {};

    /** Adds an object; false if it was there already. */
    boolean add(Object object) {
        int slot = 0;
        if (size > FEW) {
            slot = slot(object);
            if (table[slot] != null) {
                return false;
            }
        } else if (isAmongFew(object)) {
            return false;
        }
        if (size == all.length) {
            all = Arrays.copyOf(all, 2 * size);
        }
        all[size++] = object;
        if (size > FEW) {
            if (size > places / 2) {
                spread();
            } else {
                table[slot] = object;
            }
        }
        return true;
    }

    void clear() {
        if (size > MOST_KEPT) {
            all = new Object[FEW];
            table = new Object[0];
        } else {
            Arrays.fill(all, 0, size, null);
            Arrays.fill(table, 0, places, null);
        }
        size = 0;
        places = 0;
    }

    private boolean isAmongFew(Object object) {
        for (int i = 0; i < size; i++) {
            if (all[i] == object) {
                return true;
            }
        }
        return false;
    }

    /** Where the object is, or where it belongs. */
    private int slot(Object object) {
        int mask = places - 1;
        int slot = System.identityHashCode(object) * 0x9E3779B9 >>> 7 & mask;
        while (table[slot] != null && table[slot] != object) {
            slot = slot + 1 & mask;
        }
        return slot;
    }

    /** Puts all objects into twice as many places. */
    private void spread() {
        Arrays.fill(table, 0, places, null);
        places = Math.max(SMALLEST_TABLE, 2 * places);
        if (places > table.length) {
            table = new Object[places];
        }
        for (int i = 0; i < size; i++) {
            Object known = all[i];
            if (known != null) {
                table[slot(known)] = known;
            }
        }
    }
}
