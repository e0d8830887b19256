package dev.cedros.type.msg;

import dev.cedros.type.FieldType;
import dev.cedros.type.RosTypeName;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * Reads the text of a {@code .msg}, {@code .srv} or {@code .action} file.
 *
 * <p>It reads a superset of what rosidl reads: also indented members, spaces inside types, three-part names, {@code #}
 * inside quotes, comments after {@code ---}, a byte order mark. Names that rosidl refuses are refused. The types that
 * members refer to are not looked up; {@link DefinitionSet} does that. Thread-safe.
 */
public final class DefinitionParser {
    private static final String SEPARATOR = "---";

    private DefinitionParser() {}

    /**
     * Reads a definition.
     *
     * @param name its full name; the namespace says how many parts the text has: {@code msg} one, {@code srv} two, {@code
     *     action} three, with {@code ---} between them
     * @param text the text of the file
     * @param file what errors call it
     * @throws DefinitionException for the first mistake
     */
    public static InterfaceDefinition parse(RosTypeName name, String text, String file) {
        Function<String, FieldType> types = type -> FieldType.parse(type, name.packageName());
        return parse(name, SourceLine.split(text), file, Names.STRICT, types);
    }

    static InterfaceDefinition parse(
            RosTypeName name, List<SourceLine> lines, String file, Names names, Function<String, FieldType> types) {
        List<String> parts = partNames(name);
        List<MessageDefinition> definitions = new ArrayList<>();
        PartReader reader = new PartReader(file, names, types);
        for (SourceLine line : lines) {
            if (!line.stripped().startsWith(SEPARATOR)) {
                reader.add(line);
                continue;
            }
            checkSeparator(line, file);
            definitions.add(reader.build(parts.get(definitions.size())));
            if (definitions.size() == parts.size()) {
                throw new DefinitionException(file, line.at(line.start()), tooMany(name));
            }
            reader = new PartReader(file, names, types);
        }
        definitions.add(reader.build(parts.get(definitions.size())));
        if (definitions.size() < parts.size()) {
            SourceLine last = lines.get(lines.size() - 1);
            throw new DefinitionException(file, last.at(last.text().length()), tooFew(name));
        }
        return new InterfaceDefinition(name, file, definitions);
    }

    static boolean isSeparator(SourceLine line) {
        return line.stripped().startsWith(SEPARATOR);
    }

    private static void checkSeparator(SourceLine line, String file) {
        int after = line.skipSpace(line.start() + SEPARATOR.length());
        if (after < line.text().length() && line.text().charAt(after) != '#') {
            throw new DefinitionException(
                    file, line.at(after), "expected nothing but a comment after '---', which stands on a line alone.");
        }
    }

    private static List<String> partNames(RosTypeName name) {
        return switch (name.namespace()) {
            case "srv" -> names(name, "Request", "Response");
            case "action" -> names(name, "Goal", "Result", "Feedback");
            default -> List.of(name.toString());
        };
    }

    private static List<String> names(RosTypeName name, String... suffixes) {
        List<String> names = new ArrayList<>();
        for (String suffix : suffixes) {
            names.add(name.derived(suffix).toString());
        }
        return names;
    }

    private static String tooMany(RosTypeName name) {
        return switch (name.namespace()) {
            case "srv" -> "expected one '---' only, between request and response. A definition with two is an action.";
            case "action" -> "expected two '---' only, between goal, result and feedback.";
            default -> "expected no '---' in a message. A definition with one is a service, with two an action.";
        };
    }

    private static String tooFew(RosTypeName name) {
        return name.namespace().equals("srv")
                ? "expected a line '---' between request and response."
                : "expected two lines '---', between goal and result and between result and feedback.";
    }
}
