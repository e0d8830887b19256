package dev.cedros.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import dev.cedros.processor.model.EnumModel;
import dev.cedros.type.BaseType;
import java.util.OptionalLong;

/** Writes the methods that convert enums to their numbers and back. */
final class EnumPass {
    private final CodecClass codec;

    EnumPass(CodecClass codec) {
        this.codec = codec;
    }

    void emit() {
        codec.enums().values().forEach(methods -> {
            codec.add(toNumber(methods));
            codec.add(constantAt(methods));
        });
    }

    private static MethodSpec toNumber(CodecClass.EnumMethods methods) {
        EnumModel model = methods.model();
        CodeBlock.Builder cases = CodeBlock.builder();
        for (EnumModel.EnumConstant constant : model.constants()) {
            OptionalLong number = constant.number();
            if (number.isPresent()) {
                cases.add("case $N -> $L;\n", constant.name(), literal(model.wire(), number.getAsLong()));
            }
        }
        return MethodSpec.methodBuilder(methods.toNumber())
                .addModifiers(CodecClass.PRIVATE)
                .addParameter(model.javaType(), "value")
                .returns(numberType(model.wire()))
                .addCode("return switch (required(value)) {\n$>")
                .addCode(cases.build())
                .addCode(
                        "default -> throw $T.noNumber($S, value.name());\n$<};\n",
                        RuntimeTypes.INVALID_MESSAGE,
                        model.javaType().simpleName())
                .build();
    }

    private static MethodSpec constantAt(CodecClass.EnumMethods methods) {
        EnumModel model = methods.model();
        MethodSpec.Builder method = MethodSpec.methodBuilder(methods.constantAt())
                .addModifiers(CodecClass.PRIVATE)
                .addParameter(RuntimeTypes.READER, "in")
                .addParameter(int.class, "at")
                .returns(model.javaType())
                .addStatement("$T number = in.get$L(at)", numberType(model.wire()), Values.wireName(model.wire()));
        return numberType(model.wire()).equals(TypeName.LONG) ? ifChain(method, model) : switchOn(method, model);
    }

    private static MethodSpec switchOn(MethodSpec.Builder method, EnumModel model) {
        method.addCode("return switch (number) {\n$>");
        for (EnumModel.EnumConstant constant : model.constants()) {
            if (constant.number().isPresent()) {
                method.addCode("case $L -> $T.$N;\n", constant.number().getAsLong(), model.javaType(), constant.name());
            }
        }
        return method.addCode("default -> $L;\n$<};\n", otherwise(model, false)).build();
    }

    /** Java has no switch over long. */
    private static MethodSpec ifChain(MethodSpec.Builder method, EnumModel model) {
        for (EnumModel.EnumConstant constant : model.constants()) {
            if (constant.number().isPresent()) {
                method.beginControlFlow(
                                "if (number == $L)",
                                literal(model.wire(), constant.number().getAsLong()))
                        .addStatement("return $T.$N", model.javaType(), constant.name())
                        .endControlFlow();
            }
        }
        return method.addStatement(model.fallback() == null ? "$L" : "return $L", otherwise(model, true))
                .build();
    }

    private static CodeBlock otherwise(EnumModel model, boolean wide) {
        if (model.fallback() != null) {
            return CodeBlock.of("$T.$N", model.javaType(), model.fallback());
        }
        CodeBlock number = model.wire() == BaseType.UINT64
                ? CodeBlock.of("$T.toUnsignedString(number)", Long.class)
                : CodeBlock.of("$T.toString(number)", wide ? Long.class : Integer.class);
        return CodeBlock.of(
                "throw in.unknownEnumNumber(at, $S, $L)", model.javaType().simpleName(), number);
    }

    private static CodeBlock literal(BaseType wire, long number) {
        TypeName type = numberType(wire);
        if (type.equals(TypeName.LONG)) {
            return number == Long.MIN_VALUE ? CodeBlock.of("$T.MIN_VALUE", Long.class) : CodeBlock.of("$LL", number);
        }
        return type.equals(TypeName.INT) ? CodeBlock.of("$L", number) : CodeBlock.of("($T) $L", type, number);
    }

    /** The type in which readers and writers pass a number of this wire type. */
    private static TypeName numberType(BaseType wire) {
        return switch (wire) {
            case INT8 -> TypeName.BYTE;
            case INT16 -> TypeName.SHORT;
            case UINT8, BYTE, UINT16, INT32 -> TypeName.INT;
            default -> TypeName.LONG;
        };
    }
}
