package dev.cedros.cdr;

import dev.cedros.payload.WireBytes;
import dev.cedros.sequence.PackedForm;
import dev.cedros.sequence.PackedSequence;

/**
 * Reads more numbers than a window holds. The bytes of sequences are copied straight from the payload; numbers for Java arrays
 * pass through the window, a part at a time.
 */
final class FarArrays {
    private FarArrays() {}

    static void bools(RunArrayReader in, boolean[] to) {
        in.eachPart(to.length, (at, first, count) -> {
            in.checkBools(at, first, count);
            WireBytes.getBooleans(in.data, at, to, first, count);
        });
    }

    static void uint8(ElementReader in, int[] to) {
        in.eachPart(to.length, (at, first, count) -> {
            for (int i = 0; i < count; i++) {
                to[first + i] = in.data[at + i] & 0xFF;
            }
        });
    }

    static void shorts(ElementReader in, short[] to) {
        NumberViews views = in.opened().views(in.origin, in.bigEndian);
        in.eachPart(to.length, (at, first, count) -> views.getShorts(at, to, first, count));
    }

    static void uint16(RunReader in, int[] to) {
        in.eachPart(to.length, (at, first, count) -> {
            for (int i = 0; i < count; i++) {
                to[first + i] = in.getUint16(at + 2 * i);
            }
        });
    }

    static void chars(ElementReader in, char[] to) {
        NumberViews views = in.opened().views(in.origin, in.bigEndian);
        in.eachPart(to.length, (at, first, count) -> views.getChars(at, to, first, count));
    }

    static void ints(ElementReader in, int[] to) {
        NumberViews views = in.opened().views(in.origin, in.bigEndian);
        in.eachPart(to.length, (at, first, count) -> views.getInts(at, to, first, count));
    }

    static void uint32(RunReader in, long[] to) {
        in.eachPart(to.length, (at, first, count) -> {
            for (int i = 0; i < count; i++) {
                to[first + i] = in.getUint32(at + 4 * i);
            }
        });
    }

    static void longs(ElementReader in, long[] to) {
        if (in.bigEndian) {
            in.eachPart(to.length, (at, first, count) -> WireBytes.getLongs(in.data, at, true, to, first, count));
            return;
        }
        NumberViews views = in.opened().views(in.origin, in.bigEndian);
        in.eachPart(to.length, (at, first, count) -> views.getLongs(at, to, first, count));
    }

    static void floats(ElementReader in, float[] to) {
        if (in.bigEndian) {
            in.eachPart(to.length, (at, first, count) -> WireBytes.getFloats(in.data, at, true, to, first, count));
            return;
        }
        NumberViews views = in.opened().views(in.origin, in.bigEndian);
        in.eachPart(to.length, (at, first, count) -> views.getFloats(at, to, first, count));
    }

    static void doubles(ElementReader in, double[] to) {
        if (in.bigEndian) {
            in.eachPart(to.length, (at, first, count) -> WireBytes.getDoubles(in.data, at, true, to, first, count));
            return;
        }
        NumberViews views = in.opened().views(in.origin, in.bigEndian);
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
    static byte[] bytes(ElementReader in, int n, int elementSize) {
        byte[] bytes = new byte[n * elementSize];
        in.opened().copyBytes(in, bytes);
        if (in.bigEndian && elementSize > 1) {
            WireBytes.copySwapped(bytes, 0, bytes, 0, n, elementSize);
        }
        return bytes;
    }

    static <S extends PackedSequence<?>> S packed(ElementReader in, int n, PackedForm<S> form) {
        byte[] bytes = new byte[n * form.elementSize()];
        in.opened().copyBytes(in, bytes);
        return form.owning(bytes, n, in.bigEndian);
    }
}
