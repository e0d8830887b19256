package dev.cedros.processor.emit;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import dev.cedros.processor.model.Container;
import dev.cedros.processor.model.ElementType;
import dev.cedros.processor.model.JavaPrimitive;
import dev.cedros.processor.model.PackedShape;

/**
 * A number, or a fixed array of numbers, that the elements of a packed sequence have.
 *
 * @param part where it is
 * @param javaPath the path to it in Java: {@code position.x}
 * @param rosPath the path to it in ROS, for errors
 * @param accessor the method that reads it from an element
 * @param column the method that reads it from all elements
 * @param copier the method that copies the numbers of an array
 * @param local what parameters and locals that hold it are called
 */
record SequenceLeaf(
        PackedShape.Part part,
        String javaPath,
        String rosPath,
        String accessor,
        String column,
        String copier,
        String local) {

    boolean isArray() {
        return part.count() > 0;
    }

    /** Whether the message has the array as one of our sequences. */
    boolean isSequence() {
        return part.member().type().container() == Container.SEQUENCE;
    }

    ElementType.Primitive primitive() {
        return part.primitive();
    }

    /** The Java type of a number. */
    TypeName numberType() {
        return primitive().carrier().typeName();
    }

    /** The type by which methods take and give it: sequences as arrays. */
    TypeName type() {
        return isArray() ? ArrayTypeName.of(numberType()) : numberType();
    }

    /** How many bytes a number takes. */
    int width() {
        return part.member().type().ros().base().sizeBytes();
    }

    /** The place of the leaf in the element that begins at {@code p}. */
    CodeBlock place() {
        return WritePass.at("p", part.offset());
    }

    /** The expression for a number at a place in the bytes. */
    CodeBlock get(CodeBlock place) {
        String cast = primitive().carrier() == JavaPrimitive.CHAR ? "(char) " : "";
        return CodeBlock.of("$L$T.get$L(bytes, $L)", cast, RuntimeTypes.LITTLE_ENDIAN, Values.name(primitive()), place);
    }

    /** The expression for the number in the element that begins at {@code p}. */
    CodeBlock get() {
        return get(place());
    }

    /** The expression that makes our sequence of the array at {@code p}; a wider one is made of the local array. */
    CodeBlock sequence() {
        return Values.isWidened(primitive())
                ? CodeBlock.of("$T.of($N)", Values.sequenceType(primitive()), local)
                : CodeBlock.of(
                        "$T.fromWire(bytes, $L, $L, false)", Values.sequenceType(primitive()), place(), part.count());
    }

    /** Whether methods that need the array in the form of the message have to copy it into a local one. */
    boolean needsArray() {
        return isArray() && (!isSequence() || Values.isWidened(primitive()));
    }
}
