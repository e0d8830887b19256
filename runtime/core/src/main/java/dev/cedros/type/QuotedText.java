package dev.cedros.type;

/**
 * Finds, reads and writes text in quotes as {@code .msg} files have it. A backslash keeps a quote from ending the text and
 * begins the escapes of C and Python; before any other character it stands for itself.
 */
public final class QuotedText {
    private static final String ESCAPES = "abfnrtv\\'\"";
    private static final String ESCAPED = "\u0007\b\f\n\r\t\u000B\\'\"";

    private QuotedText() {}

    /** Whether a quote stands at that index. */
    public static boolean startsAt(String text, int index) {
        return index < text.length() && (text.charAt(index) == '"' || text.charAt(index) == '\'');
    }

    /** The index after the closing quote of the text that begins with the quote at {@code start}, or -1 if it has none. */
    public static int end(String text, int start) {
        char quote = text.charAt(start);
        for (int i = start + 1; i < text.length(); i++) {
            if (text.charAt(i) == '\\') {
                i++;
            } else if (text.charAt(i) == quote) {
                return i + 1;
            }
        }
        return -1;
    }

    /** The text between the quote at {@code start} and the one before {@code end}, its escapes resolved. */
    public static String value(String text, int start, int end) {
        String inner = text.substring(start + 1, end - 1);
        if (inner.indexOf('\\') < 0) {
            return inner;
        }
        StringBuilder value = new StringBuilder(inner.length());
        int position = 0;
        while (position < inner.length()) {
            char c = inner.charAt(position);
            if (c == '\\' && position + 1 < inner.length()) {
                position = unescape(inner, position + 1, value);
            } else {
                value.append(c);
                position++;
            }
        }
        return value.toString();
    }

    /** The text in double quotes, on one line and in printable characters. */
    public static String of(String value) {
        StringBuilder text = new StringBuilder("\"");
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            int escape = c == '\'' ? -1 : ESCAPED.indexOf(c);
            if (escape >= 0) {
                text.append('\\').append(ESCAPES.charAt(escape));
            } else if (Character.isISOControl(c) || c == '\u2028' || c == '\u2029' || Character.isSurrogate(c)) {
                append(text, value, i);
            } else {
                text.append(c);
            }
        }
        return text.append('"').toString();
    }

    /** Half a pair of surrogates would not survive a file in UTF-8; a whole pair does. */
    private static void append(StringBuilder text, String value, int index) {
        char c = value.charAt(index);
        boolean pair = Character.isHighSurrogate(c)
                        && index + 1 < value.length()
                        && Character.isLowSurrogate(value.charAt(index + 1))
                || Character.isLowSurrogate(c) && index > 0 && Character.isHighSurrogate(value.charAt(index - 1));
        if (pair) {
            text.append(c);
        } else {
            text.append(String.format("\\u%04x", (int) c));
        }
    }

    private static int unescape(String inner, int position, StringBuilder value) {
        char c = inner.charAt(position);
        int escape = ESCAPES.indexOf(c);
        if (escape >= 0) {
            value.append(ESCAPED.charAt(escape));
            return position + 1;
        }
        return switch (c) {
            case 'x' -> code(inner, position, 2, value);
            case 'u' -> code(inner, position, 4, value);
            case 'U' -> code(inner, position, 8, value);
            default -> c >= '0' && c <= '7' ? octal(inner, position, value) : literal(c, position, value);
        };
    }

    private static int code(String inner, int position, int digits, StringBuilder value) {
        int end = position + 1 + digits;
        if (end > inner.length()) {
            return literal(inner.charAt(position), position, value);
        }
        long code = 0;
        for (int i = position + 1; i < end; i++) {
            int digit = Character.digit(inner.charAt(i), 16);
            if (digit < 0) {
                return literal(inner.charAt(position), position, value);
            }
            code = code * 16 + digit;
        }
        if (code > Character.MAX_CODE_POINT) {
            return literal(inner.charAt(position), position, value);
        }
        value.appendCodePoint((int) code);
        return end;
    }

    private static int octal(String inner, int position, StringBuilder value) {
        int code = 0;
        int at = position;
        while (at < inner.length() && at < position + 3 && inner.charAt(at) >= '0' && inner.charAt(at) <= '7') {
            code = code * 8 + inner.charAt(at++) - '0';
        }
        value.append((char) code);
        return at;
    }

    private static int literal(char c, int position, StringBuilder value) {
        value.append('\\').append(c);
        return position + 1;
    }
}
