package dev.cedros.processor.emit;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.cedros.layout.MessageLayout;
import dev.cedros.processor.model.MessageModel;
import dev.cedros.processor.plan.CodecPlan;
import java.util.List;
import java.util.function.Predicate;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;

/** Writes the layout of a message as a class of its own, its arrays as constants. */
public final class LayoutWriter {
    /**
     * How many instructions one class holds. A method may have 65,535 bytes of code, of which a value takes eight, and a
     * class as many constants, of which an instruction may take several.
     */
    private static final int PART = 4096;

    private final MessageLayout layout;
    private final TypeSpec.Builder type;

    private LayoutWriter(MessageLayout layout, TypeSpec.Builder type) {
        this.layout = layout;
        this.type = type;
    }

    /**
     * Writes the layout of a message.
     *
     * @param siblings whether a class of this simple name exists in the package of the message
     */
    public static JavaFile write(CodecPlan plan, Predicate<String> siblings) {
        MessageModel model = plan.model();
        List<String> lints = model.deprecated() ? List.of("deprecation", "removal") : List.of();
        TypeSpec.Builder type =
                type(model.layout(), model.isPublic(), model.origin().element(), siblings, lints);
        type.addJavadoc(
                "The layout of {@link $T}, wire type {@code $L}.\nGenerated; edit the message instead.\n",
                CodecWriter.rawType(model.javaType()),
                model.rosName());
        new LayoutWriter(plan.layout(), type).emit();
        return CodecWriter.file(model.layout(), type);
    }

    /** Writes a layout class with the same public members for a message that did not pass its checks. */
    public static JavaFile stub(ClassName layout, boolean isPublic, Element origin, Predicate<String> siblings) {
        TypeSpec.Builder type = type(layout, isPublic, origin, siblings, List.of());
        constant(type, CodeBlock.of("null"));
        return CodecWriter.file(layout, type);
    }

    private static TypeSpec.Builder type(
            ClassName layout, boolean isPublic, Element origin, Predicate<String> siblings, List<String> lints) {
        AnnotationSpec marker = AnnotationSpec.builder(RuntimeTypes.GENERATED).build();
        return CodecWriter.type(layout, marker, isPublic, origin, siblings, lints);
    }

    private static void constant(TypeSpec.Builder type, CodeBlock value) {
        type.addField(CodecWriter.constant(RuntimeTypes.MESSAGE_LAYOUT, "LAYOUT")
                .addJavadoc("One instruction for each member, those of nested messages in place.\n")
                .initializer(value)
                .build());
    }

    private void emit() {
        List<CodeBlock> arrays = LayoutArrays.ALL.stream()
                .map(array -> CodeBlock.of("$L()", array.name()))
                .toList();
        constant(type, CodeBlock.of("$T.of($>$>\n$L$<$<)", RuntimeTypes.MESSAGE_LAYOUT, CodeBlock.join(arrays, ",$W")));
        if (layout.length() <= PART) {
            part(type, 0, layout.length());
            return;
        }
        for (LayoutArrays.Array array : LayoutArrays.ALL) {
            type.addMethod(joined(array));
        }
        for (int from = 0; from < layout.length(); from += PART) {
            TypeSpec.Builder part = TypeSpec.classBuilder(partName(from))
                    .addModifiers(Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL);
            part(part, from, Math.min(layout.length(), from + PART));
            type.addType(part.build());
        }
    }

    private void part(TypeSpec.Builder into, int from, int to) {
        for (LayoutArrays.Array array : LayoutArrays.ALL) {
            into.addMethod(
                    method(array).addCode(array.values().of(layout, from, to)).build());
        }
    }

    /** An array put together from those of the parts. */
    private MethodSpec joined(LayoutArrays.Array array) {
        MethodSpec.Builder method = method(array)
                .addStatement("$T[] joined = new $T[$L]", array.element(), array.element(), layout.length());
        for (int from = 0; from < layout.length(); from += PART) {
            int count = Math.min(layout.length(), from + PART) - from;
            method.addStatement(
                    "$T.arraycopy($L.$L(), 0, joined, $L, $L)",
                    System.class,
                    partName(from),
                    array.name(),
                    from,
                    count);
        }
        return method.addStatement("return joined").build();
    }

    private static MethodSpec.Builder method(LayoutArrays.Array array) {
        return MethodSpec.methodBuilder(array.name())
                .addModifiers(CodecClass.PRIVATE)
                .returns(ArrayTypeName.of(array.element()));
    }

    private static String partName(int from) {
        return "Part" + from / PART;
    }
}
