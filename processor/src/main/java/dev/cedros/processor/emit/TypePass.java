package dev.cedros.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import com.palantir.javapoet.WildcardTypeName;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.function.Predicate;
import javax.lang.model.element.Modifier;

/** Writes the codec as an object: the constant {@code TYPE} and the class of which it is. */
final class TypePass {
    private static final TypeName BYTES = TypeName.get(byte[].class);

    private final CodecClass codec;
    private final TypeName message;
    private final TypeSpec.Builder handle;

    /**
     * Begins the class.
     *
     * @param siblings whether a class of this simple name exists in the package of the message
     */
    TypePass(CodecClass codec, Predicate<String> siblings) {
        this.codec = codec;
        this.message = codec.model().javaType();
        String name = "Type";
        while (siblings.test(name)) {
            name += "_";
        }
        this.handle = TypeSpec.classBuilder(name)
                .addJavadoc("The codec as an object.\n")
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                .superclass(typeOf(message));
    }

    /** The type of the handle of a message. */
    static TypeName typeOf(TypeName message) {
        return ParameterizedTypeName.get(RuntimeTypes.MESSAGE_TYPE, message);
    }

    void emit() {
        handle.addMethod(constructor());
        constant("layout", RuntimeTypes.MESSAGE_LAYOUT, "LAYOUT");
        constant("minSize", TypeName.INT, "MIN_SIZE");
        constant("maxSize", TypeName.INT, "MAX_SIZE");
        if (!codec.plan().foreignTypes().isEmpty()) {
            handle.addMethod(MethodSpec.methodBuilder("skew")
                    .addAnnotation(Override.class)
                    .addModifiers(Modifier.PROTECTED)
                    .returns(String.class)
                    .addStatement("return SKEW")
                    .build());
        }
        ParameterSpec one = parameter(message, "message");
        ParameterSpec options = parameter(RuntimeTypes.OPTIONS, "options");
        ParameterSpec payload = parameter(RuntimeTypes.PAYLOAD, "payload");
        method("serializedSize", TypeName.INT, one, options);
        method("serializedSizeEstimate", TypeName.INT, one, options);
        method("encode", BYTES, one, options);
        method("encode", TypeName.INT, one, parameter(BYTES, "buffer"), parameter(TypeName.INT, "offset"), options);
        method("encode", TypeName.VOID, one, parameter(TypeName.get(ByteBuffer.class), "buffer"), options);
        method("write", TypeName.VOID, one, parameter(RuntimeTypes.WRITER, "out"));
        method(
                "decode",
                message,
                parameter(BYTES, "data"),
                parameter(TypeName.INT, "offset"),
                parameter(TypeName.INT, "length"),
                options);
        method("decode", message, payload, options);
        method("decodeOwned", message, parameter(BYTES, "data"), options);
        method("decodeBorrowed", message, payload, options);
        method("read", message, parameter(RuntimeTypes.READER, "in"));
        method("equal", TypeName.BOOLEAN, parameter(message, "a"), parameter(message, "b"));
        method("hash", TypeName.INT, one);
        method("copy", message, one);
        method("defaults", message);
        method("text", TypeName.get(String.class), one);
        if (codec.model().isKeyed()) {
            method("keyHash", BYTES, one);
            method("keyHash", BYTES, payload, options);
            method("encodeKey", BYTES, one);
            method("keySerializedSize", TypeName.INT, one);
            method("keySerializedSizeEstimate", TypeName.INT, one);
            constant("keyMinSize", TypeName.INT, "KEY_MIN_SIZE");
            constant("keyMaxSize", TypeName.INT, "KEY_MAX_SIZE");
        }
        codec.type().addType(handle.build());
    }

    /** The name of the class, for the initializer of the constant. */
    CodeBlock initializer() {
        return CodeBlock.of("new $N()", handle.build());
    }

    private MethodSpec constructor() {
        MethodSpec.Builder constructor = MethodSpec.constructorBuilder();
        if (message instanceof ParameterizedTypeName parameterized) {
            ClassName raw = parameterized.rawType();
            ClassName type = ClassName.get(Class.class);
            constructor
                    .addAnnotation(CodecWriter.suppress(List.of("unchecked")))
                    .addStatement(
                            "super(TYPE_NAME, TYPE_HASH, ($T) ($T) $T.class)",
                            ParameterizedTypeName.get(type, message),
                            ParameterizedTypeName.get(type, WildcardTypeName.subtypeOf(Object.class)),
                            raw);
        } else {
            constructor.addStatement("super(TYPE_NAME, TYPE_HASH, $T.class)", message);
        }
        return constructor.build();
    }

    private void constant(String name, TypeName type, String value) {
        handle.addMethod(override(name, type).addStatement("return $L", value).build());
    }

    private void method(String name, TypeName returns, ParameterSpec... parameters) {
        MethodSpec.Builder method = override(name, returns).addParameters(List.of(parameters));
        List<CodeBlock> arguments = List.of(parameters).stream()
                .map(parameter -> CodeBlock.of("$N", parameter))
                .toList();
        String verb = returns.equals(TypeName.VOID) ? "" : "return ";
        method.addStatement(verb + "$T.$L($L)", codec.model().codec(), name, CodeBlock.join(arguments, ", "));
        handle.addMethod(method.build());
    }

    private static MethodSpec.Builder override(String name, TypeName returns) {
        return MethodSpec.methodBuilder(name)
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PUBLIC)
                .returns(returns);
    }

    private static ParameterSpec parameter(TypeName type, String name) {
        return ParameterSpec.builder(type, name).build();
    }
}
