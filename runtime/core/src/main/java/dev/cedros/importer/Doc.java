package dev.cedros.importer;

import java.util.ArrayList;
import java.util.List;

/** Composes one Javadoc comment. */
final class Doc {
    private static final int COLUMNS = 120;

    private final String indent;
    private final int width;
    private final List<String> body = new ArrayList<>();
    private final List<String> tags = new ArrayList<>();

    /** Starts an empty comment that is indented by some spaces. */
    Doc(int indent) {
        this.indent = " ".repeat(indent);
        this.width = COLUMNS - indent - " * ".length();
    }

    /** Adds a paragraph of finished Javadoc. */
    Doc paragraph(String text) {
        body.addAll(DocText.wrapped(startOfParagraph() + text, width));
        return this;
    }

    /** What stands before a paragraph: nothing before the first one, else an empty line and a tag. */
    private String startOfParagraph() {
        if (body.isEmpty()) {
            return "";
        }
        body.add("");
        return "<p>";
    }

    /** Adds what a definition says. */
    Doc comment(String comment) {
        for (List<String> paragraph : DocText.paragraphs(comment)) {
            if (!body.isEmpty() && DocText.isPreformatted(paragraph) && fits(paragraph)) {
                preformatted(paragraph);
            } else {
                lines(paragraph);
            }
        }
        return this;
    }

    private boolean fits(List<String> paragraph) {
        return paragraph.stream().allMatch(line -> DocText.escaped(line).length() <= width);
    }

    private void preformatted(List<String> paragraph) {
        body.add("");
        body.add("<pre>");
        paragraph.forEach(line -> body.add(DocText.escaped(line)));
        body.add("</pre>");
    }

    /** Keeps the lines of a paragraph as they were broken; only those that are too long are broken again. */
    private void lines(List<String> paragraph) {
        String start = startOfParagraph();
        for (String line : paragraph) {
            body.addAll(DocText.wrapped(start + DocText.escaped(line.strip()), width));
            start = "";
        }
    }

    /** Adds a block tag, such as one for a parameter, with its text. */
    Doc tag(String tag, String text) {
        List<String> lines = DocText.wrapped(tag + " " + text, width);
        tags.add(lines.get(0));
        // A line that goes on is indented, so its share of the width is smaller.
        String rest = String.join(" ", lines.subList(1, lines.size()));
        DocText.wrapped(rest, width - 4).forEach(line -> tags.add("    " + line));
        return this;
    }

    /** Appends the comment to a source. */
    void appendTo(StringBuilder source) {
        List<String> lines = new ArrayList<>(body);
        if (!body.isEmpty() && !tags.isEmpty()) {
            lines.add("");
        }
        lines.addAll(tags);
        if (lines.size() == 1 && lines.get(0).length() <= width - "/** ".length()) {
            source.append(indent).append("/** ").append(lines.get(0)).append(" */\n");
            return;
        }
        source.append(indent).append("/**\n");
        for (String line : lines) {
            source.append(indent).append((" * " + line).stripTrailing()).append('\n');
        }
        source.append(indent).append(" */\n");
    }
}
