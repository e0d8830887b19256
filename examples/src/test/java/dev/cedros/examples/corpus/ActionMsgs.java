package dev.cedros.examples.corpus;

import dev.cedros.annotations.RosMessage;
import dev.cedros.examples.msgs.builtin_interfaces.Time;
import java.util.List;

/** Messages of action_msgs, in the Java types that stand first in the mapping. */
final class ActionMsgs {
    private ActionMsgs() {}

    @RosMessage("action_msgs/msg/GoalStatusArray")
    record GoalStatusArray(List<GoalStatus> statusList) {}

    @RosMessage("action_msgs/msg/GoalStatus")
    record GoalStatus(GoalInfo goalInfo, byte status) {
        public static final byte STATUS_UNKNOWN = 0;
        public static final byte STATUS_ACCEPTED = 1;
        public static final byte STATUS_EXECUTING = 2;
        public static final byte STATUS_CANCELING = 3;
        public static final byte STATUS_SUCCEEDED = 4;
        public static final byte STATUS_CANCELED = 5;
        public static final byte STATUS_ABORTED = 6;
    }

    @RosMessage("action_msgs/msg/GoalInfo")
    record GoalInfo(UniqueIdentifierMsgs.UUID goalId, Time stamp) {}
}
