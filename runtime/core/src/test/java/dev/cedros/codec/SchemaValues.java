package dev.cedros.codec;

import dev.cedros.vectors.VectorSchema;
import dev.cedros.vectors.VectorSchema.Member;
import dev.cedros.vectors.VectorSchema.Shape;
import dev.cedros.vectors.VectorSchema.Struct;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Brings messages into the form that vectors have their values in, asking for each member by its path. */
final class SchemaValues {
    private final VectorSchema schema;

    private SchemaValues(VectorSchema schema) {
        this.schema = schema;
    }

    /** The value of a message in the form of vectors. */
    static Map<String, Object> of(VectorSchema schema, DynamicMessage message) {
        return new SchemaValues(schema).struct(schema.root(), message, "");
    }

    private Map<String, Object> struct(Struct struct, DynamicMessage message, String prefix) {
        Map<String, Object> value = new LinkedHashMap<>();
        for (Member member : struct.members()) {
            String path = prefix + member.name();
            if (member.shape() == Shape.SINGLE) {
                value.put(member.name(), element(member, message, path));
                continue;
            }
            List<Object> elements = new ArrayList<>();
            for (int i = 0; i < message.sizeAt(path); i++) {
                elements.add(element(member, message, path + "[" + i + "]"));
            }
            value.put(member.name(), elements);
        }
        return value;
    }

    private Object element(Member member, DynamicMessage message, String path) {
        return switch (member.type()) {
            case "bool" -> message.booleanAt(path);
            case "float32" -> (float) message.doubleAt(path);
            case "float64" -> message.doubleAt(path);
            case "string", "wstring" -> message.textAt(path);
            case "byte", "char", "uint8", "int8", "int16", "uint16", "int32" -> (long) message.intAt(path);
            case "uint32", "int64", "uint64" -> message.longAt(path);
            default ->
                path.length() % 2 == 0
                        ? struct(schema.nested(member), message, path + ".")
                        : struct(schema.nested(member), message.messageAt(path), "");
        };
    }

    /** The value of a vector with the bits of uint64 as the numbers that they mean. */
    static Map<String, Object> unsigned(VectorSchema schema, Map<String, Object> value) {
        return new SchemaValues(schema).converted(schema.root(), value);
    }

    private Map<String, Object> converted(Struct struct, Map<String, Object> value) {
        Map<String, Object> converted = new LinkedHashMap<>();
        for (Member member : struct.members()) {
            Object part = value.get(member.name());
            converted.put(
                    member.name(),
                    part instanceof List<?> list
                            ? list.stream().map(each -> converted(member, each)).toList()
                            : converted(member, part));
        }
        return converted;
    }

    @SuppressWarnings("unchecked")
    private Object converted(Member member, Object value) {
        if (member.type().equals("uint64")) {
            return Long.toUnsignedString((Long) value);
        }
        return member.primitive() ? value : converted(schema.nested(member), (Map<String, Object>) value);
    }
}
