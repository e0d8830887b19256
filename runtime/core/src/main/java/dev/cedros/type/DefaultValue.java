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
     *     text for a single string, {@code [1, 2, 3]} for arrays and sequences. Backslashes mean something inside quotes
     *     only: {@code \n}, {@code \t}, {@code \r}, {@code \x41}, {@code \101} and so on as in C.
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
        return type.base().isText() ? checkedText(singleText(), 0) : number(text, 0);
    }

    /** What begins like quoted text but does not end like it is plain text to rosidl, and so it is here. */
    private String singleText() {
        if (text.length() < 2 || !QuotedText.startsAt(text, 0) || text.charAt(0) != text.charAt(text.length() - 1)) {
            return text;
        }
        String value = quoted();
        if (position < text.length()) {
            throw error("goes on after the closing quote. Write quotes inside as \\\".");
        }
        return value;
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
        int start = position;
        if (type.base().isText() && QuotedText.startsAt(text, start)) {
            return checkedText(quoted(), start);
        }
        int end = start;
        while (end < text.length() - 1 && text.charAt(end) != ',') {
            end++;
        }
        String word = text.substring(start, end).strip();
        position = end;
        return type.base().isText() ? checkedText(word, start) : number(word, start);
    }

    private void checkCount(int count) {
        boolean fits = switch (type.multiplicity()) {
            case ARRAY -> count == type.capacity();
            case BOUNDED_SEQUENCE -> count <= type.capacity();
            default -> true;
        };
        if (!fits) {
            throw error("has " + count + " elements, which does not fit " + type + ".", 0);
        }
    }

    private String quoted() {
        int end = QuotedText.end(text, position);
        if (end < 0) {
            throw error("has no closing " + text.charAt(position) + ".");
        }
        String value = QuotedText.value(text, position, end);
        position = end;
        return value;
    }

    private String checkedText(String value, int index) {
        long bound = type.stringCapacity();
        long length = type.base().isWide() ? value.length() : value.getBytes(StandardCharsets.UTF_8).length;
        if (bound > 0 && length > bound) {
            throw error("is longer than the bound of " + type.element() + ".", index);
        }
        if (!type.base().isWide() && !StandardCharsets.UTF_8.newEncoder().canEncode(value)) {
            throw error("has an unpaired surrogate, which UTF-8 cannot express.", index);
        }
        return value;
    }

    private Object number(String word, int index) {
        return switch (type.base()) {
            case BOOL -> bool(word, index);
            case FLOAT32, FLOAT64 -> floating(word, index);
            default -> integer(word, index);
        };
    }

    private Boolean bool(String word, int index) {
        if (word.equals("1") || word.equalsIgnoreCase("true")) {
            return true;
        }
        if (word.equals("0") || word.equalsIgnoreCase("false")) {
            return false;
        }
        throw error(subject(word) + "is neither true nor false.", index);
    }

    private Double floating(String word, int index) {
        try {
            double value = NumberText.floating(word);
            double rounded = type.base() == BaseType.FLOAT32 ? (double) (float) value : value;
            if (Double.isInfinite(rounded) && NumberText.isFinite(word)) {
                throw error(subject(word) + "is out of the range of " + type.element() + ".", index);
            }
            return rounded;
        } catch (NumberFormatException e) {
            throw error(subject(word) + "is no number.", index);
        }
    }

    private Long integer(String word, int index) {
        BigInteger value;
        try {
            value = NumberText.integer(word);
        } catch (NumberFormatException e) {
            throw error(subject(word) + "is no whole number.", index);
        }
        int bits = type.base().sizeBytes() * 8;
        boolean unsigned = type.base().isUnsigned();
        BigInteger low =
                unsigned ? BigInteger.ZERO : BigInteger.ONE.shiftLeft(bits - 1).negate();
        BigInteger high = BigInteger.ONE.shiftLeft(unsigned ? bits : bits - 1).subtract(BigInteger.ONE);
        if (value.compareTo(low) < 0 || value.compareTo(high) > 0) {
            throw error(
                    subject(word) + "is out of the range of " + type.element() + ", " + low + ".." + high + ".", index);
        }
        return value.longValue();
    }

    /** What an error says of an element among others; a single value is the whole text already. */
    private String subject(String word) {
        return word.equals(text) ? "" : "has " + Spelling.shown(word) + ", which ";
    }

    private void skipSpace() {
        while (position < text.length() && Character.isWhitespace(text.charAt(position))) {
            position++;
        }
    }

    private TypeSyntaxException error(String problem) {
        return error(problem, position);
    }

    private TypeSyntaxException error(String problem, int index) {
        return new TypeSyntaxException(Spelling.quoted(text) + " " + problem, index);
    }
}
