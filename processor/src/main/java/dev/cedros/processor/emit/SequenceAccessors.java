package dev.cedros.processor.emit;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.cedros.processor.model.MessageModel;
import dev.cedros.processor.model.PackedShape;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import javax.lang.model.element.Modifier;

/** Writes how a packed sequence gives its numbers: of one element, of all elements, and to a visitor. */
final class SequenceAccessors {
    private final SequenceClass sequence;
    private final TypeSpec.Builder type;

    SequenceAccessors(SequenceClass sequence, TypeSpec.Builder type) {
        this.sequence = sequence;
        this.type = type;
    }

    void emit() {
        sequence.leaves().forEach(leaf -> type.addMethod(leaf.isArray() ? elementAccessor(leaf) : accessor(leaf)));
        sequence.leaves().forEach(leaf -> type.addMethod(leaf.isArray() ? arrayColumn(leaf) : column(leaf)));
        visit();
        sequence.leaves().stream()
                .filter(SequenceLeaf::isArray)
                .map(this::copier)
                .forEach(type::addMethod);
    }

    /** The expression that makes the message of the element at {@code p}; its arrays are in locals. */
    static CodeBlock construct(SequenceClass sequence) {
        return construct(
                sequence.model(), sequence.shape().parts(), sequence.leaves().iterator());
    }

    private static CodeBlock construct(
            MessageModel message, List<PackedShape.Part> parts, Iterator<SequenceLeaf> leaves) {
        List<CodeBlock> values = new ArrayList<>();
        for (PackedShape.Part part : parts) {
            if (part.group() != null) {
                values.add(construct(part.group(), part.parts(), leaves));
                continue;
            }
            SequenceLeaf leaf = leaves.next();
            if (!leaf.isArray()) {
                values.add(leaf.get());
            } else {
                values.add(leaf.isSequence() ? leaf.sequence() : CodeBlock.of("$N", leaf.local()));
            }
        }
        return Construct.expression(message, values::get);
    }

    private MethodSpec accessor(SequenceLeaf leaf) {
        CodeBlock place = CodeBlock.of("place(i, SIZE)");
        return method(leaf.accessor(), "Gives {@code $L} of element {@code i}.\n", leaf)
                .returns(leaf.numberType())
                .addParameter(int.class, "i")
                .addStatement("return $L", leaf.get(plus(place, leaf.part().offset())))
                .build();
    }

    private MethodSpec elementAccessor(SequenceLeaf leaf) {
        CodeBlock place = plus(CodeBlock.of("place(i, SIZE)"), leaf.part().offset());
        CodeBlock index =
                CodeBlock.of("$T.checkIndex(j, $L)", Objects.class, leaf.part().count());
        CodeBlock offset = leaf.width() == 1 ? index : CodeBlock.of("$L * $L", leaf.width(), index);
        return method(leaf.accessor(), "Gives {@code $L[j]} of element {@code i}.\n", leaf)
                .returns(leaf.numberType())
                .addParameter(int.class, "i")
                .addParameter(int.class, "j")
                .addStatement("return $L", leaf.get(CodeBlock.of("$L + $L", place, offset)))
                .build();
    }

    private static CodeBlock plus(CodeBlock place, int offset) {
        return offset == 0 ? place : CodeBlock.of("$L + $L", place, offset);
    }

    private MethodSpec column(SequenceLeaf leaf) {
        return method(leaf.column(), "Gives {@code $L} of all elements in a new array.\n", leaf)
                .returns(ArrayTypeName.of(leaf.numberType()))
                .addStatement("$T[] column = new $T[size()]", leaf.numberType(), leaf.numberType())
                .beginControlFlow("for (int i = 0; i < column.length; i++)")
                .addStatement("column[i] = $N(i)", leaf.accessor())
                .endControlFlow()
                .addStatement("return column")
                .build();
    }

    private MethodSpec arrayColumn(SequenceLeaf leaf) {
        int count = leaf.part().count();
        return method(leaf.column(), "Gives {@code $L} of all elements, one after the other, in a new array.\n", leaf)
                .returns(leaf.type())
                .addStatement("$T[] column = new $T[$L * size()]", leaf.numberType(), leaf.numberType(), count)
                .beginControlFlow("for (int i = 0; i < size(); i++)")
                .addStatement("int p = place(i, SIZE)")
                .addStatement("$N($L, column, $L * i)", leaf.copier(), leaf.place(), count)
                .endControlFlow()
                .addStatement("return column")
                .build();
    }

    private static MethodSpec.Builder method(String name, String doc, SequenceLeaf leaf) {
        return MethodSpec.methodBuilder(name).addModifiers(Modifier.PUBLIC).addJavadoc(doc, leaf.javaPath());
    }

    private void visit() {
        ClassName visitor = sequence.inner("Visitor");
        List<SequenceLeaf> arrays =
                sequence.leaves().stream().filter(SequenceLeaf::isArray).toList();
        MethodSpec.Builder visit = MethodSpec.methodBuilder("visit")
                .addModifiers(Modifier.PUBLIC)
                .addJavadoc("Gives the numbers of all elements to a visitor, one element after the other.\n")
                .addParameter(visitor, "visitor");
        arrays.forEach(leaf -> visit.addStatement(SequenceClass.newArray(leaf)));
        visit.beginControlFlow("for (int i = 0; i < size(); i++)").addStatement("int p = place(i, SIZE)");
        arrays.forEach(leaf -> visit.addStatement(SequenceClass.copy(leaf)));
        List<CodeBlock> arguments = sequence.leaves().stream()
                .map(leaf -> leaf.isArray() ? CodeBlock.of("$N", leaf.local()) : leaf.get())
                .toList();
        visit.addStatement("visitor.visit($L)", CodeBlock.join(arguments, ",$W"))
                .endControlFlow();
        type.addMethod(visit.build());
        MethodSpec.Builder method = MethodSpec.methodBuilder("visit")
                .addModifiers(Modifier.PUBLIC, Modifier.ABSTRACT)
                .addJavadoc("Takes the numbers of the next element.\n");
        if (!arrays.isEmpty()) {
            method.addJavadoc("The arrays are used again for the one after it.\n");
        }
        sequence.leaves().forEach(leaf -> method.addParameter(leaf.type(), leaf.local()));
        type.addType(TypeSpec.interfaceBuilder(visitor.simpleName())
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .addAnnotation(FunctionalInterface.class)
                .addJavadoc("Takes elements as numbers.\n")
                .addMethod(method.build())
                .build());
    }

    /** The helper that copies the array at {@code p} into another one. */
    private MethodSpec copier(SequenceLeaf leaf) {
        MethodSpec.Builder method = MethodSpec.methodBuilder(leaf.copier())
                .addModifiers(Modifier.PRIVATE)
                .addParameter(int.class, "p")
                .addParameter(leaf.type(), "target")
                .addParameter(int.class, "start");
        int count = leaf.part().count();
        if (Values.isWidened(leaf.primitive())) {
            CodeBlock place = leaf.width() == 1 ? CodeBlock.of("p + j") : CodeBlock.of("p + $L * j", leaf.width());
            method.beginControlFlow("for (int j = 0; j < $L; j++)", count)
                    .addStatement("target[start + j] = $L", leaf.get(place))
                    .endControlFlow();
        } else if (leaf.width() == 1) {
            method.addStatement("$T.arraycopy(bytes, p, target, start, $L)", System.class, count);
        } else {
            method.addStatement(
                    "$T.get$Ls(bytes, p, false, target, start, $L)",
                    RuntimeTypes.WIRE_BYTES,
                    Words.capitalized(leaf.numberType().toString()),
                    count);
        }
        return method.build();
    }
}
