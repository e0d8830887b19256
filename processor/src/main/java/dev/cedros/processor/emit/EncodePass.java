package dev.cedros.processor.emit;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import java.nio.ByteBuffer;
import java.util.Arrays;

/** Writes how users encode: into an array of its own, into theirs, into a buffer. */
final class EncodePass {
    private final CodecClass codec;
    private final TypeName message;

    EncodePass(CodecClass codec) {
        this.codec = codec;
        this.message = codec.model().javaType();
    }

    void emit() {
        encodeFresh();
        encodeIntoArray();
        encodeIntoBuffer();
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
                .beginControlFlow("try")
                .addStatement("int start = $T.write(buffer, 0, options)", RuntimeTypes.ENCAPSULATION)
                .addStatement("int size = write(message, buffer, start, start, options)")
                .addStatement("return size == buffer.length ? buffer : $T.copyOf(buffer, size)", Arrays.class)
                .nextControlFlow("catch ($T e)", RuntimeTypes.BUFFER_TOO_SMALL)
                .addStatement("throw $T.grown(e).within(TYPE_NAME, null)", RuntimeTypes.INVALID_MESSAGE)
                .endControlFlow()
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
                .beginControlFlow("try")
                .addStatement("int start = $T.write(buffer, offset, options)", RuntimeTypes.ENCAPSULATION)
                .addStatement("return write(message, buffer, start, start, options) - offset")
                .nextControlFlow("catch ($T e)", RuntimeTypes.BUFFER_TOO_SMALL)
                .addStatement("throw e.needing(serializedSize(message, options)).within(TYPE_NAME, null)")
                .endControlFlow()
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
                .addStatement("$T out = $T.into(buffer, options)", RuntimeTypes.WRITER, RuntimeTypes.WRITER)
                .beginControlFlow("try")
                .addStatement("out.writeEncapsulation()")
                .addStatement("write(message, out)")
                .addStatement("out.finish()")
                .nextControlFlow("catch ($T e)", RuntimeTypes.BUFFER_TOO_SMALL)
                .addStatement("throw e.needing(serializedSize(message, options)).within(TYPE_NAME, null)")
                .endControlFlow()
                .build());
    }

    private static MethodSpec.Builder method(String name, Class<?> returns) {
        return MethodSpec.methodBuilder(name).addModifiers(CodecClass.PUBLIC).returns(returns);
    }
}
