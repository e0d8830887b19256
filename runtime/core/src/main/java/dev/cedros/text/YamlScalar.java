package dev.cedros.text;

/**
 * Writes strings in the style that PyYAML chooses when it may use all of Unicode and lines of any length: plain where that
 * reads back as the same string, otherwise in single quotes, and in double quotes with escapes where only those can hold it
 * (YAML 1.1, sections 9.1.1 to 9.1.3).
 */
final class YamlScalar {
    private static final String FIRST_INDICATORS = "#,[]{}&*!|>'\"%@`";
    private static final int LAST_BEFORE_SURROGATES = 0xD7FF;

    /** PyYAML takes the last code point of all for one that cannot be printed. */
    private static final int LAST_PRINTABLE = Character.MAX_CODE_POINT - 1;

    private enum Style {
        PLAIN,
        SINGLE,
        DOUBLE
    }

    private YamlScalar() {}

    /**
     * Appends a string as a scalar.
     *
     * @param indent how far lines after the first are indented
     */
    static void append(String text, int indent, StringBuilder out) {
        switch (style(text)) {
            case PLAIN -> out.append(text);
            case SINGLE -> appendSingle(text, indent, out);
            case DOUBLE -> appendDouble(text, out);
        }
    }

    private static Style style(String text) {
        if (text.isEmpty()) {
            return Style.SINGLE;
        }
        boolean plain = !text.startsWith("---") && !text.startsWith("...") && !beginsAsSyntax(text);
        int before = -1;
        int length = text.length();
        for (int i = 0; i < length; ) {
            int c = text.codePointAt(i);
            int next = i + Character.charCount(c);
            if (isBreak(c)) {
                if (before == ' ') {
                    return Style.DOUBLE;
                }
                plain = false;
            } else if (c == ' ') {
                if (i > 0 && isBreak(before)) {
                    return Style.DOUBLE;
                }
                plain &= i > 0 && next < length;
            } else if (!isPrintable(c)) {
                return Style.DOUBLE;
            } else if (c == ':') {
                plain &= next < length && !isSpace(text.charAt(next));
            } else if (c == '#') {
                plain &= !isSpace(before);
            }
            before = c;
            i = next;
        }
        return plain && !YamlWords.hasOtherMeaning(text) ? Style.PLAIN : Style.SINGLE;
    }

    /** Whether the first character makes the text something else than a plain scalar. */
    private static boolean beginsAsSyntax(String text) {
        char first = text.charAt(0);
        boolean followed = text.length() > 1 && !isSpace(text.charAt(1));
        return FIRST_INDICATORS.indexOf(first) >= 0 || ((first == '?' || first == '-') && !followed);
    }

    /** Line ends as they are, one more before them where they begin with a line feed, as readers fold the first away. */
    private static void appendSingle(String text, int indent, StringBuilder out) {
        out.append('\'');
        boolean inBreaks = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (isBreak(c)) {
                if (!inBreaks && c == '\n') {
                    out.append('\n');
                }
                inBreaks = true;
            } else if (inBreaks) {
                inBreaks = false;
                indent(indent, out);
            }
            out.append(c);
            if (c == '\'') {
                out.append(c);
            }
        }
        if (inBreaks) {
            indent(indent, out);
        }
        out.append('\'');
    }

    static void indent(int count, StringBuilder out) {
        for (int i = 0; i < count; i++) {
            out.append(' ');
        }
    }

    private static void appendDouble(String text, StringBuilder out) {
        out.append('"');
        for (int i = 0; i < text.length(); ) {
            int c = text.codePointAt(i);
            i += Character.charCount(c);
            boolean asIs = c >= ' ' && c <= '~' || c >= 0xA0 && c <= 0xFFFD && isPrintable(c);
            if (asIs && c != '"' && c != '\\' && !isBreak(c)) {
                out.append((char) c);
            } else {
                out.append('\\');
                escape(c, out);
            }
        }
        out.append('"');
    }

    private static void escape(int c, StringBuilder out) {
        switch (c) {
            case 0 -> out.append('0');
            case 0x07 -> out.append('a');
            case '\b' -> out.append('b');
            case '\t' -> out.append('t');
            case '\n' -> out.append('n');
            case 0x0B -> out.append('v');
            case '\f' -> out.append('f');
            case '\r' -> out.append('r');
            case 0x1B -> out.append('e');
            case '"', '\\' -> out.append((char) c);
            case 0x85 -> out.append('N');
            case 0x2028 -> out.append('L');
            case 0x2029 -> out.append('P');
            default -> {
                if (c <= 0xFF) {
                    hex('x', c, 2, out);
                } else if (c <= 0xFFFF) {
                    hex('u', c, 4, out);
                } else {
                    hex('U', c, 8, out);
                }
            }
        }
    }

    private static void hex(char kind, int value, int digits, StringBuilder out) {
        out.append(kind);
        for (int shift = 4 * (digits - 1); shift >= 0; shift -= 4) {
            out.append(Character.toUpperCase(Character.forDigit(value >> shift & 0xF, 16)));
        }
    }

    private static boolean isBreak(int c) {
        return c == '\n' || c == 0x85 || c == 0x2028 || c == 0x2029;
    }

    private static boolean isSpace(int c) {
        return c == ' ' || c == 0 || c == '\t' || c == '\r' || c < 0 || isBreak(c);
    }

    private static boolean isPrintable(int c) {
        return c >= ' ' && c <= '~'
                || c >= 0xA0 && c <= LAST_BEFORE_SURROGATES
                || c >= 0xE000 && c <= 0xFFFD && c != 0xFEFF
                || c > 0xFFFF && c <= LAST_PRINTABLE;
    }
}
