package dev.cedros.text;

import java.util.Set;
import java.util.regex.Pattern;

/**
 * Tells which plain scalars YAML 1.1 reads as something other than a string (the types bool, float, int, merge, null,
 * timestamp and value of the YAML type repository), so that strings of the same look need quotes.
 */
final class YamlWords {
    private static final Set<String> WORDS = Set.of(
            "", "~", "=", "<<", "!", "&", "*", "null", "Null", "NULL", "true", "True", "TRUE", "false", "False",
            "FALSE", "yes", "Yes", "YES", "no", "No", "NO", "on", "On", "ON", "off", "Off", "OFF");
    private static final int LONGEST_WORD = 5;

    private static final Pattern NUMBER = Pattern.compile("[-+]?(?:0b[01_]+|0x[0-9a-fA-F_]+|0[0-7_]*|[1-9][0-9_]*"
            + "|[0-9][0-9_]*\\.[0-9_]*(?:[eE][-+][0-9]+)?|\\.(?:inf|Inf|INF))"
            + "|\\.[0-9][0-9_]*(?:[eE][-+][0-9]+)?|\\.(?:nan|NaN|NAN)");
    private static final Pattern TIMESTAMP = Pattern.compile("[0-9]{4}-[0-9]{2}-[0-9]{2}"
            + "|[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}(?:[Tt]|[ \\t]+)[0-9]{1,2}:[0-9]{2}:[0-9]{2}(?:\\.[0-9]*)?"
            + "(?:[ \\t]*(?:Z|[-+][0-9]{1,2}(?::[0-9]{2})?))?");

    private YamlWords() {}

    /** Whether a plain scalar with this text would not be read as a string. */
    static boolean hasOtherMeaning(String text) {
        if (text.length() <= LONGEST_WORD && WORDS.contains(text)) {
            return true;
        }
        char first = text.charAt(0);
        boolean numeric = first >= '0' && first <= '9' || first == '-' || first == '+' || first == '.';
        return numeric
                && (NUMBER.matcher(text).matches() || TIMESTAMP.matcher(text).matches() || isBaseSixty(text));
    }

    /** Numbers to the base sixty, such as {@code 1:30:59}. By hand: a repeated group would take the matcher deep into its stack. */
    private static boolean isBaseSixty(String text) {
        int at = text.charAt(0) == '-' || text.charAt(0) == '+' ? 1 : 0;
        if (!isDigit(text, at)) {
            return false;
        }
        boolean whole = text.charAt(at) != '0';
        at = skipDigits(text, at);
        int parts = 0;
        while (at < text.length() && text.charAt(at) == ':') {
            if (!isDigit(text, at + 1)) {
                return false;
            }
            boolean two = text.charAt(at + 1) <= '5' && isDigit(text, at + 2);
            at += two ? 3 : 2;
            parts++;
        }
        if (parts == 0) {
            return false;
        }
        if (at == text.length()) {
            return whole;
        }
        return text.charAt(at) == '.' && skipDigits(text, at + 1) == text.length();
    }

    private static boolean isDigit(String text, int at) {
        return at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9';
    }

    private static int skipDigits(String text, int at) {
        int end = at;
        while (isDigit(text, end) || (end < text.length() && text.charAt(end) == '_')) {
            end++;
        }
        return end;
    }
}
