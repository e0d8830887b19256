package dev.cedros.importer;

import dev.cedros.type.RosTypeName;
import dev.cedros.type.msg.InterfaceDefinition;
import dev.cedros.type.msg.MessageDefinition;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/** Writes the Java source of one message, service or action. */
final class InterfaceWriter {
    private static final String ANNOTATIONS = "dev.cedros.annotations";

    private final InterfaceDefinition definition;
    private final JavaClass javaClass;
    private final Set<String> inPackage;
    private final Function<String, JavaClass> classes;

    /**
     * Starts a source.
     *
     * @param javaClass the class to write
     * @param inPackage the simple names of all classes of its package
     * @param classes the Java class of each message type
     */
    InterfaceWriter(
            InterfaceDefinition definition,
            JavaClass javaClass,
            Set<String> inPackage,
            Function<String, JavaClass> classes) {
        this.definition = definition;
        this.javaClass = javaClass;
        this.inPackage = inPackage;
        this.classes = classes;
    }

    SourceFile write() {
        Set<String> declared = new HashSet<>(Set.of(javaClass.simpleName()));
        if (!isMessage()) {
            definition.parts().forEach(part -> declared.add(partName(part)));
        }
        Imports imports = new Imports(javaClass.packageName(), declared, inPackage);
        body(imports);
        imports.settle();
        String body = body(imports);
        StringBuilder text = new StringBuilder("package " + javaClass.packageName() + ";\n\n");
        imports.statements().forEach(statement -> text.append(statement).append('\n'));
        text.append(imports.statements().isEmpty() ? "" : "\n").append(body);
        return new SourceFile(javaClass.fullName().replace('.', '/') + ".java", text.toString());
    }

    private boolean isMessage() {
        return definition.name().namespace().equals("msg");
    }

    /** The name of a part inside the service or action: what follows its name. */
    private String partName(MessageDefinition part) {
        return part.type().typeName().substring(definition.name().toString().length() + 1);
    }

    private String body(Imports imports) {
        StringBuilder source = new StringBuilder();
        RosTypeName name = definition.name();
        if (isMessage()) {
            Doc doc = doc(
                    0,
                    "The ROS 2 message {@code " + name + "}.",
                    definition.parts().get(0).comment());
            message(source, imports, definition.parts().get(0), 0, javaClass.simpleName(), annotation(imports), doc);
            return source.toString();
        }
        String kind = name.namespace().equals("srv") ? "service" : "action";
        doc(
                        0,
                        "The ROS 2 " + kind + " {@code " + name + "}.",
                        definition.parts().get(0).comment())
                .appendTo(source);
        source.append(annotation(imports)).append('\n');
        source.append("public final class ").append(javaClass.simpleName()).append(" {\n");
        // The comment of the first part is that of the whole.
        boolean first = true;
        for (MessageDefinition part : definition.parts()) {
            String partName = partName(part);
            String what = "The " + partName.toLowerCase(Locale.ROOT) + " of {@code " + name + "}.";
            message(source, imports, part, 4, partName, "", doc(4, what, first ? "" : part.comment()));
            source.append('\n');
            first = false;
        }
        source.append("    private ").append(javaClass.simpleName()).append("() {}\n}\n");
        return source.toString();
    }

    private String annotation(Imports imports) {
        String annotation = switch (definition.name().namespace()) {
            case "srv" -> "RosService";
            case "action" -> "RosAction";
            default -> "RosMessage";
        };
        return AnnotationText.oneLine(
                imports.name(ANNOTATIONS, annotation),
                Map.of("value", definition.name().toString()));
    }

    /** What the definition says about itself; otherwise, and before drawings, what it is. */
    private static Doc doc(int indent, String what, String comment) {
        Doc doc = new Doc(indent);
        var paragraphs = DocText.paragraphs(comment);
        if (paragraphs.isEmpty() || DocText.isPreformatted(paragraphs.get(0))) {
            doc.paragraph(what);
        }
        return doc.comment(comment);
    }

    private void message(
            StringBuilder source,
            Imports imports,
            MessageDefinition part,
            int indent,
            String name,
            String annotation,
            Doc doc) {
        MessageWriter message = new MessageWriter(source, imports, new MemberForm(imports, classes), part, indent);
        if (RecordWriter.canHold(part.type().fields())) {
            new RecordWriter(message).write(name, annotation, doc);
        } else {
            String codec = (indent == 0 ? name : javaClass.simpleName() + "_" + name) + "Codec";
            new ClassWriter(message).write(name, annotation, doc, codec);
        }
    }
}
