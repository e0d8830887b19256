package dev.cedros.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.stream.Collectors;

/** Writes how users decode: from each kind of buffer, into new messages and existing ones. */
final class DecodePass {
    private final CodecClass codec;
    private final TypeName message;

    DecodePass(CodecClass codec) {
        this.codec = codec;
        this.message = codec.model().javaType();
    }

    void emit() {
        decode("decode", false);
        new SharingPass(codec).emit();
        if (codec.model().isMutable()) {
            decode("decodeInto", true);
        }
    }

    /** Each input also with options; {@code into} takes the object to fill as a last parameter before them. */
    private void decode(String name, boolean into) {
        List<Input> inputs = List.of(
                new Input("bytes", List.of(new Parameter(TypeName.get(byte[].class), "data"))),
                new Input(
                        "{@code length} bytes from {@code offset} on",
                        List.of(
                                new Parameter(TypeName.get(byte[].class), "data"),
                                new Parameter(TypeName.INT, "offset"),
                                new Parameter(TypeName.INT, "length"))),
                new Input(
                        "bytes from the buffer's position, which stays, to its limit",
                        List.of(new Parameter(TypeName.get(ByteBuffer.class), "buffer"))),
                new Input("payload", List.of(new Parameter(RuntimeTypes.PAYLOAD, "payload"))));
        for (Input input : inputs) {
            String names = input.parameters().stream().map(Parameter::name).collect(Collectors.joining(", "));
            String target = into ? ", message" : "";
            MethodSpec.Builder plain = decodeMethod(name, into, input);
            String verb = into ? "" : "return ";
            plain.addStatement(verb + name + "(" + names + target + ", $T.DEFAULT)", RuntimeTypes.OPTIONS);
            codec.addShort(plain.build());
            MethodSpec.Builder optional = decodeMethod(name, into, input);
            optional.addParameter(RuntimeTypes.OPTIONS, "options");
            optional.addStatement(
                    verb + name + "From($T." + (into ? "reused" : "of") + "(" + names + ", options)" + target + ")",
                    RuntimeTypes.READER);
            codec.add(optional.build());
        }
        decodeFrom(name, into);
    }

    private MethodSpec.Builder decodeMethod(String name, boolean into, Input input) {
        MethodSpec.Builder method = method(name, into ? TypeName.VOID : message);
        method.addJavadoc(
                into
                        ? "Decodes the $L into an existing message, as {@code readInto} does.\n"
                        : "Decodes one message from the $L.\n",
                input.what());
        input.parameters().forEach(parameter -> method.addParameter(parameter.type(), parameter.name()));
        return into ? method.addParameter(message, "message") : method;
    }

    private void decodeFrom(String name, boolean into) {
        MethodSpec.Builder method = MethodSpec.methodBuilder(name + "From")
                .addModifiers(CodecClass.PRIVATE)
                .returns(into ? TypeName.VOID : message)
                .addParameter(RuntimeTypes.READER, "in");
        if (into) {
            method.addParameter(message, "message");
        }
        method.beginControlFlow("try").addStatement("in.readEncapsulation()");
        method.addCode(into ? intoBody() : plainBody());
        method.nextControlFlow("catch ($T e)", RuntimeTypes.CEDROS_EXCEPTION)
                .addStatement("throw e.within(TYPE_NAME, null)");
        if (into) {
            method.nextControlFlow("finally").addStatement("in.release()");
        }
        codec.add(method.endControlFlow().build());
    }

    private CodeBlock plainBody() {
        return CodeBlock.builder()
                .addStatement("$T message = read(in)", message)
                .addStatement("in.readEnd()")
                .addStatement("return message")
                .build();
    }

    private CodeBlock intoBody() {
        return CodeBlock.builder()
                .addStatement("readInto(in, message)")
                .addStatement("in.readEnd()")
                .build();
    }

    private static MethodSpec.Builder method(String name, TypeName returns) {
        return MethodSpec.methodBuilder(name).addModifiers(CodecClass.PUBLIC).returns(returns);
    }

    private record Input(String what, List<Parameter> parameters) {}

    private record Parameter(TypeName type, String name) {}
}
