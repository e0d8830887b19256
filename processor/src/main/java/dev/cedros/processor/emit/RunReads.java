package dev.cedros.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import dev.cedros.processor.model.Container;
import dev.cedros.processor.model.ElementType;
import dev.cedros.processor.model.MemberModel;
import dev.cedros.processor.model.MemberType;
import dev.cedros.processor.model.MessageModel;
import dev.cedros.processor.plan.Slot;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Reads the values of runs in generated code, each at its place, and makes the messages that lie in them. */
final class RunReads {
    private final ReadValues values;
    private final boolean apart;

    /**
     * Reads in one method.
     *
     * @param apart whether nested messages are read by methods of their own, since the method would be too large
     */
    RunReads(ReadValues values, boolean apart) {
        this.values = values;
        this.apart = apart;
    }

    /**
     * Writes the statements that read a slot.
     *
     * @param place the local that says where the run begins
     * @param path what goes before the member's name in errors
     * @param prefix what goes before it in the names of locals
     */
    void slot(Scope scope, String place, String path, String prefix, Slot slot, ReadTarget target) {
        MemberModel member = slot.member();
        MemberType type = member.type();
        String memberPath = path + member.rosName();
        String name = Words.joined(prefix, member.javaName());
        MessageModel group = slot.group();
        if (group != null) {
            boolean over = target.reuses() && group.isMutable();
            CodeBlock reusable = over ? CodeBlock.of("in.reusable($L)", target.current(member)) : null;
            scope.at(memberPath);
            CodeBlock value = apart
                    ? groupApart(place, name, slot, reusable)
                    : group(scope, place, memberPath, name, slot, reusable);
            scope.at(memberPath);
            target.put(scope, member, name, value);
            return;
        }
        boolean single = type.container() == Container.SINGLE;
        CodeBlock current = type.container() == Container.ARRAY ? target.current(member) : null;
        CodeBlock value = value(place, slot, current);
        if (ReadValues.canFail(type.element()) || current != null || target.calls(member) || !single) {
            scope.at(memberPath);
        }
        target.put(scope, member, name, value);
    }

    /**
     * The expression for a nested message; statements that it needs are written.
     *
     * @param reusable the expression for an object to read over, which may be null when the code runs; null if there is none
     */
    CodeBlock group(Scope scope, String place, String path, String name, Slot slot, @Nullable CodeBlock reusable) {
        if (reusable != null) {
            return groupOver(scope, place, path, name, slot, reusable);
        }
        MessageModel group = Objects.requireNonNull(slot.group());
        List<CodeBlock> inner = new ArrayList<>();
        for (Slot innerSlot : slot.slots()) {
            inner.add(fresh(scope, place, inside(path), name, innerSlot));
        }
        CodeBlock made = Construct.expression(group, inner::get);
        if (Construct.isExpression(group)) {
            return made;
        }
        scope.at(path);
        String local = scope.local(name);
        scope.statement("$T $N = $L", group.javaType(), local, made);
        Construct.setRest(group, scope, local, inside(path), inner::get);
        return CodeBlock.of("$N", local);
    }

    /** The expression for a value of a new message; what can fail, and what needs setters, is read into a local first. */
    private CodeBlock fresh(Scope scope, String place, String path, String prefix, Slot slot) {
        MemberModel member = slot.member();
        String name = Words.joined(prefix, member.javaName());
        if (slot.group() != null) {
            return group(scope, place, path + member.rosName(), name, slot, null);
        }
        CodeBlock value = value(place, slot, null);
        if (!ReadValues.canFail(member.type().element())) {
            return value;
        }
        scope.at(path + member.rosName());
        String local = scope.local(name);
        scope.statement("$T $N = $L", Declared.valueType(member.type()), local, value);
        return CodeBlock.of("$N", local);
    }

    private CodeBlock groupOver(Scope scope, String place, String path, String name, Slot slot, CodeBlock reusable) {
        MessageModel group = Objects.requireNonNull(slot.group());
        String local = scope.local(name);
        scope.statement("$T $N = $L", group.javaType(), local, reusable);
        if (Construct.isFilled(group)) {
            CodeBlock condition = null;
            if (slot.slots().stream().anyMatch(RunReads::canReadOver)) {
                String kept = scope.local(Words.joined("kept", name));
                scope.statement("boolean $N = $N != null", kept, local);
                condition = CodeBlock.of("$N", kept);
            }
            scope.begin("if ($N == null)", local);
            scope.statement("$N = $L", local, Construct.expression(group, index -> CodeBlock.of("")));
            scope.end();
            ReadTarget target = ReadTarget.into(local, condition);
            slot.slots().forEach(inner -> slot(scope, place, inside(path), name, inner, target));
        } else {
            ReadTarget target = ReadTarget.over(local, CodeBlock.of("$N != null", local));
            slot.slots().forEach(inner -> slot(scope, place, inside(path), name, inner, target));
            Construct.makeOrSet(
                    group,
                    scope,
                    local,
                    path,
                    index -> target.local(group.members().get(index)));
        }
        return CodeBlock.of("$N", local);
    }

    /** The call of a method of its own that reads a nested message. */
    private CodeBlock groupApart(String place, String name, Slot slot, @Nullable CodeBlock reusable) {
        MessageModel group = Objects.requireNonNull(slot.group());
        ReadValues inside = values.another();
        CodecClass codec = values.codec();
        Scope scope = new Scope(codec.model());
        CodeBlock current = reusable == null ? null : CodeBlock.of("current");
        CodeBlock value = new RunReads(inside, false).group(scope, "place", "", "value", slot, current);
        scope.at("");
        scope.statement("return $L", value);
        if (inside.orderMatters()) {
            values.callOrdered();
        }
        String method = codec.methodName(values.order().method("read" + Words.capitalized(name)));
        MethodSpec.Builder helper = MethodSpec.methodBuilder(method)
                .addModifiers(CodecClass.PRIVATE)
                .addParameter(RuntimeTypes.READER, "in")
                .addParameter(int.class, "place")
                .returns(group.javaType());
        if (reusable != null) {
            helper.addParameter(group.javaType(), "current");
        }
        codec.addHelper(helper.addCode(inside.withData(scope.buildReading())).build());
        return reusable == null
                ? CodeBlock.of("$N(in, $N)", method, place)
                : CodeBlock.of("$N(in, $N, $L)", method, place, reusable);
    }

    private CodeBlock value(String place, Slot slot, @Nullable CodeBlock current) {
        MemberType type = slot.member().type();
        return type.container() == Container.SINGLE
                ? values.get(type.element(), place, slot.offset())
                : ReadValues.bulk(
                        type,
                        WritePass.at(place, slot.offset()),
                        CodeBlock.of("$L", type.ros().capacity()),
                        current);
    }

    private static boolean canReadOver(Slot slot) {
        MemberType type = slot.member().type();
        return type.container() == Container.ARRAY
                || (type.element() instanceof ElementType.Nested
                        && Objects.requireNonNull(slot.group()).isMutable());
    }

    private static String inside(String path) {
        return path.isEmpty() ? "" : path + ".";
    }
}
