package dev.cedros.processor.emit;

import com.palantir.javapoet.CodeBlock;
import dev.cedros.processor.model.Container;
import dev.cedros.processor.model.ElementType;
import dev.cedros.processor.model.MemberType;
import dev.cedros.type.FieldType;

/** How values are put at known places in one byte order. */
final class PlacedWrites {
    private final CodecClass codec;
    private final Order order;

    PlacedWrites(CodecClass codec, Order order) {
        this.codec = codec;
        this.order = order;
    }

    /** The call that puts one value of fixed size. */
    CodeBlock put(ElementType element, CodeBlock place, CodeBlock value) {
        return CodeBlock.of(
                "$T.put$L(buffer, $L, $L)", order.accessor(), Values.name(element), place, toWire(element, value));
    }

    /** The expression that puts all elements of a primitive array or sequence and gives the place after them. */
    CodeBlock putBulk(MemberType type, CodeBlock place, CodeBlock array) {
        ElementType.Primitive primitive = (ElementType.Primitive) type.element();
        boolean widened = type.container() == Container.SEQUENCE && Values.isWidened(primitive);
        CodeBlock elements = widened ? CodeBlock.of("$L.toArray()", array) : array;
        return CodeBlock.of("$T.put$LArray(buffer, $L, $L)", order.accessor(), Values.name(primitive), place, elements);
    }

    /** The call that puts the number of elements. */
    CodeBlock putCount(CodeBlock place, CodeBlock count) {
        return CodeBlock.of("$T.putInt32(buffer, $L, $L)", order.accessor(), place, count);
    }

    /** The call that zeroes padding of known size. */
    CodeBlock putPadding(CodeBlock place, int bytes) {
        return CodeBlock.of("$T.putPadding(buffer, $L, $L)", order.accessor(), place, bytes);
    }

    /** The expression that writes a text and gives the place after it. */
    CodeBlock text(ElementType.Text text, FieldType ros, Cursor cursor, CodeBlock value) {
        if (text.wide()) {
            return CodeBlock.of(
                    "$T.writeWstring(buffer, origin, $L, $L, $L, options)",
                    order.accessor(),
                    cursor.place(),
                    value,
                    bound(ros));
        }
        CodeBlock limit = Values.textBound(ros);
        if (cursor.isAligned(4)) {
            return CodeBlock.of("$T.putString(buffer, $L, $L$L)", order.accessor(), cursor.place(), value, limit);
        }
        return CodeBlock.of("$T.writeString(buffer, origin, $L, $L$L)", order.accessor(), cursor.place(), value, limit);
    }

    /** The expression that writes several texts and gives the place after them. */
    CodeBlock texts(ElementType.Text text, FieldType ros, Cursor cursor, CodeBlock values) {
        return CodeBlock.of(
                "$T.write$L(buffer, origin, $L, $L, $L$L)",
                order.accessor(),
                text.wide() ? "Wstrings" : "Strings",
                cursor.place(),
                values,
                bound(ros),
                text.wide() ? ", options" : "");
    }

    /** The expression that writes a nested message and gives the place after it. */
    CodeBlock message(ElementType.Nested nested, CodeBlock place, CodeBlock value) {
        boolean plain = order == Order.LITTLE
                && !codec.plan().needsOptions(nested.rosName().toString());
        return CodeBlock.of(
                "$T.write($L, buffer, origin, $L$L)", nested.codec(), value, place, plain ? "" : ", options");
    }

    private static CodeBlock bound(FieldType ros) {
        return ros.stringCapacity() == 0
                ? CodeBlock.of("$T.MAX_VALUE", Integer.class)
                : CodeBlock.of("$L", Values.clamp(ros.stringCapacity()));
    }

    private CodeBlock toWire(ElementType element, CodeBlock value) {
        if (element instanceof ElementType.EnumValue constant) {
            return codec.enumToNumber(constant.model(), value);
        }
        boolean boxed = element instanceof ElementType.Primitive primitive && primitive.boxed();
        return boxed ? CodeBlock.of("required($L)", value) : value;
    }
}
