package dev.cedros.vectors;

import dev.cedros.type.BaseType;
import dev.cedros.type.Field;
import dev.cedros.type.FieldType;
import dev.cedros.type.IndividualTypeDescription;
import dev.cedros.type.Multiplicity;
import dev.cedros.type.TypeDescription;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Reads type descriptions from the JSON that rosidl writes. Default values are left as they are printed there. */
public final class Descriptions {
    private Descriptions() {}

    /** Reads a description that {@link Json} has parsed. */
    public static TypeDescription of(Map<?, ?> json) {
        List<IndividualTypeDescription> referenced = new ArrayList<>();
        for (Object each : (List<?>) json.get("referenced_type_descriptions")) {
            referenced.add(individual((Map<?, ?>) each));
        }
        return new TypeDescription(individual((Map<?, ?>) json.get("type_description")), referenced);
    }

    private static IndividualTypeDescription individual(Map<?, ?> json) {
        List<Field> fields = new ArrayList<>();
        for (Object each : (List<?>) json.get("fields")) {
            Map<?, ?> field = (Map<?, ?>) each;
            fields.add(new Field(
                    (String) field.get("name"),
                    fieldType((Map<?, ?>) field.get("type")),
                    (String) field.get("default_value"),
                    false));
        }
        return new IndividualTypeDescription((String) json.get("type_name"), fields, List.of());
    }

    private static FieldType fieldType(Map<?, ?> json) {
        int id = Integer.parseInt((String) json.get("type_id"));
        for (Multiplicity multiplicity : Multiplicity.values()) {
            for (BaseType base : BaseType.values()) {
                if (base.id() + multiplicity.idOffset() == id) {
                    return new FieldType(
                            base,
                            multiplicity,
                            Long.parseLong((String) json.get("capacity")),
                            Long.parseLong((String) json.get("string_capacity")),
                            (String) json.get("nested_type_name"));
                }
            }
        }
        throw new AssertionError("no field type has the id " + id);
    }
}
