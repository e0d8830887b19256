package dev.cedros.processor.emit;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import dev.cedros.processor.model.Container;
import dev.cedros.processor.model.ElementType;
import dev.cedros.processor.model.EnumModel;
import dev.cedros.processor.model.MemberModel;
import dev.cedros.processor.model.MemberType;
import dev.cedros.processor.model.MessageModel;
import dev.cedros.type.DefaultValue;
import dev.cedros.type.Multiplicity;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/** Writes the method that makes a message of default values. */
final class DefaultsPass {
    private static final int MAX_INLINE = 32;

    private final CodecClass codec;
    private final MessageModel model;

    DefaultsPass(CodecClass codec) {
        this.codec = codec;
        this.model = codec.model();
    }

    void emit() {
        Scope scope = new Scope(model);
        Map<MemberModel, CodeBlock> defaults = new LinkedHashMap<>();
        for (MemberModel member : model.members()) {
            defaults.put(member, member(member));
        }
        Construct.returnNew(model, scope, index -> defaults.get(model.members().get(index)));
        codec.add(MethodSpec.methodBuilder("defaults")
                .addModifiers(CodecClass.PUBLIC)
                .addJavadoc("Makes a message of the default values of ROS: those declared, else zeros and nothing.\n")
                .returns(model.javaType())
                .addCode(scope.buildWriting())
                .build());
    }

    private CodeBlock member(MemberModel member) {
        MemberType type = member.type();
        List<CodeBlock> declared = declaredElements(member);
        if (declared.size() > MAX_INLINE) {
            // A method has room for one long list, hardly for several.
            String name = codec.methodName("default" + Words.capitalized(member.javaName()));
            codec.addHelper(MethodSpec.methodBuilder(name)
                    .addModifiers(CodecClass.PRIVATE)
                    .returns(Declared.valueType(type))
                    .addStatement("return $L", value(member, declared))
                    .build());
            return CodeBlock.of("$N()", name);
        }
        return value(member, declared);
    }

    private CodeBlock value(MemberModel member, List<CodeBlock> declared) {
        MemberType type = member.type();
        return switch (type.container()) {
            case SINGLE -> declared.isEmpty() ? zero(type.element()) : declared.get(0);
            case ARRAY -> array(member, declared);
            case LIST -> list(member, declared);
            case SEQUENCE -> sequence(type, declared);
            case OPTIONAL, OPTIONAL_PRIMITIVE ->
                declared.isEmpty()
                        ? CodeBlock.of("$T.empty()", Declared.optionalClass(type))
                        : CodeBlock.of("$T.of($L)", Declared.optionalClass(type), declared.get(0));
        };
    }

    /** The declared default as one literal for each element; nothing when none is declared. */
    private static List<CodeBlock> declaredElements(MemberModel member) {
        String text = member.defaultValue();
        ElementType element = member.type().element();
        if (text.isEmpty() || element.kind() == ElementType.Kind.NESTED) {
            return List.of();
        }
        if (element instanceof ElementType.EnumValue constant) {
            return List.of(CodeBlock.of("$T.$N", constant.model().javaType(), text));
        }
        Object value = DefaultValue.parse(member.type().ros(), text);
        List<?> values = value instanceof List<?> list ? list : List.of(value);
        return values.stream().map(each -> Literals.of(element, each)).toList();
    }

    private CodeBlock array(MemberModel member, List<CodeBlock> declared) {
        MemberType type = member.type();
        TypeName element = Values.elementType(type.element());
        if (!declared.isEmpty()) {
            return CodeBlock.of("new $T[] {$L}", element, CodeBlock.join(declared, ",$W"));
        }
        int length = fixedLength(type);
        boolean zeroed = type.element().kind() == ElementType.Kind.PRIMITIVE && element.isPrimitive();
        return length == 0 || zeroed
                ? CodeBlock.of("new $T[$L]", element, length)
                : CodeBlock.of("$N()", filledMethod(member, length));
    }

    private CodeBlock list(MemberModel member, List<CodeBlock> declared) {
        int length = fixedLength(member.type());
        ClassName sequence = member.type().element() instanceof ElementType.Nested nested && !model.isMutable()
                ? codec.sequence(nested)
                : null;
        if (sequence != null) {
            return length == 0
                    ? CodeBlock.of("$T.empty()", sequence)
                    : CodeBlock.of("$T.of($N())", sequence, filledMethod(member, length));
        }
        if (declared.isEmpty() && length > 0) {
            CodeBlock filled = CodeBlock.of("$T.asList($N())", Arrays.class, filledMethod(member, length));
            return model.isMutable()
                    ? CodeBlock.of("new $T<>($L)", ArrayList.class, filled)
                    : CodeBlock.of("$T.unmodifiableList($L)", Collections.class, filled);
        }
        CodeBlock elements = declared.isEmpty()
                ? CodeBlock.of("")
                : CodeBlock.of("$T.of($L)", List.class, CodeBlock.join(declared, ",$W"));
        if (model.isMutable()) {
            return CodeBlock.of("new $T<>($L)", ArrayList.class, elements);
        }
        return declared.isEmpty() ? CodeBlock.of("$T.of()", List.class) : elements;
    }

    private static CodeBlock sequence(MemberType type, List<CodeBlock> declared) {
        ElementType.Primitive primitive = (ElementType.Primitive) type.element();
        ClassName sequence = Values.sequenceType(primitive);
        if (!declared.isEmpty()) {
            return CodeBlock.of("$T.of($L)", sequence, CodeBlock.join(declared, ",$W"));
        }
        int length = fixedLength(type);
        return length == 0
                ? CodeBlock.of("$T.empty()", sequence)
                : CodeBlock.of(
                        "$T.of(new $T[$L])", sequence, primitive.carrier().typeName(), length);
    }

    /** A helper that makes an array of distinct default elements. */
    private String filledMethod(MemberModel member, int length) {
        MemberType type = member.type();
        TypeName element = type.container() == Container.LIST
                ? Values.boxedType(type.element())
                : Values.elementType(type.element());
        String name = codec.methodName("default" + Words.capitalized(member.javaName()));
        codec.addHelper(MethodSpec.methodBuilder(name)
                .addModifiers(CodecClass.PRIVATE)
                .returns(ArrayTypeName.of(element))
                .addStatement("$T[] elements = new $T[$L]", element, element, length)
                .beginControlFlow("for (int i = 0; i < elements.length; i++)")
                .addStatement("elements[i] = $L", zero(type.element()))
                .endControlFlow()
                .addStatement("return elements")
                .build());
        return name;
    }

    private static int fixedLength(MemberType type) {
        return type.ros().multiplicity() == Multiplicity.ARRAY
                ? Values.clamp(type.ros().capacity())
                : 0;
    }

    private static CodeBlock zero(ElementType element) {
        return switch (element.kind()) {
            case PRIMITIVE -> Literals.zero((ElementType.Primitive) element);
            case ENUM -> zero(((ElementType.EnumValue) element).model());
            case TEXT -> CodeBlock.of("$S", "");
            case TIME ->
                ((ElementType.Time) element).instant()
                        ? CodeBlock.of("$T.EPOCH", Instant.class)
                        : CodeBlock.of("$T.ZERO", Duration.class);
            case UUID -> CodeBlock.of("new $T(0L, 0L)", UUID.class);
            case NESTED -> CodeBlock.of("$T.defaults()", ((ElementType.Nested) element).codec());
        };
    }

    /** The constant numbered 0, else the first. */
    private static CodeBlock zero(EnumModel model) {
        EnumModel.EnumConstant zero = model.constants().stream()
                .filter(constant ->
                        constant.number().isPresent() && constant.number().getAsLong() == 0)
                .findFirst()
                .orElse(model.constants().get(0));
        return CodeBlock.of("$T.$N", model.javaType(), zero.name());
    }
}
