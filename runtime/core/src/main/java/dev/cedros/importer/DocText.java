package dev.cedros.importer;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Turns the comments of definitions into Javadoc that says the same: nothing in them ends the comment, is taken for a
 * tag, or leaves ASCII.
 */
final class DocText {
    private DocText() {}

    /** The paragraphs of a comment, each a list of lines as they were written; rulers of signs part them too. */
    static List<List<String>> paragraphs(String comment) {
        List<List<String>> paragraphs = new ArrayList<>();
        List<String> current = new ArrayList<>();
        for (String line : comment.split("\n", -1)) {
            String text = line.stripTrailing();
            if (text.isBlank() || text.matches("\\s*[-=#*_~+]{3,}\\s*")) {
                current = new ArrayList<>();
            } else {
                if (current.isEmpty()) {
                    paragraphs.add(current);
                }
                current.add(text);
            }
        }
        return paragraphs;
    }

    /** Whether the places of the characters mean something, as in tables, lists of several levels and drawings. */
    static boolean isPreformatted(List<String> paragraph) {
        return paragraph.size() > 1
                && paragraph.stream().anyMatch(line -> line.matches("\\s{2,}.*|\\t.*|.*\\S\\s{3,}\\S.*"));
    }

    /** The text of a comment in one line. */
    static String oneLine(String comment) {
        List<String> lines = new ArrayList<>();
        paragraphs(comment).forEach(paragraph -> paragraph.forEach(line -> lines.add(line.strip())));
        return escaped(String.join(" ", lines));
    }

    /** A text that stands for itself in Javadoc. */
    static String escaped(String text) {
        StringBuilder doc = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '&' -> doc.append("&amp;");
                case '<' -> doc.append("&lt;");
                case '>' -> doc.append("&gt;");
                case '@' -> doc.append("&#64;");
                case '{' -> doc.append("&#123;");
                case '}' -> doc.append("&#125;");
                case '\\' -> doc.append("&#92;");
                case '/' -> doc.append(i > 0 && text.charAt(i - 1) == '*' ? "&#47;" : "/");
                default -> doc.append(character(text, i));
            }
        }
        return doc.toString();
    }

    private static String character(String text, int index) {
        char c = text.charAt(index);
        if (c == '\t') {
            return "    ";
        }
        if (c >= ' ' && c <= '~') {
            return Character.toString(c);
        }
        boolean half = Character.isSurrogate(c)
                && !(Character.isHighSurrogate(c)
                        ? index + 1 < text.length() && Character.isLowSurrogate(text.charAt(index + 1))
                        : index > 0 && Character.isHighSurrogate(text.charAt(index - 1)));
        return Character.isISOControl(c) || half ? " " : Literals.unicode(c);
    }

    /** Code that stands for itself: a {@code code} tag where it can be one. */
    static String code(String text) {
        boolean plain = text.chars().allMatch(c -> c >= ' ' && c <= '~')
                && text.chars().noneMatch(c -> c == '{' || c == '}' || c == '\\' || c == '@')
                && !text.contains("*/");
        return plain ? "{@code " + text + "}" : "<code>" + escaped(text) + "</code>";
    }

    /** Breaks a text at spaces into lines of at most a width; words longer than that keep a line of their own. */
    static List<String> wrapped(String text, int width) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : words(text)) {
            if (line.length() > 0 && line.length() + 1 + word.length() > width) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.length() > 0 ? " " : "").append(word);
        }
        if (line.length() > 0) {
            lines.add(line.toString());
        }
        return lines;
    }

    private static List<String> words(String text) {
        return Arrays.stream(text.split(" +")).filter(word -> !word.isEmpty()).toList();
    }
}
