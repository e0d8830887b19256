package dev.cedros.processor;

import dev.cedros.type.Field;
import dev.cedros.type.FieldType;
import dev.cedros.type.IndividualTypeDescription;
import dev.cedros.type.RosTypeName;
import dev.cedros.type.TypeDescription;
import dev.cedros.vectors.VectorSchema;
import dev.cedros.vectors.VectorSchema.Member;
import dev.cedros.vectors.VectorSchema.Struct;
import java.util.ArrayList;
import java.util.List;

/** Describes the types of schemas, without defaults and constants. */
final class SchemaDescriptions {
    private SchemaDescriptions() {}

    static TypeDescription of(VectorSchema schema) {
        List<IndividualTypeDescription> types = new ArrayList<>();
        for (Struct struct : schema.types().values()) {
            RosTypeName name = RosTypeName.parse(struct.name());
            List<Field> fields = struct.members().stream()
                    .map(member -> new Field(member.name(), type(member, name), "", member.key()))
                    .toList();
            types.add(new IndividualTypeDescription(name.toString(), fields, List.of()));
        }
        return new TypeDescription(types.get(0), types.subList(1, types.size()));
    }

    private static FieldType type(Member member, RosTypeName owner) {
        return FieldType.parse(member.rosType(), owner.packageName());
    }
}
