package dev.cedros.processor.check;

import dev.cedros.processor.model.MemberModel;
import dev.cedros.processor.model.MessageModel;
import java.util.HashMap;
import java.util.Map;

/** No two members share a ROS name. */
final class DuplicateNames implements Rule {
    @Override
    public void check(MessageModel model, Problems problems) {
        Map<String, MemberModel> names = new HashMap<>();
        for (MemberModel member : model.members()) {
            MemberModel earlier = names.putIfAbsent(member.rosName(), member);
            if (earlier != null) {
                problems.add(
                        ProblemCode.DUPLICATE_NAME,
                        member.origin(),
                        Shown.name(model, member) + " and " + Shown.name(model, earlier) + " both have the ROS name '"
                                + member.rosName() + "'. Give one of them another with @RosField(name = \"…\").");
            }
        }
    }
}
