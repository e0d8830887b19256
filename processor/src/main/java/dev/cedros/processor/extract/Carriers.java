package dev.cedros.processor.extract;

import dev.cedros.processor.model.JavaPrimitive;
import dev.cedros.type.BaseType;
import java.util.Optional;
import javax.lang.model.type.TypeKind;

/** Which Java primitives can carry which ROS primitives. */
final class Carriers {
    private Carriers() {}

    /** Whether a Java type can carry a ROS type: of the same width, or wider if the range can then be checked. */
    static boolean fits(BaseType wire, JavaPrimitive carrier) {
        return switch (wire) {
            case BOOL -> carrier == JavaPrimitive.BOOLEAN;
            case INT8 -> carrier == JavaPrimitive.BYTE;
            case UINT8, BYTE -> carrier == JavaPrimitive.INT || carrier == JavaPrimitive.BYTE;
            case INT16 -> carrier == JavaPrimitive.SHORT;
            case UINT16 ->
                carrier == JavaPrimitive.INT || carrier == JavaPrimitive.SHORT || carrier == JavaPrimitive.CHAR;
            case INT32 -> carrier == JavaPrimitive.INT;
            case UINT32 -> carrier == JavaPrimitive.LONG || carrier == JavaPrimitive.INT;
            case INT64, UINT64 -> carrier == JavaPrimitive.LONG;
            case FLOAT32 -> carrier == JavaPrimitive.FLOAT;
            case FLOAT64 -> carrier == JavaPrimitive.DOUBLE;
            default -> false;
        };
    }

    /** The Java type to recommend for a single ROS primitive. */
    static JavaPrimitive preferred(BaseType wire) {
        return switch (wire) {
            case BOOL -> JavaPrimitive.BOOLEAN;
            case INT8 -> JavaPrimitive.BYTE;
            case INT16 -> JavaPrimitive.SHORT;
            case UINT8, BYTE, UINT16, INT32 -> JavaPrimitive.INT;
            case UINT32, INT64, UINT64 -> JavaPrimitive.LONG;
            case FLOAT32 -> JavaPrimitive.FLOAT;
            case FLOAT64 -> JavaPrimitive.DOUBLE;
            default -> throw new IllegalArgumentException(wire + " is no primitive");
        };
    }

    /** The Java type to recommend for the elements of arrays and sequences of a ROS primitive. */
    static JavaPrimitive preferredElement(BaseType wire) {
        return wire == BaseType.UINT8 || wire == BaseType.BYTE ? JavaPrimitive.BYTE : preferred(wire);
    }

    /** The ROS type that a Java primitive means when nothing else is said. */
    static BaseType inferred(JavaPrimitive carrier) {
        return switch (carrier) {
            case BOOLEAN -> BaseType.BOOL;
            case BYTE -> BaseType.INT8;
            case SHORT -> BaseType.INT16;
            case CHAR -> BaseType.UINT16;
            case INT -> BaseType.INT32;
            case LONG -> BaseType.INT64;
            case FLOAT -> BaseType.FLOAT32;
            case DOUBLE -> BaseType.FLOAT64;
        };
    }

    /** The primitive of a kind of type, if it is one. */
    static Optional<JavaPrimitive> of(TypeKind kind) {
        return Optional.ofNullable(
                switch (kind) {
                    case BOOLEAN -> JavaPrimitive.BOOLEAN;
                    case BYTE -> JavaPrimitive.BYTE;
                    case SHORT -> JavaPrimitive.SHORT;
                    case CHAR -> JavaPrimitive.CHAR;
                    case INT -> JavaPrimitive.INT;
                    case LONG -> JavaPrimitive.LONG;
                    case FLOAT -> JavaPrimitive.FLOAT;
                    case DOUBLE -> JavaPrimitive.DOUBLE;
                    default -> null;
                });
    }

    /** The primitive that a box of {@code java.lang} holds, by the qualified name of the box, if it is one. */
    static Optional<JavaPrimitive> ofBox(String qualifiedName) {
        return Optional.ofNullable(
                switch (qualifiedName) {
                    case "java.lang.Boolean" -> JavaPrimitive.BOOLEAN;
                    case "java.lang.Byte" -> JavaPrimitive.BYTE;
                    case "java.lang.Short" -> JavaPrimitive.SHORT;
                    case "java.lang.Character" -> JavaPrimitive.CHAR;
                    case "java.lang.Integer" -> JavaPrimitive.INT;
                    case "java.lang.Long" -> JavaPrimitive.LONG;
                    case "java.lang.Float" -> JavaPrimitive.FLOAT;
                    case "java.lang.Double" -> JavaPrimitive.DOUBLE;
                    default -> null;
                });
    }
}
