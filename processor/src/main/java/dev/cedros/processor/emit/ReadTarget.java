package dev.cedros.processor.emit;

import com.palantir.javapoet.CodeBlock;
import dev.cedros.processor.model.MemberModel;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Where the values go that generated code reads: into locals, from which a message is made when all are there, or into a
 * message at once. What a message holds already may be read over.
 */
final class ReadTarget {
    private final @Nullable String message;
    private final @Nullable CodeBlock condition;
    private final boolean sets;
    private final Map<MemberModel, CodeBlock> locals = new LinkedHashMap<>();

    private ReadTarget(@Nullable String message, @Nullable CodeBlock condition, boolean sets) {
        this.message = message;
        this.condition = condition;
        this.sets = sets;
    }

    /** Locals for a new message. */
    static ReadTarget fresh() {
        return new ReadTarget(null, null, false);
    }

    /**
     * A message whose members are set one by one.
     *
     * @param condition when what it holds may be read over; null if always
     */
    static ReadTarget into(String message, @Nullable CodeBlock condition) {
        return new ReadTarget(message, condition, true);
    }

    /** Locals for a message that is new or, if the condition holds, an old one whose members may be read over. */
    static ReadTarget over(String message, CodeBlock condition) {
        return new ReadTarget(message, condition, false);
    }

    /** Whether anything may be read over. */
    boolean reuses() {
        return message != null;
    }

    /** The expression for what the message holds and may be read over; null if this never is the case. */
    @Nullable
    CodeBlock current(MemberModel member) {
        if (message == null) {
            return null;
        }
        CodeBlock held = MemberAccess.read(message, member);
        return condition == null ? held : CodeBlock.of("$L ? $L : null", condition, held);
    }

    /** Whether putting the member calls a method, which is the user's code and may fail. */
    boolean calls(MemberModel member) {
        return sets
                && Objects.requireNonNull(member.writer(), member.javaName()).method();
    }

    /** Writes the statement that takes a value over. */
    void put(Scope scope, MemberModel member, String name, CodeBlock value) {
        if (sets) {
            scope.statement(MemberAccess.write(Objects.requireNonNull(message), member, value));
        } else if (isLocal(value)) {
            locals.put(member, value);
        } else {
            String local = scope.local(name);
            scope.statement("$T $N = $L", Declared.valueType(member.type()), local, value);
            locals.put(member, CodeBlock.of("$N", local));
        }
    }

    /** The local that holds a member. */
    CodeBlock local(MemberModel member) {
        return Objects.requireNonNull(locals.get(member), member.javaName());
    }

    /** Whether an expression is no more than a name. */
    static boolean isLocal(CodeBlock value) {
        return value.toString().matches("[A-Za-z_$][\\w$]*");
    }
}
