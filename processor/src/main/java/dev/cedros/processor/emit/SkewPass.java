package dev.cedros.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import dev.cedros.processor.plan.ForeignType;
import javax.lang.model.element.Modifier;

/**
 * Writes the comparison of types of other jars with what they were when the codec was compiled. It is made once, when the
 * codec is initialised; a codec without such types has no trace of it.
 */
final class SkewPass {
    private final CodecClass codec;

    SkewPass(CodecClass codec) {
        this.codec = codec;
    }

    void emit() {
        if (codec.plan().foreignTypes().isEmpty()) {
            return;
        }
        CodeBlock.Builder check = CodeBlock.builder().add("$T.of(TYPE_NAME, LAYOUT)$>$>", RuntimeTypes.TYPE_CHECK);
        for (ForeignType foreign : codec.plan().foreignTypes()) {
            check.add("\n.holds($S,$W$S,$W() -> $T.TYPE)", foreign.typeName(), foreign.typeHash(), foreign.codec());
        }
        check.add("\n.skew()$<$<");
        codec.type()
                .addField(FieldSpec.builder(String.class, "SKEW", Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                        .addJavadoc(
                                "How types of other jars differ from what they were when this was compiled; empty if"
                                        + " they do not.\n")
                        .initializer(check.build())
                        .build());
    }

    /** Comes last, as the other helpers that are needed everywhere. */
    void emitHelper() {
        if (codec.plan().foreignTypes().isEmpty()) {
            return;
        }
        codec.add(MethodSpec.methodBuilder("checkTypes")
                .addModifiers(CodecClass.PRIVATE)
                .beginControlFlow("if (!SKEW.isEmpty())")
                .addStatement("throw $T.mismatch(SKEW)", RuntimeTypes.TYPE_CHECK)
                .endControlFlow()
                .build());
    }

    /** The same method, which first makes sure that the types are the same. */
    static MethodSpec checked(MethodSpec method) {
        return MethodSpec.methodBuilder(method.name())
                .addModifiers(method.modifiers())
                .addJavadoc(method.javadoc())
                .addParameters(method.parameters())
                .returns(method.returnType())
                .addStatement("checkTypes()")
                .addCode(method.code())
                .build();
    }
}
