package dev.cedros.type.msg;

import dev.cedros.type.Spelling;

/** How strictly the names in a text are taken: files are written by people, schemas by programs that know no ROS rules. */
enum Names {
    /** As rosidl, so that a definition that is read here also builds there. */
    STRICT,
    /** Any word. */
    LENIENT;

    /** What is wrong with the name of a field, or nothing. */
    String problemOfField(String name) {
        boolean lower = name.chars().allMatch(c -> c >= 'a' && c <= 'z' || isDigitOrUnderscore(c));
        if (this == LENIENT ? isWord(name) : lower && isTidy(name)) {
            return "";
        }
        return "'" + Spelling.shown(name)
                + "' cannot be the name of a field. Use lower-case letters, digits and single underscores, beginning with a"
                + " letter.";
    }

    /** What is wrong with the name of a constant, or nothing. */
    String problemOfConstant(String name) {
        boolean upper = name.chars().allMatch(c -> c >= 'A' && c <= 'Z' || isDigitOrUnderscore(c));
        if (this == LENIENT ? isWord(name) : upper && isTidy(name)) {
            return "";
        }
        return "'" + Spelling.shown(name)
                + "' cannot be the name of a constant. Use upper-case letters, digits and single underscores, beginning with"
                + " a letter.";
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
