package dev.cedros.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import dev.cedros.processor.model.Container;
import dev.cedros.processor.model.ElementType;
import dev.cedros.processor.model.JavaPrimitive;
import dev.cedros.processor.model.MemberType;
import dev.cedros.type.BaseType;
import dev.cedros.type.FieldType;
import java.time.Duration;
import java.time.Instant;
import java.util.UUID;

/**
 * How single values and primitive arrays are called on writers. Each name comes in two forms: {@code write} at the cursor,
 * {@code put} at a place in a run. Readers have the same names with {@code read} and {@code get}.
 */
final class Values {
    private final CodecClass codec;

    Values(CodecClass codec) {
        this.codec = codec;
    }

    /** The call that writes one value at the cursor. Nested messages are not values. */
    CodeBlock write(ElementType element, FieldType ros, CodeBlock value) {
        if (element instanceof ElementType.Text text) {
            CodeBlock bound = textBound(ros);
            return CodeBlock.of("out.write$L($L$L)", text.wide() ? "Wstring" : "String", value, bound);
        }
        return CodeBlock.of("out.write$L($L)", name(element), toWire(element, value));
    }

    /** The call that writes one value at a place in a run. */
    CodeBlock put(ElementType element, CodeBlock place, CodeBlock value) {
        return CodeBlock.of("out.put$L($L, $L)", name(element), place, toWire(element, value));
    }

    /** The call that writes all elements of a primitive array or sequence; {@code place} is empty at the cursor. */
    CodeBlock writeBulk(MemberType type, CodeBlock place, CodeBlock array) {
        ElementType.Primitive primitive = (ElementType.Primitive) type.element();
        boolean widened = isSequence(type) && isWidened(primitive);
        CodeBlock elements = widened ? CodeBlock.of("$L.toArray()", array) : array;
        return place.isEmpty()
                ? CodeBlock.of("out.write$LArray($L)", name(primitive), elements)
                : CodeBlock.of("out.put$LArray($L, $L)", name(primitive), place, elements);
    }

    /** Whether writing the value can fail: it may be null or out of range. */
    static boolean canFailToWrite(ElementType element) {
        return !(element instanceof ElementType.Primitive primitive) || primitive.boxed() || isWidened(primitive);
    }

    /** Whether Java carries the number in a wider type, so that it needs a range check. */
    static boolean isWidened(ElementType.Primitive primitive) {
        return name(primitive).startsWith("Uint") && primitive.carrier() != JavaPrimitive.CHAR;
    }

    static ClassName sequenceType(ElementType.Primitive primitive) {
        return ClassName.get(RuntimeTypes.SEQUENCES, primitive.carrier().sequenceName());
    }

    /** The type of one element in Java, boxed, for lists and optionals. */
    static TypeName boxedType(ElementType element) {
        return elementType(element).box();
    }

    /** The type of one element in Java. */
    static TypeName elementType(ElementType element) {
        return switch (element.kind()) {
            case PRIMITIVE -> {
                ElementType.Primitive primitive = (ElementType.Primitive) element;
                TypeName plain = primitive.carrier().typeName();
                yield primitive.boxed() ? plain.box() : plain;
            }
            case ENUM -> ((ElementType.EnumValue) element).model().javaType();
            case TEXT -> ClassName.get(String.class);
            case TIME ->
                ((ElementType.Time) element).instant() ? ClassName.get(Instant.class) : ClassName.get(Duration.class);
            case UUID -> ClassName.get(UUID.class);
            case NESTED -> ((ElementType.Nested) element).javaType();
        };
    }

    /** A bound that Java can count to; larger ones cannot be exceeded. */
    static int clamp(long bound) {
        return (int) Math.min(bound, Integer.MAX_VALUE);
    }

    /** The bound of a text as a further argument, or nothing. */
    static CodeBlock textBound(FieldType ros) {
        return ros.stringCapacity() == 0 ? CodeBlock.of("") : CodeBlock.of(", $L", clamp(ros.stringCapacity()));
    }

    private static boolean isSequence(MemberType type) {
        return type.container() == Container.SEQUENCE;
    }

    /** The name by which readers, writers and accessors call a value of fixed size. */
    static String name(ElementType element) {
        return switch (element.kind()) {
            case PRIMITIVE -> name((ElementType.Primitive) element);
            case ENUM -> wireName(((ElementType.EnumValue) element).model().wire());
            case TIME -> ((ElementType.Time) element).instant() ? "Instant" : "Duration";
            case UUID -> "Uuid";
            case TEXT, NESTED -> throw new IllegalArgumentException("no fixed-size value: " + element);
        };
    }

    /** The name by which readers and writers call a number in its carrier: the same bits go by the signed name. */
    static String name(ElementType.Primitive primitive) {
        return switch (primitive.wire()) {
            case BOOL -> "Bool";
            case INT8 -> "Int8";
            case UINT8, BYTE -> primitive.carrier() == JavaPrimitive.BYTE ? "Int8" : "Uint8";
            case INT16 -> "Int16";
            case UINT16 -> primitive.carrier() == JavaPrimitive.SHORT ? "Int16" : "Uint16";
            case INT32 -> "Int32";
            case UINT32 -> primitive.carrier() == JavaPrimitive.INT ? "Int32" : "Uint32";
            case INT64, UINT64 -> "Int64";
            case FLOAT32 -> "Float32";
            case FLOAT64 -> "Float64";
            default -> throw new IllegalArgumentException("not a primitive: " + primitive);
        };
    }

    /** The name by which readers and writers call the number of an enum. */
    static String wireName(BaseType wire) {
        return switch (wire) {
            case UINT8, BYTE -> "Uint8";
            case UINT64 -> "Int64";
            default -> Words.capitalized(wire.rosName());
        };
    }

    private CodeBlock toWire(ElementType element, CodeBlock value) {
        if (element instanceof ElementType.EnumValue constant) {
            return codec.enumToNumber(constant.model(), value);
        }
        boolean boxed = element instanceof ElementType.Primitive primitive && primitive.boxed();
        return boxed ? CodeBlock.of("required($L)", value) : value;
    }
}
