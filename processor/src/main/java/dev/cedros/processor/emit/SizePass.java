package dev.cedros.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import dev.cedros.processor.model.Container;
import dev.cedros.processor.model.ElementType;
import dev.cedros.processor.model.MemberModel;
import dev.cedros.processor.model.MemberType;
import dev.cedros.processor.model.MessageModel;
import dev.cedros.processor.plan.CodecPlanner;
import dev.cedros.processor.plan.Step;
import dev.cedros.type.FieldType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Writes the method that finds where a message ends without writing it. */
final class SizePass {
    private static final int COUNT_BYTES = 4;

    private final CodecClass codec;
    private final NestedCalls nestedCalls;

    SizePass(CodecClass codec, NestedCalls nestedCalls) {
        this.codec = codec;
        this.nestedCalls = nestedCalls;
    }

    void emit() {
        MethodSpec.Builder method = MethodSpec.methodBuilder("serializedEnd")
                .addModifiers(CodecClass.PUBLIC)
                .addJavadoc("Gives the position after the message when it begins at {@code start}. Positions count from"
                        + " the byte\nafter the encapsulation header; padding depends on them.\n");
        signature(method, codec.model());
        List<List<Step>> parts = codec.plan().parts();
        codec.add(
                parts.size() == 1
                        ? method.addCode(body(codec.model(), parts.get(0))).build()
                        : divided(method, parts));
    }

    private MethodSpec divided(MethodSpec.Builder method, List<List<Step>> parts) {
        List<MethodSpec> helpers = new ArrayList<>();
        method.addStatement("long p = start");
        for (List<Step> steps : parts) {
            String name = codec.methodName("endOfPart" + (helpers.size() + 1));
            helpers.add(signature(MethodSpec.methodBuilder(name).addModifiers(CodecClass.PRIVATE), codec.model())
                    .addCode(body(codec.model(), steps))
                    .build());
            method.addStatement("p = $N(message, p, options)", name);
        }
        helpers.forEach(codec::addHelper);
        return method.addStatement("return p").build();
    }

    static MethodSpec.Builder signature(MethodSpec.Builder method, MessageModel model) {
        return method.addParameter(model.javaType(), "message")
                .addParameter(long.class, "start")
                .addParameter(RuntimeTypes.OPTIONS, "options")
                .returns(long.class);
    }

    /** The body of a method that has {@code message}, {@code start} and {@code options}. */
    CodeBlock body(MessageModel model, List<Step> steps) {
        Scope scope = new Scope(model);
        SizeCursor cursor = new SizeCursor(scope);
        scope.statement("required(message)");
        scope.statement("long p = start");
        if (steps.isEmpty()) {
            cursor.advance(1, 1);
        }
        for (Step step : steps) {
            cursor.knows(step.before());
            if (step instanceof Step.Run run) {
                cursor.advance(run.alignment(), run.size());
            } else if (step instanceof Step.Body body) {
                member(scope, cursor, body.member());
            }
        }
        scope.statement("return $L", cursor.place());
        return scope.buildWriting();
    }

    private void member(Scope scope, SizeCursor cursor, MemberModel member) {
        MemberType type = member.type();
        CodeBlock value = MemberAccess.read("message", member);
        if (type.container() == Container.SINGLE) {
            if (type.element().kind() == ElementType.Kind.TEXT || type.element().kind() == ElementType.Kind.NESTED) {
                scope.at(member.rosName());
            }
            element(cursor, type.element(), type.ros(), value);
            return;
        }
        if (type.ros().multiplicity().isSequence()) {
            cursor.advance(COUNT_BYTES, COUNT_BYTES);
        } else if (Declared.isBulk(type)) {
            int size = type.ros().base().sizeBytes();
            cursor.advance(size, type.ros().capacity() * size);
            return;
        }
        scope.at(member.rosName());
        if (type.element() instanceof ElementType.Text text && type.container() != Container.OPTIONAL) {
            CodeBlock texts =
                    type.container() == Container.LIST ? CodeBlock.of("$T.of($L)", RuntimeTypes.INDEXED, value) : value;
            String method = text.wide() ? "wstrings" : "strings";
            String options = text.wide() ? ", options" : "";
            cursor.moveTo(CodeBlock.of("$T.$L($L, $L$L)", RuntimeTypes.SIZE, method, cursor.place(), texts, options));
            return;
        }
        String local = scope.local(member.javaName());
        scope.statement("$T $N = required($L)", Declared.type(type), local, value);
        if (type.container() == Container.OPTIONAL || type.container() == Container.OPTIONAL_PRIMITIVE) {
            cursor.settle();
            scope.begin("if ($N.isPresent())", local);
            element(cursor, type.element(), type.ros(), Declared.optionalValue(type, local));
            cursor.settle();
            scope.end();
            cursor.forget();
            return;
        }
        elements(cursor, member, local);
    }

    private void elements(SizeCursor cursor, MemberModel member, String local) {
        MemberType type = member.type();
        CodeBlock size = Declared.counted(type, local);
        if (!(type.element() instanceof ElementType.Nested nested)) {
            Extent extent = Extent.of(type);
            cursor.advanceElements(size, extent.alignment(), extent.size());
            return;
        }
        Optional<Step.Run> run = CodecPlanner.repeatableRun(
                codec.plan().models().get(nested.key()), codec.plan().models());
        if (run.isPresent() && nestedCalls.equals(NestedCalls.CODECS)) {
            cursor.advanceElements(size, run.get().alignment(), run.get().size());
        } else {
            cursor.moveTo(CodeBlock.of("$N($N, $L, options)", elementsMethod(member), local, cursor.place()));
        }
    }

    /** A helper that adds up the elements of one member, so that an error can name the element. */
    private String elementsMethod(MemberModel member) {
        MemberType type = member.type();
        String name = codec.methodName(nestedCalls.endName() + Words.capitalized(member.javaName()));
        boolean list = type.container() == Container.LIST;
        ElementType.Nested nested = (ElementType.Nested) type.element();
        Scope loop = new Scope(codec.model());
        loop.begin("for (; i < count; i++)");
        CodeBlock element = CodeBlock.of(list ? "all.get(i)" : "elements[i]");
        loop.statement("p = $L", nestedCalls.end(nested, element, CodeBlock.of("p")));
        loop.end();
        loop.statement("return p");
        MethodSpec.Builder helper = MethodSpec.methodBuilder(name)
                .addModifiers(CodecClass.PRIVATE)
                .addParameter(Declared.type(type), "elements")
                .addParameter(long.class, "start")
                .addParameter(RuntimeTypes.OPTIONS, "options")
                .returns(long.class);
        ClassName sequence = list && nestedCalls.equals(NestedCalls.CODECS) ? codec.sequence(nested) : null;
        if (sequence != null) {
            // To ask its elements would make an object of each.
            helper.beginControlFlow("if (elements instanceof $T packed)", sequence)
                    .addStatement("return packed.wireEnd(start)")
                    .endControlFlow();
        }
        if (list) {
            helper.addStatement("$T all = $T.of(elements)", Declared.type(type), RuntimeTypes.INDEXED);
        }
        codec.addHelper(helper.addStatement("int count = $L", list ? "counted(all.size())" : "elements.length")
                .addStatement("long p = start")
                .addStatement("int i = 0")
                .addCode(loop.buildLocated(Locate.writingElement()))
                .build());
        return name;
    }

    /** Steps over one value. */
    private void element(SizeCursor cursor, ElementType element, FieldType ros, CodeBlock value) {
        switch (element.kind()) {
            case TEXT ->
                cursor.moveTo(
                        ((ElementType.Text) element).wide()
                                ? CodeBlock.of("$T.wstring($L, $L, options)", RuntimeTypes.SIZE, cursor.place(), value)
                                : CodeBlock.of("$T.string($L, $L)", RuntimeTypes.SIZE, cursor.place(), value));
            case NESTED -> cursor.moveTo(nestedCalls.end((ElementType.Nested) element, value, cursor.place()));
            default -> {
                Extent extent = Extent.of(element, ros);
                cursor.advance(extent.alignment(), extent.size());
            }
        }
    }
}
