package dev.cedros.sequence;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Objects;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * An immutable sequence of bytes: the Java form of arrays and sequences of the ROS types int8, uint8, char and byte. It
 * owns its elements: what it is made from may change afterwards.
 *
 * <p>Unsigned elements (uint8, char or byte) have the same bits; {@link #getUnsigned} reads them as what they are.
 */
public final class ByteSequence extends PrimitiveSequence {
    private static final ByteSequence EMPTY = new ByteSequence(new byte[0], 0);

    private ByteSequence(byte[] bytes, int size) {
        super(bytes, size);
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
        return new ByteSequence(elements.clone(), elements.length);
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
        if (size == 0) {
            return EMPTY;
        }
        checkWire(source, offsetBytes, size, 1);
        return new ByteSequence(Arrays.copyOfRange(source, offsetBytes, offsetBytes + size), size);
    }

    /**
     * Writes all elements to the wire, from {@code offsetBytes} on; for codecs, which have checked that they fit.
     *
     * @param bigEndian makes no difference to single bytes; it is there so that codecs call all kinds alike
     */
    public void toWire(byte[] target, int offsetBytes, boolean bigEndian) {
        System.arraycopy(bytes, 0, target, offsetBytes, size);
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
        return bytes[Objects.checkIndex(index, size)];
    }

    /**
     * Returns element {@code index} read as an unsigned number, 0 to 255.
     *
     * @throws IndexOutOfBoundsException if there is no such element
     */
    public int getUnsigned(int index) {
        return Byte.toUnsignedInt(get(index));
    }

    /** Returns the elements in a new array. */
    public byte[] toArray() {
        return bytes.clone();
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
        System.arraycopy(bytes, start, target, targetStart, count);
    }

    /** Shows the elements as a new read-only buffer over the same memory, position 0 and in big-endian order. */
    public ByteBuffer asBuffer() {
        return ByteBuffer.wrap(bytes).asReadOnlyBuffer();
    }

    /** Returns a stream of the elements in order, sign-extended. */
    public IntStream stream() {
        return IntStream.range(0, size).map(this::get);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other || (other instanceof ByteSequence that && Arrays.equals(bytes, that.bytes));
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(bytes);
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
            int at = elements.claim(more.bytes.length);
            System.arraycopy(more.bytes, 0, elements.bytes(), at, more.bytes.length);
            return this;
        }

        /**
         * Returns the elements put so far; the builder may be used further and does not affect the sequence any more.
         */
        public ByteSequence build() {
            int size = elements.used();
            return size == 0 ? EMPTY : new ByteSequence(elements.toByteArray(), size);
        }
    }
}
