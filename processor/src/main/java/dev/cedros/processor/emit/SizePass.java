package dev.cedros.processor.emit;

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
import java.util.List;
import java.util.Optional;

/** Writes the method that finds where a message ends without writing it. */
final class SizePass {
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
        codec.add(signature(method, codec.model())
                .addCode(body(codec.model(), codec.plan().steps()))
                .build());
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
        scope.statement("required(message)");
        if (steps.isEmpty()) {
            scope.statement("return start + 1");
            return scope.buildWriting();
        }
        scope.statement("long p = start");
        for (Step step : steps) {
            if (step instanceof Step.Run run) {
                scope.statement(advance(run.alignment(), run.size()));
            } else if (step instanceof Step.Body body) {
                member(scope, body.member());
            }
        }
        scope.statement("return p");
        return scope.buildWriting();
    }

    private static CodeBlock advance(int alignment, long size) {
        return alignment == 1
                ? CodeBlock.of("p += $L", size)
                : CodeBlock.of("p = $T.align(p, $L) + $L", RuntimeTypes.SIZE, alignment, size);
    }

    private void member(Scope scope, MemberModel member) {
        MemberType type = member.type();
        CodeBlock value = MemberAccess.read("message", member);
        if (type.container() == Container.SINGLE) {
            if (type.element().kind() == ElementType.Kind.TEXT || type.element().kind() == ElementType.Kind.NESTED) {
                scope.at(member.rosName());
            }
            scope.statement(element(type.element(), type.ros(), value));
            return;
        }
        if (type.ros().multiplicity().isSequence()) {
            scope.statement(advance(4, 4));
        } else if (Declared.isBulk(type)) {
            int size = type.ros().base().sizeBytes();
            scope.statement(advance(size, type.ros().capacity() * size));
            return;
        }
        scope.at(member.rosName());
        if (type.element() instanceof ElementType.Text text && type.container() != Container.OPTIONAL) {
            String method = text.wide() ? "wstrings" : "strings";
            scope.statement("p = $T.$L(p, $L$L)", RuntimeTypes.SIZE, method, value, text.wide() ? ", options" : "");
            return;
        }
        String local = scope.local(member.javaName());
        scope.statement("$T $N = required($L)", Declared.type(type), local, value);
        if (type.container() == Container.OPTIONAL || type.container() == Container.OPTIONAL_PRIMITIVE) {
            scope.begin("if ($N.isPresent())", local);
            scope.statement(element(type.element(), type.ros(), Declared.optionalValue(type, local)));
            scope.end();
            return;
        }
        elements(scope, member, local);
    }

    private void elements(Scope scope, MemberModel member, String local) {
        MemberType type = member.type();
        CodeBlock size = Declared.size(type, local);
        if (type.element() instanceof ElementType.Nested nested) {
            Optional<Step.Run> run = CodecPlanner.repeatableRun(
                    codec.plan().models().get(nested.key()), codec.plan().models());
            if (run.isPresent() && nestedCalls.equals(NestedCalls.CODECS)) {
                int alignment = run.get().alignment();
                scope.begin("if ($L > 0)", size);
                scope.statement(
                        "p = $T.align(p, $L) + $LL * $L",
                        RuntimeTypes.SIZE,
                        alignment,
                        run.get().size(),
                        size);
                scope.end();
            } else {
                scope.statement("p = $N($N, p, options)", elementsMethod(member), local);
            }
            return;
        }
        Extent extent = Extent.of(type);
        elements(scope, size, extent.alignment(), extent.size());
    }

    private static void elements(Scope scope, CodeBlock count, int alignment, int size) {
        if (alignment == size) {
            scope.statement("p = $T.elements(p, $L, $L)", RuntimeTypes.SIZE, count, size);
        } else {
            scope.statement("p = $T.elements(p, $L, $L, $L)", RuntimeTypes.SIZE, count, alignment, size);
        }
    }

    /** A helper that adds up the elements of one member, so that an error can name the element. */
    private String elementsMethod(MemberModel member) {
        MemberType type = member.type();
        String name = codec.methodName(nestedCalls.endName() + Words.capitalized(member.javaName()));
        Scope loop = new Scope(codec.model());
        loop.begin("for ($T element : elements)", Values.elementType(type.element()));
        loop.statement(element(type.element(), type.ros(), CodeBlock.of("element")));
        loop.statement("i++");
        loop.end();
        loop.statement("return p");
        MethodSpec helper = MethodSpec.methodBuilder(name)
                .addModifiers(CodecClass.PRIVATE)
                .addParameter(Declared.type(type), "elements")
                .addParameter(long.class, "start")
                .addParameter(RuntimeTypes.OPTIONS, "options")
                .returns(long.class)
                .addStatement("long p = start")
                .addStatement("int i = 0")
                .addCode(loop.buildLocated(Locate.writingElement()))
                .build();
        codec.addHelper(helper);
        return name;
    }

    /** The statement that advances {@code p} over one value. */
    private CodeBlock element(ElementType element, FieldType ros, CodeBlock value) {
        return switch (element.kind()) {
            case TEXT ->
                ((ElementType.Text) element).wide()
                        ? CodeBlock.of("p = $T.wstring(p, $L, options)", RuntimeTypes.SIZE, value)
                        : CodeBlock.of("p = $T.string(p, $L)", RuntimeTypes.SIZE, value);
            case NESTED ->
                CodeBlock.of("p = $L", nestedCalls.end((ElementType.Nested) element, value, CodeBlock.of("p")));
            default -> {
                Extent extent = Extent.of(element, ros);
                yield advance(extent.alignment(), extent.size());
            }
        };
    }

    /** Alignment and size of one value that is neither text nor a message. */
    private record Extent(int alignment, int size) {
        static Extent of(MemberType type) {
            return of(type.element(), type.ros());
        }

        static Extent of(ElementType element, FieldType ros) {
            return switch (element.kind()) {
                case TIME -> new Extent(4, 8);
                case UUID -> new Extent(1, 16);
                default -> new Extent(ros.base().sizeBytes(), ros.base().sizeBytes());
            };
        }
    }
}
