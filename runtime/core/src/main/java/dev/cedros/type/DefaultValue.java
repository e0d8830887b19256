package dev.cedros.type;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads default values and constants as {@code .msg} files spell them and checks that they fit their type.
 *
 * <p>A single value becomes a {@link Boolean}, a {@link Long} (the 64 bits of a {@code uint64}), a {@link Double} (already
 * rounded to a float for {@code float32}) or a {@link String}; an array or sequence becomes a {@link List} of these.
 */
public final class DefaultValue {
    private final FieldType type;
    private final String text;
    private int position;

    private DefaultValue(FieldType type, String text) {
        this.type = type;
        this.text = text.strip();
    }

    /**
     * Reads a value.
     *
     * @param type the type of the field or constant
     * @param text the value: {@code 5}, {@code -0x1F}, {@code 1.5e3}, {@code true}, {@code "text"}, {@code 'text'} or plain
     *     text for a single string, {@code [1, 2, 3]} for arrays and sequences
     * @throws TypeSyntaxException if it is no such value, out of range, or has too many or too few elements
     */
    public static Object parse(FieldType type, String text) {
        if (type.base() == BaseType.NESTED) {
            throw new TypeSyntaxException("a nested message has no default value of its own.", 0);
        }
        return new DefaultValue(type, text).parse();
    }

    private Object parse() {
        if (type.multiplicity() != Multiplicity.SINGLE) {
            return list();
        }
        if (type.base().isText()) {
            boolean quoted = text.length() > 1 && (text.charAt(0) == '"' || text.charAt(0) == '\'');
            Object value = checkedText(quoted ? quoted() : text);
            return quoted ? atEnd(value) : value;
        }
        return number(text);
    }

    private List<Object> list() {
        if (!text.startsWith("[") || !text.endsWith("]")) {
            throw error("is not a list. Write the elements as [1, 2, 3].");
        }
        List<Object> values = new ArrayList<>();
        position = 1;
        skipSpace();
        while (position < text.length() - 1) {
            values.add(element());
            skipSpace();
            if (position < text.length() - 1 && text.charAt(position++) != ',') {
                throw error("has something other than a comma between two elements.");
            }
            skipSpace();
        }
        checkCount(values.size());
        return values;
    }

    private Object element() {
        if (type.base().isText() && (text.charAt(position) == '"' || text.charAt(position) == '\'')) {
            return checkedText(quoted());
        }
        int end = position;
        while (end < text.length() - 1 && text.charAt(end) != ',') {
            end++;
        }
        String word = text.substring(position, end).strip();
        position = end;
        return type.base().isText() ? checkedText(word) : number(word);
    }

    private void checkCount(int count) {
        boolean fits = switch (type.multiplicity()) {
            case ARRAY -> count == type.capacity();
            case BOUNDED_SEQUENCE -> count <= type.capacity();
            default -> true;
        };
        if (!fits) {
            throw error("has " + count + " elements, which does not fit " + type + ".");
        }
    }

    private String quoted() {
        char quote = text.charAt(position++);
        StringBuilder value = new StringBuilder();
        while (position < text.length()) {
            char c = text.charAt(position++);
            if (c == quote) {
                return value.toString();
            }
            if (c == '\\' && position < text.length()) {
                c = unescaped(text.charAt(position++));
            }
            value.append(c);
        }
        throw error("has no closing " + quote + ".");
    }

    private static char unescaped(char c) {
        return switch (c) {
            case 'n' -> '\n';
            case 't' -> '\t';
            case 'r' -> '\r';
            default -> c;
        };
    }

    private Object atEnd(Object value) {
        if (position < text.length()) {
            throw error("goes on after the closing quote. Write quotes inside as \\\".");
        }
        return value;
    }

    private String checkedText(String value) {
        long bound = type.stringCapacity();
        long length =
                type.base().isWide() ? value.length() : value.getBytes(java.nio.charset.StandardCharsets.UTF_8).length;
        if (bound > 0 && length > bound) {
            throw error("is longer than the bound of " + type.element() + ".");
        }
        if (!type.base().isWide() && !StandardCharsets.UTF_8.newEncoder().canEncode(value)) {
            throw error("has an unpaired surrogate, which UTF-8 cannot express.");
        }
        return value;
    }

    private Object number(String word) {
        return switch (type.base()) {
            case BOOL -> bool(word);
            case FLOAT32, FLOAT64 -> floating(word);
            default -> integer(word);
        };
    }

    private Boolean bool(String word) {
        return switch (word) {
            case "true", "True", "TRUE", "1" -> true;
            case "false", "False", "FALSE", "0" -> false;
            default -> throw error("is neither true nor false.");
        };
    }

    private Double floating(String word) {
        try {
            double value = switch (word.toLowerCase(java.util.Locale.ROOT)) {
                case "nan", "-nan", "+nan" -> Double.NaN;
                case "inf", "+inf", "infinity", "+infinity" -> Double.POSITIVE_INFINITY;
                case "-inf", "-infinity" -> Double.NEGATIVE_INFINITY;
                default -> plainFloating(word);
            };
            double rounded = type.base() == BaseType.FLOAT32 ? (double) (float) value : value;
            if (Double.isInfinite(rounded)
                    && !word.toLowerCase(java.util.Locale.ROOT).contains("inf")) {
                throw error("is out of the range of " + type.element() + ".");
            }
            return rounded;
        } catch (NumberFormatException e) {
            throw error(subject(word) + "is no number.");
        }
    }

    private static double plainFloating(String word) {
        // Double.parseDouble would also take Java's suffixes and hexadecimal form.
        if (!word.matches("[+-]?(\\d+\\.?\\d*|\\.\\d+)([eE][+-]?\\d+)?")) {
            throw new NumberFormatException(word);
        }
        return Double.parseDouble(word);
    }

    private Long integer(String word) {
        BigInteger value = wholeNumber(word);
        int bits = type.base().sizeBytes() * 8;
        boolean unsigned = type.base().isUnsigned();
        BigInteger low =
                unsigned ? BigInteger.ZERO : BigInteger.ONE.shiftLeft(bits - 1).negate();
        BigInteger high = BigInteger.ONE.shiftLeft(unsigned ? bits : bits - 1).subtract(BigInteger.ONE);
        if (value.compareTo(low) < 0 || value.compareTo(high) > 0) {
            throw error(subject(word) + "is out of the range of " + type.element() + ", " + low + ".." + high + ".");
        }
        return value.longValue();
    }

    private BigInteger wholeNumber(String word) {
        boolean negative = word.startsWith("-");
        String digits = negative || word.startsWith("+") ? word.substring(1) : word;
        int radix = 10;
        if (digits.length() > 2 && digits.charAt(0) == '0') {
            radix = switch (digits.charAt(1)) {
                case 'x', 'X' -> 16;
                case 'b', 'B' -> 2;
                case 'o', 'O' -> 8;
                default -> 10;
            };
            digits = radix == 10 ? digits : digits.substring(2);
        }
        if (digits.isEmpty() || !Character.isLetterOrDigit(digits.charAt(0))) {
            throw error(subject(word) + "is no whole number.");
        }
        try {
            BigInteger value = new BigInteger(digits, radix);
            return negative ? value.negate() : value;
        } catch (NumberFormatException e) {
            throw error(subject(word) + "is no whole number.");
        }
    }

    /** What an error says of an element among others; a single value is the whole text already. */
    private String subject(String word) {
        return word.equals(text) ? "" : "has " + word + ", which ";
    }

    private void skipSpace() {
        while (position < text.length() && Character.isWhitespace(text.charAt(position))) {
            position++;
        }
    }

    private TypeSyntaxException error(String problem) {
        return new TypeSyntaxException("'" + text + "' " + problem, position);
    }
}
