package dev.cedros.processor.extract;

import dev.cedros.processor.check.ProblemCode;
import dev.cedros.processor.model.Container;
import dev.cedros.processor.model.JavaPrimitive;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.WildcardType;

/** Takes the Java type of a member apart into container and element. */
final class ShapeReader {
    private ShapeReader() {}

    /** Reads a type; nothing if it cannot be a member whatever its elements are, then the problem has been added. */
    static Optional<JavaShape> read(TypeMirror type, Place place) {
        if (type.getKind() == TypeKind.ARRAY) {
            return array((ArrayType) type, place);
        }
        return switch (qualifiedName(type)) {
            case "java.util.List" -> generic((DeclaredType) type, Container.LIST, place);
            case "java.util.Optional" -> generic((DeclaredType) type, Container.OPTIONAL, place);
            case "java.util.OptionalInt" -> optional(type, JavaPrimitive.INT);
            case "java.util.OptionalLong" -> optional(type, JavaPrimitive.LONG);
            case "java.util.OptionalDouble" -> optional(type, JavaPrimitive.DOUBLE);
            default -> Optional.of(sequence(type).orElseGet(() -> JavaShape.of(type, Container.SINGLE, type)));
        };
    }

    /** The canonical name of a class; empty for other types. */
    static String qualifiedName(TypeMirror type) {
        return type.getKind() == TypeKind.DECLARED
                ? ((TypeElement) ((DeclaredType) type).asElement())
                        .getQualifiedName()
                        .toString()
                : "";
    }

    /** Whether a type can hold several values. */
    static boolean isContainer(TypeMirror type) {
        return type.getKind() == TypeKind.ARRAY
                || sequence(type).isPresent()
                || List.of(
                                "java.util.List",
                                "java.util.Optional",
                                "java.util.OptionalInt",
                                "java.util.OptionalLong",
                                "java.util.OptionalDouble")
                        .contains(qualifiedName(type));
    }

    private static Optional<JavaShape> array(ArrayType type, Place place) {
        return element(type, Container.ARRAY, type.getComponentType(), place);
    }

    private static Optional<JavaShape> generic(DeclaredType type, Container container, Place place) {
        String name = type.asElement().getSimpleName().toString();
        if (type.getTypeArguments().isEmpty()) {
            place.problem(
                    ProblemCode.UNSUPPORTED_TYPE,
                    place.name() + " is a raw " + name + ", which says nothing of its elements. Write " + name
                            + "<…> with the type of the elements.");
            return Optional.empty();
        }
        TypeMirror argument = type.getTypeArguments().get(0);
        if (argument.getKind() == TypeKind.WILDCARD) {
            TypeMirror bound = ((WildcardType) argument).getExtendsBound();
            if (bound == null || container == Container.OPTIONAL) {
                place.problem(
                        ProblemCode.UNSUPPORTED_TYPE,
                        place.name() + " has type " + Names.shown(type) + ", which says too little of its elements."
                                + " Write " + name + "<…> with the type of the elements.");
                return Optional.empty();
            }
            if (qualifiedName(bound).equals("java.lang.String")) {
                place.problem(
                        ProblemCode.UNSUPPORTED_TYPE,
                        place.name() + " has type " + Names.shown(type) + ", but nothing extends String. Write " + name
                                + "<String>.");
                return Optional.empty();
            }
            argument = bound;
        }
        return element(type, container, argument, place);
    }

    private static Optional<JavaShape> element(TypeMirror type, Container container, TypeMirror element, Place place) {
        if (!isContainer(element)) {
            return Optional.of(JavaShape.of(type, container, element));
        }
        boolean optional =
                container == Container.OPTIONAL || qualifiedName(element).startsWith("java.util.Optional");
        String why = optional
                ? ", but ROS knows no optional sequences and no sequences of optional values. Use the list or array"
                        + " alone; it can be empty."
                : ", but ROS has no arrays of arrays. Use a list of a message that holds one row, or one array with"
                        + " all values.";
        place.problem(ProblemCode.UNSUPPORTED_TYPE, place.name() + " has type " + Names.shown(type) + why);
        return Optional.empty();
    }

    private static Optional<JavaShape> optional(TypeMirror type, JavaPrimitive carrier) {
        return Optional.of(JavaShape.of(type, Container.OPTIONAL_PRIMITIVE, carrier));
    }

    private static Optional<JavaShape> sequence(TypeMirror type) {
        String name = qualifiedName(type);
        String prefix = "dev.cedros.sequence.";
        if (!name.startsWith(prefix)) {
            return Optional.empty();
        }
        for (JavaPrimitive primitive : JavaPrimitive.values()) {
            if (primitive != JavaPrimitive.CHAR && name.equals(prefix + primitive.sequenceName())) {
                return Optional.of(JavaShape.of(type, Container.SEQUENCE, primitive));
            }
        }
        return Optional.empty();
    }
}
