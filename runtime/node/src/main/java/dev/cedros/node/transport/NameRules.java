package dev.cedros.node.transport;

/** The rules that names keep, applied to one of them. The positions are those that rcl and rmw report. */
final class NameRules {
    private final String what;
    private final String name;
    private final String shown;

    /**
     * Starts to check.
     *
     * @param what the kind of name, for messages
     */
    NameRules(String what, String name) {
        this(what, name, "'" + name + "'");
    }

    /** Starts to check a name that somebody wrote in another form, which {@code shown} tells. */
    NameRules(String what, String name, String shown) {
        this.what = what;
        this.name = name;
        this.shown = shown;
    }

    /** Refuses what is not an absolute name without anything left to expand. */
    void absolute(int maxLength) {
        notEmpty();
        if (name.charAt(0) != '/') {
            throw problem(0, "it is not absolute", "Start it with '/'");
        }
        noTrailingSlash();
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            if (!isWord(c) && c != '/') {
                throw notAllowed(i, "Use letters, digits, '_' and '/' only");
            }
        }
        for (int i = 1; i < name.length(); i++) {
            if (name.charAt(i - 1) == '/') {
                if (name.charAt(i) == '/') {
                    throw problem(i, "two slashes follow each other", "Leave one out, or put a token between them");
                }
                notDigit(i);
            }
        }
        notLongerThan(maxLength);
    }

    /** Refuses what is not one token. */
    void token(int maxLength) {
        notEmpty();
        for (int i = 0; i < name.length(); i++) {
            if (!isWord(name.charAt(i))) {
                throw notAllowed(i, "Use letters, digits and '_' only");
            }
        }
        notDigit(0);
        notLongerThan(maxLength);
    }

    /** Refuses what cannot be expanded. Repeated slashes and the length are seen once that is done. */
    void expandable() {
        notEmpty();
        notDigit(0);
        noTrailingSlash();
        int open = -1;
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            if (open >= 0) {
                open = withinBraces(i, open);
            } else if (c == '{') {
                open = i;
            } else if (c == '}') {
                throw problem(i, "no '{' belongs to the '}'", "Write substitutions as {node}, {ns} or {namespace}");
            } else if (c == '~' && i > 0) {
                throw problem(i, "'~' stands within the name", "It can only come first, and means the node's own name");
            } else if (!isWord(c) && c != '/' && c != '~') {
                throw notAllowed(i, "Use letters, digits, '_', '/', a leading '~' and {substitutions} only");
            }
        }
        if (open >= 0) {
            throw problem(open, "no '}' belongs to the '{'", "Write substitutions as {node}, {ns} or {namespace}");
        }
        for (int i = 1; i < name.length(); i++) {
            if (name.charAt(i - 1) == '/') {
                notDigit(i);
            }
        }
        if (name.length() > 1 && name.charAt(0) == '~' && name.charAt(1) != '/') {
            throw problem(1, "'~' is not followed by '/'", "Write ~/ and the rest");
        }
    }

    /** Looks at a character after a brace that opened, and gives where that was, or -1 if it closes here. */
    private int withinBraces(int at, int open) {
        char c = name.charAt(at);
        if (c == '}') {
            return -1;
        }
        if (!isWord(c)) {
            throw problem(
                    at,
                    show(c) + " is not allowed between braces",
                    "Close the brace before; the substitutions are {node}, {ns} and {namespace}");
        }
        if (isDigit(c) && at == open + 1) {
            throw problem(at, "a substitution starts with a digit", "Use {node}, {ns} or {namespace}");
        }
        return open;
    }

    private void notEmpty() {
        if (name.isEmpty()) {
            throw problem(0, "it is empty", "Give at least one character");
        }
    }

    private void noTrailingSlash() {
        if (name.endsWith("/")) {
            throw problem(
                    name.length() - 1, "it ends with a slash", "Leave the slash out, or name what comes after it");
        }
    }

    private void notDigit(int at) {
        if (isDigit(name.charAt(at))) {
            throw problem(at, "a token starts with a digit", "Start it with a letter or '_'");
        }
    }

    private void notLongerThan(int maxLength) {
        if (name.length() > maxLength) {
            throw problem(
                    maxLength - 1,
                    "it has " + name.length() + " characters, " + maxLength + " are allowed",
                    "Shorten it");
        }
    }

    private InvalidNameException notAllowed(int at, String fix) {
        return problem(at, show(name.charAt(at)) + " is not allowed", fix);
    }

    InvalidNameException problem(int at, String problem, String fix) {
        return new InvalidNameException(
                name,
                at,
                "The " + what + " " + shown + " is not valid at index " + at + ": " + problem + ". " + fix + ".");
    }

    private static String show(char c) {
        return c > ' ' && c < 0x7f ? "'" + c + "'" : String.format("the character U+%04X", (int) c);
    }

    static boolean isWord(char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || isDigit(c) || c == '_';
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }
}
