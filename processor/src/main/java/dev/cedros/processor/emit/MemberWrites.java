package dev.cedros.processor.emit;

import com.palantir.javapoet.CodeBlock;
import dev.cedros.processor.model.Container;
import dev.cedros.processor.model.ElementType;
import dev.cedros.processor.model.MemberModel;
import dev.cedros.processor.model.MemberType;
import dev.cedros.processor.plan.Step;
import dev.cedros.type.Multiplicity;
import java.util.List;

/** Writes members one after the other in the body of one write method. */
final class MemberWrites {
    private static final int COUNT_BYTES = 4;

    private final Scope scope;
    private final PlacedWrites writes;
    private final Cursor cursor;
    private final SlotWrites slots;
    private final ElementWrites elements;

    MemberWrites(CodecClass codec, Scope scope, Order order) {
        this.scope = scope;
        this.writes = new PlacedWrites(codec, order);
        this.cursor = new Cursor(scope, order);
        this.slots = new SlotWrites(scope, writes);
        this.elements = new ElementWrites(codec, order);
    }

    /** Writes statements that take {@code message}, {@code buffer}, {@code origin} and {@code position} and leave {@code p}. */
    void write(List<Step> steps) {
        scope.statement("required(message)");
        scope.statement("int p = position");
        if (steps.isEmpty()) {
            scope.statement("buffer[p] = 0");
            cursor.advance(1);
        }
        for (Step step : steps) {
            cursor.knows(step.before());
            if (step instanceof Step.Run run) {
                scope.at(run.slots().get(0).member().rosName());
                cursor.align(run.alignment());
                slots.write(cursor, run);
                cursor.advance(run.size());
            } else if (step instanceof Step.Body body) {
                scope.at(body.member().rosName());
                member(body.member());
            }
        }
        cursor.settle();
    }

    private void member(MemberModel member) {
        MemberType type = member.type();
        CodeBlock value = MemberAccess.read("message", member);
        if (type.container() == Container.SINGLE) {
            single(type, value);
            return;
        }
        String local = scope.local(member.javaName());
        CodeBlock present = type.container() == Container.LIST
                ? CodeBlock.of("$T.of($L)", RuntimeTypes.INDEXED, value)
                : CodeBlock.of("required($L)", value);
        scope.statement("$T $N = $L", Declared.type(type), local, present);
        if (type.container() == Container.OPTIONAL || type.container() == Container.OPTIONAL_PRIMITIVE) {
            optional(type, local);
            return;
        }
        CodeBlock count = count(member, local);
        several(member, local, count);
    }

    private void single(MemberType type, CodeBlock value) {
        switch (type.element().kind()) {
            case TEXT -> cursor.moveTo(writes.text((ElementType.Text) type.element(), type.ros(), cursor, value));
            case NESTED -> cursor.moveTo(writes.message((ElementType.Nested) type.element(), cursor.place(), value));
            default -> {
                // Only what is too large for a run, or alone in it for another reason.
                Extent extent = Extent.of(type);
                cursor.align(extent.alignment());
                scope.statement(writes.put(type.element(), cursor.place(), value));
                cursor.advance(extent.size());
            }
        }
    }

    private void optional(MemberType type, String local) {
        cursor.align(COUNT_BYTES);
        scope.statement(writes.putCount(cursor.place(), CodeBlock.of("$N.isPresent() ? 1 : 0", local)));
        cursor.advance(COUNT_BYTES);
        cursor.settle();
        scope.begin("if ($N.isPresent())", local);
        single(type, Declared.optionalValue(type, local));
        cursor.settle();
        scope.end();
        cursor.forget();
    }

    /** Writes the count, if there is one on the wire, and gives the expression for it. */
    private CodeBlock count(MemberModel member, String local) {
        MemberType type = member.type();
        if (type.ros().multiplicity() == Multiplicity.ARRAY) {
            int capacity = Values.clamp(type.ros().capacity());
            scope.statement("checkLength($L, $L)", Declared.size(type, local), capacity);
            return CodeBlock.of("$L", capacity);
        }
        CodeBlock count = Declared.counted(type, local);
        if (type.container() == Container.LIST) {
            // Asked once: whatever the list does meanwhile, the count is that of the elements written.
            String counted = scope.local(member.javaName() + "Count");
            scope.statement("int $N = $L", counted, count);
            count = CodeBlock.of("$N", counted);
        }
        if (type.ros().multiplicity() == Multiplicity.BOUNDED_SEQUENCE) {
            scope.statement("checkBound($L, $L)", count, Values.clamp(type.ros().capacity()));
        }
        cursor.align(COUNT_BYTES);
        scope.statement(writes.putCount(cursor.place(), count));
        cursor.advance(COUNT_BYTES);
        return count;
    }

    private void several(MemberModel member, String local, CodeBlock count) {
        MemberType type = member.type();
        if (Declared.isBulk(type)) {
            cursor.alignElements(type.ros().base().sizeBytes(), count);
            cursor.moveTo(writes.putBulk(type, cursor.place(), CodeBlock.of("$N", local)));
        } else if (type.element() instanceof ElementType.Text text) {
            CodeBlock values = type.container() == Container.LIST
                    ? CodeBlock.of("$N, $L", local, count)
                    : CodeBlock.of("$N", local);
            cursor.moveTo(writes.texts(text, type.ros(), cursor, values));
        } else {
            cursor.moveTo(elements.call(member, local, count, cursor.place()));
        }
    }
}
