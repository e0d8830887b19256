package dev.cedros.processor.check;

import com.palantir.javapoet.ClassName;
import dev.cedros.processor.model.ElementType;
import dev.cedros.processor.model.MemberModel;
import dev.cedros.processor.model.MessageModel;
import java.util.function.Function;
import java.util.function.Predicate;

/** Messages from jars, on which this compilation has no influence, have a codec beside them and can be read. */
final class CodecPresence implements Rule {
    private final Function<String, Candidate> find;
    private final Predicate<ClassName> exists;

    CodecPresence(Function<String, Candidate> find, Predicate<ClassName> exists) {
        this.find = find;
        this.exists = exists;
    }

    @Override
    public void check(MessageModel model, Problems problems) {
        for (MemberModel member : model.members()) {
            if (member.type().element() instanceof ElementType.Nested nested) {
                check(model, member, nested, problems);
            }
        }
    }

    private void check(MessageModel model, MemberModel member, ElementType.Nested nested, Problems problems) {
        Candidate held = find.apply(nested.key());
        MessageModel heldModel = held.model();
        if (heldModel == null || heldModel.compiled()) {
            return;
        }
        if (!exists.test(nested.codec())) {
            problems.add(
                    ProblemCode.CODEC_MISSING,
                    member.origin(),
                    Shown.name(model, member) + " uses " + nested.key() + " from a jar that has no "
                            + nested.codec().canonicalName() + ". Compile that jar with cedros-processor.");
        } else if (held.problems().isFailed()) {
            problems.add(
                    ProblemCode.FOREIGN_MESSAGE,
                    member.origin(),
                    Shown.name(model, member) + " uses " + nested.key() + " from a jar, which cannot be read from its"
                            + " class file: " + reason(held));
        }
    }

    private static String reason(Candidate held) {
        return held.problems().all().stream()
                .filter(problem -> !problem.code().isWarning())
                .findFirst()
                .map(Problem::message)
                .orElse("a message that it holds cannot be read either. Compile that jar anew with this"
                        + " cedros-processor.");
    }
}
