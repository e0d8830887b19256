package dev.cedros.cdr;

import dev.cedros.error.PayloadReleasedException;
import dev.cedros.payload.Payload;
import java.nio.ByteBuffer;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The memory in which a reader sees a payload that does not lie in one array, a part at a time, and the place where the next
 * part begins. Each thread keeps one between messages; whoever takes it has it alone.
 *
 * <p>It moves on as it is needed. All indices of the reader move back with it, by a multiple of 8, so that alignment is the same
 * and an index less the start is a position in the message at any time.
 *
 * <p>The checks on the way compare with {@link ReaderState#limit}, which for bytes in one array is their end. Only where they
 * fail, the methods here find out whether bytes are missing or just not in the window yet, so that arrays are read as fast as
 * without. They are not a layer of the reader: each of those makes the chain of constructors longer, and HotSpot, which inlines
 * to a limited depth, could no longer do without the reader object.
 */
final class Window {
    /** Larger windows would not make decoding faster, and this one stays in the fastest cache. */
    private static final int SIZE = 1 << 13;

    /** Many payloads need no more; threads that see only such keep a smaller window. */
    private static final int SMALL = 1 << 10;

    /** A run of so many bytes is always in the window as a whole. */
    static final int MAX_RUN_BYTES = 1 << 12;

    /** So many bytes before the next one stay in the window when it moves: of a string, the length. */
    private static final int BEHIND = 8;

    /** How much of a window may lie before the next byte. */
    private static final int MOST_BEHIND = 2 * BEHIND;

    private static final byte[] NOTHING = {};

    private static final ThreadLocal<Kept> KEPT = ThreadLocal.withInitial(Kept::new);

    final byte[] bytes;

    /** Of the elements that were begun last, how many have not been in the window yet, and the size of one. */
    int awaited;

    int elementSize;

    private @Nullable Payload payload;
    private @Nullable ByteBuffer slice;
    private int nextSlice;
    private @Nullable NumberViews views;

    private Window(int size) {
        bytes = new byte[size];
    }

    /** What a thread keeps. */
    private static final class Kept {
        private @Nullable Window window;
    }

    /** Gives a window at the beginning of a payload: of the whole payload if that is small. */
    static Window take(Payload payload) {
        int size = payload.size() <= SMALL ? SMALL : SIZE;
        Kept kept = KEPT.get();
        Window window = kept.window;
        if (window == null || window.bytes.length < size) {
            window = new Window(size);
        } else {
            kept.window = null;
        }
        window.payload = payload;
        return window;
    }

    /** Takes a window back, with nothing in it that would keep the payload alive; for the thread that calls. */
    static void giveBack(Window window) {
        window.payload = null;
        window.slice = null;
        window.nextSlice = 0;
        window.awaited = 0;
        Kept kept = KEPT.get();
        if (kept.window == null || kept.window.bytes.length < window.bytes.length) {
            kept.window = window;
        }
    }

    /** Shows the bytes of the payload to a reader, which has been given its memory and the length of the payload. */
    void open(ReaderState in) {
        in.window = this;
        in.limit = in.position;
        load(in, in.position);
    }

    /** Gives the window of a reader back, if there is one. */
    static void close(ReaderState in) {
        Window last = in.window;
        if (last != null) {
            in.window = null;
            in.data = NOTHING;
            in.limit = in.position;
            giveBack(last);
        }
    }

    /** Gives the window of a reader back, which keeps the bytes that are left. */
    void closeAtEnd(ReaderState in) {
        int left = in.remaining();
        if (left > in.limit - in.position) {
            load(in, in.position);
        }
        byte[] rest = left == 0 ? NOTHING : Arrays.copyOfRange(in.data, in.position, in.position + left);
        move(in, in.position);
        close(in);
        in.data = rest;
        in.limit = in.end;
    }

    /** Copies the next bytes, which are there, straight to where they belong. */
    void copyBytes(ReaderState in, byte[] target) {
        awaited = 0;
        int loaded = Math.max(0, Math.min(in.limit - in.position, target.length));
        if (loaded > 0) {
            System.arraycopy(in.data, in.position, target, 0, loaded);
        } else {
            skip(in, in.position - in.limit);
        }
        in.position += target.length;
        if (loaded < target.length) {
            copy(in, target, loaded, target.length - loaded);
            move(in, Math.max(0, in.position - BEHIND) & -8);
            in.limit = in.position;
        }
    }

    /** Brings {@code size} bytes together of which not all are there yet; the message has them. Gives the index of the first. */
    int loaded(ReaderState in, int at, int size) {
        return fits(size) ? load(in, at) : gather(in, at, size);
    }

    boolean fits(long size) {
        return size <= bytes.length - MOST_BEHIND;
    }

    /** Moves to shortly before an index, fills the window, and gives the index that this one has become. */
    int load(ReaderState in, int at) {
        int shift = Math.max(0, at - BEHIND) & -8;
        int kept = in.limit - shift;
        if (kept > 0) {
            System.arraycopy(in.data, shift, bytes, 0, kept);
        } else {
            skip(in, -kept);
            kept = 0;
        }
        move(in, shift);
        in.data = bytes;
        in.limit = kept;
        int more = Math.min(bytes.length, in.end) - kept;
        copy(in, bytes, kept, more);
        in.limit += more;
        return at - shift;
    }

    /** Brings more bytes together than the window holds, in an array that is the data until the window moves again. */
    private int gather(ReaderState in, int at, int size) {
        int shift = at & -8;
        int first = at - shift;
        byte[] all = new byte[first + size];
        int kept = in.limit - at;
        if (kept > 0) {
            System.arraycopy(in.data, at, all, first, kept);
        } else {
            skip(in, -kept);
            kept = 0;
        }
        move(in, shift);
        in.data = all;
        in.limit = first + kept;
        copy(in, all, first + kept, size - kept);
        in.limit = all.length;
        return first;
    }

    /**
     * Goes back to the window from an array in which the bytes before the next one have been brought together: code that asks for
     * the data now means to read what comes next from it.
     */
    @SuppressWarnings("ReferenceEquality") // It is about the same array, not an equal one.
    void leaveGathered(ReaderState in) {
        if (in.data != bytes) {
            move(in, Math.max(0, in.position - BEHIND) & -8);
            in.data = bytes;
            in.limit = in.position;
        }
    }

    private void copy(ReaderState in, byte[] target, int offset, int length) {
        try {
            copy(target, offset, length);
        } catch (PayloadReleasedException e) {
            throw in.made(e);
        }
    }

    private void skip(ReaderState in, int length) {
        try {
            skip(length);
        } catch (PayloadReleasedException e) {
            throw in.made(e);
        }
    }

    private static void move(ReaderState in, int shift) {
        in.start -= shift;
        in.end -= shift;
        in.position -= shift;
        in.origin -= shift;
    }

    /**
     * Copies the next bytes of the payload, which has so many.
     *
     * @throws dev.cedros.error.PayloadReleasedException if the payload was released
     */
    private void copy(byte[] target, int offset, int length) {
        lender().lease().check();
        int end = offset + length;
        for (int at = offset; at < end; ) {
            ByteBuffer from = slice();
            int count = Math.min(end - at, from.remaining());
            from.get(target, at, count);
            at += count;
        }
    }

    /** Steps over the next bytes of the payload, which has so many. */
    private void skip(int length) {
        for (int left = length; left > 0; ) {
            ByteBuffer from = slice();
            int count = Math.min(left, from.remaining());
            from.position(from.position() + count);
            left -= count;
        }
    }

    /** The slice with the next byte, from that on. */
    private ByteBuffer slice() {
        ByteBuffer current = slice;
        while (current == null || !current.hasRemaining()) {
            current = lender().slice(nextSlice++);
            slice = current;
        }
        return current;
    }

    private Payload lender() {
        if (payload == null) {
            throw new IllegalStateException("The window was given back");
        }
        return payload;
    }

    /** The views of the window for numbers that lie where they are aligned from an index. */
    NumberViews views(int origin, boolean bigEndian) {
        // The window moves by multiples of 8, and values in it never come before this place.
        int from = origin & 7;
        NumberViews known = views;
        if (known == null || !known.show(bytes, from, bigEndian)) {
            known = new NumberViews(bytes, from, bigEndian);
            views = known;
        }
        return known;
    }
}
