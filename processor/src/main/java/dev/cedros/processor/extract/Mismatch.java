package dev.cedros.processor.extract;

import dev.cedros.processor.check.ProblemCode;
import dev.cedros.processor.extract.AnnotationUse.Said;
import dev.cedros.processor.model.Container;
import dev.cedros.processor.model.ElementType;
import dev.cedros.processor.model.JavaPrimitive;
import dev.cedros.type.BaseType;
import dev.cedros.type.FieldType;
import dev.cedros.type.Multiplicity;
import java.util.Optional;

/** Says what to do about a ROS type that does not fit its Java type. */
final class Mismatch {
    private Mismatch() {}

    static void report(JavaShape shape, ElementType element, FieldType declared, Said said, Place place) {
        String what = "@RosField(\"" + said.text() + "\") on " + place.name() + " does not fit " + shape.shown();
        place.at(said.origin())
                .problem(ProblemCode.TYPE_MISMATCH, what + why(element) + ". " + advice(shape, element, declared));
    }

    private static String why(ElementType element) {
        return switch (element.kind()) {
            case ENUM ->
                ", an enum whose numbers are "
                        + ((ElementType.EnumValue) element).model().wire().rosName();
            case NESTED -> ", which is " + ((ElementType.Nested) element).rosName();
            default -> "";
        };
    }

    private static String advice(JavaShape shape, ElementType element, FieldType declared) {
        boolean optional = isOptional(shape.container());
        if (optional && declared.multiplicity() == Multiplicity.SINGLE) {
            return "An optional value is a sequence of at most one: write \"" + declared + "[<=1]\", or use "
                    + single(declared) + ".";
        }
        if (element.kind() == ElementType.Kind.ENUM && declared.base().isInteger()) {
            return "Change @RosEnum on the enum, or correct the ROS type.";
        }
        if (optional
                && declared.multiplicity() == Multiplicity.BOUNDED_SEQUENCE
                && declared.base().isPrimitive()) {
            String box = Carriers.preferred(declared.base()).typeName().box().toString();
            return "Use Optional<" + box.substring(box.lastIndexOf('.') + 1) + ">, or correct the ROS type.";
        }
        return "Use " + recommended(shape, declared) + ", or correct the ROS type.";
    }

    private static boolean isOptional(Container container) {
        return container == Container.OPTIONAL || container == Container.OPTIONAL_PRIMITIVE;
    }

    private static String recommended(JavaShape shape, FieldType declared) {
        if (declared.multiplicity() == Multiplicity.SINGLE) {
            return single(declared);
        }
        if (declared.base().isPrimitive()) {
            JavaPrimitive carrier = Carriers.preferredElement(declared.base());
            return shape.container() == Container.SEQUENCE ? carrier.sequenceName() : carrier.typeName() + "[]";
        }
        String name = known(declared).orElse("");
        if (name.isEmpty()) {
            return "a List of " + single(declared);
        }
        return shape.container() == Container.ARRAY ? name + "[]" : "List<" + name + ">";
    }

    private static String single(FieldType declared) {
        return known(declared).orElseGet(() -> "the class that is " + declared.nestedTypeName());
    }

    private static Optional<String> known(FieldType declared) {
        if (declared.base() != BaseType.NESTED) {
            return Optional.of(
                    declared.base().isText()
                            ? "String"
                            : Carriers.preferred(declared.base()).typeName().toString());
        }
        return switch (declared.nestedTypeName()) {
            case "builtin_interfaces/msg/Time" -> Optional.of("java.time.Instant");
            case "builtin_interfaces/msg/Duration" -> Optional.of("java.time.Duration");
            case "unique_identifier_msgs/msg/UUID" -> Optional.of("java.util.UUID");
            default -> Optional.empty();
        };
    }
}
