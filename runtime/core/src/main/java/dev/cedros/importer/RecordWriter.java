package dev.cedros.importer;

import dev.cedros.type.Field;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Writes a message as a record. */
final class RecordWriter {
    /** What a constructor may take beside the new object (JVMS 17, section 4.3.3). */
    private static final int MOST_SLOTS = 254;

    private final MessageWriter message;

    RecordWriter(MessageWriter message) {
        this.message = message;
    }

    /** Whether the constructor of a record can take all members. */
    static boolean canHold(List<Field> fields) {
        return fields.stream().mapToInt(MemberForm::slots).sum() <= MOST_SLOTS;
    }

    /**
     * Appends the record.
     *
     * @param annotation the line of its annotation; empty for a part of a service or action
     */
    void write(String name, String annotation, Doc doc) {
        StringBuilder source = message.source();
        for (Field field : message.fields()) {
            doc.tag("@param " + message.javaName(field), message.about(field));
        }
        doc.appendTo(source);
        String indent = " ".repeat(message.indent());
        if (!annotation.isEmpty()) {
            source.append(indent).append(annotation).append('\n');
        }
        int start = source.length();
        String front = "public record " + name + "(";
        components(front);
        int before = source.length();
        message.constants();
        StandardMethods.append(message, name);
        if (source.length() == before) {
            source.append("}\n");
        } else {
            // After a header of several lines an empty one keeps the body apart.
            source.insert(before, source.lastIndexOf("\n", before) > start + front.length() ? "\n\n" : "\n");
            source.setLength(source.length() - 1);
            source.append(indent).append("}\n");
        }
    }

    private void components(String front) {
        List<String> oneLine = new ArrayList<>();
        for (Field field : message.fields()) {
            oneLine.add(MessageWriter.oneLine(message.annotations(field), declaration(field)));
        }
        StringBuilder source = message.source();
        source.append(" ".repeat(message.indent())).append(front);
        String whole = String.join(", ", oneLine) + ") {";
        if (message.indent() + front.length() + whole.length() + 1 <= MessageWriter.COLUMNS) {
            source.append(whole);
            return;
        }
        int indent = message.indent() + 8;
        for (int i = 0; i < oneLine.size(); i++) {
            String end = i < oneLine.size() - 1 ? "," : ") {";
            Field field = message.fields().get(i);
            source.append('\n');
            if (indent + oneLine.get(i).length() + end.length() + 1 <= MessageWriter.COLUMNS) {
                source.append(" ".repeat(indent)).append(oneLine.get(i));
            } else {
                Map<String, Map<String, String>> annotations = message.annotations(field);
                source.append(String.join("\n", MessageWriter.lines(annotations, declaration(field), indent)));
            }
            source.append(end);
        }
    }

    private String declaration(Field field) {
        return message.javaType(field) + " " + message.javaName(field);
    }
}
