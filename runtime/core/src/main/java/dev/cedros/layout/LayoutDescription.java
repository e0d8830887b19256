package dev.cedros.layout;

import dev.cedros.type.Constant;
import dev.cedros.type.Field;
import dev.cedros.type.FieldType;
import dev.cedros.type.IndividualTypeDescription;
import dev.cedros.type.TypeDescription;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Reads the description of a type back out of its layout. */
final class LayoutDescription {
    private final MessageLayout layout;
    private final Map<String, IndividualTypeDescription> types = new TreeMap<>();

    private LayoutDescription(MessageLayout layout) {
        this.layout = layout;
    }

    static TypeDescription of(MessageLayout layout) {
        LayoutDescription reader = new LayoutDescription(layout);
        for (int i = 0; i < layout.length(); i++) {
            if (layout.op(i) == Op.STRUCT && !reader.types.containsKey(layout.nestedType(i))) {
                reader.types.put(layout.nestedType(i), reader.individual(i));
            }
        }
        reader.types.remove(layout.typeName());
        return new TypeDescription(reader.individual(0), List.copyOf(reader.types.values()));
    }

    private IndividualTypeDescription individual(int struct) {
        List<Field> fields = new ArrayList<>();
        for (int i = struct + 1; i < layout.extent(struct); i = layout.extent(i)) {
            if (layout.op(i) != Op.PLACEHOLDER) {
                fields.add(new Field(layout.name(i), layout.fieldType(i), layout.defaultValue(i), layout.isKey(i)));
            }
        }
        return new IndividualTypeDescription(layout.nestedType(struct), fields, constants(layout.constants(struct)));
    }

    private static List<Constant> constants(String lines) {
        if (lines.isEmpty()) {
            return List.of();
        }
        return lines.lines().map(LayoutDescription::constant).toList();
    }

    private static Constant constant(String line) {
        int space = line.indexOf(' ');
        int equals = line.indexOf('=', space);
        // Constants are primitives or texts, so there is no package to which a name could belong.
        FieldType type = FieldType.parse(line.substring(0, space), "");
        return new Constant(line.substring(space + 1, equals), type, line.substring(equals + 1));
    }
}
