package dev.cedros.sequence;

import dev.cedros.payload.WireBytes;
import java.util.Arrays;

/**
 * The numbers of one element of a packed sequence in order, as groups of equal ones. Immutable; each method that adds to it
 * returns another.
 */
public final class PackedNumbers {
    private static final PackedNumbers NONE = new PackedNumbers(new int[0], new int[0], new boolean[0]);

    /** A slot a group: how many bytes each of its numbers has, how many there are, and whether they have a NaN. */
    private final int[] widths;

    private final int[] counts;
    private final boolean[] floating;
    private final int sizeBytes;

    private PackedNumbers(int[] widths, int[] counts, boolean[] floating) {
        this.widths = widths;
        this.counts = counts;
        this.floating = floating;
        int total = 0;
        for (int group = 0; group < widths.length; group++) {
            total += widths[group] * counts[group];
        }
        this.sizeBytes = total;
    }

    /** An element that begins with {@code count} floating point numbers of 4 or 8 bytes each. */
    public static PackedNumbers floats(int widthBytes, int count) {
        return NONE.andFloats(widthBytes, count);
    }

    /** An element that begins with {@code count} integers of 1, 2, 4 or 8 bytes each. */
    public static PackedNumbers integers(int widthBytes, int count) {
        return NONE.andIntegers(widthBytes, count);
    }

    /** The same with floating point numbers after the others. */
    public PackedNumbers andFloats(int widthBytes, int count) {
        return and(widthBytes, count, true);
    }

    /** The same with integers after the others. */
    public PackedNumbers andIntegers(int widthBytes, int count) {
        return and(widthBytes, count, false);
    }

    private PackedNumbers and(int widthBytes, int count, boolean isFloating) {
        int groups = widths.length;
        int[] moreWidths = Arrays.copyOf(widths, groups + 1);
        int[] moreCounts = Arrays.copyOf(counts, groups + 1);
        boolean[] moreFloating = Arrays.copyOf(floating, groups + 1);
        moreWidths[groups] = widthBytes;
        moreCounts[groups] = count;
        moreFloating[groups] = isFloating;
        return new PackedNumbers(moreWidths, moreCounts, moreFloating);
    }

    int alignment() {
        return widths[0];
    }

    int sizeBytes() {
        return sizeBytes;
    }

    /** Copies elements, also to where they are, and turns the bytes of each number round. */
    void copySwapped(byte[] from, int at, byte[] to, int start, int size) {
        if (widths.length == 1) {
            WireBytes.copySwapped(from, at, to, start, size * counts[0], widths[0]);
            return;
        }
        int source = at;
        int target = start;
        for (int i = 0; i < size; i++) {
            for (int group = 0; group < widths.length; group++) {
                WireBytes.copySwapped(from, source, to, target, counts[group], widths[group]);
                source += counts[group] * widths[group];
                target += counts[group] * widths[group];
            }
        }
    }

    /**
     * Whether two ranges of elements hold the same numbers. Equal bytes do, and are compared fast; only NaN are the same
     * number with different bytes.
     */
    boolean areSame(byte[] a, int atA, byte[] b, int atB, int size) {
        int end = size * sizeBytes;
        int from = 0;
        while (true) {
            int same = Arrays.mismatch(a, atA + from, atA + end, b, atB + from, atB + end);
            if (same < 0) {
                return true;
            }
            int differing = from + same;
            int inElement = differing % sizeBytes;
            int group = 0;
            int groupStart = 0;
            while (inElement >= groupStart + widths[group] * counts[group]) {
                groupStart += widths[group] * counts[group];
                group++;
            }
            int number = differing - (inElement - groupStart) % widths[group];
            if (!floating[group] || !isNan(a, atA + number, widths[group]) || !isNan(b, atB + number, widths[group])) {
                return false;
            }
            from = number + widths[group];
        }
    }

    private static boolean isNan(byte[] bytes, int at, int widthBytes) {
        return widthBytes == Double.BYTES
                ? Double.isNaN(WireBytes.getDouble(bytes, at, false))
                : Float.isNaN(WireBytes.getFloat(bytes, at, false));
    }
}
