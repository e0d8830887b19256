package dev.cedros.processor.check;

import dev.cedros.processor.model.MemberModel;
import dev.cedros.processor.model.MessageModel;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Within one message, a ROS type means the same wherever it occurs, even where different classes stand for it. */
final class TypeClash implements Rule {
    private final Function<String, Candidate> find;

    TypeClash(Function<String, Candidate> find) {
        this.find = find;
    }

    @Override
    public void check(MessageModel model, Problems problems) {
        Map<String, MessageModel> meanings = new HashMap<>();
        for (MemberModel member : find.apply(model.key()).nestedMembers()) {
            if (!agrees(model, member, find.apply(Candidate.nestedKey(member)), meanings, problems)) {
                return;
            }
        }
    }

    private boolean agrees(
            MessageModel root,
            MemberModel through,
            Candidate held,
            Map<String, MessageModel> meanings,
            Problems problems) {
        MessageModel model = held.model();
        if (model == null) {
            return true;
        }
        if (model.rosName().equals(root.rosName())) {
            problems.add(
                    ProblemCode.TYPE_CLASH,
                    through.origin(),
                    Shown.name(root, through) + " brings in " + model.key() + " as " + model.rosName() + ", but "
                            + root.key() + " has this ROS type itself, and ROS messages cannot recurse. Give them"
                            + " different ROS names.");
            return false;
        }
        MessageModel known = meanings.putIfAbsent(model.rosName().toString(), model);
        if (known != null && !fields(known).equals(fields(model))) {
            problems.add(
                    ProblemCode.TYPE_CLASH,
                    through.origin(),
                    Shown.name(root, through) + " brings in " + model.key() + " as " + model.rosName() + ", but "
                            + known.key() + " has this ROS type too and other members. Give them different ROS names,"
                            + " or use one class in both places.");
            return false;
        }
        return known != null
                || held.nestedMembers().stream()
                        .allMatch(member ->
                                agrees(root, through, find.apply(Candidate.nestedKey(member)), meanings, problems));
    }

    private static List<String> fields(MessageModel model) {
        return model.members().stream()
                .map(member -> member.rosName() + " " + member.type().ros() + (member.key() ? " key" : ""))
                .toList();
    }
}
