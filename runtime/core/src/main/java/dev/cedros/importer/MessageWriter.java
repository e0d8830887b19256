package dev.cedros.importer;

import dev.cedros.type.Constant;
import dev.cedros.type.Field;
import dev.cedros.type.IndividualTypeDescription;
import dev.cedros.type.msg.MessageDefinition;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Writes what records and classes have in common: members, constants and their comments. */
final class MessageWriter {
    static final int COLUMNS = 120;
    private static final String ANNOTATIONS = "dev.cedros.annotations";

    private final StringBuilder source;
    private final Imports imports;
    private final MemberForm forms;
    private final MessageDefinition message;
    private final MemberNames names;
    private final int indent;

    /**
     * Starts a message.
     *
     * @param indent the number of spaces before the declaration
     */
    MessageWriter(StringBuilder source, Imports imports, MemberForm forms, MessageDefinition message, int indent) {
        this.source = source;
        this.imports = imports;
        this.forms = forms;
        this.message = message;
        this.names = MemberNames.of(message.type().fields());
        this.indent = indent;
    }

    StringBuilder source() {
        return source;
    }

    Imports imports() {
        return imports;
    }

    int indent() {
        return indent;
    }

    IndividualTypeDescription type() {
        return message.type();
    }

    List<Field> fields() {
        return message.type().fields();
    }

    String javaName(Field field) {
        return names.javaName(field);
    }

    String javaType(Field field) {
        return forms.javaType(field.type());
    }

    /** What the definition says about a member or constant, or its declaration where it says nothing; for Javadoc. */
    String about(String name, String declaration) {
        String comment = DocText.oneLine(message.comments().getOrDefault(name, ""));
        return comment.isEmpty() ? DocText.code(declaration) : comment;
    }

    String about(Field field) {
        return about(field.name(), field.type() + " " + field.name());
    }

    /** The annotations of a member, each with its arguments by name. */
    Map<String, Map<String, String>> annotations(Field field) {
        Map<String, Map<String, String>> annotations = new LinkedHashMap<>();
        if (field.key()) {
            annotations.put(imports.name(ANNOTATIONS, "RosKey"), Map.of());
        }
        Map<String, String> arguments = new LinkedHashMap<>();
        if (MemberForm.needsRosType(field)) {
            arguments.put("value", field.type().toString());
        }
        if (names.needsRosName(field)) {
            arguments.put("name", field.name());
        }
        if (!field.defaultValue().isEmpty()) {
            arguments.put("defaultValue", field.defaultValue());
        }
        if (!arguments.isEmpty()) {
            annotations.put(imports.name(ANNOTATIONS, "RosField"), arguments);
        }
        return annotations;
    }

    /** A declaration with its annotations in front, on one line, however long. */
    static String oneLine(Map<String, Map<String, String>> annotations, String declaration) {
        String front = annotations.entrySet().stream()
                .map(annotation -> AnnotationText.oneLine(annotation.getKey(), annotation.getValue()) + " ")
                .collect(Collectors.joining());
        return front + declaration;
    }

    /** A declaration with each annotation on a line of its own. */
    static List<String> lines(Map<String, Map<String, String>> annotations, String declaration, int indent) {
        List<String> lines = new ArrayList<>();
        annotations.forEach((name, arguments) -> lines.addAll(AnnotationText.lines(name, arguments, indent)));
        lines.add(" ".repeat(indent) + declaration);
        return lines;
    }

    /** Appends the constants; each has an empty line after it. */
    void constants() {
        for (Constant constant : message.type().constants()) {
            new Doc(indent + 4)
                    .paragraph(about(constant.name(), constant.type() + " " + constant.name() + "=" + constant.value()))
                    .appendTo(source);
            boolean named = constant.type().base().isUnsigned()
                    || constant.type().base().isWide()
                    || constant.type().stringCapacity() > 0;
            Map<String, Map<String, String>> annotations = named
                    ? Map.of(
                            imports.name(ANNOTATIONS, "RosField"),
                            Map.of("value", constant.type().toString()))
                    : Map.of();
            lines(annotations, declaration(constant), indent + 4)
                    .forEach(line -> source.append(line).append('\n'));
            source.append('\n');
        }
    }

    private String declaration(Constant constant) {
        boolean text = constant.type().base().isText();
        String javaType = text
                ? imports.name("java.lang", "String")
                : MemberForm.primitive(constant.type().base());
        String front = "public static final " + javaType + " " + constant.name() + " =";
        String value = Literals.constant(constant.type(), constant.value(), imports);
        if (indent + 4 + front.length() + value.length() + 2 <= COLUMNS || !text) {
            return front + " " + value + ";";
        }
        String next = "\n" + " ".repeat(indent + 12);
        List<String> literals = Literals.texts(Literals.value(constant), COLUMNS - indent - 12 - "+ ;".length());
        return front + next + String.join(next + "+ ", literals) + ";";
    }
}
