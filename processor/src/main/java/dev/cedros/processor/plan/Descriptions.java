package dev.cedros.processor.plan;

import dev.cedros.processor.model.ElementType;
import dev.cedros.processor.model.MemberModel;
import dev.cedros.processor.model.MessageModel;
import dev.cedros.processor.model.Models;
import dev.cedros.type.BaseType;
import dev.cedros.type.Field;
import dev.cedros.type.FieldType;
import dev.cedros.type.IndividualTypeDescription;
import dev.cedros.type.Multiplicity;
import dev.cedros.type.TypeDescription;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Turns message models into the type description that all of Cedros shares. */
public final class Descriptions {
    private static final FieldType INT32 = FieldType.of(BaseType.INT32);
    private static final FieldType UINT32 = FieldType.of(BaseType.UINT32);
    private static final FieldType BYTES_16 = new FieldType(BaseType.UINT8, Multiplicity.ARRAY, 16, 0, "");

    private Descriptions() {}

    /** Describes a message and every type that it reaches. */
    public static TypeDescription of(MessageModel model, Models models) {
        Map<String, IndividualTypeDescription> reached = new TreeMap<>();
        reach(model, models, reached);
        reached.remove(model.rosName().toString());
        return new TypeDescription(individual(model), List.copyOf(reached.values()));
    }

    private static void reach(MessageModel model, Models models, Map<String, IndividualTypeDescription> reached) {
        for (MemberModel member : model.members()) {
            String name = member.type().ros().nestedTypeName();
            if (name.isEmpty() || reached.containsKey(name)) {
                continue;
            }
            if (member.type().element() instanceof ElementType.Nested nested) {
                MessageModel target = models.get(nested.key());
                reached.put(name, individual(target));
                reach(target, models, reached);
            } else {
                reached.put(name, builtin(member.type().element(), name));
            }
        }
    }

    private static IndividualTypeDescription individual(MessageModel model) {
        return new IndividualTypeDescription(
                model.rosName().toString(),
                model.members().stream().map(MemberModel::field).toList(),
                model.constants());
    }

    /** The types that classes of the JDK stand for. */
    private static IndividualTypeDescription builtin(ElementType element, String name) {
        List<Field> fields = element.kind() == ElementType.Kind.UUID
                ? List.of(new Field("uuid", BYTES_16, "", false))
                : List.of(new Field("sec", INT32, "", false), new Field("nanosec", UINT32, "", false));
        return new IndividualTypeDescription(name, fields, List.of());
    }
}
