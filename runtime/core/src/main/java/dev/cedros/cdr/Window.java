package dev.cedros.cdr;

import dev.cedros.payload.Payload;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/**
 * The memory in which a reader sees a payload that does not lie in one array, a part at a time, and the place where the next
 * part begins. Each thread keeps one between messages; whoever takes it has it alone.
 */
final class Window {
    /** Larger windows would not make decoding faster, and this one stays in the fastest cache. */
    private static final int SIZE = 1 << 13;

    /** Many payloads need no more; threads that see only such keep a smaller window. */
    private static final int SMALL = 1 << 10;

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

    /**
     * Copies the next bytes of the payload, which has so many.
     *
     * @throws dev.cedros.error.PayloadReleasedException if the payload was released
     */
    void copy(byte[] target, int offset, int length) {
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
    void skip(int length) {
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
