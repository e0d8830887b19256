package dev.cedros.type.hash;

import dev.cedros.type.Field;
import dev.cedros.type.FieldType;
import dev.cedros.type.IndividualTypeDescription;
import dev.cedros.type.TypeDescription;
import java.util.List;

/**
 * The text whose digest is the type hash: the description as JSON on one line, with one space after each comma and colon
 * and none elsewhere, keys in fixed order (REP 2016; the order and spacing are those that rosidl writes).
 */
final class CanonicalText {
    private final StringBuilder text = new StringBuilder();

    private final boolean withDefaults;

    private CanonicalText(boolean withDefaults) {
        this.withDefaults = withDefaults;
    }

    static String of(TypeDescription description) {
        return new CanonicalText(false).write(description);
    }

    /** The same with the default values, which have no part in the hash. */
    static String withDefaults(TypeDescription description) {
        return new CanonicalText(true).write(description);
    }

    private String write(TypeDescription description) {
        text.append("{\"type_description\": ");
        type(description.type());
        text.append(", \"referenced_type_descriptions\": [");
        List<IndividualTypeDescription> referenced = description.referenced();
        for (int i = 0; i < referenced.size(); i++) {
            separator(i);
            type(referenced.get(i));
        }
        return text.append("]}").toString();
    }

    private void type(IndividualTypeDescription type) {
        text.append("{\"type_name\": ");
        string(type.typeName());
        text.append(", \"fields\": [");
        List<Field> fields = type.wireFields();
        for (int i = 0; i < fields.size(); i++) {
            separator(i);
            field(fields.get(i));
        }
        text.append("]}");
    }

    private void field(Field field) {
        FieldType type = field.type();
        text.append("{\"name\": ");
        string(field.name());
        text.append(", \"type\": {\"type_id\": ").append(type.typeId());
        text.append(", \"capacity\": ").append(type.capacity());
        text.append(", \"string_capacity\": ").append(type.stringCapacity());
        text.append(", \"nested_type_name\": ");
        string(type.nestedTypeName());
        text.append('}');
        if (withDefaults) {
            text.append(", \"default_value\": ");
            string(PythonText.defaultOf(field));
        }
        text.append('}');
    }

    private void separator(int index) {
        text.append(index == 0 ? "" : ", ");
    }

    private void string(String value) {
        text.append('"');
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            if (c == '"' || c == '\\') {
                text.append('\\').append(c);
            } else if (c < 0x20 || c > 0x7E) {
                text.append(String.format("\\u%04x", (int) c));
            } else {
                text.append(c);
            }
        }
        text.append('"');
    }
}
