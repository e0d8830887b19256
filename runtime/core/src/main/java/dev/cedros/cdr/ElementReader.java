package dev.cedros.cdr;

/**
 * Adds elements of fixed size behind one check for all. Seen through a window they come in parts, of which bytes in one array
 * have a single one.
 */
abstract sealed class ElementReader extends ReaderState permits RunReader {
    /** Instead of an index: the elements are more than a window holds, and come in parts. */
    static final int FAR = -1;

    ElementReader(byte[] data, int offset, int length, CdrOptions options) {
        super(data, offset, length, options);
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
            element = opened().loaded(this, element, elementSize);
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
            // Behind bytes that were skipped, the position may lie outside of the window.
            return Math.min(position, limit);
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
        Window from = opened();
        if (from.fits(size)) {
            int first = from.load(this, at);
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
        Window from = opened();
        position = at;
        from.awaited = count;
        from.elementSize = elementSize;
        return nextElements(from);
    }

    private int nextElements(Window from) {
        int size = from.elementSize;
        int at = position;
        if (limit - at < size) {
            at = from.loaded(this, at, size);
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
        Window from = opened();
        from.awaited = count;
        for (int i = 0; i < count; ) {
            int at = nextElements(from);
            int more = (position - at) / from.elementSize;
            part.take(at, i, more);
            i += more;
        }
    }
}
