package dev.cedros.type.msg;

import dev.cedros.type.FieldType;
import dev.cedros.type.Multiplicity;
import dev.cedros.type.QuotedText;

/**
 * Finds where a value ends and the comment after it begins. A {@code #} inside quotes belongs to the text; rosidl would
 * cut the line there and then refuse it.
 */
final class ValueScanner {
    private ValueScanner() {}

    /** The index of the {@code #} after the value that begins at {@code start}, or the length of the line. */
    static int end(FieldType type, String line, int start) {
        if (!type.base().isText()) {
            return comment(line, start);
        }
        return type.multiplicity() == Multiplicity.SINGLE ? endOfText(line, start) : endOfList(line, start);
    }

    private static int endOfText(String line, int start) {
        int end = QuotedText.startsAt(line, start) ? QuotedText.end(line, start) : -1;
        return comment(line, end < 0 ? start : end);
    }

    private static int endOfList(String line, int start) {
        boolean elementBegins = false;
        int at = start;
        while (at < line.length() && line.charAt(at) != '#') {
            char c = line.charAt(at);
            int end = elementBegins && QuotedText.startsAt(line, at) ? QuotedText.end(line, at) : -1;
            elementBegins = c == ',' || c == '[' || elementBegins && SourceLine.isSpace(c);
            at = end < 0 ? at + 1 : end;
        }
        return at;
    }

    private static int comment(String line, int start) {
        int comment = line.indexOf('#', start);
        return comment < 0 ? line.length() : comment;
    }
}
