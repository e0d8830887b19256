package dev.cedros.processor.check;

import dev.cedros.processor.model.ElementType;
import dev.cedros.processor.model.MemberModel;
import dev.cedros.processor.model.MessageModel;
import dev.cedros.processor.model.Models;
import java.util.function.ToIntFunction;

/**
 * The smallest message fits into a Java array, and the code for all members into methods. Of nested messages that do not
 * fit only the innermost says so.
 */
final class TooLarge implements Rule {
    /** A method may have 65,535 bytes of code, and a member takes up to 40 of them. */
    private static final int MAX_MEMBERS = 1000;

    private final Models models;
    private final ToIntFunction<MessageModel> smallestSize;

    TooLarge(Models models, ToIntFunction<MessageModel> smallestSize) {
        this.models = models;
        this.smallestSize = smallestSize;
    }

    @Override
    public void check(MessageModel model, Problems problems) {
        int members = model.members().size();
        if (members > MAX_MEMBERS) {
            problems.add(
                    ProblemCode.TOO_LARGE,
                    model.origin(),
                    Shown.name(model) + " has " + members + " members, more than the methods of a codec can hold. Put"
                            + " those that belong together into nested messages, at most " + MAX_MEMBERS + " in each.");
            return;
        }
        if (!isTooLarge(model)) {
            return;
        }
        boolean inner = model.members().stream()
                .filter(member -> member.type().element() instanceof ElementType.Nested)
                .anyMatch(member -> isTooLarge(models.get(Candidate.nestedKey(member))));
        if (inner) {
            problems.fail();
            return;
        }
        MemberModel largest = model.members().stream()
                .filter(member -> member.type().ros().capacity() > 0)
                .reduce((a, b) -> a.type().ros().capacity() >= b.type().ros().capacity() ? a : b)
                .orElse(model.members().get(0));
        problems.add(
                ProblemCode.TOO_LARGE,
                largest.origin(),
                Shown.name(model) + " takes more than 2147483647 bytes however little it holds, which no Java array"
                        + " can take. Make its fixed arrays shorter, such as "
                        + largest.type().ros() + " "
                        + largest.javaName() + ", or make them sequences.");
    }

    private boolean isTooLarge(MessageModel model) {
        return smallestSize.applyAsInt(model) == Integer.MAX_VALUE;
    }
}
