package dev.cedros.processor.check;

import dev.cedros.processor.model.MemberModel;
import dev.cedros.processor.model.MessageModel;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** No message holds itself, directly or through others. Of the messages on a circle only the first by name says so. */
final class Recursion implements Rule {
    private final Function<String, Candidate> find;

    Recursion(Function<String, Candidate> find) {
        this.find = find;
    }

    /** One step on the way: a member, and the message that it holds. */
    private record Step(MessageModel holder, MemberModel member) {}

    @Override
    public void check(MessageModel model, Problems problems) {
        for (MemberModel member : find.apply(model.key()).nestedMembers()) {
            circle(model, member).ifPresent(circle -> report(model, circle, problems));
        }
    }

    private static void report(MessageModel model, List<Step> circle, Problems problems) {
        boolean first = circle.stream()
                .allMatch(step -> model.key().compareTo(step.holder().key()) <= 0);
        if (!first) {
            problems.fail();
            return;
        }
        StringBuilder path = new StringBuilder();
        circle.forEach(
                step -> path.append(Shown.name(step.holder(), step.member())).append(" -> "));
        problems.add(
                ProblemCode.RECURSIVE_MESSAGE,
                circle.get(0).member().origin(),
                Shown.name(model) + " contains itself: " + path + Shown.name(model)
                        + ". ROS messages cannot recurse; store an index instead.");
    }

    private Optional<List<Step>> circle(MessageModel model, MemberModel member) {
        List<Step> path = new ArrayList<>(List.of(new Step(model, member)));
        return leadsTo(model.key(), Candidate.nestedKey(member), path, new HashSet<>())
                ? Optional.of(path)
                : Optional.empty();
    }

    private boolean leadsTo(String goal, String key, List<Step> path, Set<String> visited) {
        if (key.equals(goal)) {
            return true;
        }
        Candidate candidate = find.apply(key);
        @Nullable MessageModel model = candidate.model();
        if (model == null || !visited.add(key)) {
            return false;
        }
        for (MemberModel member : candidate.nestedMembers()) {
            path.add(new Step(model, member));
            if (leadsTo(goal, Candidate.nestedKey(member), path, visited)) {
                return true;
            }
            path.remove(path.size() - 1);
        }
        return false;
    }
}
