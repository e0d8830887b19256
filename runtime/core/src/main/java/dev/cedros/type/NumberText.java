package dev.cedros.type;

import java.math.BigInteger;
import java.util.Locale;

/** Reads numbers as {@code .msg} files spell them, which is as Python does. What is none is a NumberFormatException. */
final class NumberText {
    /** More than the digits of any number that fits: 64 binary ones. */
    private static final int MAX_DIGITS = 64;

    private NumberText() {}

    /** A whole number: decimal, or after {@code 0x}, {@code 0o} or {@code 0b} hexadecimal, octal or binary. */
    static BigInteger integer(String word) {
        boolean signed = word.startsWith("-") || word.startsWith("+");
        String digits = signed ? word.substring(1) : word;
        int radix = radix(digits);
        digits = withoutUnderscores(digits).substring(radix == 10 ? 0 : 2);
        if (digits.isEmpty() || !Character.isLetterOrDigit(digits.charAt(0))) {
            throw new NumberFormatException();
        }
        BigInteger value = new BigInteger(shortened(digits, radix), radix);
        return word.startsWith("-") ? value.negate() : value;
    }

    private static int radix(String digits) {
        if (digits.length() < 2 || digits.charAt(0) != '0') {
            return 10;
        }
        return switch (digits.charAt(1)) {
            case 'x', 'X' -> 16;
            case 'o', 'O' -> 8;
            case 'b', 'B' -> 2;
            default -> 10;
        };
    }

    /** Reading thousands of digits takes time that grows with their square; a shorter number is out of range as well. */
    private static String shortened(String digits, int radix) {
        int start = 0;
        while (start < digits.length() - 1 && digits.charAt(start) == '0') {
            start++;
        }
        if (digits.length() - start <= MAX_DIGITS) {
            return digits.substring(start);
        }
        for (int i = start; i < digits.length(); i++) {
            if (Character.digit(digits.charAt(i), radix) < 0) {
                throw new NumberFormatException();
            }
        }
        return digits.substring(start, start + MAX_DIGITS + 1);
    }

    /** A floating point number as a double: decimal with or without a point and exponent, {@code inf} or {@code nan}. */
    static double floating(String word) {
        String plain = withoutUnderscores(word);
        return switch (unsigned(word)) {
            case "nan" -> Double.NaN;
            case "inf", "infinity" -> word.startsWith("-") ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
            // Double.parseDouble alone would also take Java's suffixes and hexadecimal form.
            default -> {
                if (!isDecimal(plain)) {
                    throw new NumberFormatException();
                }
                yield Double.parseDouble(plain);
            }
        };
    }

    /** Whether a floating point number is spelled in digits, so that it means a finite one. */
    static boolean isFinite(String word) {
        return switch (unsigned(word)) {
            case "inf", "infinity", "nan" -> false;
            default -> true;
        };
    }

    private static String unsigned(String word) {
        return (word.startsWith("-") || word.startsWith("+") ? word.substring(1) : word).toLowerCase(Locale.ROOT);
    }

    private static boolean isDecimal(String word) {
        int start = word.startsWith("-") || word.startsWith("+") ? 1 : 0;
        int whole = digits(word, start);
        boolean point = whole < word.length() && word.charAt(whole) == '.';
        int end = point ? digits(word, whole + 1) : whole;
        if (end - start - (point ? 1 : 0) == 0) {
            return false;
        }
        if (end < word.length() && (word.charAt(end) == 'e' || word.charAt(end) == 'E')) {
            boolean sign = end + 1 < word.length() && (word.charAt(end + 1) == '-' || word.charAt(end + 1) == '+');
            int exponent = end + (sign ? 2 : 1);
            end = digits(word, exponent);
            return end > exponent && end == word.length();
        }
        return end == word.length();
    }

    private static int digits(String word, int start) {
        int end = start;
        while (end < word.length() && word.charAt(end) >= '0' && word.charAt(end) <= '9') {
            end++;
        }
        return end;
    }

    /** Python allows single underscores between digits, and one after {@code 0x}. */
    private static String withoutUnderscores(String word) {
        if (word.indexOf('_') < 0) {
            return word;
        }
        if (word.startsWith("_") || word.endsWith("_") || word.contains("__")) {
            throw new NumberFormatException();
        }
        for (int at = word.indexOf('_'); at >= 0; at = word.indexOf('_', at + 1)) {
            if (!Character.isLetterOrDigit(word.charAt(at - 1))) {
                throw new NumberFormatException();
            }
        }
        return word.replace("_", "");
    }
}
