package dev.cedros.processor.emit;

import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;

/** Writes the public methods of a codec with bodies that throw. */
final class StubPass {
    private static final TypeName BYTES = TypeName.get(byte[].class);
    private static final TypeName BUFFER = TypeName.get(ByteBuffer.class);

    private final TypeSpec.Builder type;
    private final TypeName message;

    private StubPass(TypeSpec.Builder type, TypeName message) {
        this.type = type;
        this.message = message;
    }

    static void emit(TypeSpec.Builder type, TypeName message, boolean mutable, boolean keyed) {
        StubPass stub = new StubPass(type, message);
        stub.sizes();
        stub.encode();
        stub.decode("decode", message, List.of());
        stub.sharing("decodeOwned", BYTES);
        stub.sharing("decodeBorrowed", RuntimeTypes.PAYLOAD);
        stub.method("read", message, RuntimeTypes.READER);
        if (mutable) {
            stub.decode("decodeInto", TypeName.VOID, List.of(message));
            stub.method("readInto", TypeName.VOID, RuntimeTypes.READER, message);
        }
        if (keyed) {
            stub.key();
        }
        stub.method("equal", TypeName.BOOLEAN, message, message);
        stub.method("hash", TypeName.INT, message);
        stub.method("copy", message, message);
        stub.method("defaults", message);
        stub.method("text", TypeName.get(String.class), message);
    }

    private void sizes() {
        method("serializedSize", TypeName.INT, message);
        method("serializedSize", TypeName.INT, message, RuntimeTypes.OPTIONS);
        method("serializedSizeEstimate", TypeName.INT, message);
        method("serializedSizeEstimate", TypeName.INT, message, RuntimeTypes.OPTIONS);
        method("serializedEnd", TypeName.LONG, message, TypeName.LONG, RuntimeTypes.OPTIONS);
    }

    private void encode() {
        method("encode", BYTES, message);
        method("encode", BYTES, message, RuntimeTypes.OPTIONS);
        method("encode", TypeName.INT, message, BYTES, TypeName.INT);
        method("encode", TypeName.INT, message, BYTES, TypeName.INT, RuntimeTypes.OPTIONS);
        method("encode", TypeName.VOID, message, BUFFER);
        method("encode", TypeName.VOID, message, BUFFER, RuntimeTypes.OPTIONS);
        method("write", TypeName.VOID, message, RuntimeTypes.WRITER);
    }

    private void decode(String name, TypeName returns, List<TypeName> target) {
        List<List<TypeName>> inputs = List.of(
                List.of(BYTES),
                List.of(BYTES, TypeName.INT, TypeName.INT),
                List.of(BUFFER),
                List.of(RuntimeTypes.PAYLOAD));
        for (List<TypeName> input : inputs) {
            List<TypeName> parameters = new ArrayList<>(input);
            parameters.addAll(target);
            method(name, returns, parameters.toArray(TypeName[]::new));
            parameters.add(RuntimeTypes.OPTIONS);
            method(name, returns, parameters.toArray(TypeName[]::new));
        }
    }

    private void sharing(String name, TypeName input) {
        method(name, message, input);
        method(name, message, input, RuntimeTypes.OPTIONS);
    }

    private void key() {
        for (String name : List.of("KEY_MIN_SIZE", "KEY_MAX_SIZE")) {
            type.addField(FieldSpec.builder(TypeName.INT, name, Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
                    .initializer("0")
                    .build());
        }
        method("keyHash", BYTES, message);
        method("keyHash", BYTES, RuntimeTypes.PAYLOAD);
        method("keyHash", BYTES, RuntimeTypes.PAYLOAD, RuntimeTypes.OPTIONS);
        method("encodeKey", BYTES, message);
        method("keySerializedSize", TypeName.INT, message);
        method("keySerializedSizeEstimate", TypeName.INT, message);
    }

    private void method(String name, TypeName returns, TypeName... parameters) {
        MethodSpec.Builder method =
                MethodSpec.methodBuilder(name).addModifiers(CodecClass.PUBLIC).returns(returns);
        for (int i = 0; i < parameters.length; i++) {
            method.addParameter(ParameterSpec.builder(parameters[i], "p" + i).build());
        }
        method.addStatement(
                "throw new $T($S)",
                UnsupportedOperationException.class,
                "The message of this codec did not compile; see the errors of the build.");
        type.addMethod(method.build());
    }
}
