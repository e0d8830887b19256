package dev.cedros.text;

/**
 * Writes floating point numbers with the fewest digits that read back as the same number, in the notation of Python, which is
 * also valid JSON: {@code 0.1}, {@code 1e-07}, {@code 1.5e+16}.
 */
final class DecimalText {
    /** Below it every whole number is a float64, and its own digits are the fewest. */
    private static final double LARGEST_EXACT = 1L << 53;

    /** Numbers with a smaller power of ten before their first digit, and those with a larger or equal one, have an exponent. */
    private static final int SMALLEST_PLAIN = -4;

    private static final int SMALLEST_SCIENTIFIC = 16;
    private static final String ZEROS = "0".repeat(SMALLEST_SCIENTIFIC);

    private DecimalText() {}

    /**
     * Appends a number, which is finite.
     *
     * @param point whether a mantissa before an exponent always has a decimal point, as YAML 1.1 needs
     */
    static void append(double value, boolean point, StringBuilder out) {
        if (Double.doubleToRawLongBits(value) < 0) {
            out.append('-');
        }
        double magnitude = Math.abs(value);
        if (magnitude < LARGEST_EXACT && magnitude == (long) magnitude) {
            out.append((long) magnitude).append(".0");
            return;
        }
        ShortestDecimal decimal = ShortestDecimal.of(magnitude);
        String digits = Long.toString(decimal.digits());
        int first = decimal.exponent() + digits.length() - 1;
        if (first < SMALLEST_PLAIN || first >= SMALLEST_SCIENTIFIC) {
            appendScientific(digits, first, point, out);
        } else if (first < 0) {
            out.append("0.").append(ZEROS, 0, -1 - first).append(digits);
        } else if (decimal.exponent() >= 0) {
            out.append(digits).append(ZEROS, 0, decimal.exponent()).append(".0");
        } else {
            out.append(digits, 0, first + 1).append('.').append(digits, first + 1, digits.length());
        }
    }

    private static void appendScientific(String digits, int exponent, boolean point, StringBuilder out) {
        out.append(digits.charAt(0));
        if (digits.length() > 1) {
            out.append('.').append(digits, 1, digits.length());
        } else if (point) {
            out.append(".0");
        }
        int size = Math.abs(exponent);
        out.append(exponent < 0 ? "e-" : "e+").append(size < 10 ? "0" : "").append(size);
    }
}
