package dev.cedros.cdr;

import org.jspecify.annotations.Nullable;

/**
 * Moves long ranges of numbers from data into existing arrays without allocating, which {@code WireBytes} cannot promise: the
 * JVM copies blocks through views of buffers only, and does not always get rid of new ones.
 *
 * <p>So views are kept. Data from which messages are decoded again and again, as with the buffers that a transport uses in
 * turn, gets some that are kept with it, unless it is large; other data passes through one small array, a piece at a time.
 */
final class BulkRefill {
    /** The views of some data lie in one of several places, the first of which its identity gives. */
    private static final int KEPT = 64;

    private static final int PLACES = 8;
    private static final int SEEN = 1024;

    /**
     * Views take the place of others only if there was none for them so often; each time twice as often, so that views which
     * oust each other in turn soon do so no more.
     */
    private static final int PATIENCE = 16;

    private static final int MOST_PATIENCE = 1 << 20;
    private static final int LARGEST_KEPT = 1 << 16;
    private static final int PIECE = 4096;

    private final @Nullable NumberViews[] kept = new NumberViews[KEPT];
    private final int[] seen = new int[SEEN];
    private final int[] waited = new int[KEPT];
    private final int[] patience = new int[KEPT];
    private final NumberViews littlePiece = new NumberViews(new byte[PIECE], 0, false);
    private final NumberViews bigPiece = new NumberViews(new byte[PIECE], 0, true);

    private @Nullable NumberViews views;
    private boolean lookedUp;

    /** Ends the use for one message. */
    void end() {
        views = null;
        lookedUp = false;
    }

    private @Nullable NumberViews viewsOf(byte[] data, int origin, boolean bigEndian) {
        if (!lookedUp) {
            views = find(data, origin, bigEndian);
            lookedUp = true;
        }
        return views;
    }

    /** The views of the data, or null while it is not known to come again. */
    private @Nullable NumberViews find(byte[] data, int origin, boolean bigEndian) {
        int id = System.identityHashCode(data);
        for (int i = 0; i < PLACES; i++) {
            NumberViews found = kept[id + i & KEPT - 1];
            if (found == null) {
                break;
            }
            if (found.show(data, origin, bigEndian)) {
                return found;
            }
        }
        return data.length > LARGEST_KEPT ? null : learn(data, id, origin, bigEndian);
    }

    /** Makes views of data that was lately seen before, if there is a place for them. */
    private @Nullable NumberViews learn(byte[] data, int id, int origin, boolean bigEndian) {
        int note = id & SEEN - 1;
        if (seen[note] != id) {
            seen[note] = id;
            return null;
        }
        int place = place(id);
        if (place < 0) {
            return null;
        }
        NumberViews made = new NumberViews(data, origin, bigEndian);
        kept[place] = made;
        return made;
    }

    /** Where new views go: to a free place, or after some patience to the first; -1 before. */
    private int place(int id) {
        for (int i = 0; i < PLACES; i++) {
            if (kept[id + i & KEPT - 1] == null) {
                return id + i & KEPT - 1;
            }
        }
        int first = id & KEPT - 1;
        if (++waited[first] <= patience[first]) {
            return -1;
        }
        waited[first] = 0;
        patience[first] = Math.min(MOST_PATIENCE, Math.max(PATIENCE, 2 * patience[first]));
        return first;
    }

    private NumberViews piece(byte[] data, int at, int sizeBytes, boolean bigEndian) {
        NumberViews piece = bigEndian ? bigPiece : littlePiece;
        System.arraycopy(data, at, piece.data(), 0, sizeBytes);
        return piece;
    }

    void getShorts(byte[] data, int origin, int at, boolean bigEndian, short[] to) {
        NumberViews whole = viewsOf(data, origin, bigEndian);
        if (whole != null) {
            whole.getShorts(at, to, 0, to.length);
            return;
        }
        for (int i = 0; i < to.length; i += PIECE / 2) {
            int n = Math.min(to.length - i, PIECE / 2);
            piece(data, at + i * 2, n * 2, bigEndian).getShorts(0, to, i, n);
        }
    }

    void getChars(byte[] data, int origin, int at, boolean bigEndian, char[] to) {
        NumberViews whole = viewsOf(data, origin, bigEndian);
        if (whole != null) {
            whole.getChars(at, to, 0, to.length);
            return;
        }
        for (int i = 0; i < to.length; i += PIECE / 2) {
            int n = Math.min(to.length - i, PIECE / 2);
            piece(data, at + i * 2, n * 2, bigEndian).getChars(0, to, i, n);
        }
    }

    void getInts(byte[] data, int origin, int at, boolean bigEndian, int[] to) {
        NumberViews whole = viewsOf(data, origin, bigEndian);
        if (whole != null) {
            whole.getInts(at, to, 0, to.length);
            return;
        }
        for (int i = 0; i < to.length; i += PIECE / 4) {
            int n = Math.min(to.length - i, PIECE / 4);
            piece(data, at + i * 4, n * 4, bigEndian).getInts(0, to, i, n);
        }
    }

    void getLongs(byte[] data, int origin, int at, boolean bigEndian, long[] to) {
        NumberViews whole = viewsOf(data, origin, bigEndian);
        if (whole != null) {
            whole.getLongs(at, to, 0, to.length);
            return;
        }
        for (int i = 0; i < to.length; i += PIECE / 8) {
            int n = Math.min(to.length - i, PIECE / 8);
            piece(data, at + i * 8, n * 8, bigEndian).getLongs(0, to, i, n);
        }
    }

    void getFloats(byte[] data, int origin, int at, boolean bigEndian, float[] to) {
        NumberViews whole = viewsOf(data, origin, bigEndian);
        if (whole != null) {
            whole.getFloats(at, to, 0, to.length);
            return;
        }
        for (int i = 0; i < to.length; i += PIECE / 4) {
            int n = Math.min(to.length - i, PIECE / 4);
            piece(data, at + i * 4, n * 4, bigEndian).getFloats(0, to, i, n);
        }
    }

    void getDoubles(byte[] data, int origin, int at, boolean bigEndian, double[] to) {
        NumberViews whole = viewsOf(data, origin, bigEndian);
        if (whole != null) {
            whole.getDoubles(at, to, 0, to.length);
            return;
        }
        for (int i = 0; i < to.length; i += PIECE / 8) {
            int n = Math.min(to.length - i, PIECE / 8);
            piece(data, at + i * 8, n * 8, bigEndian).getDoubles(0, to, i, n);
        }
    }
}
