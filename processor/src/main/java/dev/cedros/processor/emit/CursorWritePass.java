package dev.cedros.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import dev.cedros.processor.model.Container;
import dev.cedros.processor.model.ElementType;
import dev.cedros.processor.model.MemberModel;
import dev.cedros.processor.model.MemberType;
import dev.cedros.processor.model.MessageModel;
import dev.cedros.processor.plan.Step;
import dev.cedros.type.FieldType;
import java.util.List;

/** Writes methods that put members on the wire one by one through a writer, which knows the alignment: those of keys. */
final class CursorWritePass {
    private final CodecClass codec;
    private final Values values;
    private final NestedCalls nestedCalls;

    CursorWritePass(CodecClass codec, NestedCalls nestedCalls) {
        this.codec = codec;
        this.values = new Values(codec);
        this.nestedCalls = nestedCalls;
    }

    /** The body of a method that has {@code message} and {@code out} and writes the steps. */
    CodeBlock body(MessageModel model, List<Step> steps) {
        Scope scope = new Scope(model);
        scope.statement("required(message)");
        if (steps.isEmpty()) {
            scope.statement("out.writeUint8(0)");
        }
        for (Step step : steps) {
            if (step instanceof Step.Body body) {
                scope.at(body.member().rosName());
                member(scope, body.member());
            }
        }
        return scope.buildWriting();
    }

    private void member(Scope scope, MemberModel member) {
        MemberType type = member.type();
        CodeBlock value = MemberAccess.read("message", member);
        if (type.container() == Container.SINGLE) {
            scope.statement(element(type.element(), type.ros(), value));
            return;
        }
        String local = scope.local(member.javaName());
        TypeName declared = Declared.type(type);
        scope.statement("$T $N = required($L)", declared, local, value);
        String collection = "";
        if (nestedCalls.delimits() && !type.ros().base().isPrimitive()) {
            collection = scope.local("collection");
            scope.statement("int $N = out.beginCollection()", collection);
        }
        several(scope, member, local);
        if (!collection.isEmpty()) {
            scope.statement("out.endCollection($N)", collection);
        }
    }

    private void several(Scope scope, MemberModel member, String local) {
        MemberType type = member.type();
        if (type.container() == Container.OPTIONAL || type.container() == Container.OPTIONAL_PRIMITIVE) {
            scope.statement("out.writeCount($N.isPresent() ? 1 : 0)", local);
            scope.begin("if ($N.isPresent())", local);
            scope.statement(element(type.element(), type.ros(), Declared.optionalValue(type, local)));
            scope.end();
            return;
        }
        count(scope, type, local);
        elements(scope, member, local);
    }

    private void count(Scope scope, MemberType type, String local) {
        CodeBlock size = Declared.size(type, local);
        FieldType ros = type.ros();
        switch (ros.multiplicity()) {
            case ARRAY -> scope.statement("checkLength($L, $L)", size, Values.clamp(ros.capacity()));
            case BOUNDED_SEQUENCE -> scope.statement("out.writeCount($L, $L)", size, Values.clamp(ros.capacity()));
            default -> scope.statement("out.writeCount($L)", size);
        }
    }

    private void elements(Scope scope, MemberModel member, String local) {
        MemberType type = member.type();
        if (Declared.isBulk(type)) {
            scope.statement(values.writeBulk(type, CodeBlock.of(""), CodeBlock.of("$N", local)));
        } else if (type.element() instanceof ElementType.Text text) {
            scope.statement(
                    "out.write$L$L($N$L)",
                    text.wide() ? "Wstring" : "String",
                    type.container() == Container.LIST ? "List" : "Array",
                    local,
                    Values.textBound(type.ros()));
        } else {
            scope.statement("$N($N, out)", elementsMethod(member), local);
        }
    }

    /** A helper that writes the elements of one member, so that an error can name the element. */
    private String elementsMethod(MemberModel member) {
        MemberType type = member.type();
        String name = codec.methodName(nestedCalls.writeName() + Words.capitalized(member.javaName()));
        Scope scope = new Scope(codec.model());
        scope.statement("int i = 0");
        Scope loop = new Scope(codec.model());
        loop.begin("for ($T element : elements)", Values.elementType(type.element()));
        loop.statement(element(type.element(), type.ros(), CodeBlock.of("element")));
        loop.statement("i++");
        loop.end();
        if (type.container() == Container.LIST) {
            loop.statement("checkUnchanged(i, elements.size())");
        }
        MethodSpec helper = MethodSpec.methodBuilder(name)
                .addModifiers(CodecClass.PRIVATE)
                .addParameter(Declared.type(type), "elements")
                .addParameter(RuntimeTypes.WRITER, "out")
                .addCode(scope.build())
                .addCode(loop.buildLocated(Locate.writingElement()))
                .build();
        codec.addHelper(helper);
        return name;
    }

    private CodeBlock element(ElementType element, FieldType ros, CodeBlock value) {
        return element instanceof ElementType.Nested nested
                ? nestedCalls.write(nested, value)
                : values.write(element, ros, value);
    }
}
