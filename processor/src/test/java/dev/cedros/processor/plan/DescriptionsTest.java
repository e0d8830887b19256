package dev.cedros.processor.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.palantir.javapoet.ClassName;
import dev.cedros.processor.model.Container;
import dev.cedros.processor.model.ElementType;
import dev.cedros.processor.model.JavaPrimitive;
import dev.cedros.processor.model.MemberModel;
import dev.cedros.processor.model.MemberType;
import dev.cedros.processor.model.MessageModel;
import dev.cedros.type.BaseType;
import dev.cedros.type.Constant;
import dev.cedros.type.Field;
import dev.cedros.type.FieldType;
import dev.cedros.type.IndividualTypeDescription;
import dev.cedros.type.TypeDescription;
import dev.cedros.type.hash.TypeHash;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What models say in the shared type model: names, types, defaults, keys, constants, and every type that is reached. */
class DescriptionsTest {
    private static final ElementType INT = new ElementType.Primitive(BaseType.INT32, JavaPrimitive.INT, false);

    @Test
    void membersAndConstantsAreKept() {
        Constant constant = new Constant("LIMIT", FieldType.of(BaseType.INT32), "5");
        MessageModel model = message("Test", List.of(constant), member("x", "int32", INT, true, "7"));
        IndividualTypeDescription type = Descriptions.of(model, key -> model).type();
        assertEquals("p_msgs/msg/Test", type.typeName());
        assertEquals(List.of(new Field("x", FieldType.of(BaseType.INT32), "7", true)), type.fields());
        assertEquals(List.of(constant), type.constants());
    }

    @Test
    void everyTypeThatIsReachedIsThereOnce() {
        MessageModel inner = message("Inner", List.of(), member("x", "int32", INT, false, ""));
        MessageModel middle =
                message("Middle", List.of(), member("a", "Inner", SampleModels.nested("Inner"), false, ""));
        MessageModel outer = message(
                "Outer",
                List.of(),
                member("m", "Middle[]", SampleModels.nested("Middle"), false, ""),
                member("i", "Inner", SampleModels.nested("Inner"), false, ""));
        Map<String, MessageModel> models = Map.of("p.Inner", inner, "p.Middle", middle);
        TypeDescription description = Descriptions.of(outer, models::get);
        assertEquals(
                List.of("p_msgs/msg/Inner", "p_msgs/msg/Middle"),
                description.referenced().stream()
                        .map(IndividualTypeDescription::typeName)
                        .toList());
    }

    /** {@code Instant} stands for a type whose hash is published; so must what we say of it. */
    @Test
    void classesOfTheJdkStandForTheTypesOfRos() {
        MessageModel model = message(
                "Test",
                List.of(),
                member("t", "builtin_interfaces/Time", new ElementType.Time(true), false, ""),
                member("u", "unique_identifier_msgs/UUID", new ElementType.Uuid(), false, ""));
        TypeDescription description = Descriptions.of(model, key -> model);
        assertEquals(
                "RIHS01_b106235e25a4c5ed35098aa0a61a3ee9c9b18d197f398b0e4206cea9acf9c197",
                TypeHash.of(new TypeDescription(description.referenced("builtin_interfaces/msg/Time"), List.of())));
        assertEquals(
                "uint8[16]",
                description
                        .referenced("unique_identifier_msgs/msg/UUID")
                        .fields()
                        .get(0)
                        .type()
                        .toString());
    }

    private static MemberModel member(String name, String ros, ElementType element, boolean key, String defaultValue) {
        FieldType type = FieldType.parse(ros, "p_msgs");
        Container container = ros.endsWith("]") ? Container.LIST : Container.SINGLE;
        MemberType both = new MemberType(type, ClassName.get("p", "Any"), container, element);
        return SampleModels.member(name, both, key, defaultValue);
    }

    private static MessageModel message(String name, List<Constant> constants, MemberModel... members) {
        return SampleModels.message(name, true, constants, List.of(members));
    }
}
