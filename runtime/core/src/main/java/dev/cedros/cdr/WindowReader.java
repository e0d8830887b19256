package dev.cedros.cdr;

import dev.cedros.error.PayloadReleasedException;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Adds bytes that do not lie in one array: they are seen through a {@link Window} that moves on as it is needed. All indices
 * move back with it, by a multiple of 8, so that alignment is the same and an index less the start is a position in the
 * message at any time.
 *
 * <p>The checks on the way compare with {@link #limit}, which for bytes in one array is their end. Only where they fail, the
 * methods here find out whether bytes are missing or just not in the window yet, so that arrays are read as fast as without.
 */
abstract sealed class WindowReader extends ReaderState permits ElementReader {
    /** A run of so many bytes is always in the window as a whole. */
    static final int MAX_RUN_BYTES = 1 << 12;

    /** So many bytes before the next one stay in the window when it moves: of a string, the length. */
    private static final int BEHIND = 8;

    /** How much of a window may lie before the next byte. */
    private static final int MOST_BEHIND = 2 * BEHIND;

    private static final byte[] NOTHING = {};

    @Nullable
    Window window;

    WindowReader(byte[] data, int offset, int length, CdrOptions options) {
        super(data, offset, length, options);
    }

    /** Sees the bytes through a window from now on; the reader has been given its memory and the length of the payload. */
    final void open(Window first) {
        window = first;
        limit = position;
        load(position);
    }

    /** Gives the window back, if there is one. */
    final void close() {
        Window last = window;
        if (last != null) {
            window = null;
            data = NOTHING;
            limit = position;
            Window.giveBack(last);
        }
    }

    /** Gives the window back, and keeps the bytes that are left. */
    final void closeAtEnd() {
        int left = remaining();
        if (left > limit - position) {
            load(position);
        }
        byte[] rest = left == 0 ? NOTHING : Arrays.copyOfRange(data, position, position + left);
        move(position);
        close();
        data = rest;
        limit = end;
    }

    /** Copies the next bytes, which are there, straight to where they belong. */
    final void copyBytes(byte[] target) {
        Window from = opened();
        from.awaited = 0;
        int loaded = Math.max(0, Math.min(limit - position, target.length));
        if (loaded > 0) {
            System.arraycopy(data, position, target, 0, loaded);
        } else {
            skip(from, position - limit);
        }
        position += target.length;
        if (loaded < target.length) {
            copy(from, target, loaded, target.length - loaded);
            move(Math.max(0, position - BEHIND) & -8);
            limit = position;
        }
    }

    /** Views of the part of the data that is in the window. */
    final NumberViews views() {
        return opened().views(origin, bigEndian);
    }

    /** The index of a run of which not all bytes are there yet. */
    final int awaitRun(int at, int sizeBytes) {
        if (sizeBytes > end - at) {
            throw truncated(at, sizeBytes);
        }
        return loaded(at, sizeBytes);
    }

    /** Brings {@code size} bytes together of which not all are there yet; the message has them. Gives the index of the first. */
    final int loaded(int at, int size) {
        return fits(opened(), size) ? load(at) : gather(at, size);
    }

    static boolean fits(Window window, long size) {
        return size <= window.bytes.length - MOST_BEHIND;
    }

    /** Moves the window to shortly before an index, fills it, and gives the index that this one has become. */
    final int load(int at) {
        Window to = opened();
        int shift = Math.max(0, at - BEHIND) & -8;
        int kept = limit - shift;
        if (kept > 0) {
            System.arraycopy(data, shift, to.bytes, 0, kept);
        } else {
            skip(to, -kept);
            kept = 0;
        }
        move(shift);
        data = to.bytes;
        limit = kept;
        int more = Math.min(data.length, end) - kept;
        copy(to, data, kept, more);
        limit += more;
        return at - shift;
    }

    /** Brings more bytes together than the window holds, in an array that is the data until the window moves again. */
    private int gather(int at, int size) {
        Window from = opened();
        int shift = at & -8;
        int first = at - shift;
        byte[] all = new byte[first + size];
        int kept = limit - at;
        if (kept > 0) {
            System.arraycopy(data, at, all, first, kept);
        } else {
            skip(from, -kept);
            kept = 0;
        }
        move(shift);
        data = all;
        limit = first + kept;
        copy(from, all, first + kept, size - kept);
        limit = all.length;
        return first;
    }

    private void copy(Window from, byte[] target, int offset, int length) {
        try {
            from.copy(target, offset, length);
        } catch (PayloadReleasedException e) {
            throw made(e);
        }
    }

    private void skip(Window from, int length) {
        try {
            from.skip(length);
        } catch (PayloadReleasedException e) {
            throw made(e);
        }
    }

    private void move(int shift) {
        start -= shift;
        end -= shift;
        position -= shift;
        origin -= shift;
    }

    final Window opened() {
        Window opened = window;
        if (opened == null) {
            throw new IndexOutOfBoundsException("No such bytes are there");
        }
        return opened;
    }
}
