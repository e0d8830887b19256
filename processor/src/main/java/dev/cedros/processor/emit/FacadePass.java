package dev.cedros.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import dev.cedros.layout.SizeBounds;
import dev.cedros.processor.plan.CodecPlan;

/** Writes what users call: sizes, encoding, decoding, text. */
final class FacadePass {
    private final CodecClass codec;
    private final TypeName message;

    FacadePass(CodecClass codec) {
        this.codec = codec;
        this.message = codec.model().javaType();
    }

    void emit() {
        sizes();
        new EncodePass(codec).emit();
        new DecodePass(codec).emit();
    }

    /** Comes after what it builds upon. */
    void emitText() {
        codec.add(method("text", String.class)
                .addJavadoc("Shows the message as {@code ros2 topic echo} prints it, long sequences cut.\n")
                .addParameter(message, "message")
                .addStatement("return $T.of(LAYOUT, encode(message))", RuntimeTypes.YAML_TEXT)
                .build());
    }

    private void sizes() {
        codec.addShort(method("serializedSize", int.class)
                .addJavadoc("Gives the exact size of the encoded message in bytes, encapsulation header included.\n")
                .addParameter(message, "message")
                .addStatement("return serializedSize(message, $T.DEFAULT)", RuntimeTypes.OPTIONS)
                .build());
        codec.add(method("serializedSize", int.class)
                .addJavadoc("Gives the exact size of the message when it is encoded with these options.\n")
                .addParameter(message, "message")
                .addParameter(RuntimeTypes.OPTIONS, "options")
                .addStatement(
                        "return $T.checked(serializedEnd(message, 0, present(options, $S)), TYPE_NAME)",
                        RuntimeTypes.SIZE,
                        "options argument")
                .build());
        SizeBounds bounds = codec.plan().bounds();
        boolean constant = CodecPlan.estimateIsMax(bounds.minSize(), bounds.maxSize());
        codec.addShort(method("serializedSizeEstimate", int.class)
                .addJavadoc("Gives an upper bound of the size of the encoded message that is cheap to find.\n")
                .addParameter(message, "message")
                .addStatement("return serializedSizeEstimate(message, $T.DEFAULT)", RuntimeTypes.OPTIONS)
                .build());
        codec.add(method("serializedSizeEstimate", int.class)
                .addJavadoc("Gives an upper bound of the size when the message is encoded with these options.\n")
                .addParameter(message, "message")
                .addParameter(RuntimeTypes.OPTIONS, "options")
                .addCode(constant ? constantEstimate() : CodeBlock.of("return serializedSize(message, options);\n"))
                .build());
    }

    private static CodeBlock constantEstimate() {
        return CodeBlock.builder()
                .addStatement("present(options, $S)", "options argument")
                .addStatement("return MAX_SIZE")
                .build();
    }

    private static MethodSpec.Builder method(String name, Class<?> returns) {
        return MethodSpec.methodBuilder(name).addModifiers(CodecClass.PUBLIC).returns(returns);
    }
}
