package dev.cedros.text;

import java.math.BigInteger;

/**
 * Finds the shortest decimal that reads back as a given float64, and of several the nearest, on all JDKs and without big
 * numbers: {@link Double#toString(double)} gives a digit too many now and then before JDK 19, and never fewer than two.
 *
 * <p>The method is that of R. Giulietti, "The Schubfach way to render doubles" (2020). The numbers that read back as {@code c *
 * 2^q} are those between the middles to its neighbours. With {@code 10^k} just below the width of that interval, at least one
 * multiple of {@code 10^k} and at most one of {@code 10^(k+1)} lies inside. Which one does is found with fixed-point numbers
 * of 126 bits for the powers of ten; that paper proves them to suffice. Bounds and value are compared as quarters of {@code
 * 10^k}, rounded down, with the lowest bit set where something was cut off.
 */
final class ShortestDecimal {
    private static final int FRACTION_BITS = 52;
    private static final int SMALLEST_Q = -1074;
    private static final int LARGEST_Q = 971;
    private static final double LOG10_OF_2 = 0.3010299956639812;
    private static final double LOG10_OF_3_4 = -0.12493873660829995;
    private static final double LOG2_OF_10 = 3.321928094887362;

    private static final int SMALLEST_K = floorLog10(SMALLEST_Q, false);
    private static final int LARGEST_K = floorLog10(LARGEST_Q, false);

    /** For each {@code k} from the smallest on, the 126 bits of {@code 10^-k}, rounded up: the upper 62, then the lower 64. */
    private static final long[] POWERS = powers();

    private final long digits;
    private final int exponent;

    private ShortestDecimal(long digits, int exponent) {
        this.digits = digits;
        this.exponent = exponent;
    }

    /** The decimal for a number that is finite and greater than zero. */
    static ShortestDecimal of(double value) {
        long bits = Double.doubleToRawLongBits(value);
        long fraction = bits & (1L << FRACTION_BITS) - 1;
        int biased = (int) (bits >>> FRACTION_BITS);
        long c = biased == 0 ? fraction : fraction | 1L << FRACTION_BITS;
        int q = biased == 0 ? SMALLEST_Q : biased - 1 + SMALLEST_Q;
        // The lower neighbour of a power of two is only half as far away as the upper one.
        boolean narrow = fraction == 0 && biased > 1;
        int k = floorLog10(q, narrow);
        long digits = digits(c, q, narrow, k);
        while (digits % 10 == 0) {
            digits /= 10;
            k++;
        }
        return new ShortestDecimal(digits, k);
    }

    /** All digits as one number, which does not end in zero. */
    long digits() {
        return digits;
    }

    /** The power of ten that the digits are to be multiplied with. */
    int exponent() {
        return exponent;
    }

    private static long digits(long c, int q, boolean narrow, int k) {
        int shift = q + floorLog2OfPower(-k) + 2;
        long value = quarters(4 * c << shift, k);
        // Bounds belong to the interval if c is even, as readers round halves to even.
        long odd = c & 1;
        long lower = quarters(4 * c - (narrow ? 1 : 2) << shift, k) + odd;
        long upper = quarters(4 * c + 2 << shift, k) - odd;
        long below = value >> 2;
        if (below >= 10) {
            long tenBelow = below / 10 * 10;
            boolean belowFits = lower <= 4 * tenBelow;
            boolean aboveFits = 4 * (tenBelow + 10) <= upper;
            if (belowFits != aboveFits) {
                return belowFits ? tenBelow : tenBelow + 10;
            }
        }
        boolean belowFits = lower <= 4 * below;
        boolean aboveFits = 4 * (below + 1) <= upper;
        if (belowFits != aboveFits) {
            return belowFits ? below : below + 1;
        }
        long middle = 4 * below + 2;
        boolean down = value < middle || (value == middle && (below & 1) == 0);
        return down ? below : below + 1;
    }

    /** The product with a power of ten, without its lowest 127 bits. */
    private static long quarters(long factor, int k) {
        long high = POWERS[2 * (k - SMALLEST_K)];
        long low = POWERS[2 * (k - SMALLEST_K) + 1];
        long carried = Math.multiplyHigh(factor, low) + (low < 0 ? factor : 0);
        long middle = factor * high + carried;
        long top = Math.multiplyHigh(factor, high) + (Long.compareUnsigned(middle, carried) < 0 ? 1 : 0);
        boolean cut = (middle & Long.MAX_VALUE) != 0;
        return top << 1 | middle >>> 63 | (cut ? 1 : 0);
    }

    /** The logarithm of {@code 2^q}, or of three quarters of it, rounded down; none is near enough to a whole number to go wrong. */
    private static int floorLog10(int q, boolean threeQuarters) {
        return (int) Math.floor(q * LOG10_OF_2 + (threeQuarters ? LOG10_OF_3_4 : 0));
    }

    /** The binary logarithm of {@code 10^e}, rounded down. */
    private static int floorLog2OfPower(int e) {
        return (int) Math.floor(e * LOG2_OF_10);
    }

    private static long[] powers() {
        long[] powers = new long[2 * (LARGEST_K - SMALLEST_K + 1)];
        for (int k = SMALLEST_K; k <= LARGEST_K; k++) {
            int shift = 125 - floorLog2OfPower(-k);
            BigInteger power = BigInteger.TEN.pow(Math.abs(k));
            BigInteger scaled = k > 0 ? BigInteger.ONE.shiftLeft(shift).divide(power) : power.shiftLeft(shift);
            BigInteger rounded = scaled.add(BigInteger.ONE);
            powers[2 * (k - SMALLEST_K)] = rounded.shiftRight(Long.SIZE).longValueExact();
            powers[2 * (k - SMALLEST_K) + 1] = rounded.longValue();
        }
        return powers;
    }
}
