package dev.cedros.text;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/**
 * Writes floating point numbers with the fewest digits that read back as the same number, in the notation of Python, which is
 * also valid JSON: {@code 0.1}, {@code 1e-07}, {@code 1.5e+16}.
 */
final class DecimalText {
    /** Below it every whole number is a float64, and its own digits are the fewest. */
    private static final double LARGEST_EXACT = 1L << 53;

    /** Numbers with an exponent below or at these are written with it. */
    private static final int SMALLEST_PLAIN = -4;

    private static final int SMALLEST_SCIENTIFIC = 16;

    /** Two numbers with so many digits differ by more than two neighbouring float64 do, so the one that was found is the only one. */
    private static final int UNIQUE_DIGITS = 15;

    private static final int MOST_DIGITS = 17;

    /** {@link Double#toString(double)} gives the fewest digits, two at least, from this release on. */
    private static final boolean SHORTEST_IN_JDK = Runtime.version().feature() >= 19;

    private DecimalText() {}

    /**
     * Appends a number, which is finite.
     *
     * @param point whether a mantissa before an exponent always has a decimal point, as YAML 1.1 needs
     */
    static void append(double value, boolean point, StringBuilder out) {
        double magnitude = Math.abs(value);
        if (magnitude < LARGEST_EXACT && magnitude == (long) magnitude) {
            out.append(Double.doubleToRawLongBits(value) < 0 ? "-" : "")
                    .append((long) magnitude)
                    .append(".0");
            return;
        }
        if (value < 0) {
            out.append('-');
        }
        String text = Double.toString(magnitude);
        int mark = text.indexOf('E');
        String mantissa = mark < 0 ? text : text.substring(0, mark);
        int dot = mantissa.indexOf('.');
        String digits = mantissa.substring(0, dot) + mantissa.substring(dot + 1);
        int exponent = dot - 1 + (mark < 0 ? 0 : Integer.parseInt(text.substring(mark + 1)));
        int first = 0;
        while (digits.charAt(first) == '0') {
            first++;
        }
        int last = digits.length();
        while (digits.charAt(last - 1) == '0') {
            last--;
        }
        digits = digits.substring(first, last);
        exponent -= first;
        int count = digits.length();
        boolean exact =
                SHORTEST_IN_JDK ? count > 2 : count > 2 && count <= UNIQUE_DIGITS && magnitude >= Double.MIN_NORMAL;
        if (exact || count == 1) {
            write(digits, exponent, point, out);
        } else {
            BigDecimal shortest = shortest(magnitude, count > UNIQUE_DIGITS ? UNIQUE_DIGITS : 1);
            String unscaled = shortest.unscaledValue().toString();
            write(unscaled, unscaled.length() - 1 - shortest.scale(), point, out);
        }
    }

    /** Finds the nearest of the decimals with the fewest digits that read back as the number. */
    private static BigDecimal shortest(double magnitude, int fewest) {
        BigDecimal exact = new BigDecimal(magnitude);
        for (int count = fewest; count < MOST_DIGITS; count++) {
            BigDecimal below = exact.round(new MathContext(count, RoundingMode.DOWN));
            BigDecimal above = exact.round(new MathContext(count, RoundingMode.UP));
            boolean belowFits = Double.parseDouble(below.toString()) == magnitude;
            boolean aboveFits = Double.parseDouble(above.toString()) == magnitude;
            if (belowFits || aboveFits) {
                BigDecimal nearest = exact.round(new MathContext(count, RoundingMode.HALF_EVEN));
                BigDecimal fitting = belowFits ? below : above;
                return (belowFits && aboveFits ? nearest : fitting).stripTrailingZeros();
            }
        }
        return exact.round(new MathContext(MOST_DIGITS, RoundingMode.HALF_EVEN)).stripTrailingZeros();
    }

    /** Writes digits of which the first counts for ten to the power of {@code exponent}. */
    private static void write(String digits, int exponent, boolean point, StringBuilder out) {
        if (exponent < SMALLEST_PLAIN || exponent >= SMALLEST_SCIENTIFIC) {
            out.append(digits.charAt(0));
            if (digits.length() > 1) {
                out.append('.').append(digits, 1, digits.length());
            } else if (point) {
                out.append(".0");
            }
            int size = Math.abs(exponent);
            out.append(exponent < 0 ? "e-" : "e+").append(size < 10 ? "0" : "").append(size);
        } else if (exponent < 0) {
            out.append("0.").append("0".repeat(-1 - exponent)).append(digits);
        } else if (digits.length() <= exponent + 1) {
            out.append(digits)
                    .append("0".repeat(exponent + 1 - digits.length()))
                    .append(".0");
        } else {
            out.append(digits, 0, exponent + 1).append('.').append(digits, exponent + 1, digits.length());
        }
    }
}
