package dev.cedros.processor.check;

import dev.cedros.processor.model.MemberModel;
import dev.cedros.processor.model.MessageModel;
import dev.cedros.type.Constant;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** No two members, and no two constants, share a ROS name. */
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
        Set<String> constants = new HashSet<>();
        for (Constant constant : model.constants()) {
            if (!constants.add(constant.name())) {
                problems.add(
                        ProblemCode.DUPLICATE_NAME,
                        model.origin(),
                        "Two constants of " + Shown.name(model) + " have the ROS name '" + constant.name()
                                + "'. Give one of them another with @RosField(name = \"…\").");
            }
        }
    }
}
