package dev.cedros.processor.emit;

import com.palantir.javapoet.CodeBlock;
import dev.cedros.processor.model.MemberModel;
import java.util.Objects;

/** Gets and sets members of messages in generated code. */
final class MemberAccess {
    private MemberAccess() {}

    /** The expression for a member's value. */
    static CodeBlock read(String owner, MemberModel member) {
        return CodeBlock.of(
                member.reader().method() ? "$N.$N()" : "$N.$N",
                owner,
                member.reader().name());
    }

    /** The statement that sets a member. */
    static CodeBlock write(String owner, MemberModel member, CodeBlock value) {
        var writer = Objects.requireNonNull(member.writer(), member.javaName());
        return CodeBlock.of(writer.method() ? "$N.$N($L)" : "$N.$N = $L", owner, writer.name(), value);
    }
}
