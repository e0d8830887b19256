package dev.cedros.processor.emit;

import com.palantir.javapoet.CodeBlock;
import dev.cedros.processor.model.Container;
import dev.cedros.processor.model.MemberModel;
import dev.cedros.processor.model.MemberType;
import dev.cedros.processor.model.MessageModel;
import dev.cedros.processor.plan.Slot;
import dev.cedros.processor.plan.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.StringJoiner;

/** Reads runs in generated code: one bounds check, then every member at its place. */
final class RunReads {
    private final Values values;

    RunReads(Values values) {
        this.values = values;
    }

    /** Writes the statements that read a run, and puts the expression for each member into {@code read}. */
    void read(Scope scope, Step.Run run, Map<MemberModel, CodeBlock> read) {
        String place = scope.place();
        scope.at(runLabel(run));
        scope.statement("int $N = in.beginRun($L, $L)", place, run.alignment(), run.size());
        for (Slot slot : run.slots()) {
            MemberModel member = slot.member();
            CodeBlock value = slot(scope, place, "", "", slot);
            if (!isLocal(value)) {
                if (slot.group() != null) {
                    scope.at(member.rosName());
                }
                String local = scope.local(member.javaName());
                scope.statement("$T $N = $L", Declared.valueType(member.type()), local, value);
                value = CodeBlock.of("$N", local);
            }
            read.put(member, value);
        }
    }

    /** The paths of all values of a run with their ends, from which a short run finds the member that is missing. */
    private static String runLabel(Step.Run run) {
        if (run.slots().size() == 1 && run.slots().get(0).group() == null) {
            return run.slots().get(0).member().rosName();
        }
        StringJoiner label = new StringJoiner(" ");
        run.slots().forEach(slot -> addLabel(label, "", slot));
        return label.toString();
    }

    private static void addLabel(StringJoiner label, String path, Slot slot) {
        String memberPath = path + slot.member().rosName();
        if (slot.group() == null) {
            label.add(memberPath + ":" + slot.end());
        } else {
            slot.slots().forEach(inner -> addLabel(label, memberPath + ".", inner));
        }
    }

    /** The expression for a slot; what can fail, and what needs setters, is read into a local first. */
    private CodeBlock slot(Scope scope, String place, String path, String localPrefix, Slot slot) {
        MemberModel member = slot.member();
        MemberType type = member.type();
        String memberPath = path + member.rosName();
        String localName = Words.joined(localPrefix, member.javaName());
        if (slot.group() != null) {
            return group(scope, place, memberPath, localName, slot);
        }
        CodeBlock position = WritePass.at(place, slot.offset());
        CodeBlock value = type.container() == Container.SINGLE
                ? values.get(type.element(), position)
                : values.readBulk(type, position, CodeBlock.of("$L", type.ros().capacity()));
        if (!Values.canFailToRead(type.element())) {
            return value;
        }
        scope.at(memberPath);
        String local = scope.local(localName);
        scope.statement("$T $N = $L", Declared.valueType(type), local, value);
        return CodeBlock.of("$N", local);
    }

    private CodeBlock group(Scope scope, String place, String path, String localName, Slot slot) {
        MessageModel group = Objects.requireNonNull(slot.group());
        List<CodeBlock> inner = new ArrayList<>();
        for (Slot innerSlot : slot.slots()) {
            inner.add(slot(scope, place, path + ".", localName, innerSlot));
        }
        CodeBlock made = Construct.expression(group, inner::get);
        if (Construct.isExpression(group)) {
            return made;
        }
        scope.at(path);
        String local = scope.local(localName);
        scope.statement("$T $N = $L", group.javaType(), local, made);
        Construct.setRest(group, scope, local, path + ".", inner::get);
        return CodeBlock.of("$N", local);
    }

    private static boolean isLocal(CodeBlock value) {
        return value.toString().matches("[A-Za-z_$][\\w$]*");
    }
}
