package dev.cedros.sequence;

import dev.cedros.error.InvalidMessageException;
import dev.cedros.error.PayloadReleasedException;
import dev.cedros.payload.Lease;
import dev.cedros.payload.WireBytes;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * An immutable sequence of elements of one primitive type: what all of its kinds have in common. The elements
 * themselves are reached through the kind, such as {@link FloatSequence#get}, without boxing.
 *
 * <p>A sequence owns its elements, with two exceptions. What {@code decodeBorrowed} gives shows the bytes of the payload,
 * and may be read until that is released; every access to an element after that, those of {@code equals}, {@code hashCode}
 * and {@code toString} included, is a {@link PayloadReleasedException}. What {@code decodeOwned} gives shows the array that
 * was handed over, and keeps all of it in memory. {@link #detached} makes either independent. An empty sequence shows
 * nothing and is always good.
 *
 * <p>Two sequences are equal if they are of the same kind and hold the same elements, whoever owns these. All sequences may
 * be used by several threads at once.
 */
public abstract sealed class PrimitiveSequence
        permits BooleanSequence, ByteSequence, DoubleSequence, FloatSequence, IntSequence, LongSequence, ShortSequence {
    private static final int SHOWN_ELEMENTS = 32;

    /** Where the elements lie in little-endian order, from {@link #offset} on; never changed while they may be read. */
    final byte[] bytes;

    final int offset;
    final int size;

    /** Says whether the bytes may be read; null if they always may. */
    final @Nullable Lease lease;

    PrimitiveSequence(byte[] bytes, int offset, int size, @Nullable Lease lease) {
        this.bytes = bytes;
        this.offset = offset;
        this.size = size;
        this.lease = lease;
    }

    /** Gives the number of elements. */
    public final int size() {
        return size;
    }

    /** Tells whether there are no elements. */
    public final boolean isEmpty() {
        return size == 0;
    }

    /** Gives the number of bytes that one element takes on the wire: 1, 2, 4 or 8. */
    public abstract int elementSize();

    /** Tells whether the sequence has bytes of its own: not those of a payload, nor an array that holds others. */
    public final boolean isDetached() {
        return lease == null && bytes.length == sizeBytes();
    }

    /** Gives a sequence of the same elements that has bytes of its own: this one if it {@link #isDetached}, otherwise a copy. */
    public abstract PrimitiveSequence detached();

    /** Shows the elements as {@code Arrays.toString} does, but of more than 32 only the first 32 and their number. */
    @Override
    public final String toString() {
        StringBuilder text = new StringBuilder("[");
        int shown = Math.min(size, SHOWN_ELEMENTS);
        for (int i = 0; i < shown; i++) {
            if (i > 0) {
                text.append(", ");
            }
            appendElement(text, i);
        }
        if (shown < size) {
            text.append(", … ").append(size).append(" elements");
        }
        return text.append(']').toString();
    }

    abstract void appendElement(StringBuilder text, int index);

    /** Stands before every access to the bytes. */
    final void checkLease() {
        Lease borrowed = lease;
        if (borrowed != null) {
            borrowed.check();
        }
    }

    final int sizeBytes() {
        return size * elementSize();
    }

    final byte[] copyBytes() {
        checkLease();
        return Arrays.copyOfRange(bytes, offset, offset + sizeBytes());
    }

    /** A read-only buffer in little-endian order: over the bytes themselves, or, as it could not check a lease, over a copy. */
    final ByteBuffer readOnlyBytes() {
        ByteBuffer all =
                lease == null ? ByteBuffer.wrap(bytes, offset, sizeBytes()).slice() : ByteBuffer.wrap(copyBytes());
        return all.asReadOnlyBuffer().order(ByteOrder.LITTLE_ENDIAN);
    }

    final void putBytes(GrowingBytes target) {
        checkLease();
        int at = target.claim(sizeBytes());
        System.arraycopy(bytes, offset, target.bytes(), at, sizeBytes());
    }

    final boolean sameBytes(PrimitiveSequence that) {
        return mismatch(that) < 0;
    }

    /** The place of the first byte that differs, from the first of each on; -1 if there is none. */
    final int mismatch(PrimitiveSequence that) {
        checkLease();
        that.checkLease();
        return Arrays.mismatch(
                bytes, offset, offset + sizeBytes(), that.bytes, that.offset, that.offset + that.sizeBytes());
    }

    final int hashBytes() {
        checkLease();
        int end = offset + sizeBytes();
        if (end - offset == bytes.length) {
            return Arrays.hashCode(bytes);
        }
        int hash = 1;
        for (int i = offset; i < end; i++) {
            hash = 31 * hash + bytes[i];
        }
        return hash;
    }

    /** Copies elements from the wire into little-endian order. */
    static byte[] copyWire(byte[] source, int offsetBytes, int size, int elementSize, boolean bigEndian) {
        int sizeBytes = checkWire(source, offsetBytes, size, elementSize);
        if (!bigEndian) {
            return Arrays.copyOfRange(source, offsetBytes, offsetBytes + sizeBytes);
        }
        byte[] bytes = new byte[sizeBytes];
        WireBytes.copySwapped(source, offsetBytes, bytes, 0, size, elementSize);
        return bytes;
    }

    static byte[] allocate(int size, int elementSize) {
        long sizeBytes = (long) size * elementSize;
        if (sizeBytes > Integer.MAX_VALUE) {
            throw new InvalidMessageException(
                    "message-size", size + " elements take " + sizeBytes + " bytes, more than a message can have.");
        }
        return new byte[(int) sizeBytes];
    }

    /** Checks that the elements lie within the source, and gives the number of their bytes. */
    static int checkWire(byte[] source, int offsetBytes, int size, int elementSize) {
        long sizeBytes = (long) size * elementSize;
        // A number past the ints is as wrong as the last of them, and must not wrap around to one that fits.
        int checked = (int) Math.max(Integer.MIN_VALUE, Math.min(Integer.MAX_VALUE, sizeBytes));
        Objects.checkFromIndexSize(offsetBytes, checked, source.length);
        return checked;
    }
}
