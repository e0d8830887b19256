package dev.cedros.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import dev.cedros.processor.model.Container;
import dev.cedros.processor.model.ElementType;
import dev.cedros.processor.model.MemberModel;
import dev.cedros.processor.model.MemberType;
import dev.cedros.processor.model.MessageModel;
import dev.cedros.processor.plan.Alignment;
import dev.cedros.processor.plan.ElementRuns;
import dev.cedros.processor.plan.Step;
import java.util.Optional;

/** Writes helpers that put the elements of one member on the wire, each helper a loop. */
final class ElementWrites {
    private final CodecClass codec;
    private final Order order;
    private final PlacedWrites writes;

    ElementWrites(CodecClass codec, Order order) {
        this.codec = codec;
        this.order = order;
        this.writes = new PlacedWrites(codec, order);
    }

    /** The call of the helper for a member, which gives the place after the elements. */
    CodeBlock call(MemberModel member, String local, CodeBlock count, CodeBlock place) {
        String suffix = Words.capitalized(member.javaName());
        String name = codec.methodName(order.isBig() ? "writeBigEndian" + suffix : "write" + suffix);
        Optional<Step.Run> run = repeatable(member);
        boolean options = run.isEmpty() && needsOptions(member.type().element());
        MethodSpec.Builder helper = MethodSpec.methodBuilder(name)
                .addModifiers(CodecClass.PRIVATE)
                .addParameter(Declared.type(member.type()), "elements")
                .addParameter(int.class, "count")
                .addParameter(byte[].class, "buffer")
                .addParameter(int.class, "origin")
                .addParameter(int.class, "position")
                .returns(int.class);
        if (options) {
            helper.addParameter(RuntimeTypes.OPTIONS, "options");
        }
        helper.addCode(loop(member.type(), run));
        codec.addHelper(helper.build());
        return CodeBlock.of("$N($N, $L, buffer, origin, $L$L)", name, local, count, place, options ? ", options" : "");
    }

    private boolean needsOptions(ElementType element) {
        return element instanceof ElementType.Nested nested
                && (order.isBig() || codec.plan().needsOptions(nested.rosName().toString()));
    }

    /** The run that each element is, if it is a message that code in this package may take apart. */
    private Optional<Step.Run> repeatable(MemberModel member) {
        return member.type().element().kind() == ElementType.Kind.NESTED
                ? ElementRuns.of(codec.model(), member, codec.plan().models())
                : Optional.empty();
    }

    private CodeBlock loop(MemberType type, Optional<Step.Run> run) {
        ElementType element = type.element();
        CodeBlock.Builder code = CodeBlock.builder();
        packed(code, type);
        if (run.isPresent()) {
            align(code, run.get().alignment());
        } else if (element.kind() == ElementType.Kind.NESTED) {
            code.addStatement("int p = position");
        } else {
            align(code, Extent.of(type).alignment());
        }
        code.addStatement("int i = 0");
        Scope scope = new Scope(codec.model());
        scope.begin("for (; i < count; i++)");
        CodeBlock value = CodeBlock.of(type.container() == Container.LIST ? "elements.get(i)" : "elements[i]");
        if (run.isPresent()) {
            Cursor cursor = new Cursor(scope, order);
            cursor.knows(Alignment.multipleOf(run.get().alignment()));
            scope.atNone();
            scope.statement("$T element = required($L)", Values.elementType(element), value);
            new SlotWrites(scope, writes).writeElement(cursor, run.get());
            scope.statement("p += $L", run.get().size());
        } else if (element instanceof ElementType.Nested nested) {
            scope.statement("p = $L", writes.message(nested, CodeBlock.of("p"), value));
        } else {
            scope.statement(writes.put(element, CodeBlock.of("p"), value));
            scope.statement("p += $L", Extent.of(type).size());
        }
        scope.end();
        code.add(scope.buildLocated(scope.isLabelled() ? Locate.writingMemberOfElement() : Locate.writingElement()));
        return code.addStatement("return p").build();
    }

    private void align(CodeBlock.Builder code, int alignment) {
        if (alignment == 1) {
            code.addStatement("int p = position");
        } else {
            code.addStatement("int p = $T.align$L(buffer, origin, position, count)", order.accessor(), alignment);
        }
    }

    /** A packed list is on its own already what goes on the wire. */
    private void packed(CodeBlock.Builder code, MemberType type) {
        if (type.container() != Container.LIST || !(type.element() instanceof ElementType.Nested nested)) {
            return;
        }
        MessageModel model = codec.plan().models().get(nested.key());
        ClassName sequence = model.sequence();
        if (sequence == null) {
            return;
        }
        code.beginControlFlow("if (elements instanceof $T packed)", sequence);
        code.addStatement("return packed.write(buffer, origin, position, $L)", order.isBig());
        code.endControlFlow();
    }
}
