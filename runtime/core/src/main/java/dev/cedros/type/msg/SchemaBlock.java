package dev.cedros.type.msg;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * One part of a schema.
 *
 * @param head the name in its head, or nothing for the part at the beginning
 * @param kind the word in its head in upper case: {@code MSG}, {@code SRV}, {@code ACTION}, {@code IDL}; or nothing
 * @param lines its lines without the head, in the numbering of the whole
 */
record SchemaBlock(String head, String kind, List<SourceLine> lines) {
    private static final Set<String> KINDS = Set.of("MSG", "SRV", "ACTION", "IDL");
    private static final int SHORTEST_SEPARATOR = 3;

    /** Cuts a schema into its parts; the first of them may be empty. */
    static List<SchemaBlock> split(String file, String text) {
        List<SchemaBlock> blocks = new ArrayList<>();
        SchemaBlock block = new SchemaBlock("", "", new ArrayList<>());
        blocks.add(block);
        boolean separated = false;
        for (SourceLine line : SourceLine.split(text)) {
            String kind = kind(line);
            if (!kind.isEmpty()) {
                block = new SchemaBlock(head(file, line, kind), kind, new ArrayList<>());
                blocks.add(block);
                separated = false;
            } else if (isSeparator(line)) {
                separated = true;
            } else if (!separated) {
                block.lines.add(line);
            } else if (!line.isBlank() && !line.isComment()) {
                throw new DefinitionException(
                        file,
                        line.at(line.start()),
                        "expected a head such as 'MSG: geometry_msgs/Point' after '===='.");
            }
        }
        return blocks;
    }

    boolean isBlank() {
        return lines.stream().allMatch(SourceLine::isBlank);
    }

    /** The lines between which the halves of a service or the parts of an action stand. */
    List<SourceLine> separators() {
        return lines.stream().filter(DefinitionParser::isSeparator).toList();
    }

    private static boolean isSeparator(SourceLine line) {
        String text = line.stripped();
        return text.length() >= SHORTEST_SEPARATOR && text.chars().allMatch(c -> c == '=');
    }

    /** The word before the colon of a head; nothing if the line is none. */
    private static String kind(SourceLine line) {
        int colon = line.text().indexOf(':');
        if (colon < 0) {
            return "";
        }
        String word = line.text().substring(line.start(), Math.max(line.start(), line.end(colon)));
        String kind = word.length() > "ACTION".length() ? "" : word.toUpperCase(Locale.ROOT);
        return KINDS.contains(kind) ? kind : "";
    }

    private static String head(String file, SourceLine line, String kind) {
        int start = line.skipSpace(line.text().indexOf(':') + 1);
        int comment = line.text().indexOf('#', start);
        int end = line.end(comment < 0 ? line.text().length() : comment);
        if (end <= start) {
            throw new DefinitionException(
                    file,
                    line.at(start),
                    "expected the name of a type after '" + kind + ":', such as geometry_msgs/Point.");
        }
        return line.text().substring(start, end);
    }
}
