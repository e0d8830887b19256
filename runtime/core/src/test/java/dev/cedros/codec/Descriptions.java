package dev.cedros.codec;

import dev.cedros.type.Constant;
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

/** Makes type descriptions of the schemas of vectors. */
final class Descriptions {
    private Descriptions() {}

    static TypeDescription of(VectorSchema schema) {
        List<IndividualTypeDescription> types = new ArrayList<>();
        schema.types().values().forEach(struct -> types.add(individual(struct)));
        return new TypeDescription(types.get(0), types.subList(1, types.size()));
    }

    private static IndividualTypeDescription individual(Struct struct) {
        List<Field> fields = struct.members().stream()
                .map(member -> new Field(member.name(), type(member, struct), "", member.key()))
                .toList();
        List<Constant> constants = struct.constants().stream()
                .map(constant -> new Constant(constant.name(), FieldType.parse(constant.type(), ""), constant.value()))
                .toList();
        return new IndividualTypeDescription(RosTypeName.parse(struct.name()).toString(), fields, constants);
    }

    private static FieldType type(Member member, Struct struct) {
        return FieldType.parse(
                member.rosType(), RosTypeName.parse(struct.name()).packageName());
    }
}
