package dev.cedros.codec;

import dev.cedros.sequence.PrimitiveSequence;

/** Rows of objects whose sequences have bytes of their own. */
final class DetachedRow {
    private DetachedRow() {}

    /** Whether no sequence shows the bytes of a payload or of an array that holds others. */
    static boolean isDetached(Object[] row) {
        for (Object value : row) {
            boolean detached = value instanceof MessageList list
                    ? isDetached(list.objects)
                    : !(value instanceof PrimitiveSequence sequence) || sequence.isDetached();
            if (!detached) {
                return false;
            }
        }
        return true;
    }

    /** Replaces what is not detached by copies. The row itself belongs to the caller, the lists in it to others. */
    static void detach(Object[] row) {
        for (int i = 0; i < row.length; i++) {
            if (row[i] instanceof PrimitiveSequence sequence) {
                row[i] = sequence.detached();
            } else if (row[i] instanceof MessageList list && !isDetached(list.objects)) {
                MessageList copy = list.copy();
                detach(copy.objects);
                row[i] = copy;
            }
        }
    }
}
