package dev.cedros.cdr;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.CharBuffer;
import java.nio.DoubleBuffer;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import java.nio.LongBuffer;
import java.nio.ShortBuffer;
import org.jspecify.annotations.Nullable;

/**
 * The views of one array through which the JVM copies numbers as a block, each made when it is first asked for and then kept.
 * They all begin at one index: values of a message are aligned from there, so that no place is between two elements.
 */
@SuppressWarnings("ReferenceEquality") // It is about the same object, not an equal one.
final class NumberViews {
    private final byte[] data;
    private final int origin;
    private final boolean bigEndian;
    private final ByteBuffer bytes;
    private @Nullable ShortBuffer shorts;
    private @Nullable CharBuffer chars;
    private @Nullable IntBuffer ints;
    private @Nullable LongBuffer longs;
    private @Nullable FloatBuffer floats;
    private @Nullable DoubleBuffer doubles;

    NumberViews(byte[] data, int origin, boolean bigEndian) {
        this.data = data;
        this.origin = origin;
        this.bigEndian = bigEndian;
        this.bytes = ByteBuffer.wrap(data, origin, data.length - origin)
                .order(bigEndian ? ByteOrder.BIG_ENDIAN : ByteOrder.LITTLE_ENDIAN);
    }

    boolean show(byte[] otherData, int otherOrigin, boolean otherBigEndian) {
        return data == otherData && origin == otherOrigin && bigEndian == otherBigEndian;
    }

    byte[] data() {
        return data;
    }

    void getShorts(int at, short[] to, int start, int n) {
        ShortBuffer view = shorts;
        if (view == null) {
            view = bytes.asShortBuffer();
            shorts = view;
        }
        view.position((at - origin) / 2).get(to, start, n);
    }

    void getChars(int at, char[] to, int start, int n) {
        CharBuffer view = chars;
        if (view == null) {
            view = bytes.asCharBuffer();
            chars = view;
        }
        view.position((at - origin) / 2).get(to, start, n);
    }

    void getInts(int at, int[] to, int start, int n) {
        IntBuffer view = ints;
        if (view == null) {
            view = bytes.asIntBuffer();
            ints = view;
        }
        view.position((at - origin) / 4).get(to, start, n);
    }

    void getLongs(int at, long[] to, int start, int n) {
        LongBuffer view = longs;
        if (view == null) {
            view = bytes.asLongBuffer();
            longs = view;
        }
        view.position((at - origin) / 8).get(to, start, n);
    }

    void getFloats(int at, float[] to, int start, int n) {
        FloatBuffer view = floats;
        if (view == null) {
            view = bytes.asFloatBuffer();
            floats = view;
        }
        view.position((at - origin) / 4).get(to, start, n);
    }

    void getDoubles(int at, double[] to, int start, int n) {
        DoubleBuffer view = doubles;
        if (view == null) {
            view = bytes.asDoubleBuffer();
            doubles = view;
        }
        view.position((at - origin) / 8).get(to, start, n);
    }
}
