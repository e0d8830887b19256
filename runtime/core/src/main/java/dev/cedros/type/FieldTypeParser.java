package dev.cedros.type;

import java.util.function.Function;

/** Reads a field type as {@code .msg} files spell it, in one pass over the text. */
final class FieldTypeParser {
    private static final long LARGEST_BOUND = 0xFFFF_FFFFL;
    private static final int DIGITS_OF_BOUND = 10;

    private final String text;
    private final Function<String, String> fullName;
    private int position;

    FieldTypeParser(String text, Function<String, String> fullName) {
        this.text = text.strip();
        this.fullName = fullName;
    }

    FieldType parse() {
        String name = name();
        FieldType element = element(name);
        if (!accept("[")) {
            end();
            return element;
        }
        boolean bounded = accept("<=");
        int index = position;
        String length = digits();
        if (!accept("]")) {
            throw malformed();
        }
        end();
        if (length.isEmpty()) {
            if (bounded) {
                throw withoutNumber(index);
            }
            return element.sequence();
        }
        long capacity = capacity(length, index);
        return bounded ? element.boundedSequence(capacity) : element.array(capacity);
    }

    private String name() {
        int end = 0;
        while (end < text.length() && isNamePart(text.charAt(end))) {
            end++;
        }
        if (end == 0 || end < text.length() && ".:\\".indexOf(text.charAt(end)) >= 0) {
            throw malformed();
        }
        position = end;
        skipSpace();
        return text.substring(0, end);
    }

    private FieldType element(String name) {
        int index = position;
        boolean bounded = accept("<=");
        int boundIndex = position;
        String bound = bounded ? digits() : "";
        if (bounded && bound.isEmpty()) {
            throw withoutNumber(boundIndex);
        }
        boolean wide = name.equals("wstring");
        if (wide || name.equals("string")) {
            if (!bounded) {
                return FieldType.of(wide ? BaseType.WSTRING : BaseType.STRING);
            }
            BaseType base = wide ? BaseType.BOUNDED_WSTRING : BaseType.BOUNDED_STRING;
            return new FieldType(base, Multiplicity.SINGLE, 0, capacity(bound, boundIndex), "");
        }
        if (bounded) {
            String shown = Spelling.shown(name);
            throw new TypeSyntaxException(
                    quoted() + " bounds the length of " + shown + ". Only string and wstring have a length;"
                            + " a bounded sequence is written " + shown + "[<=" + Spelling.shown(bound) + "].",
                    index);
        }
        return BaseType.primitive(name).map(FieldType::of).orElseGet(() -> nested(name));
    }

    private FieldType nested(String name) {
        return new FieldType(BaseType.NESTED, Multiplicity.SINGLE, 0, 0, fullName.apply(name));
    }

    private long capacity(String digits, int index) {
        int zeros = 0;
        while (zeros < digits.length() && digits.charAt(zeros) == '0') {
            zeros++;
        }
        boolean fits = digits.length() - zeros <= DIGITS_OF_BOUND;
        long value = fits && zeros < digits.length() ? Long.parseLong(digits.substring(zeros)) : 0;
        if (value < 1 || value > LARGEST_BOUND) {
            throw new TypeSyntaxException(
                    quoted() + " has the length " + Spelling.shown(digits) + ". Use one from 1 to " + LARGEST_BOUND
                            + ".",
                    index);
        }
        return value;
    }

    private String digits() {
        int start = position;
        while (position < text.length() && text.charAt(position) >= '0' && text.charAt(position) <= '9') {
            position++;
        }
        String digits = text.substring(start, position);
        skipSpace();
        return digits;
    }

    private boolean accept(String token) {
        if (!text.startsWith(token, position)) {
            return false;
        }
        position += token.length();
        skipSpace();
        return true;
    }

    private void end() {
        if (position < text.length()) {
            throw malformed();
        }
    }

    private void skipSpace() {
        while (position < text.length() && Character.isWhitespace(text.charAt(position))) {
            position++;
        }
    }

    private TypeSyntaxException withoutNumber(int index) {
        return new TypeSyntaxException(quoted() + " has no number after <=.", index);
    }

    private TypeSyntaxException malformed() {
        return new TypeSyntaxException(
                quoted() + " is not a ROS type. Write it as in a .msg file, such as float64, string<=10,"
                        + " uint8[16], int32[<=5] or geometry_msgs/Point[]."
                        + otherSeparators(),
                0);
    }

    /** Other languages have other signs between the parts of a name. */
    private String otherSeparators() {
        String other = text.replace("::", "/").replace('.', '/').replace('\\', '/');
        if (other.equals(text)) {
            return "";
        }
        try {
            new FieldTypeParser(other, fullName).parse();
            return " Did you mean " + Spelling.quoted(other) + "?";
        } catch (TypeSyntaxException e) {
            return "";
        }
    }

    private String quoted() {
        return Spelling.quoted(text);
    }

    private static boolean isNamePart(char c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '_' || c == '/';
    }
}
