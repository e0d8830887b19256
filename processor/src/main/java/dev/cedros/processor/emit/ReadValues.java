package dev.cedros.processor.emit;

import com.palantir.javapoet.CodeBlock;
import dev.cedros.processor.model.Container;
import dev.cedros.processor.model.ElementType;
import dev.cedros.processor.model.JavaPrimitive;
import dev.cedros.processor.model.MemberType;
import dev.cedros.type.BaseType;
import dev.cedros.type.FieldType;
import org.jspecify.annotations.Nullable;

/**
 * The expressions of one method that read values: at the cursor, and at places in {@code data} in one byte order. A method
 * in which the order never mattered serves both.
 */
final class ReadValues {
    private final CodecClass codec;
    private final Order order;
    private boolean takesData;
    private boolean orderMatters;

    ReadValues(CodecClass codec, Order order) {
        this.codec = codec;
        this.order = order;
    }

    CodecClass codec() {
        return codec;
    }

    /** The same for another method. */
    ReadValues another() {
        return new ReadValues(codec, order);
    }

    Order order() {
        return order;
    }

    /** Whether anything so far depends on the byte order. */
    boolean orderMatters() {
        return orderMatters;
    }

    /** Notes that the method calls one that is for this byte order only. */
    void callOrdered() {
        orderMatters = true;
    }

    /** The statements of the method with {@code data} before them, if they take it. */
    CodeBlock withData(CodeBlock statements) {
        return takesData
                ? CodeBlock.builder()
                        .addStatement("byte[] data = in.data()")
                        .add(statements)
                        .build()
                : statements;
    }

    /** The expression that reads one value at the cursor. Nested messages are not values. */
    CodeBlock read(ElementType element, FieldType ros) {
        if (element instanceof ElementType.Text text) {
            return text(text, null, ros, null);
        }
        if (element instanceof ElementType.EnumValue constant) {
            int size = ros.base().sizeBytes();
            return codec.enumAt(constant.model(), CodeBlock.of("in.beginRun($L, $L)", size, size));
        }
        return fromWire(element, CodeBlock.of("in.read$L()", Values.name(element)));
    }

    /**
     * The expression that reads a text.
     *
     * @param length its length, if that is read already
     * @param current the text to keep if it is equal
     */
    CodeBlock text(ElementType.Text text, @Nullable CodeBlock length, FieldType ros, @Nullable CodeBlock current) {
        CodeBlock.Builder arguments = CodeBlock.builder();
        add(arguments, length);
        add(arguments, bound(ros));
        add(arguments, current);
        String name = text.wide() ? "Wstring" : length == null ? "String" : "StringBytes";
        return CodeBlock.of("in.read$L($L)", name, arguments.build());
    }

    /** The expression that reads several texts. */
    CodeBlock texts(MemberType type, CodeBlock count, @Nullable CodeBlock current) {
        CodeBlock.Builder arguments = count.toBuilder();
        add(arguments, bound(type.ros()));
        add(arguments, current);
        return CodeBlock.of(
                "in.read$L$L($L)",
                ((ElementType.Text) type.element()).wide() ? "Wstring" : "String",
                type.container() == Container.LIST ? "List" : "Array",
                arguments.build());
    }

    /** The expression that reads one value at a place in a run. */
    CodeBlock get(ElementType element, String place, int offset) {
        CodeBlock at = WritePass.at(place, offset);
        if (element instanceof ElementType.EnumValue constant) {
            return codec.enumAt(constant.model(), at);
        }
        if (element instanceof ElementType.Time time) {
            return CodeBlock.of(
                    "in.$L($L,$W$L,$W$L)",
                    time.instant() ? "instantOf" : "durationOf",
                    at,
                    number("Int32", at),
                    number("Int32", WritePass.at(place, offset + 4)));
        }
        boolean octets = element instanceof ElementType.Uuid
                || ((ElementType.Primitive) element).wire().sizeBytes() == 1;
        CodeBlock value =
                octets ? CodeBlock.of("in.get$L($L)", Values.name(element), at) : number(Values.name(element), at);
        return fromWire(element, value);
    }

    /** The expression that takes the four bytes of a count or length from a place in a run. */
    CodeBlock length(String place, int offset) {
        return number("Int32", WritePass.at(place, offset));
    }

    private CodeBlock number(String name, CodeBlock at) {
        takesData = true;
        orderMatters = true;
        return CodeBlock.of("$T.get$L(data, $L)", order.accessor(), name, at);
    }

    /**
     * The expression that reads {@code count} elements of a primitive array or sequence.
     *
     * @param place where in a run; empty at the cursor
     * @param current the array to read over
     */
    static CodeBlock bulk(MemberType type, CodeBlock place, CodeBlock count, @Nullable CodeBlock current) {
        ElementType.Primitive primitive = (ElementType.Primitive) type.element();
        CodeBlock.Builder arguments = place.toBuilder();
        add(arguments, count);
        String verb = place.isEmpty() ? "read" : "get";
        boolean sequence = type.container() == Container.SEQUENCE;
        if (sequence && !Values.isWidened(primitive)) {
            return CodeBlock.of("in.$L$L($L)", verb, primitive.carrier().sequenceName(), arguments.build());
        }
        if (!sequence) {
            add(arguments, current);
        }
        String form = primitive.carrier() == JavaPrimitive.CHAR ? "CharArray" : "Array";
        CodeBlock array = CodeBlock.of("in.$L$L$L($L)", verb, Values.name(primitive), form, arguments.build());
        return sequence ? CodeBlock.of("$T.of($L)", Values.sequenceType(primitive), array) : array;
    }

    /** Whether reading the value can fail beyond a lack of bytes. */
    static boolean canFail(ElementType element) {
        return switch (element.kind()) {
            case ENUM, TIME -> true;
            case PRIMITIVE -> ((ElementType.Primitive) element).wire() == BaseType.BOOL;
            case UUID, TEXT, NESTED -> false;
        };
    }

    private static @Nullable CodeBlock bound(FieldType ros) {
        return ros.stringCapacity() == 0 ? null : CodeBlock.of("$L", Values.clamp(ros.stringCapacity()));
    }

    private static void add(CodeBlock.Builder arguments, @Nullable CodeBlock argument) {
        if (argument != null) {
            arguments.add(arguments.isEmpty() ? "$L" : ",$W$L", argument);
        }
    }

    private static CodeBlock fromWire(ElementType element, CodeBlock read) {
        boolean narrowed =
                element instanceof ElementType.Primitive primitive && primitive.carrier() == JavaPrimitive.CHAR;
        return narrowed ? CodeBlock.of("(char) $L", read) : read;
    }
}
