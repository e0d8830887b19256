package dev.cedros.processor.check;

import dev.cedros.processor.model.ElementType;
import dev.cedros.processor.model.MemberModel;
import dev.cedros.processor.model.MessageModel;
import dev.cedros.processor.model.Models;
import java.util.function.ToIntFunction;

/** The smallest message fits into a Java array. Only the innermost message that does not says so. */
final class TooLarge implements Rule {
    private final Models models;
    private final ToIntFunction<MessageModel> smallestSize;

    TooLarge(Models models, ToIntFunction<MessageModel> smallestSize) {
        this.models = models;
        this.smallestSize = smallestSize;
    }

    @Override
    public void check(MessageModel model, Problems problems) {
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
