package dev.cedros.type.msg;

import dev.cedros.type.Spelling;
import java.util.Locale;
import java.util.function.Predicate;

/** How strictly the names in a text are taken: files are written by people, schemas by programs that know no ROS rules. */
enum Names {
    /** As rosidl, so that a definition that is read here also builds there. */
    STRICT,
    /** Any word. */
    LENIENT;

    /** What is wrong with the name of a field, or nothing. */
    String problemOfField(String name) {
        if (isField(name)) {
            return "";
        }
        return "'" + Spelling.shown(name)
                + "' cannot be the name of a field. Use lower-case letters, digits and single underscores, beginning with a"
                + " letter."
                + didYouMean(snakeCase(name), STRICT::isField);
    }

    /** What is wrong with the name of a constant, or nothing. */
    String problemOfConstant(String name) {
        if (isConstant(name)) {
            return "";
        }
        return "'" + Spelling.shown(name)
                + "' cannot be the name of a constant. Use upper-case letters, digits and single underscores, beginning with"
                + " a letter."
                + didYouMean(snakeCase(name).toUpperCase(Locale.ROOT), STRICT::isConstant);
    }

    private boolean isField(String name) {
        boolean lower = name.chars().allMatch(c -> c >= 'a' && c <= 'z' || isDigitOrUnderscore(c));
        return this == LENIENT ? isWord(name) : lower && isTidy(name);
    }

    private boolean isConstant(String name) {
        boolean upper = name.chars().allMatch(c -> c >= 'A' && c <= 'Z' || isDigitOrUnderscore(c));
        return this == LENIENT ? isWord(name) : upper && isTidy(name);
    }

    private static String didYouMean(String other, Predicate<String> valid) {
        return valid.test(other) ? " Did you mean '" + Spelling.shown(other) + "'?" : "";
    }

    /** The name as ROS would write it: {@code frameId} and {@code frame-id} become {@code frame_id}. */
    private static String snakeCase(String name) {
        StringBuilder snake = new StringBuilder();
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            boolean word = c == '_'
                    || c == '-'
                    || Character.isUpperCase(c) && i > 0 && !Character.isUpperCase(name.charAt(i - 1));
            if (word && snake.length() > 0 && snake.charAt(snake.length() - 1) != '_') {
                snake.append('_');
            }
            if (c != '_' && c != '-') {
                snake.append(Character.toLowerCase(c));
            }
        }
        int end = snake.length();
        return end > 0 && snake.charAt(end - 1) == '_' ? snake.substring(0, end - 1) : snake.toString();
    }

    private static boolean isTidy(String name) {
        return !name.isEmpty() && Character.isLetter(name.charAt(0)) && !name.endsWith("_") && !name.contains("__");
    }

    private static boolean isWord(String name) {
        return !name.isEmpty()
                && name.chars().allMatch(c -> c == '_' || Character.isLetterOrDigit(c))
                && !isDigit(name.charAt(0));
    }

    private static boolean isDigitOrUnderscore(int c) {
        return c == '_' || isDigit(c);
    }

    private static boolean isDigit(int c) {
        return c >= '0' && c <= '9';
    }
}
