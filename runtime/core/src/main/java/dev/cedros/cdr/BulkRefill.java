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
    private static final int KEPT = 64;
    private static final int LARGEST_KEPT = 1 << 16;
    private static final int PIECE = 4096;

    private final @Nullable NumberViews[] kept = new NumberViews[KEPT];
    private final int[] seen = new int[KEPT];
    private final boolean[] used = new boolean[KEPT];
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
        int slot = id & (KEPT - 1);
        NumberViews found = kept[slot];
        if (found != null && found.show(data, origin, bigEndian)) {
            used[slot] = true;
            return found;
        }
        if (seen[slot] != id || used[slot] || data.length > LARGEST_KEPT) {
            // Those in use stay: two in turn would otherwise replace each other, with new views each time.
            used[slot] = false;
            seen[slot] = id;
            return null;
        }
        found = new NumberViews(data, origin, bigEndian);
        kept[slot] = found;
        return found;
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
