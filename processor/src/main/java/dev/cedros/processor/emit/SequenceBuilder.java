package dev.cedros.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import com.palantir.javapoet.WildcardTypeName;
import dev.cedros.processor.model.PackedShape;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import javax.lang.model.element.Modifier;

/** Writes the class that collects the elements of a packed sequence. */
final class SequenceBuilder {
    private final SequenceClass sequence;
    private final TypeSpec.Builder outer;
    private final ClassName name;
    private final TypeName message;

    SequenceBuilder(SequenceClass sequence, TypeSpec.Builder outer) {
        this.sequence = sequence;
        this.outer = outer;
        this.name = sequence.inner("Builder");
        this.message = sequence.model().javaType();
    }

    void emit() {
        TypeName iterable =
                ParameterizedTypeName.get(ClassName.get(Iterable.class), WildcardTypeName.subtypeOf(message));
        outer.addType(TypeSpec.classBuilder(name.simpleName())
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
                .superclass(ParameterizedTypeName.get(RuntimeTypes.PACKED_BUILDER, message, sequence.name()))
                .addJavadoc("Collects elements one by one, as numbers or as objects; for one thread.\n")
                .addMethod(MethodSpec.constructorBuilder()
                        .addModifiers(Modifier.PRIVATE)
                        .addParameter(int.class, "capacity")
                        .addStatement("super(FORM, capacity)")
                        .build())
                .addMethod(addNumbers())
                .addMethod(addMessage())
                .addMethod(SequenceWriter.overriding("addAll", Modifier.PUBLIC)
                        .returns(name)
                        .addParameter(iterable, "more")
                        .addStatement("super.addAll(more)")
                        .addStatement("return this")
                        .build())
                .build());
    }

    private MethodSpec addNumbers() {
        MethodSpec.Builder method = MethodSpec.methodBuilder("add")
                .addModifiers(Modifier.PUBLIC)
                .addJavadoc("Puts an element at the end without making an object.\n")
                .returns(name);
        for (SequenceLeaf leaf : sequence.leaves()) {
            method.addParameter(leaf.type(), leaf.local());
            if (leaf.isArray()) {
                method.addStatement(
                        "checkLength(required($N, $S).length, $L, $S)",
                        leaf.local(),
                        leaf.rosPath(),
                        leaf.part().count(),
                        leaf.rosPath());
            }
        }
        method.addStatement("int p = claim()").addStatement("byte[] bytes = bytes()");
        boolean checked =
                sequence.leaves().stream().map(SequenceLeaf::primitive).anyMatch(Values::isWidened);
        if (!checked) {
            sequence.leaves().forEach(leaf -> method.addStatement(put(leaf)));
            return method.addStatement("return this").build();
        }
        method.addStatement("$T at = $S", String.class, "").beginControlFlow("try");
        for (SequenceLeaf leaf : sequence.leaves()) {
            if (Values.isWidened(leaf.primitive())) {
                method.addStatement("at = $S", leaf.rosPath());
            }
            method.addStatement(put(leaf));
        }
        return method.addStatement("return this")
                .nextControlFlow("catch ($T e)", RuntimeTypes.INVALID_MESSAGE)
                .addStatement("throw failed(at, e)")
                .endControlFlow()
                .build();
    }

    private static CodeBlock put(SequenceLeaf leaf) {
        return CodeBlock.of(
                "$T.put$L$L(bytes, $L, $N)",
                RuntimeTypes.LITTLE_ENDIAN,
                Values.name(leaf.primitive()),
                leaf.isArray() ? "Array" : "",
                leaf.place(),
                leaf.local());
    }

    private MethodSpec addMessage() {
        CodeBlock.Builder code = CodeBlock.builder().addStatement("required(element, $S)", "");
        List<CodeBlock> values = new ArrayList<>();
        collect("element", "", sequence.shape().parts(), sequence.leaves().iterator(), sequence.locals(), values, code);
        return SequenceWriter.overriding("add", Modifier.PUBLIC)
                .returns(name)
                .addParameter(message, "element")
                .addCode(code.build())
                .addStatement("return add($L)", CodeBlock.join(values, ",$W"))
                .build();
    }

    private static void collect(
            String owner,
            String path,
            List<PackedShape.Part> parts,
            Iterator<SequenceLeaf> leaves,
            NameAllocator names,
            List<CodeBlock> values,
            CodeBlock.Builder code) {
        for (PackedShape.Part part : parts) {
            CodeBlock value = MemberAccess.read(owner, part.member());
            String memberPath = path + part.member().rosName();
            if (part.group() != null) {
                String local = names.newName(part.member().javaName());
                code.addStatement("$T $N = required($L, $S)", part.group().javaType(), local, value, memberPath);
                collect(local, memberPath + ".", part.parts(), leaves, names, values, code);
                continue;
            }
            SequenceLeaf leaf = leaves.next();
            values.add(leaf.isSequence() ? CodeBlock.of("required($L, $S).toArray()", value, leaf.rosPath()) : value);
        }
    }
}
