package dev.cedros.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import dev.cedros.layout.MessageLayout;
import dev.cedros.layout.Op;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiFunction;

/** The arrays of a layout as Java code, in the order in which the runtime takes them. */
final class LayoutArrays {
    /** Beyond this many characters a row is broken. */
    private static final int ROW = 96;

    private static final TypeName STRING = ClassName.get(String.class);

    static final List<Array> ALL = List.of(
            new Array("ops", TypeName.BYTE, LayoutArrays::ops),
            numbers("sizes", TypeName.INT, MessageLayout::size),
            numbers("alignments", TypeName.BYTE, MessageLayout::alignment),
            numbers("counts", TypeName.INT, MessageLayout::count),
            numbers("extents", TypeName.INT, MessageLayout::extent),
            numbers("slots", TypeName.INT, MessageLayout::slot),
            numbers("copies", TypeName.BYTE, (layout, i) -> (byte) layout.copies(i)),
            new Array("keys", TypeName.BOOLEAN, LayoutArrays::keys),
            new Array("names", STRING, LayoutArrays::names),
            texts("types", MessageLayout::nestedType),
            texts("defaults", MessageLayout::defaultValue),
            texts("constants", MessageLayout::constants));

    private LayoutArrays() {}

    /**
     * One of the arrays.
     *
     * @param name the name of the method that makes it
     * @param element the type of its elements
     * @param values the body of that method
     */
    record Array(String name, TypeName element, Values values) {}

    /** Writes statements that return a stretch of an array. */
    interface Values {
        CodeBlock of(MessageLayout layout, int from, int to);
    }

    private static Array numbers(String name, TypeName element, BiFunction<MessageLayout, Integer, Object> number) {
        return new Array(name, element, (layout, from, to) -> {
            List<String> values = new ArrayList<>();
            for (int i = from; i < to; i++) {
                values.add(number.apply(layout, i).toString());
            }
            return dense(element, values, "");
        });
    }

    private static CodeBlock ops(MessageLayout layout, int from, int to) {
        List<String> values = new ArrayList<>();
        for (int i = from; i < to; i++) {
            values.add(Op.name(layout.op(i)));
        }
        return dense(TypeName.BYTE, values, "$T.");
    }

    private static CodeBlock names(MessageLayout layout, int from, int to) {
        List<String> values = new ArrayList<>();
        for (int i = from; i < to; i++) {
            values.add('"' + layout.name(i) + '"');
        }
        return dense(STRING, values, "");
    }

    private static CodeBlock keys(MessageLayout layout, int from, int to) {
        CodeBlock.Builder code = CodeBlock.builder().addStatement("boolean[] keys = new boolean[$L]", to - from);
        for (int i = from; i < to; i++) {
            if (layout.isKey(i)) {
                code.addStatement("keys[$L] = true", i - from);
            }
        }
        return code.addStatement("return keys").build();
    }

    /** Texts of which most are empty. */
    private static Array texts(String name, BiFunction<MessageLayout, Integer, String> text) {
        return new Array(name, STRING, (layout, from, to) -> {
            CodeBlock.Builder code = CodeBlock.builder()
                    .addStatement("$T[] $L = new $T[$L]", STRING, name, STRING, to - from)
                    .addStatement("$T.fill($L, $S)", Arrays.class, name, "");
            for (int i = from; i < to; i++) {
                if (!text.apply(layout, i).isEmpty()) {
                    code.addStatement("$L[$L] = $L", name, i - from, Literals.text(text.apply(layout, i)));
                }
            }
            return code.addStatement("return $L", name).build();
        });
    }

    /** All values one after the other, several on a line; the prefix is the format of the class of {@link Op}. */
    private static CodeBlock dense(TypeName element, List<String> values, String prefix) {
        CodeBlock.Builder code = CodeBlock.builder().add("return new $T[] {$>", element);
        int column = ROW;
        String between = "\n";
        for (String value : values) {
            int width = prefix.length() + value.length() + 2;
            column += width;
            if (column > ROW) {
                between = between.strip() + "\n";
                column = width;
            }
            code.add(
                    between + prefix + "$L",
                    prefix.isEmpty() ? new Object[] {value} : new Object[] {RuntimeTypes.OP, value});
            between = ", ";
        }
        return code.add("\n$<};\n").build();
    }
}
