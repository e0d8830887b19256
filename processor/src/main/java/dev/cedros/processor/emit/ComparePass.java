package dev.cedros.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.WildcardTypeName;
import dev.cedros.processor.model.Container;
import dev.cedros.processor.model.ElementType;
import dev.cedros.processor.model.JavaPrimitive;
import dev.cedros.processor.model.MemberModel;
import dev.cedros.processor.model.MemberType;
import dev.cedros.processor.model.MessageModel;
import java.util.Arrays;
import java.util.Iterator;
import java.util.Objects;

/** Writes the methods that compare and hash messages by value. */
final class ComparePass {
    private final CodecClass codec;
    private final MessageModel model;

    ComparePass(CodecClass codec) {
        this.codec = codec;
        this.model = codec.model();
    }

    void emit() {
        equal();
        hash();
    }

    private void equal() {
        MethodSpec.Builder method = MethodSpec.methodBuilder("equal")
                .addModifiers(CodecClass.PUBLIC)
                .addJavadoc("Compares by value: arrays by their elements, floating point numbers so that NaN equals NaN"
                        + " and 0.0\ndoes not equal -0.0.\n")
                .addParameter(model.javaType(), "a")
                .addParameter(model.javaType(), "b")
                .returns(boolean.class);
        if (model.members().isEmpty()) {
            codec.add(method.addStatement("return (a == null) == (b == null)").build());
            return;
        }
        Scope scope = new Scope(model);
        for (MemberModel member : model.members()) {
            scope.at(member.rosName());
            scope.begin("if ($L)", unequalMember(member));
            scope.statement("return false");
            scope.end();
        }
        scope.statement("return true");
        codec.add(method.addCode(nulls()).addCode(scope.buildWriting()).build());
    }

    private static CodeBlock nulls() {
        return CodeBlock.builder()
                .beginControlFlow("if (a == null || b == null)")
                .addStatement("return a == null && b == null")
                .endControlFlow()
                .build();
    }

    private CodeBlock unequalMember(MemberModel member) {
        CodeBlock a = MemberAccess.read("a", member);
        CodeBlock b = MemberAccess.read("b", member);
        MemberType type = member.type();
        if (type.element() instanceof ElementType.Nested nested) {
            return type.container() == Container.SINGLE
                    ? CodeBlock.of("!$T.equal($L, $L)", nested.codec(), a, b)
                    : CodeBlock.of("!$N($L, $L)", equalElements(member, nested), a, b);
        }
        if (type.container() == Container.ARRAY) {
            return CodeBlock.of("!$T.equals($L, $L)", Arrays.class, a, b);
        }
        if (type.container() == Container.SINGLE
                && type.element() instanceof ElementType.Primitive primitive
                && !primitive.boxed()) {
            return unequalPrimitive(primitive.carrier(), a, b);
        }
        return CodeBlock.of("!$T.equals($L, $L)", Objects.class, a, b);
    }

    private static CodeBlock unequalPrimitive(JavaPrimitive carrier, CodeBlock a, CodeBlock b) {
        return switch (carrier) {
            case FLOAT -> CodeBlock.of("$T.compare($L, $L) != 0", Float.class, a, b);
            case DOUBLE -> CodeBlock.of("$T.compare($L, $L) != 0", Double.class, a, b);
            default -> CodeBlock.of("$L != $L", a, b);
        };
    }

    private String equalElements(MemberModel member, ElementType.Nested nested) {
        MemberType type = member.type();
        String name = codec.methodName("equal" + Words.capitalized(member.javaName()));
        MethodSpec.Builder helper = MethodSpec.methodBuilder(name)
                .addModifiers(CodecClass.PRIVATE)
                .addParameter(Declared.type(type), "a")
                .addParameter(Declared.type(type), "b")
                .returns(boolean.class)
                .addCode(nulls());
        switch (type.container()) {
            case OPTIONAL -> helper.addStatement("return $T.equal(a.orElse(null), b.orElse(null))", nested.codec());
            case ARRAY -> {
                Scope loop = new Scope(model);
                loop.begin("for (; i < a.length; i++)");
                loop.begin("if (!$T.equal(a[i], b[i]))", nested.codec());
                loop.statement("return false");
                loop.end();
                loop.end();
                loop.statement("return true");
                helper.beginControlFlow("if (a.length != b.length)")
                        .addStatement("return false")
                        .endControlFlow()
                        .addStatement("int i = 0")
                        .addCode(loop.buildLocated(Locate.writingElement()));
            }
            default -> {
                ClassName sequence = codec.sequence(nested);
                if (sequence != null) {
                    helper.beginControlFlow("if (a instanceof $T packed)", sequence)
                            .addStatement("return packed.equalByValue(b)")
                            .endControlFlow()
                            .beginControlFlow("if (b instanceof $T packed)", sequence)
                            .addStatement("return packed.equalByValue(a)")
                            .endControlFlow();
                }
                TypeName iterator = ParameterizedTypeName.get(
                        ClassName.get(Iterator.class), WildcardTypeName.subtypeOf(nested.javaType()));
                Scope loop = new Scope(model);
                loop.begin("for ($T element : a)", nested.javaType());
                loop.begin("if (!other.hasNext() || !$T.equal(element, other.next()))", nested.codec());
                loop.statement("return false");
                loop.end();
                loop.statement("i++");
                loop.end();
                loop.statement("return true");
                helper.beginControlFlow("if (a.size() != b.size())")
                        .addStatement("return false")
                        .endControlFlow()
                        .addStatement("$T other = b.iterator()", iterator)
                        .addStatement("int i = 0")
                        .addCode(loop.buildLocated(Locate.writingElement()));
            }
        }
        codec.addHelper(helper.build());
        return name;
    }

    private void hash() {
        MethodSpec.Builder method = MethodSpec.methodBuilder("hash")
                .addModifiers(CodecClass.PUBLIC)
                .addJavadoc("Gives a hash code that agrees with {@code equal}.\n")
                .addParameter(model.javaType(), "message")
                .returns(int.class)
                .beginControlFlow("if (message == null)")
                .addStatement("return 0")
                .endControlFlow();
        if (model.members().isEmpty()) {
            codec.add(method.addStatement("return 1").build());
            return;
        }
        Scope scope = new Scope(model);
        scope.statement("int h = 1");
        for (MemberModel member : model.members()) {
            scope.at(member.rosName());
            scope.statement("h = 31 * h + $L", hashMember(member));
        }
        scope.statement("return h");
        codec.add(method.addCode(scope.buildWriting()).build());
    }

    private CodeBlock hashMember(MemberModel member) {
        CodeBlock value = MemberAccess.read("message", member);
        MemberType type = member.type();
        if (type.element() instanceof ElementType.Nested nested) {
            return type.container() == Container.SINGLE
                    ? CodeBlock.of("$T.hash($L)", nested.codec(), value)
                    : CodeBlock.of("$N($L)", hashElements(member, nested), value);
        }
        if (type.container() == Container.ARRAY) {
            return CodeBlock.of("$T.hashCode($L)", Arrays.class, value);
        }
        if (type.container() == Container.SINGLE
                && type.element() instanceof ElementType.Primitive primitive
                && !primitive.boxed()) {
            return CodeBlock.of(
                    "$T.hashCode($L)", primitive.carrier().typeName().box(), value);
        }
        return CodeBlock.of("$T.hashCode($L)", Objects.class, value);
    }

    private String hashElements(MemberModel member, ElementType.Nested nested) {
        MemberType type = member.type();
        String name = codec.methodName("hash" + Words.capitalized(member.javaName()));
        MethodSpec.Builder helper = MethodSpec.methodBuilder(name)
                .addModifiers(CodecClass.PRIVATE)
                .addParameter(Declared.type(type), "elements")
                .returns(int.class)
                .beginControlFlow("if (elements == null)")
                .addStatement("return 0")
                .endControlFlow();
        if (type.container() == Container.OPTIONAL) {
            helper.addStatement("return $T.hash(elements.orElse(null))", nested.codec());
        } else {
            ClassName sequence = type.container() == Container.LIST ? codec.sequence(nested) : null;
            if (sequence != null) {
                helper.beginControlFlow("if (elements instanceof $T packed)", sequence)
                        .addStatement("return packed.hashByValue()")
                        .endControlFlow();
            }
            Scope loop = new Scope(model);
            loop.begin("for ($T element : elements)", nested.javaType());
            loop.statement("h = 31 * h + $T.hash(element)", nested.codec());
            loop.statement("i++");
            loop.end();
            loop.statement("return h");
            helper.addStatement("int h = 1")
                    .addStatement("int i = 0")
                    .addCode(loop.buildLocated(Locate.writingElement()));
        }
        codec.addHelper(helper.build());
        return name;
    }
}
