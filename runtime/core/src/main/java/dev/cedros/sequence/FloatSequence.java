package dev.cedros.sequence;

import dev.cedros.payload.WireBytes;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.FloatBuffer;
import java.util.Arrays;
import java.util.Objects;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * An immutable sequence of single precision numbers: the Java form of arrays and sequences of the ROS type float32. It
 * owns its elements: what it is made from may change afterwards.
 *
 * <p>Two sequences are equal if {@link Float#compare} finds no difference between their elements: all NaN are the same,
 * 0 and -0 are not. The bits of a NaN are kept.
 */
public final class FloatSequence extends PrimitiveSequence {
    private static final int SIZE_BYTES = Float.BYTES;
    private static final FloatSequence EMPTY = new FloatSequence(new byte[0], 0);

    private FloatSequence(byte[] bytes, int size) {
        super(bytes, size);
    }

    /** Returns the sequence without elements. */
    public static FloatSequence empty() {
        return EMPTY;
    }

    /** Copies the elements of an array. */
    public static FloatSequence of(float... elements) {
        if (elements.length == 0) {
            return EMPTY;
        }
        byte[] bytes = allocate(elements.length, SIZE_BYTES);
        WireBytes.putFloats(elements, 0, elements.length, bytes, 0, false);
        return new FloatSequence(bytes, elements.length);
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
     * @throws IndexOutOfBoundsException if {@code source} ends before the last element
     */
    public static FloatSequence fromWire(byte[] source, int offsetBytes, int size, boolean bigEndian) {
        if (size == 0) {
            return EMPTY;
        }
        int sizeBytes = checkWire(source, offsetBytes, size, SIZE_BYTES);
        if (!bigEndian) {
            return new FloatSequence(Arrays.copyOfRange(source, offsetBytes, offsetBytes + sizeBytes), size);
        }
        byte[] bytes = new byte[sizeBytes];
        WireBytes.copySwapped(source, offsetBytes, bytes, 0, size, SIZE_BYTES);
        return new FloatSequence(bytes, size);
    }

    /** Writes all elements to the wire, from {@code offsetBytes} on; for codecs, which have checked that they fit. */
    public void toWire(byte[] target, int offsetBytes, boolean bigEndian) {
        if (bigEndian) {
            WireBytes.copySwapped(bytes, 0, target, offsetBytes, size, SIZE_BYTES);
        } else {
            System.arraycopy(bytes, 0, target, offsetBytes, bytes.length);
        }
    }

    @Override
    public int elementSize() {
        return SIZE_BYTES;
    }

    /**
     * Returns element {@code index}.
     *
     * @throws IndexOutOfBoundsException if there is no such element; the message tells index and size
     */
    public float get(int index) {
        return WireBytes.getFloat(bytes, Objects.checkIndex(index, size) * SIZE_BYTES, false);
    }

    /** Returns the elements in a new array. */
    public float[] toArray() {
        float[] elements = new float[size];
        copyTo(0, elements, 0, size);
        return elements;
    }

    /**
     * Copies all elements into {@code target}, from its element {@code targetStart} on.
     *
     * @throws IndexOutOfBoundsException if they do not fit; nothing is copied then
     */
    public void copyTo(float[] target, int targetStart) {
        copyTo(0, target, targetStart, size);
    }

    /**
     * Copies {@code count} elements, from element {@code start} on, into {@code target}, from its element {@code
     * targetStart} on.
     *
     * @throws IndexOutOfBoundsException if there are not so many or they do not fit; nothing is copied then
     */
    public void copyTo(int start, float[] target, int targetStart, int count) {
        Objects.checkFromIndexSize(start, count, size);
        Objects.checkFromIndexSize(targetStart, count, target.length);
        WireBytes.getFloats(bytes, start * SIZE_BYTES, false, target, targetStart, count);
    }

    /** Shows the elements as a new read-only buffer over the same memory, position 0. */
    public FloatBuffer asBuffer() {
        return ByteBuffer.wrap(bytes)
                .asReadOnlyBuffer()
                .order(ByteOrder.LITTLE_ENDIAN)
                .asFloatBuffer();
    }

    /** Returns a stream of the elements in order, widened to double. */
    public DoubleStream stream() {
        return IntStream.range(0, size).mapToDouble(this::get);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other || (other instanceof FloatSequence that && size == that.size && sameElements(that));
    }

    private boolean sameElements(FloatSequence that) {
        // Equal bytes mean equal elements, and are compared fast; only NaN make equal elements of different bytes.
        int from = Arrays.mismatch(bytes, that.bytes);
        if (from < 0) {
            return true;
        }
        for (int i = from / SIZE_BYTES; i < size; i++) {
            if (Float.compare(get(i), that.get(i)) != 0) {
                return false;
            }
        }
        return true;
    }

    @Override
    public int hashCode() {
        int hash = 1;
        for (int i = 0; i < size; i++) {
            hash = 31 * hash + Float.hashCode(get(i));
        }
        return hash;
    }

    @Override
    void appendElement(StringBuilder text, int index) {
        text.append(get(index));
    }

    /** Collects the elements of a sequence one by one, without boxing; for one thread. */
    public static final class Builder {
        private final GrowingBytes elements;

        private Builder(int capacity) {
            elements = new GrowingBytes(capacity, SIZE_BYTES);
        }

        /** Puts an element at the end. */
        public Builder add(float element) {
            int at = elements.claim(SIZE_BYTES);
            WireBytes.putFloat(elements.bytes(), at, element, false);
            return this;
        }

        /** Puts several elements at the end, in order. */
        public Builder addAll(float... more) {
            int at = elements.claim((long) more.length * SIZE_BYTES);
            WireBytes.putFloats(more, 0, more.length, elements.bytes(), at, false);
            return this;
        }

        /** Puts all elements of another sequence at the end, in order. */
        public Builder addAll(FloatSequence more) {
            int at = elements.claim(more.bytes.length);
            System.arraycopy(more.bytes, 0, elements.bytes(), at, more.bytes.length);
            return this;
        }

        /**
         * Returns the elements put so far; the builder may be used further and does not affect the sequence any more.
         */
        public FloatSequence build() {
            int size = elements.used() / SIZE_BYTES;
            return size == 0 ? EMPTY : new FloatSequence(elements.toByteArray(), size);
        }
    }
}
