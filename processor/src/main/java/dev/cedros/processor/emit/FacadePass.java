package dev.cedros.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import dev.cedros.layout.SizeBounds;
import dev.cedros.processor.plan.CodecPlan;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** Writes what users call: sizes, and encoding to and decoding from each kind of buffer. */
final class FacadePass {
    private final CodecClass codec;
    private final TypeName message;

    FacadePass(CodecClass codec) {
        this.codec = codec;
        this.message = codec.model().javaType();
    }

    void emit() {
        sizes();
        encode();
        decode("decode", false);
        if (codec.model().isMutable()) {
            decode("decodeInto", true);
        }
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
                .addStatement("return $T.checked(serializedEnd(message, 0, options), TYPE_NAME)", RuntimeTypes.SIZE)
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
                .addStatement(constant ? "return MAX_SIZE" : "return serializedSize(message, options)")
                .build());
    }

    private void encode() {
        encodeFresh();
        encodeIntoArray();
        encodeIntoBuffer();
        encodeTo();
    }

    private void encodeFresh() {
        codec.addShort(method("encode", byte[].class)
                .addJavadoc("Encodes the message as little-endian CDR into a new array of its exact size.\n")
                .addParameter(message, "message")
                .addStatement("return encode(message, $T.DEFAULT)", RuntimeTypes.OPTIONS)
                .build());
        codec.add(method("encode", byte[].class)
                .addJavadoc("Encodes the message with these options into a new array of its exact size.\n")
                .addParameter(message, "message")
                .addParameter(RuntimeTypes.OPTIONS, "options")
                .addStatement("byte[] buffer = new byte[serializedSize(message, options)]")
                .addStatement("int size = encode(message, buffer, 0, options)")
                .addStatement("return size == buffer.length ? buffer : $T.copyOf(buffer, size)", Arrays.class)
                .build());
    }

    private void encodeIntoArray() {
        codec.addShort(method("encode", int.class)
                .addJavadoc("Encodes the message into the buffer from {@code offset} on; gives the number of bytes"
                        + " written.\n")
                .addParameter(message, "message")
                .addParameter(byte[].class, "buffer")
                .addParameter(int.class, "offset")
                .addStatement("return encode(message, buffer, offset, $T.DEFAULT)", RuntimeTypes.OPTIONS)
                .build());
        codec.add(method("encode", int.class)
                .addJavadoc("Encodes the message with these options into the buffer from {@code offset} on; gives the"
                        + " number of\nbytes written.\n")
                .addParameter(message, "message")
                .addParameter(byte[].class, "buffer")
                .addParameter(int.class, "offset")
                .addParameter(RuntimeTypes.OPTIONS, "options")
                .addStatement("return encodeTo(message, $T.into(buffer, offset, options))", RuntimeTypes.WRITER)
                .build());
    }

    private void encodeIntoBuffer() {
        codec.addShort(method("encode", void.class)
                .addJavadoc("Encodes the message into the buffer and advances its position.\n")
                .addParameter(message, "message")
                .addParameter(ByteBuffer.class, "buffer")
                .addStatement("encode(message, buffer, $T.DEFAULT)", RuntimeTypes.OPTIONS)
                .build());
        codec.add(method("encode", void.class)
                .addJavadoc("Encodes the message with these options into the buffer and advances its position.\n")
                .addParameter(message, "message")
                .addParameter(ByteBuffer.class, "buffer")
                .addParameter(RuntimeTypes.OPTIONS, "options")
                .addStatement("encodeTo(message, $T.into(buffer, options))", RuntimeTypes.WRITER)
                .build());
    }

    private void encodeTo() {
        codec.add(MethodSpec.methodBuilder("encodeTo")
                .addModifiers(CodecClass.PRIVATE)
                .returns(int.class)
                .addParameter(message, "message")
                .addParameter(RuntimeTypes.WRITER, "out")
                .beginControlFlow("try")
                .addStatement("out.writeEncapsulation()")
                .addStatement("write(message, out)")
                .addStatement("return out.finish()")
                .nextControlFlow("catch ($T e)", RuntimeTypes.BUFFER_TOO_SMALL)
                .addStatement("throw e.needing(serializedSize(message, out.options())).within(TYPE_NAME, null)")
                .endControlFlow()
                .build());
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
                    verb + name + "From($T.of(" + names + ", options)" + target + ")", RuntimeTypes.READER);
            codec.add(optional.build());
        }
        decodeFrom(name, into);
    }

    private MethodSpec.Builder decodeMethod(String name, boolean into, Input input) {
        MethodSpec.Builder method = method(name, into ? TypeName.VOID : message);
        method.addJavadoc(
                into
                        ? "Decodes the $L into an existing message;\nbad input leaves the message as it was.\n"
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
                .addStatement("throw e.within(TYPE_NAME, null)")
                .endControlFlow();
        codec.add(method.build());
    }

    private CodeBlock plainBody() {
        return CodeBlock.builder()
                .addStatement("$T message = read(in)", message)
                .addStatement("in.readEnd()")
                .addStatement("return message")
                .build();
    }

    private CodeBlock intoBody() {
        return CodeBlock.builder().addStatement("readInto(in, message, true)").build();
    }

    private static MethodSpec.Builder method(String name, Class<?> returns) {
        return MethodSpec.methodBuilder(name).addModifiers(CodecClass.PUBLIC).returns(returns);
    }

    private static MethodSpec.Builder method(String name, TypeName returns) {
        return MethodSpec.methodBuilder(name).addModifiers(CodecClass.PUBLIC).returns(returns);
    }

    private record Input(String what, List<Parameter> parameters) {}

    private record Parameter(TypeName type, String name) {}
}
