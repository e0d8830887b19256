package dev.cedros.processor.check;

import dev.cedros.type.Field;
import dev.cedros.type.IndividualTypeDescription;
import dev.cedros.type.TypeDescription;

/** Shows what a type hash is made of: all members of the type, and of those that it reaches, in a form to compare. */
final class TypeOutline {
    private TypeOutline() {}

    static String of(TypeDescription description) {
        StringBuilder text = new StringBuilder();
        append(description.type(), text);
        description.referenced().forEach(type -> append(type, text));
        return text.toString();
    }

    private static void append(IndividualTypeDescription type, StringBuilder text) {
        text.append("\n  ").append(type.typeName());
        for (Field field : type.wireFields()) {
            text.append("\n    ").append(field.type()).append(' ').append(field.name());
        }
    }
}
