package dev.cedros.processor.emit;

import com.palantir.javapoet.CodeBlock;
import dev.cedros.processor.model.Container;
import dev.cedros.processor.model.ElementType;
import dev.cedros.processor.model.MemberModel;
import dev.cedros.processor.model.MemberType;
import dev.cedros.processor.model.MessageModel;
import dev.cedros.processor.plan.Slot;
import dev.cedros.processor.plan.Step;
import dev.cedros.type.FieldType;
import dev.cedros.type.Multiplicity;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes the statements of one method that reads steps of a message in one byte order. */
final class ReadBody {
    /** A method in which so many values are read stays well below the 8,000 bytes beyond which it would be interpreted. */
    static final int MAX_VALUES = 200;

    private final CodecClass codec;
    private final ReadValues values;
    private final ElementReads elements;
    private final Scope scope;
    private final ReadTarget target;

    ReadBody(ReadValues values, ElementReads elements, Scope scope, ReadTarget target) {
        this.codec = values.codec();
        this.values = values;
        this.elements = elements;
        this.scope = scope;
        this.target = target;
    }

    /** Writes steps. A count or length after a run is read with it where its place is known. */
    void steps(List<Step> steps) {
        for (int i = 0; i < steps.size(); i++) {
            if (!(steps.get(i) instanceof Step.Run run)) {
                body(((Step.Body) steps.get(i)).member(), null);
            } else if (i + 1 < steps.size() && endsWithLength(run, steps.get(i + 1))) {
                i++;
                MemberModel counted = ((Step.Body) steps.get(i)).member();
                int length = run.size() + steps.get(i).before().padding(4);
                String place = run(run, length + 4, RunLabels.of(run, counted, length, length + 4));
                scope.at(counted.rosName());
                body(counted, values.length(place, length));
            } else {
                List<Slot> slots = run.slots();
                boolean plain = slots.size() == 1 && slots.get(0).group() == null;
                run(run, run.size(), plain ? slots.get(0).member().rosName() : RunLabels.of(slots));
            }
        }
    }

    /** Whether a count or length follows the run, with the padding before it known. */
    static boolean endsWithLength(Step step, Step next) {
        if (!(step instanceof Step.Run)
                || !(next instanceof Step.Body body)
                || !body.before().knows(4)) {
            return false;
        }
        MemberType type = body.member().type();
        return type.ros().multiplicity() == Multiplicity.SINGLE
                ? type.element() instanceof ElementType.Text text && !text.wide()
                : type.ros().multiplicity().isSequence();
    }

    /** How many values a step reads: roughly what it adds to the method. */
    static int values(Step step) {
        return step instanceof Step.Run run ? values(run.slots()) : 2;
    }

    private static int values(List<Slot> slots) {
        return slots.stream()
                .mapToInt(slot -> slot.group() == null ? 1 : values(slot.slots()))
                .sum();
    }

    private String run(Step.Run run, int size, String label) {
        String place = scope.place();
        scope.at(label);
        scope.statement("int $N = in.beginRun($L, $L)", place, run.alignment(), size);
        RunReads reads = new RunReads(values, values(run) > MAX_VALUES);
        run.slots().forEach(slot -> reads.slot(scope, place, "", "", slot, target));
        return place;
    }

    /** Writes a member at the cursor, or behind its length if that is given. */
    private void body(MemberModel member, @Nullable CodeBlock length) {
        scope.at(member.rosName());
        MemberType type = member.type();
        CodeBlock current = target.current(member);
        if (type.container() == Container.OPTIONAL || type.container() == Container.OPTIONAL_PRIMITIVE) {
            optional(member, count(member, length));
        } else if (type.container() != Container.SINGLE) {
            put(member, several(member, count(member, length), current));
        } else if (type.element() instanceof ElementType.Text text) {
            put(member, values.text(text, length, type.ros(), current));
        } else if (!(type.element() instanceof ElementType.Nested nested)) {
            put(member, values.read(type.element(), type.ros()));
        } else if (current == null || !model(nested).isMutable()) {
            put(member, CodeBlock.of("$T.read(in)", nested.codec()));
        } else {
            String local = scope.local(member.javaName());
            scope.statement("$T $N = in.reusable($L)", type.javaType(), local, current);
            NestedReads.readOver(scope, nested, local);
            put(member, CodeBlock.of("$N", local));
        }
    }

    private void optional(MemberModel member, CodeBlock count) {
        MemberType type = member.type();
        CodeBlock element = type.element() instanceof ElementType.Nested nested
                ? CodeBlock.of("$T.read(in)", nested.codec())
                : values.read(type.element(), type.ros());
        String local = scope.local(member.javaName());
        scope.statement(
                "$T $N = $L == 0$W? $T.empty()$W: $T.of($L)",
                type.javaType(),
                local,
                count,
                Declared.optionalClass(type),
                Declared.optionalClass(type),
                element);
        put(member, CodeBlock.of("$N", local));
    }

    private CodeBlock several(MemberModel member, CodeBlock count, @Nullable CodeBlock current) {
        MemberType type = member.type();
        if (Declared.isBulk(type)) {
            return ReadValues.bulk(type, CodeBlock.of(""), count, current);
        }
        boolean frozen = type.container() == Container.LIST && !codec.model().isMutable();
        if (type.element().kind() == ElementType.Kind.TEXT) {
            boolean growable = type.container() == Container.LIST && !frozen && current == null;
            return values.texts(type, count, growable ? CodeBlock.of("null") : current);
        }
        if (frozen && type.element() instanceof ElementType.Nested nested) {
            MessageModel model = model(nested);
            if (model.sequence() != null) {
                return CodeBlock.of("$T.read(in, $L)", model.sequence(), count);
            }
        }
        return elements.call(values, member, count, current);
    }

    private CodeBlock count(MemberModel member, @Nullable CodeBlock length) {
        FieldType ros = member.type().ros();
        if (!ros.multiplicity().isSequence()) {
            return CodeBlock.of("$L", Values.clamp(ros.capacity()));
        }
        CodeBlock call = length == null ? CodeBlock.of("in.readCount(") : CodeBlock.of("in.checkedCount($L,$W", length);
        int smallest = codec.plan().smallestElement(ros);
        return ros.multiplicity() == Multiplicity.BOUNDED_SEQUENCE
                ? CodeBlock.of("$L$L, $L)", call, smallest, Values.clamp(ros.capacity()))
                : CodeBlock.of("$L$L)", call, smallest);
    }

    private void put(MemberModel member, CodeBlock value) {
        target.put(scope, member, member.javaName(), value);
    }

    private MessageModel model(ElementType.Nested nested) {
        return codec.plan().models().get(nested.key());
    }
}
