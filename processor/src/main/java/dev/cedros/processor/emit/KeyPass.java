package dev.cedros.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import dev.cedros.layout.SizeBounds;
import dev.cedros.processor.model.ElementType;
import dev.cedros.processor.model.MemberModel;
import dev.cedros.processor.model.MessageModel;
import dev.cedros.processor.plan.Alignment;
import dev.cedros.processor.plan.CodecPlan;
import dev.cedros.processor.plan.Step;
import dev.cedros.type.TypeDescription;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Modifier;

/**
 * Writes what a keyed message has beside: its key alone, encoded, measured and hashed. Members of the key are written
 * one by one, because a key hash aligns to at most 4 bytes, where runs would have other offsets.
 */
final class KeyPass implements NestedCalls {
    private static final int HASH_BYTES = 16;

    private final CodecClass codec;
    private final Map<String, String> writers = new HashMap<>();
    private final Map<String, String> ends = new HashMap<>();

    KeyPass(CodecClass codec) {
        this.codec = codec;
    }

    void emit() {
        TypeDescription key = codec.plan().description().keyOnly();
        SizeBounds bounds = SizeBounds.xcdr1(key);
        constant(
                "KEY_MIN_SIZE",
                CodeBlock.of("The smallest size of the encoded key in bytes, header included.\n"),
                bounds.minSize());
        constant(
                "KEY_MAX_SIZE",
                CodeBlock.of(
                        "The largest size of the encoded key; {@link $T#MAX_VALUE} when unbounded.\n", Integer.class),
                bounds.maxSize());
        sizes(CodecPlan.estimateIsMax(bounds.minSize(), bounds.maxSize()));
        encode();
        hash(SizeBounds.xcdr2(key).maxBodySize() <= HASH_BYTES);
        codec.add(MethodSpec.methodBuilder(codec.methodName("writeKey"))
                .addModifiers(CodecClass.PRIVATE)
                .addParameter(codec.model().javaType(), "message")
                .addParameter(RuntimeTypes.WRITER, "out")
                .addCode(new CursorWritePass(codec, this).body(codec.model(), steps(codec.model())))
                .build());
        codec.add(SizePass.signature(
                        MethodSpec.methodBuilder(codec.methodName("endOfKey")).addModifiers(CodecClass.PRIVATE),
                        codec.model())
                .addCode(new SizePass(codec, this).body(codec.model(), steps(codec.model())))
                .build());
        new KeyCopyPass(codec).emit();
    }

    private void constant(String name, CodeBlock javadoc, int value) {
        codec.type()
                .addField(FieldSpec.builder(TypeName.INT, name, Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
                        .addJavadoc(javadoc)
                        .initializer(
                                value == Integer.MAX_VALUE
                                        ? CodeBlock.of("$T.MAX_VALUE", Integer.class)
                                        : CodeBlock.of("$L", value))
                        .build());
    }

    private void sizes(boolean estimateIsMax) {
        codec.add(method("keySerializedSize", TypeName.INT)
                .addJavadoc("Gives the exact size of the encoded key in bytes, encapsulation header included.\n")
                .addParameter(codec.model().javaType(), "message")
                .addStatement(
                        "return $T.checked(endOfKey(message, 0, $T.DEFAULT), TYPE_NAME)",
                        RuntimeTypes.SIZE,
                        RuntimeTypes.OPTIONS)
                .build());
        codec.add(method("keySerializedSizeEstimate", TypeName.INT)
                .addJavadoc("Gives an upper bound of the size of the encoded key that is cheap to find.\n")
                .addParameter(codec.model().javaType(), "message")
                .addStatement(estimateIsMax ? "return KEY_MAX_SIZE" : "return keySerializedSize(message)")
                .build());
    }

    private void encode() {
        codec.add(method("encodeKey", TypeName.get(byte[].class))
                .addJavadoc("Encodes the key members alone, as little-endian CDR with header.\n")
                .addParameter(codec.model().javaType(), "message")
                .addStatement(
                        "$T out = $T.growing(keySerializedSize(message), $T.DEFAULT)",
                        RuntimeTypes.WRITER,
                        RuntimeTypes.WRITER,
                        RuntimeTypes.OPTIONS)
                .addStatement("out.writeEncapsulation()")
                .addStatement("writeKey(message, out)")
                .addStatement("return out.toByteArray()")
                .build());
    }

    private void hash(boolean fits) {
        codec.add(method("keyHash", TypeName.get(byte[].class))
                .addJavadoc("Gives the 16 bytes by which DDS knows the instance that the message belongs to.\n")
                .addParameter(codec.model().javaType(), "message")
                .addStatement("$T keys = $T.keys()", RuntimeTypes.WRITER, RuntimeTypes.WRITER)
                .addStatement("writeKey(message, keys)")
                .addStatement("return $T.of(keys, $L)", RuntimeTypes.KEY_HASH, fits)
                .build());
        codec.add(method("keyHash", TypeName.get(byte[].class))
                .addJavadoc("Gives the key hash of an encoded message without decoding more than its key.\n")
                .addParameter(RuntimeTypes.PAYLOAD, "payload")
                .addStatement("return keyHash(payload, $T.DEFAULT)", RuntimeTypes.OPTIONS)
                .build());
        codec.add(method("keyHash", TypeName.get(byte[].class))
                .addJavadoc("Gives the key hash of a message that was encoded with these options.\n")
                .addParameter(RuntimeTypes.PAYLOAD, "payload")
                .addParameter(RuntimeTypes.OPTIONS, "options")
                .beginControlFlow("try")
                .addStatement("$T in = $T.of(payload, options)", RuntimeTypes.READER, RuntimeTypes.READER)
                .addStatement("$T keys = $T.keys()", RuntimeTypes.WRITER, RuntimeTypes.WRITER)
                .addStatement("in.readEncapsulation()")
                .addStatement("copyKey(in, keys)")
                .addStatement("in.release()")
                .addStatement("return $T.of(keys, $L)", RuntimeTypes.KEY_HASH, fits)
                .nextControlFlow("catch ($T e)", RuntimeTypes.CEDROS_EXCEPTION)
                .addStatement("throw e.within(TYPE_NAME, null)")
                .endControlFlow()
                .build());
    }

    /** Of a message with key members only these, of others all, each by itself. */
    private static List<Step> steps(MessageModel model) {
        return model.members().stream()
                .filter(member -> member.key() || !model.isKeyed())
                .map(KeyPass::step)
                .toList();
    }

    private static Step step(MemberModel member) {
        return new Step.Body(Alignment.UNKNOWN, member);
    }

    @Override
    public boolean delimits() {
        return true;
    }

    @Override
    public String writeName() {
        return "writeKeyOf";
    }

    @Override
    public String endName() {
        return "endOfKeyOf";
    }

    @Override
    public CodeBlock write(ElementType.Nested nested, CodeBlock value) {
        String known = writers.get(nested.key());
        if (known == null) {
            known = codec.methodName(writeName() + Words.capitalized(simpleName(nested)));
            writers.put(nested.key(), known);
            MessageModel model = codec.plan().models().get(nested.key());
            codec.addHelper(MethodSpec.methodBuilder(known)
                    .addModifiers(CodecClass.PRIVATE)
                    .addParameter(model.javaType(), "message")
                    .addParameter(RuntimeTypes.WRITER, "out")
                    .addCode(new CursorWritePass(codec, this).body(model, steps(model)))
                    .build());
        }
        return CodeBlock.of("$N($L, out)", known, value);
    }

    @Override
    public CodeBlock end(ElementType.Nested nested, CodeBlock value, CodeBlock start) {
        String known = ends.get(nested.key());
        if (known == null) {
            known = codec.methodName(endName() + Words.capitalized(simpleName(nested)));
            ends.put(nested.key(), known);
            MessageModel model = codec.plan().models().get(nested.key());
            codec.addHelper(SizePass.signature(MethodSpec.methodBuilder(known).addModifiers(CodecClass.PRIVATE), model)
                    .addCode(new SizePass(codec, this).body(model, steps(model)))
                    .build());
        }
        return CodeBlock.of("$N($L, $L, options)", known, value, start);
    }

    private static String simpleName(ElementType.Nested nested) {
        String codecName = nested.codec().simpleName();
        return codecName.substring(0, codecName.length() - "Codec".length());
    }

    private static MethodSpec.Builder method(String name, TypeName returns) {
        return MethodSpec.methodBuilder(name).addModifiers(CodecClass.PUBLIC).returns(returns);
    }
}
