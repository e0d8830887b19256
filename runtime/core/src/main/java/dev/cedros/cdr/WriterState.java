package dev.cedros.cdr;

import dev.cedros.error.BufferTooSmallException;
import dev.cedros.error.InvalidMessageException;
import java.util.Arrays;

/**
 * Where a writer stands: the array, the position, where alignment counts from and how far it goes, the byte order. The
 * classes between this one and {@link CdrWriter} add the writes in layers, as on the reading side.
 */
abstract sealed class WriterState permits RunWriter {
    /** Some JVMs make no larger arrays. */
    static final int MAX_ARRAY_SIZE = Integer.MAX_VALUE - 8;

    final CdrOptions options;
    final boolean bigEndian;
    byte[] buffer;

    /** Indices in {@link #buffer}: of the first byte, behind the last one, of the next one, and where alignment counts from. */
    final int start;

    int limit;
    int position;
    int origin;

    /** 7 in version 1, 3 in version 2, which aligns to 4 at most. */
    private final int alignmentMask;

    /** How many bytes there may be in all; the buffer grows until then. */
    private final int maxSize;

    WriterState(byte[] buffer, int offset, int length, int maxSize, int maxAlignment, CdrOptions options) {
        this.options = options;
        this.bigEndian = options.bigEndian();
        this.buffer = buffer;
        this.start = offset;
        this.limit = offset + length;
        this.position = offset;
        this.origin = offset;
        this.alignmentMask = maxAlignment - 1;
        this.maxSize = maxSize;
    }

    /** The options that this writer follows. */
    public final CdrOptions options() {
        return options;
    }

    /** The number of bytes written since the start, the encapsulation header included. */
    public final int size() {
        return position - start;
    }

    /** Returns a copy of the bytes written since the start. */
    public final byte[] toByteArray() {
        return Arrays.copyOfRange(buffer, start, position);
    }

    final boolean version2() {
        return alignmentMask == 3;
    }

    /** Writes padding and makes room for a value, whose bytes all have to be put; gives the index of its first byte. */
    final int begin(int alignment, long size) {
        int at = position + ((origin - position) & (alignment - 1) & alignmentMask);
        if (size > limit - at) {
            grow(at, size);
        }
        if (position != at) {
            zeroUpTo(at);
        }
        position = at + (int) size;
        return at;
    }

    /** Does the same for elements; without any, nothing. */
    final int beginElements(int count, int elementSize) {
        return count == 0 ? position : begin(elementSize, (long) count * elementSize);
    }

    private void zeroUpTo(int at) {
        while (position < at) {
            buffer[position++] = 0;
        }
    }

    private void grow(int at, long size) {
        long needed = at - start + size;
        if (needed > maxSize) {
            throw maxSize == MAX_ARRAY_SIZE
                    ? new InvalidMessageException(
                            "message-size", "does not fit the " + maxSize + " bytes that an array holds at most.")
                    : new BufferTooSmallException(-1, maxSize);
        }
        // Only arrays of our own grow, and those are used from index 0 on.
        int capacity = (int) Math.min(maxSize, Math.max(needed, 2L * buffer.length));
        buffer = Arrays.copyOf(buffer, capacity);
        limit = capacity;
    }
}
