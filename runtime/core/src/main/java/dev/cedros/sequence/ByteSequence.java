package dev.cedros.sequence;

import dev.cedros.payload.Lease;
import dev.cedros.payload.WireBytes;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Objects;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * An immutable sequence of bytes: the Java form of arrays and sequences of the ROS types int8, uint8, char and byte. It
 * owns its elements (what it is made from may change afterwards) unless its message was decoded without a copy; see {@link
 * PrimitiveSequence}.
 *
 * <p>Unsigned elements (uint8, char or byte) have the same bits; {@link #getUnsigned} reads them as what they are.
 */
public final class ByteSequence extends PrimitiveSequence {
    private static final ByteSequence EMPTY = new ByteSequence(new byte[0]);

    /** Takes bytes of its own, filled with elements to the last. */
    private ByteSequence(byte[] bytes) {
        super(bytes, 0, bytes.length, null);
    }

    private ByteSequence(byte[] bytes, int offset, int size, @Nullable Lease lease) {
        super(bytes, offset, size, lease);
    }

    /** Returns the sequence without elements. */
    public static ByteSequence empty() {
        return EMPTY;
    }

    /** Copies the elements of an array. */
    public static ByteSequence of(byte... elements) {
        if (elements.length == 0) {
            return EMPTY;
        }
        return new ByteSequence(elements.clone());
    }

    /** Starts a sequence of which the size is not known. */
    public static Builder builder() {
        return builder(0);
    }

    /**
     * Starts a sequence with room for {@code capacity} elements; more may come. If just as many come, they are not
     * copied again.
     *
     * @throws IllegalArgumentException if {@code capacity} is negative
     */
    public static Builder builder(int capacity) {
        return new Builder(capacity);
    }

    /**
     * Copies elements that stand on the wire; for codecs.
     *
     * @param size the number of elements, checked by the caller against the bytes that are there
     * @param bigEndian makes no difference to single bytes; it is there so that codecs call all kinds alike
     * @throws IndexOutOfBoundsException if {@code source} ends before the last element
     */
    public static ByteSequence fromWire(byte[] source, int offsetBytes, int size, boolean bigEndian) {
        return size == 0 ? EMPTY : new ByteSequence(copyWire(source, offsetBytes, size, 1, false));
    }

    /**
     * Shows elements in place, where they stand on the wire; for codecs. The array must not change any more, or not before
     * the lease has ended.
     *
     * @param lease what says until when the bytes may be read; null if they always may
     * @throws IndexOutOfBoundsException if {@code source} ends before the last element
     */
    public static ByteSequence view(byte[] source, int offsetBytes, int size, @Nullable Lease lease) {
        if (size == 0) {
            return EMPTY;
        }
        checkWire(source, offsetBytes, size, 1);
        return new ByteSequence(source, offsetBytes, size, lease);
    }

    /**
     * Writes all elements to the wire, from {@code offsetBytes} on; for codecs, which have checked that they fit.
     *
     * @param bigEndian makes no difference to single bytes; it is there so that codecs call all kinds alike
     */
    public void toWire(byte[] target, int offsetBytes, boolean bigEndian) {
        checkLease();
        System.arraycopy(bytes, offset, target, offsetBytes, size);
    }

    @Override
    public ByteSequence detached() {
        return isDetached() ? this : new ByteSequence(copyBytes());
    }

    @Override
    public int elementSize() {
        return 1;
    }

    /**
     * Returns element {@code index}.
     *
     * @throws IndexOutOfBoundsException if there is no such element; the message tells index and size
     */
    public byte get(int index) {
        checkLease();
        return bytes[offset + Objects.checkIndex(index, size)];
    }

    /**
     * Returns element {@code index} read as an unsigned number, 0 to 255.
     *
     * @throws IndexOutOfBoundsException if there is no such element
     */
    public int getUnsigned(int index) {
        return Byte.toUnsignedInt(get(index));
    }

    /**
     * Reads the two bytes from element {@code index} on as one number. With this and its kin programs read the points of a
     * cloud in place.
     *
     * @throws IndexOutOfBoundsException if there are not so many
     */
    public short getShort(int index, boolean bigEndian) {
        return WireBytes.getShort(bytes, at(index, Short.BYTES), bigEndian);
    }

    /** Reads the four bytes from element {@code index} on as one number, as {@link #getShort} does. */
    public int getInt(int index, boolean bigEndian) {
        return WireBytes.getInt(bytes, at(index, Integer.BYTES), bigEndian);
    }

    /** Reads the four bytes from element {@code index} on as one number, as {@link #getShort} does. */
    public float getFloat(int index, boolean bigEndian) {
        return WireBytes.getFloat(bytes, at(index, Float.BYTES), bigEndian);
    }

    /** Reads the eight bytes from element {@code index} on as one number, as {@link #getShort} does. */
    public double getDouble(int index, boolean bigEndian) {
        return WireBytes.getDouble(bytes, at(index, Double.BYTES), bigEndian);
    }

    private int at(int index, int count) {
        checkLease();
        // One comparison, as an index below 0 becomes a large number, where checkFromIndexSize makes two.
        if ((index & 0xFFFF_FFFFL) > size - count) {
            throw outside(index, count);
        }
        return offset + index;
    }

    private IndexOutOfBoundsException outside(int index, int count) {
        return new IndexOutOfBoundsException(
                count + " bytes from element " + index + " on are not within " + size + " elements");
    }

    /** Returns the elements in a new array. */
    public byte[] toArray() {
        return copyBytes();
    }

    /**
     * Copies all elements into {@code target}, from its element {@code targetStart} on.
     *
     * @throws IndexOutOfBoundsException if they do not fit; nothing is copied then
     */
    public void copyTo(byte[] target, int targetStart) {
        copyTo(0, target, targetStart, size);
    }

    /**
     * Copies {@code count} elements, from element {@code start} on, into {@code target}, from its element {@code
     * targetStart} on.
     *
     * @throws IndexOutOfBoundsException if there are not so many or they do not fit; nothing is copied then
     */
    public void copyTo(int start, byte[] target, int targetStart, int count) {
        checkLease();
        Objects.checkFromIndexSize(start, count, size);
        System.arraycopy(bytes, offset + start, target, targetStart, count);
    }

    /**
     * Shows the elements as a new read-only buffer over the same memory, position 0 and in big-endian order. A buffer
     * cannot tell whether a payload was released, so that of a borrowed sequence has a copy of the elements; {@link #get},
     * {@link #getFloat} and its kin, and {@link #copyTo(byte[], int)} read them in place.
     */
    public ByteBuffer asBuffer() {
        return readOnlyBytes().order(ByteOrder.BIG_ENDIAN);
    }

    /** Returns a stream of the elements in order, sign-extended. */
    public IntStream stream() {
        checkLease();
        return IntStream.range(0, size).map(this::get);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other || (other instanceof ByteSequence that && sameBytes(that));
    }

    @Override
    public int hashCode() {
        return hashBytes();
    }

    @Override
    void appendElement(StringBuilder text, int index) {
        text.append(get(index));
    }

    /** Collects the elements of a sequence one by one, without boxing; for one thread. */
    public static final class Builder {
        private final GrowingBytes elements;

        private Builder(int capacity) {
            elements = new GrowingBytes(capacity, 1);
        }

        /** Puts an element at the end. */
        public Builder add(byte element) {
            int at = elements.claim(1);
            elements.bytes()[at] = element;
            return this;
        }

        /** Puts several elements at the end, in order. */
        public Builder addAll(byte... more) {
            int at = elements.claim(more.length);
            System.arraycopy(more, 0, elements.bytes(), at, more.length);
            return this;
        }

        /** Puts all elements of another sequence at the end, in order. */
        public Builder addAll(ByteSequence more) {
            more.putBytes(elements);
            return this;
        }

        /**
         * Returns the elements put so far; the builder may be used further and does not affect the sequence any more.
         */
        public ByteSequence build() {
            return elements.used() == 0 ? EMPTY : new ByteSequence(elements.toByteArray());
        }
    }
}
