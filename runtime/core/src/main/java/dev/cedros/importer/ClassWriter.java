package dev.cedros.importer;

import dev.cedros.type.Field;

/** Writes a message as a class with accessors and setters, for those whose members no constructor can take. */
final class ClassWriter {
    private final MessageWriter message;
    private final StringBuilder source;
    private final String indent;

    ClassWriter(MessageWriter message) {
        this.message = message;
        this.source = message.source();
        this.indent = " ".repeat(message.indent());
    }

    /**
     * Appends the class.
     *
     * @param annotation the line of its annotation; empty for a part of a service or action
     * @param codec the name of its codec, which is in the same package
     */
    void write(String name, String annotation, Doc doc, String codec) {
        doc.paragraph("It has more members than the constructor of a record can take.");
        doc.appendTo(source);
        if (!annotation.isEmpty()) {
            source.append(indent).append(annotation).append('\n');
        }
        String modifiers = annotation.isEmpty() ? "public static final class " : "public final class ";
        source.append(indent).append(modifiers).append(name).append(" {\n");
        message.constants();
        fields();
        line(4, "/** Makes one whose members are zero, false or null; {@code " + codec + ".defaults()} fills them. */");
        line(4, "public " + name + "() {}");
        for (Field field : message.fields()) {
            accessors(field);
        }
        methodsOfObject(name, codec);
        line(0, "}");
    }

    private void fields() {
        for (Field field : message.fields()) {
            String declaration = "private " + message.javaType(field) + " " + message.javaName(field) + ";";
            MessageWriter.lines(message.annotations(field), declaration, message.indent() + 4)
                    .forEach(line -> source.append(line).append('\n'));
            source.append('\n');
        }
    }

    private void accessors(Field field) {
        String name = message.javaName(field);
        String type = message.javaType(field);
        source.append('\n');
        new Doc(message.indent() + 4)
                .paragraph("{@return " + message.about(field) + "}")
                .appendTo(source);
        line(4, "public " + type + " " + name + "() {");
        line(8, "return " + name + ";");
        line(4, "}");
        source.append('\n');
        new Doc(message.indent() + 4)
                .paragraph("Sets " + DocText.code(field.type() + " " + field.name()) + ".")
                .tag("@param " + name, message.about(field))
                .appendTo(source);
        String setter = "set" + Character.toUpperCase(name.charAt(0)) + name.substring(1);
        line(4, "public void " + setter + "(" + type + " " + name + ") {");
        line(8, "this." + name + " = " + name + ";");
        line(4, "}");
    }

    private void methodsOfObject(String name, String codec) {
        String override = "@" + message.imports().name("java.lang", "Override");
        String object = message.imports().name("java.lang", "Object");
        source.append('\n');
        line(4, override);
        line(4, "public boolean equals(" + object + " other) {");
        line(8, "return other instanceof " + name + " that && " + codec + ".equal(this, that);");
        line(4, "}");
        source.append('\n');
        line(4, override);
        line(4, "public int hashCode() {");
        line(8, "return " + codec + ".hash(this);");
        line(4, "}");
        source.append('\n');
        line(4, override);
        line(4, "public " + message.imports().name("java.lang", "String") + " toString() {");
        line(8, "return " + codec + ".text(this);");
        line(4, "}");
    }

    private void line(int more, String text) {
        source.append(indent).append(" ".repeat(more)).append(text).append('\n');
    }
}
