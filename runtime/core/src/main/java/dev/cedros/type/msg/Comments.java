package dev.cedros.type.msg;

import java.util.ArrayList;
import java.util.List;

/** The lines of a comment. */
final class Comments {
    /** What marks a member of the key: a comment line that begins with it. */
    static final String KEY = "@key";

    private final List<String> lines = new ArrayList<>();
    private boolean key;

    /** Adds a comment from its {@code #} on. */
    void add(String comment) {
        int begin = 0;
        while (begin < comment.length() && comment.charAt(begin) == '#') {
            begin++;
        }
        if (begin < comment.length() && SourceLine.isSpace(comment.charAt(begin))) {
            begin++;
        }
        lines.add(comment.substring(begin).stripTrailing());
    }

    boolean isEmpty() {
        return lines.isEmpty();
    }

    /** Takes the marks of a key out. */
    boolean takeKey() {
        List<String> kept = new ArrayList<>();
        for (String line : lines) {
            String rest = line.strip();
            if (rest.startsWith(KEY)
                    && (rest.length() == KEY.length() || SourceLine.isSpace(rest.charAt(KEY.length())))) {
                key = true;
                rest = rest.substring(KEY.length()).strip();
                if (!rest.isEmpty()) {
                    kept.add(rest);
                }
            } else {
                kept.add(line);
            }
        }
        lines.clear();
        lines.addAll(kept);
        return key;
    }

    /** The lines, without empty ones at both ends and at most one between two others. */
    String text() {
        StringBuilder text = new StringBuilder();
        boolean gap = false;
        for (String line : lines) {
            if (line.isEmpty()) {
                gap = text.length() > 0;
                continue;
            }
            text.append(text.length() == 0 ? "" : gap ? "\n\n" : "\n").append(line);
            gap = false;
        }
        return text.toString();
    }
}
