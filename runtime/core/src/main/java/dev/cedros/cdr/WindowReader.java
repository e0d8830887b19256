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
 * methods here find out whether bytes are missing or just not in the window yet; reading arrays costs no more than before.
 */
abstract sealed class WindowReader extends ReaderState permits ReuseReader {
    /** A run of so many bytes is always in the window as a whole. */
    static final int MAX_RUN_BYTES = 1 << 12;

    /** Instead of an index: the elements are more than a window holds, and come in parts. */
    static final int FAR = -1;

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
            Window.giveBack(last);
        }
    }

    /** Gives the window back, and keeps the bytes that are left. */
    final void closeAtEnd() {
        int left = remaining();
        if (left > limit - position) {
            load(position);
        }
        data = left == 0 ? NOTHING : Arrays.copyOfRange(data, position, position + left);
        move(position);
        limit = end;
        close();
    }

    /**
     * Steps over the padding before elements of fixed size and over the elements, and returns the index of the first one.
     * The {@code get} methods take their values from there on, as they do in runs. Without elements there is no padding.
     *
     * <p>Of a payload that does not lie in one array, only some elements may be there. A loop over all of them is
     *
     * <pre>{@code
     * int place = in.beginElements(count, 8, 24, "x:8 y:16 z:24");
     * for (int i = 0; i < count; place = in.moreElements()) {
     *     for (int end = in.elementsEnd(count); i < end; i++) {
     *         … // takes element i from place on
     *         place += 24;
     *     }
     * }
     * }</pre>
     *
     * @param alignment 1, 2, 4 or 8
     * @param label the members of one element, each with the offset at which it ends, as {@link CdrException#at} takes them;
     *     empty if elements are plain values
     * @throws CdrException with code {@code truncated} if there are fewer bytes left; it names the element
     */
    public final int beginElements(int count, int alignment, int elementSize, String label) {
        if (count == 0) {
            return position;
        }
        int at = aligned(alignment);
        long size = (long) count * elementSize;
        if (size > limit - at) {
            return awaitElements(at, count, elementSize, label);
        }
        position = at + (int) size;
        return at;
    }

    /**
     * Does the same for numbers of {@code elementSize} bytes, which are aligned to as many.
     *
     * @throws CdrException with code {@code truncated} if there are fewer bytes left; it does not name the element
     */
    public final int beginElements(int count, int elementSize) {
        int at = beginBulk(count, elementSize);
        return at < 0 ? moreElements() : at;
    }

    /** Tells how many of the elements begun last can be taken by now, from the first of all on: up to {@code count}. */
    public final int elementsEnd(int count) {
        return window == null ? count : count - window.awaited;
    }

    /** Goes on to elements that could not be taken yet, and returns the index of the first of them. After the last, does nothing. */
    public final int moreElements() {
        return window == null || window.awaited == 0 ? position : nextElements(window);
    }

    /** Steps over the elements begun last that could not be taken yet. */
    public final void skipElements() {
        if (window != null) {
            position += window.awaited * window.elementSize;
            window.awaited = 0;
        }
    }

    /**
     * Steps over the padding before {@code count} numbers, all of which have to be there, and over the first {@code index} of
     * them and one more, the index of which it returns.
     *
     * @throws CdrException with code {@code truncated} if there are fewer bytes left
     */
    public final int beginElement(int count, int elementSize, int index) {
        int at = aligned(elementSize);
        long size = (long) count * elementSize;
        if (size > end - at) {
            throw truncated(at, size);
        }
        position = at + index * elementSize;
        int element = position;
        if (elementSize > limit - element) {
            element = loaded(element, elementSize);
        }
        position = element + elementSize;
        return element;
    }

    /**
     * Steps over padding and {@code count} elements, and gives the index of the first. Without elements, no padding. If they
     * are more than a window holds, it steps over the padding only and gives {@link #FAR}.
     */
    final int beginBulk(int count, int elementSize) {
        if (count == 0) {
            return position;
        }
        int at = aligned(elementSize);
        long size = (long) count * elementSize;
        if (size > limit - at) {
            return awaitBulk(at, count, elementSize);
        }
        position = at + (int) size;
        return at;
    }

    private int awaitBulk(int at, int count, int elementSize) {
        long size = (long) count * elementSize;
        if (size > end - at) {
            throw truncated(at, size);
        }
        Window from = present();
        if (fits(from, size)) {
            int first = load(at);
            position = first + (int) size;
            return first;
        }
        position = at;
        from.awaited = count;
        from.elementSize = elementSize;
        return FAR;
    }

    private int awaitElements(int at, int count, int elementSize, String label) {
        if ((long) count * elementSize > end - at) {
            throw truncatedElement(at, elementSize, label);
        }
        Window from = present();
        position = at;
        from.awaited = count;
        from.elementSize = elementSize;
        return nextElements(from);
    }

    private int nextElements(Window from) {
        int size = from.elementSize;
        int at = position;
        if (limit - at < size) {
            at = loaded(at, size);
        }
        int count = Math.min(from.awaited, (limit - at) / size);
        from.awaited -= count;
        position = at + count * size;
        return at;
    }

    /** What is done with some of the elements that come in parts. */
    interface Part {
        /** Takes elements {@code first} to {@code first + count}, which are at an index. */
        void take(int at, int first, int count);
    }

    /** Goes through {@code count} elements of which none has been taken yet. */
    final void eachPart(int count, Part part) {
        Window from = present();
        from.awaited = count;
        for (int i = 0; i < count; ) {
            int at = nextElements(from);
            int more = (position - at) / from.elementSize;
            part.take(at, i, more);
            i += more;
        }
    }

    /** Copies the next bytes, which are there, straight to where they belong. */
    final void copyBytes(byte[] target) {
        Window from = present();
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
        return present().views(origin, bigEndian);
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
        return fits(present(), size) ? load(at) : gather(at, size);
    }

    private static boolean fits(Window window, long size) {
        return size <= window.bytes.length - MOST_BEHIND;
    }

    /** Moves the window to shortly before an index, fills it, and gives the index that this one has become. */
    private int load(int at) {
        Window to = present();
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
        Window from = present();
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

    private Window present() {
        Window present = window;
        if (present == null) {
            throw new IndexOutOfBoundsException("No such bytes are there");
        }
        return present;
    }
}
