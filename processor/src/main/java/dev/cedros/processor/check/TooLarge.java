package dev.cedros.processor.check;

import dev.cedros.layout.LayoutException;
import dev.cedros.processor.model.ElementType;
import dev.cedros.processor.model.MemberModel;
import dev.cedros.processor.model.MessageModel;
import dev.cedros.processor.model.Models;
import dev.cedros.processor.model.TypeFacts;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The smallest message fits into a Java array, the code for all members into methods, and the type into a layout. Of nested messages that do not
 * fit only the innermost says so.
 */
final class TooLarge implements Rule {
    /** A method may have 65,535 bytes of code, and a member takes up to 40 of them. */
    private static final int MAX_MEMBERS = 1000;

    private final Models models;
    private final TypeFacts facts;

    TooLarge(Models models, TypeFacts facts) {
        this.models = models;
        this.facts = facts;
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
        if (isTooLarge(model)) {
            reportSize(model, problems);
        } else {
            layoutProblem(model).ifPresent(problem -> reportLayout(model, problem, problems));
        }
    }

    private boolean holdsOne(MessageModel model, Predicate<MessageModel> tooLarge) {
        return model.members().stream()
                .filter(member -> member.type().element() instanceof ElementType.Nested)
                .anyMatch(member -> tooLarge.test(models.get(Candidate.nestedKey(member))));
    }

    private void reportLayout(MessageModel model, String problem, Problems problems) {
        if (holdsOne(model, held -> layoutProblem(held).isPresent())) {
            problems.fail();
        } else {
            problems.add(ProblemCode.TOO_LARGE, model.origin(), problem);
        }
    }

    private void reportSize(MessageModel model, Problems problems) {
        if (holdsOne(model, this::isTooLarge)) {
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
        return facts.bounds(model).minSize() == Integer.MAX_VALUE;
    }

    private Optional<String> layoutProblem(MessageModel model) {
        try {
            facts.layout(model);
            return Optional.empty();
        } catch (LayoutException e) {
            return Optional.of(e.problem());
        }
    }
}
