package dev.cedros.examples.corpus;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;

/** Messages of lifecycle_msgs, in the Java types that stand first in the mapping. */
final class LifecycleMsgs {
    private LifecycleMsgs() {}

    @RosMessage("lifecycle_msgs/msg/TransitionEvent")
    record TransitionEvent(
            @RosField("uint64") long timestamp, Transition transition, State startState, State goalState) {}

    @RosMessage("lifecycle_msgs/msg/Transition")
    record Transition(@RosField("uint8") int id, String label) {
        @RosField("uint8")
        public static final int TRANSITION_CREATE = 0;

        @RosField("uint8")
        public static final int TRANSITION_CONFIGURE = 1;

        @RosField("uint8")
        public static final int TRANSITION_CLEANUP = 2;

        @RosField("uint8")
        public static final int TRANSITION_ACTIVATE = 3;

        @RosField("uint8")
        public static final int TRANSITION_DEACTIVATE = 4;

        @RosField("uint8")
        public static final int TRANSITION_UNCONFIGURED_SHUTDOWN = 5;

        @RosField("uint8")
        public static final int TRANSITION_INACTIVE_SHUTDOWN = 6;

        @RosField("uint8")
        public static final int TRANSITION_ACTIVE_SHUTDOWN = 7;

        @RosField("uint8")
        public static final int TRANSITION_DESTROY = 8;

        @RosField("uint8")
        public static final int TRANSITION_ON_CONFIGURE_SUCCESS = 10;

        @RosField("uint8")
        public static final int TRANSITION_ON_CONFIGURE_FAILURE = 11;

        @RosField("uint8")
        public static final int TRANSITION_ON_CONFIGURE_ERROR = 12;

        @RosField("uint8")
        public static final int TRANSITION_ON_CLEANUP_SUCCESS = 20;

        @RosField("uint8")
        public static final int TRANSITION_ON_CLEANUP_FAILURE = 21;

        @RosField("uint8")
        public static final int TRANSITION_ON_CLEANUP_ERROR = 22;

        @RosField("uint8")
        public static final int TRANSITION_ON_ACTIVATE_SUCCESS = 30;

        @RosField("uint8")
        public static final int TRANSITION_ON_ACTIVATE_FAILURE = 31;

        @RosField("uint8")
        public static final int TRANSITION_ON_ACTIVATE_ERROR = 32;

        @RosField("uint8")
        public static final int TRANSITION_ON_DEACTIVATE_SUCCESS = 40;

        @RosField("uint8")
        public static final int TRANSITION_ON_DEACTIVATE_FAILURE = 41;

        @RosField("uint8")
        public static final int TRANSITION_ON_DEACTIVATE_ERROR = 42;

        @RosField("uint8")
        public static final int TRANSITION_ON_SHUTDOWN_SUCCESS = 50;

        @RosField("uint8")
        public static final int TRANSITION_ON_SHUTDOWN_FAILURE = 51;

        @RosField("uint8")
        public static final int TRANSITION_ON_SHUTDOWN_ERROR = 52;

        @RosField("uint8")
        public static final int TRANSITION_ON_ERROR_SUCCESS = 60;

        @RosField("uint8")
        public static final int TRANSITION_ON_ERROR_FAILURE = 61;

        @RosField("uint8")
        public static final int TRANSITION_ON_ERROR_ERROR = 62;

        @RosField("uint8")
        public static final int TRANSITION_CALLBACK_SUCCESS = 97;

        @RosField("uint8")
        public static final int TRANSITION_CALLBACK_FAILURE = 98;

        @RosField("uint8")
        public static final int TRANSITION_CALLBACK_ERROR = 99;
    }

    @RosMessage("lifecycle_msgs/msg/State")
    record State(@RosField("uint8") int id, String label) {
        @RosField("uint8")
        public static final int PRIMARY_STATE_UNKNOWN = 0;

        @RosField("uint8")
        public static final int PRIMARY_STATE_UNCONFIGURED = 1;

        @RosField("uint8")
        public static final int PRIMARY_STATE_INACTIVE = 2;

        @RosField("uint8")
        public static final int PRIMARY_STATE_ACTIVE = 3;

        @RosField("uint8")
        public static final int PRIMARY_STATE_FINALIZED = 4;

        @RosField("uint8")
        public static final int TRANSITION_STATE_CONFIGURING = 10;

        @RosField("uint8")
        public static final int TRANSITION_STATE_CLEANINGUP = 11;

        @RosField("uint8")
        public static final int TRANSITION_STATE_SHUTTINGDOWN = 12;

        @RosField("uint8")
        public static final int TRANSITION_STATE_ACTIVATING = 13;

        @RosField("uint8")
        public static final int TRANSITION_STATE_DEACTIVATING = 14;

        @RosField("uint8")
        public static final int TRANSITION_STATE_ERRORPROCESSING = 15;
    }
}
