package dev.cedros.cdr;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Adds what decoding into existing messages needs: which of the objects that a message holds may be read over, and reads of
 * arrays of numbers into arrays that are there already: {@code current} is filled and returned if it has as many elements as are
 * read and may be read over; otherwise a new array is.
 *
 * <p>An object is read over once at most. One that a message holds in two places would otherwise end with the value of the
 * second in both; so the second place gets a new object.
 */
@SuppressWarnings("ReferenceEquality") // It is about the same object, not an equal one.
abstract sealed class RefillReader extends ArrayReader permits TextReader {
    /** Up to so many elements are read one by one, without a view of a buffer. */
    private static final int SHORT = 64;

    /** Objects in use; made when the first one is asked for. */
    private @Nullable Claims claims;

    private @Nullable BulkRefill bulk;

    RefillReader(byte[] data, int offset, int length, CdrOptions options) {
        super(data, offset, length, options);
    }

    /** Gives the object back if it may be read over; null if it is null or has been read over already. */
    public final <T> @Nullable T reusable(@Nullable T current) {
        return current != null && claim(current) ? current : null;
    }

    /**
     * Gives a list to read {@code count} elements into: {@code current} without what it has beyond them, if it is exactly an
     * {@link ArrayList} that may be read over; otherwise a new one.
     */
    public final <T> List<T> reusableList(@Nullable List<T> current, int count) {
        if (current == null || current.getClass() != ArrayList.class || !claim(current)) {
            return new ArrayList<>(count);
        }
        ArrayList<T> list = (ArrayList<T>) current;
        if (list.size() > count) {
            list.subList(count, list.size()).clear();
        } else {
            list.ensureCapacity(count);
        }
        return list;
    }

    /** Gives the element of a list that stands at an index, if there is one that may be read over, or null. */
    public final <T> @Nullable T reusableElement(List<T> list, int index) {
        return index < list.size() ? reusable(list.get(index)) : null;
    }

    /** Puts an element into a list in place of the one at the index, or at its end. */
    public final <T> void putElement(List<T> list, int index, T element) {
        if (index == list.size()) {
            list.add(element);
        } else if (list.get(index) != element) {
            list.set(index, element);
        }
    }

    /**
     * Gives the array back if it is exactly of this type, has {@code count} elements and may be read over, or null.
     *
     * @param type the class of the array: one of a subclass would refuse elements
     */
    public final <T> T @Nullable [] reusableArray(T @Nullable [] current, int count, Class<?> type) {
        return current != null && current.length == count && current.getClass() == type && claim(current)
                ? current
                : null;
    }

    /** Whether an object may be read over; the second time it may not. */
    final boolean claim(Object object) {
        Claims known = claims;
        if (known == null) {
            known = new Claims();
            claims = known;
        }
        return known.add(object);
    }

    /** Forgets all objects. */
    final void clearClaims() {
        if (claims != null) {
            claims.clear();
        }
    }

    /** Gives {@code n} bools from an index in a run on. */
    public final boolean[] getBoolArray(int at, int n, boolean @Nullable [] current) {
        if (current == null || current.length != n || !claim(current)) {
            return getBoolArray(at, n);
        }
        fillBoolArray(at, current);
        return current;
    }

    /** Gives {@code n} int8 from an index in a run on. */
    public final byte[] getInt8Array(int at, int n, byte @Nullable [] current) {
        if (current == null || current.length != n || !claim(current)) {
            return getInt8Array(at, n);
        }
        fillInt8Array(at, current);
        return current;
    }

    /** Gives {@code n} uint8, byte or char from an index in a run on. */
    public final int[] getUint8Array(int at, int n, int @Nullable [] current) {
        if (current == null || current.length != n || !claim(current)) {
            return getUint8Array(at, n);
        }
        fillUint8Array(at, current);
        return current;
    }

    /** Gives {@code n} int16 from an index in a run on. */
    public final short[] getInt16Array(int at, int n, short @Nullable [] current) {
        if (current == null || current.length != n || !claim(current)) {
            return getInt16Array(at, n);
        }
        if (n > SHORT && window == null) {
            bulk().getShorts(data, origin, at, bigEndian, current);
        } else {
            fillInt16Array(at, current);
        }
        return current;
    }

    /** Gives {@code n} uint16 from an index in a run on. */
    public final int[] getUint16Array(int at, int n, int @Nullable [] current) {
        if (current == null || current.length != n || !claim(current)) {
            return getUint16Array(at, n);
        }
        fillUint16Array(at, current);
        return current;
    }

    /** Gives {@code n} uint16 as chars from an index in a run on. */
    public final char[] getUint16CharArray(int at, int n, char @Nullable [] current) {
        if (current == null || current.length != n || !claim(current)) {
            return getUint16CharArray(at, n);
        }
        if (n > SHORT && window == null) {
            bulk().getChars(data, origin, at, bigEndian, current);
        } else {
            fillUint16CharArray(at, current);
        }
        return current;
    }

    /** Gives {@code n} int32 from an index in a run on. */
    public final int[] getInt32Array(int at, int n, int @Nullable [] current) {
        if (current == null || current.length != n || !claim(current)) {
            return getInt32Array(at, n);
        }
        if (n > SHORT && window == null) {
            bulk().getInts(data, origin, at, bigEndian, current);
        } else {
            fillInt32Array(at, current);
        }
        return current;
    }

    /** Gives {@code n} uint32 from an index in a run on. */
    public final long[] getUint32Array(int at, int n, long @Nullable [] current) {
        if (current == null || current.length != n || !claim(current)) {
            return getUint32Array(at, n);
        }
        fillUint32Array(at, current);
        return current;
    }

    /** Gives {@code n} int64, or the bits of as many uint64 from an index in a run on. */
    public final long[] getInt64Array(int at, int n, long @Nullable [] current) {
        if (current == null || current.length != n || !claim(current)) {
            return getInt64Array(at, n);
        }
        if (n > SHORT && window == null) {
            bulk().getLongs(data, origin, at, bigEndian, current);
        } else {
            fillInt64Array(at, current);
        }
        return current;
    }

    /** Gives {@code n} float32 from an index in a run on. */
    public final float[] getFloat32Array(int at, int n, float @Nullable [] current) {
        if (current == null || current.length != n || !claim(current)) {
            return getFloat32Array(at, n);
        }
        if (n > SHORT && window == null) {
            bulk().getFloats(data, origin, at, bigEndian, current);
        } else {
            fillFloat32Array(at, current);
        }
        return current;
    }

    /** Gives {@code n} float64 from an index in a run on. */
    public final double[] getFloat64Array(int at, int n, double @Nullable [] current) {
        if (current == null || current.length != n || !claim(current)) {
            return getFloat64Array(at, n);
        }
        if (n > SHORT && window == null) {
            bulk().getDoubles(data, origin, at, bigEndian, current);
        } else {
            fillFloat64Array(at, current);
        }
        return current;
    }

    /** Reads {@code n} bools. */
    public final boolean[] readBoolArray(int n, boolean @Nullable [] current) {
        return getBoolArray(beginBulk(n, 1), n, current);
    }

    /** Reads {@code n} int8. */
    public final byte[] readInt8Array(int n, byte @Nullable [] current) {
        return getInt8Array(beginBulk(n, 1), n, current);
    }

    /** Reads {@code n} uint8, byte or char. */
    public final int[] readUint8Array(int n, int @Nullable [] current) {
        return getUint8Array(beginBulk(n, 1), n, current);
    }

    /** Reads {@code n} int16. */
    public final short[] readInt16Array(int n, short @Nullable [] current) {
        return getInt16Array(beginBulk(n, 2), n, current);
    }

    /** Reads {@code n} uint16. */
    public final int[] readUint16Array(int n, int @Nullable [] current) {
        return getUint16Array(beginBulk(n, 2), n, current);
    }

    /** Reads {@code n} uint16 as chars. */
    public final char[] readUint16CharArray(int n, char @Nullable [] current) {
        return getUint16CharArray(beginBulk(n, 2), n, current);
    }

    /** Reads {@code n} int32. */
    public final int[] readInt32Array(int n, int @Nullable [] current) {
        return getInt32Array(beginBulk(n, 4), n, current);
    }

    /** Reads {@code n} uint32. */
    public final long[] readUint32Array(int n, long @Nullable [] current) {
        return getUint32Array(beginBulk(n, 4), n, current);
    }

    /** Reads {@code n} int64, or the bits of as many uint64. */
    public final long[] readInt64Array(int n, long @Nullable [] current) {
        return getInt64Array(beginBulk(n, 8), n, current);
    }

    /** Reads {@code n} float32. */
    public final float[] readFloat32Array(int n, float @Nullable [] current) {
        return getFloat32Array(beginBulk(n, 4), n, current);
    }

    /** Reads {@code n} float64. */
    public final double[] readFloat64Array(int n, double @Nullable [] current) {
        return getFloat64Array(beginBulk(n, 8), n, current);
    }

    /** Ends the reads from the present data. */
    final void endBulk() {
        if (bulk != null) {
            bulk.end();
        }
    }

    private BulkRefill bulk() {
        BulkRefill made = bulk;
        if (made == null) {
            made = new BulkRefill();
            bulk = made;
        }
        return made;
    }
}
