package dev.cedros.cdr;

import dev.cedros.payload.WireBytes;
import dev.cedros.sequence.PackedForm;
import dev.cedros.sequence.PackedSequence;

/**
 * Reads more numbers than a window holds. Bytes in the order in which they are kept are copied straight from the payload;
 * other numbers pass through the window, a part at a time.
 */
final class FarArrays {
    private FarArrays() {}

    static void bools(RunArrayReader in, boolean[] to) {
        in.eachPart(to.length, (at, first, count) -> {
            in.checkBools(at, first, count);
            WireBytes.getBooleans(in.data, at, to, first, count);
        });
    }

    static void uint8(WindowReader in, int[] to) {
        in.eachPart(to.length, (at, first, count) -> {
            for (int i = 0; i < count; i++) {
                to[first + i] = in.data[at + i] & 0xFF;
            }
        });
    }

    static void shorts(WindowReader in, short[] to) {
        NumberViews views = in.views();
        in.eachPart(to.length, (at, first, count) -> views.getShorts(at, to, first, count));
    }

    static void uint16(RunReader in, int[] to) {
        in.eachPart(to.length, (at, first, count) -> {
            for (int i = 0; i < count; i++) {
                to[first + i] = in.getUint16(at + 2 * i);
            }
        });
    }

    static void chars(WindowReader in, char[] to) {
        NumberViews views = in.views();
        in.eachPart(to.length, (at, first, count) -> views.getChars(at, to, first, count));
    }

    static void ints(WindowReader in, int[] to) {
        NumberViews views = in.views();
        in.eachPart(to.length, (at, first, count) -> views.getInts(at, to, first, count));
    }

    static void uint32(RunReader in, long[] to) {
        in.eachPart(to.length, (at, first, count) -> {
            for (int i = 0; i < count; i++) {
                to[first + i] = in.getUint32(at + 4 * i);
            }
        });
    }

    static void longs(WindowReader in, long[] to) {
        NumberViews views = in.views();
        in.eachPart(to.length, (at, first, count) -> views.getLongs(at, to, first, count));
    }

    static void floats(WindowReader in, float[] to) {
        NumberViews views = in.views();
        in.eachPart(to.length, (at, first, count) -> views.getFloats(at, to, first, count));
    }

    static void doubles(WindowReader in, double[] to) {
        NumberViews views = in.views();
        in.eachPart(to.length, (at, first, count) -> views.getDoubles(at, to, first, count));
    }

    /** The bytes of a sequence of bools, each 0 or 1. */
    static byte[] boolBytes(RunArrayReader in, int n) {
        byte[] bytes = new byte[n];
        in.eachPart(n, (at, first, count) -> {
            in.checkBools(at, first, count);
            for (int i = 0; i < count; i++) {
                bytes[first + i] = (byte) (in.data[at + i] == 0 ? 0 : 1);
            }
        });
        return bytes;
    }

    /** The bytes of a sequence of numbers, little-endian. */
    static byte[] bytes(WindowReader in, int n, int elementSize) {
        byte[] bytes = new byte[n * elementSize];
        if (in.bigEndian && elementSize > 1) {
            in.eachPart(
                    n,
                    (at, first, count) ->
                            WireBytes.copySwapped(in.data, at, bytes, first * elementSize, count, elementSize));
        } else {
            in.copyBytes(bytes);
        }
        return bytes;
    }

    static <S extends PackedSequence<?>> S packed(WindowReader in, int n, PackedForm<S> form) {
        byte[] bytes = new byte[n * form.elementSize()];
        if (in.bigEndian) {
            in.eachPart(
                    n,
                    (at, first, count) -> form.copySwapped(in.data, at, bytes, first * form.elementSize(), count));
        } else {
            in.copyBytes(bytes);
        }
        return form.view(bytes, 0, n, null);
    }
}
