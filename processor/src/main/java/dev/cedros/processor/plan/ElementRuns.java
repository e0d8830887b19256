package dev.cedros.processor.plan;

import dev.cedros.processor.model.Container;
import dev.cedros.processor.model.MemberModel;
import dev.cedros.processor.model.MemberType;
import dev.cedros.processor.model.MessageModel;
import dev.cedros.processor.model.Models;
import dev.cedros.type.FieldType;
import java.util.Optional;

/** Finds out which elements of arrays and sequences have one size and lie without gaps. */
public final class ElementRuns {
    private ElementRuns() {}

    /**
     * The run that one element of a member is, with a single slot, if elements can follow one another without padding and
     * code in the owner's package may take them apart.
     */
    public static Optional<Step.Run> of(MessageModel owner, MemberModel member, Models models) {
        RunBuilder builder = new RunBuilder(Alignment.UNKNOWN, owner, models, RunBuilder.MAX_GROUP_LEAVES);
        if (!builder.add(single(member))) {
            return Optional.empty();
        }
        Step.Run run = builder.build();
        return run.size() % run.alignment() == 0 ? Optional.of(run) : Optional.empty();
    }

    /** A member that holds one element. */
    private static MemberModel single(MemberModel member) {
        MemberType type = member.type();
        FieldType element = type.ros().element();
        return new MemberModel(
                member.origin(),
                member.javaName(),
                member.rosName(),
                new MemberType(element, type.javaType(), Container.SINGLE, type.element()),
                member.reader(),
                member.writer(),
                false,
                "");
    }
}
