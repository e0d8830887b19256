package dev.cedros.type.msg;

import java.util.ArrayList;
import java.util.List;

/**
 * A line of a definition. Form feeds and the separators of Unicode end a line for rosidl, but not for the editors that
 * count lines, so several of these may have the same number.
 *
 * @param number the line's number, from 1
 * @param column the column of the first character of the text, from 1
 * @param text the characters of the line without its end
 */
record SourceLine(int number, int column, String text) {
    private static final String BREAKS = "\n\r\u000B\f\u001C\u001D\u001E\u0085\u2028\u2029";
    private static final char BYTE_ORDER_MARK = '\uFEFF';

    /** Cuts a text into lines; a byte order mark at its start is left out. */
    static List<SourceLine> split(String text) {
        List<SourceLine> lines = new ArrayList<>();
        int begin = !text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK ? 1 : 0;
        int number = 1;
        int column = 1;
        for (int i = begin; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c > '\u001E' && c < '\u0085' || BREAKS.indexOf(c) < 0) {
                continue;
            }
            lines.add(new SourceLine(number, column, text.substring(begin, i)));
            column += i - begin + 1;
            if (c == '\r' && i + 1 < text.length() && text.charAt(i + 1) == '\n') {
                i++;
            }
            if (c == '\n' || c == '\r') {
                number++;
                column = 1;
            }
            begin = i + 1;
        }
        lines.add(new SourceLine(number, column, text.substring(begin)));
        return lines;
    }

    /** The place of a character of the text. */
    Position at(int index) {
        return new Position(number, column + index);
    }

    /** The text without the white space around it. */
    String stripped() {
        return text.substring(start(), Math.max(start(), end(text.length())));
    }

    boolean isBlank() {
        return start() == text.length();
    }

    /** Whether the line is nothing but a comment. */
    boolean isComment() {
        int start = start();
        return start < text.length() && text.charAt(start) == '#';
    }

    /** The index of the first character that is no space. */
    int start() {
        return skipSpace(0);
    }

    /** The index of the first character from {@code index} on that is no space. */
    int skipSpace(int index) {
        int at = index;
        while (at < text.length() && isSpace(text.charAt(at))) {
            at++;
        }
        return at;
    }

    /** The index after the last character before {@code index} that is no space. */
    int end(int index) {
        int at = index;
        while (at > 0 && isSpace(text.charAt(at - 1))) {
            at--;
        }
        return at;
    }

    static boolean isSpace(char c) {
        return Character.isWhitespace(c) || c == '\u00A0' || c == BYTE_ORDER_MARK;
    }
}
