package dev.cedros.processor.extract;

import com.palantir.javapoet.TypeName;
import dev.cedros.processor.check.ProblemCode;
import dev.cedros.processor.extract.AnnotationUse.Said;
import dev.cedros.processor.model.Container;
import dev.cedros.processor.model.ElementType;
import dev.cedros.processor.model.MemberType;
import dev.cedros.type.BaseType;
import dev.cedros.type.FieldType;
import dev.cedros.type.Multiplicity;
import dev.cedros.type.RosTypeName;
import dev.cedros.type.TypeSyntaxException;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import javax.lang.model.type.TypeMirror;

/** Brings the Java type of a member together with the ROS type that the user gave it, or finds the latter. */
final class TypeMapper {
    private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9_]*");

    private static final RosTypeName TIME = RosTypeName.parse("builtin_interfaces/Time");
    private static final RosTypeName DURATION = RosTypeName.parse("builtin_interfaces/Duration");
    private static final RosTypeName UUID = RosTypeName.parse("unique_identifier_msgs/UUID");

    private final ElementReader elements;

    TypeMapper(ElementReader elements) {
        this.elements = elements;
    }

    /**
     * Maps a type.
     *
     * @param said the ROS type that the user wrote, if any
     * @param ownPackage the ROS package of the message; empty if it is not known
     * @param derived the heads of derived types that may occur, by their Java types
     * @return the type on both sides; nothing if they do not go together, then the problem has been added
     */
    Optional<MemberType> map(
            TypeMirror type, Optional<Said> said, String ownPackage, Map<String, MessageHead> derived, Place place) {
        Optional<FieldType> declared = said.flatMap(text -> parse(text, ownPackage, place));
        Optional<JavaShape> shape = ShapeReader.read(type, place);
        Optional<ElementType> element = shape.flatMap(known -> elements.read(known, derived, place));
        if (element.isEmpty() || declared.isEmpty() && said.isPresent()) {
            return Optional.empty();
        }
        TypeName javaType = TypeName.get(type);
        if (declared.isEmpty()) {
            FieldType ros = inferred(element.get(), shape.get().container());
            return Optional.of(new MemberType(ros, javaType, shape.get().container(), element.get()));
        }
        Optional<ElementType> fitting = fitting(element.get(), declared.get())
                .filter(known -> fits(shape.get().container(), declared.get()));
        if (fitting.isEmpty()) {
            Mismatch.report(shape.get(), element.get(), declared.get(), said.get(), place);
        }
        return fitting.map(
                known -> new MemberType(declared.get(), javaType, shape.get().container(), known));
    }

    private static Optional<FieldType> parse(Said said, String ownPackage, Place place) {
        try {
            return Optional.of(FieldType.parse(said.text(), ownPackage.isEmpty() ? "unknown" : ownPackage));
        } catch (TypeSyntaxException e) {
            place.at(said.origin())
                    .problem(
                            ProblemCode.INVALID_ROS_TYPE,
                            "@RosField(\"" + said.text() + "\") on " + place.name() + ": " + e.problem()
                                    + nameHint(said.text(), e.problem()));
            return Optional.empty();
        }
    }

    /** The value of the annotation is the type; who gives a name there is told where it belongs. */
    private static String nameHint(String text, String problem) {
        boolean name = NAME.matcher(text).matches() && !problem.contains("Did you mean");
        return name ? " If it is the ROS name of the member, write @RosField(name = \"" + text + "\")." : "";
    }

    private static FieldType inferred(ElementType element, Container container) {
        FieldType single = inferred(element);
        return switch (container) {
            case SINGLE -> single;
            case ARRAY, LIST, SEQUENCE -> single.sequence();
            case OPTIONAL, OPTIONAL_PRIMITIVE -> single.boundedSequence(1);
        };
    }

    private static FieldType inferred(ElementType element) {
        return switch (element.kind()) {
            case PRIMITIVE -> FieldType.of(((ElementType.Primitive) element).wire());
            case ENUM -> FieldType.of(((ElementType.EnumValue) element).model().wire());
            case TEXT -> FieldType.of(BaseType.STRING);
            case TIME -> FieldType.nested(((ElementType.Time) element).instant() ? TIME : DURATION);
            case UUID -> FieldType.nested(UUID);
            case NESTED -> FieldType.nested(((ElementType.Nested) element).rosName());
        };
    }

    /** The element with the ROS type that the user gave, if the two go together. */
    private static Optional<ElementType> fitting(ElementType element, FieldType declared) {
        BaseType base = declared.base();
        return switch (element.kind()) {
            case PRIMITIVE -> {
                ElementType.Primitive primitive = (ElementType.Primitive) element;
                yield Carriers.fits(base, primitive.carrier())
                        ? Optional.of(new ElementType.Primitive(base, primitive.carrier(), primitive.boxed()))
                        : Optional.empty();
            }
            case TEXT -> base.isText() ? Optional.of(new ElementType.Text(base.isWide())) : Optional.empty();
            case ENUM, TIME, UUID, NESTED ->
                declared.element().equals(inferred(element)) ? Optional.of(element) : Optional.empty();
        };
    }

    private static boolean fits(Container container, FieldType declared) {
        return switch (container) {
            case SINGLE -> declared.multiplicity() == Multiplicity.SINGLE;
            case ARRAY, LIST, SEQUENCE -> declared.multiplicity() != Multiplicity.SINGLE;
            case OPTIONAL, OPTIONAL_PRIMITIVE ->
                declared.multiplicity() == Multiplicity.BOUNDED_SEQUENCE && declared.capacity() == 1;
        };
    }
}
