package dev.cedros.processor.emit;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import dev.cedros.processor.model.Container;
import dev.cedros.processor.model.ElementType;
import dev.cedros.processor.model.MemberModel;
import dev.cedros.processor.model.MemberType;
import dev.cedros.processor.model.MessageModel;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** Writes the method that copies a message so that nothing that can change is shared with the original. */
final class CopyPass {
    private final CodecClass codec;
    private final MessageModel model;

    CopyPass(CodecClass codec) {
        this.codec = codec;
        this.model = codec.model();
    }

    void emit() {
        Scope scope = new Scope(model);
        scope.statement("required(message)");
        Map<MemberModel, CodeBlock> copies = new LinkedHashMap<>();
        for (MemberModel member : model.members()) {
            copies.put(member, member(scope, member));
        }
        Construct.returnNew(model, scope, index -> copies.get(model.members().get(index)));
        codec.add(MethodSpec.methodBuilder("copy")
                .addModifiers(CodecClass.PUBLIC)
                .addJavadoc("Copies the message with all that can change in it and all that it shows of a payload.\n")
                .addParameter(model.javaType(), "message")
                .returns(model.javaType())
                .addCode(scope.buildWriting())
                .build());
    }

    private CodeBlock member(Scope scope, MemberModel member) {
        MemberType type = member.type();
        CodeBlock value = MemberAccess.read("message", member);
        CodeBlock copy = copyOf(member, value);
        if (copy.equals(value)) {
            return value;
        }
        scope.at(member.rosName());
        String local = scope.local(member.javaName());
        scope.statement("$T $N = $L", Declared.valueType(type), local, copy);
        return CodeBlock.of("$N", local);
    }

    private CodeBlock copyOf(MemberModel member, CodeBlock value) {
        MemberType type = member.type();
        if (type.element() instanceof ElementType.Nested nested) {
            return switch (type.container()) {
                case SINGLE -> CodeBlock.of("$T.copy($L)", nested.codec(), value);
                case OPTIONAL -> CodeBlock.of("required($L)$Z.map($T::copy)", value, nested.codec());
                default -> CodeBlock.of("$N(required($L))", elementsMethod(member, nested), value);
            };
        }
        return switch (type.container()) {
            case ARRAY -> CodeBlock.of("required($L).clone()", value);
            case LIST -> {
                CodeBlock elements = CodeBlock.of("requiredElements($L)", value);
                yield model.isMutable() ? CodeBlock.of("new $T<>($L)", ArrayList.class, elements) : elements;
            }
            case SEQUENCE -> CodeBlock.of("required($L).detached()", value);
            default -> value;
        };
    }

    /** A helper that copies the elements of one member, so that an error can name the element. */
    private String elementsMethod(MemberModel member, ElementType.Nested nested) {
        MemberType type = member.type();
        boolean list = type.container() == Container.LIST;
        TypeName element = nested.javaType();
        String name = codec.methodName("copy" + Words.capitalized(member.javaName()));
        MethodSpec.Builder helper = MethodSpec.methodBuilder(name)
                .addModifiers(CodecClass.PRIVATE)
                .addParameter(Declared.type(type), "elements")
                .returns(list ? Declared.listType(type) : ArrayTypeName.of(element));
        ClassName sequence = list && !model.isMutable() ? codec.sequence(nested) : null;
        if (sequence != null) {
            helper.beginControlFlow("if (elements instanceof $T packed)", sequence)
                    .addStatement("return packed.detached()")
                    .endControlFlow();
        }
        if (list) {
            helper.addStatement(
                    "$T copies = new $T<>(elements.size())", Declared.listType(type), ClassName.get(ArrayList.class));
        } else {
            helper.addStatement("$T[] copies = new $T[elements.length]", element, element);
        }
        helper.addStatement("int i = 0");
        Scope loop = new Scope(model);
        loop.begin("for ($T element : elements)", element);
        loop.statement(list ? "copies.add($T.copy(element))" : "copies[i] = $T.copy(element)", nested.codec());
        loop.statement("i++");
        loop.end();
        helper.addCode(loop.buildLocated(Locate.writingElement()));
        boolean frozen = list && !model.isMutable();
        helper.addStatement(
                frozen
                        ? CodeBlock.of("return $T.unmodifiableList(copies)", Collections.class)
                        : CodeBlock.of("return copies"));
        codec.addHelper(helper.build());
        return name;
    }
}
