package dev.cedros.processor.extract;

import com.palantir.javapoet.TypeName;
import dev.cedros.processor.check.ProblemCode;
import dev.cedros.processor.check.Problems;
import dev.cedros.processor.model.ElementType;
import dev.cedros.processor.model.EnumModel;
import dev.cedros.processor.model.JavaPrimitive;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** Finds out what one element of a member is, with the ROS type that follows from its Java type. */
final class ElementReader {
    private final Heads heads;
    private final Function<TypeElement, @Nullable EnumModel> enums;

    ElementReader(Heads heads, Function<TypeElement, @Nullable EnumModel> enums) {
        this.heads = heads;
        this.enums = enums;
    }

    /**
     * Reads the type of an element; nothing if it has no ROS form, then the problem has been added.
     *
     * @param derived the heads of derived types that may occur, by their Java types
     */
    Optional<ElementType> read(JavaShape shape, Map<String, MessageHead> derived, Place place) {
        JavaPrimitive carrier = shape.carrier();
        if (carrier != null) {
            return Optional.of(primitive(carrier, false));
        }
        TypeMirror type = shape.element();
        if (type == null) {
            throw new IllegalArgumentException("A shape has a carrier or an element: " + shape);
        }
        Optional<JavaPrimitive> primitive = Carriers.of(type.getKind());
        if (primitive.isPresent()) {
            return Optional.of(primitive(primitive.get(), false));
        }
        if (type.getKind() == TypeKind.DECLARED) {
            return declared((DeclaredType) type, shape, derived, place);
        }
        if (type.getKind() == TypeKind.ERROR) {
            place.problem(
                    ProblemCode.UNRESOLVED_TYPE,
                    place.name() + " has type " + Names.shown(type)
                            + ", which is not on the class path. Add the jar that holds it.");
        }
        // Otherwise a type variable: the class is generic, and that is reported.
        place.problems().fail();
        return Optional.empty();
    }

    private Optional<ElementType> declared(
            DeclaredType type, JavaShape shape, Map<String, MessageHead> derived, Place place) {
        MessageHead head = derived.get(TypeName.get(type).toString());
        if (head != null) {
            return head.element();
        }
        TypeElement element = (TypeElement) type.asElement();
        String name = element.getQualifiedName().toString();
        Optional<JavaPrimitive> boxed = Carriers.ofBox(name);
        if (boxed.isPresent()) {
            return boxed(boxed.get(), shape, place);
        }
        return switch (name) {
            case "java.lang.String" -> Optional.of(new ElementType.Text(false));
            case "java.time.Instant" -> Optional.of(new ElementType.Time(true));
            case "java.time.Duration" -> Optional.of(new ElementType.Time(false));
            case "java.util.UUID" -> Optional.of(new ElementType.Uuid());
            default -> ofUser(element, shape, place);
        };
    }

    private static Optional<ElementType> boxed(JavaPrimitive carrier, JavaShape shape, Place place) {
        if (shape.declared().getKind() == TypeKind.ARRAY) {
            place.problem(
                    ProblemCode.UNSUPPORTED_TYPE,
                    place.name() + " has type " + shape.shown() + ", an array of boxes. Use " + carrier.typeName()
                            + "[]" + (carrier.sequenceName().isEmpty() ? "." : " or " + carrier.sequenceName() + "."));
            return Optional.empty();
        }
        return Optional.of(primitive(carrier, true));
    }

    private Optional<ElementType> ofUser(TypeElement type, JavaShape shape, Place place) {
        if (type.getKind() == ElementKind.ENUM && AnnotationUse.isOn(type, "RosEnum")) {
            EnumModel model = enums.apply(type);
            if (model == null) {
                place.problems().fail();
                return Optional.empty();
            }
            return Optional.of(new ElementType.EnumValue(model));
        }
        if (Heads.isMessage(type)) {
            Optional<ElementType> nested = heads.read(type, new Problems()).element();
            if (nested.isEmpty()) {
                place.problems().fail();
            }
            return nested;
        }
        Unsupported.report(type, shape, place);
        return Optional.empty();
    }

    private static ElementType primitive(JavaPrimitive carrier, boolean boxed) {
        return new ElementType.Primitive(Carriers.inferred(carrier), carrier, boxed);
    }
}
