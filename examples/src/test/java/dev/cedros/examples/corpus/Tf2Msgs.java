package dev.cedros.examples.corpus;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;

/** Messages of tf2_msgs, in the Java types that stand first in the mapping. */
final class Tf2Msgs {
    private Tf2Msgs() {}

    @RosMessage("tf2_msgs/msg/TF2Error")
    record TF2Error(@RosField("uint8") int error, String errorString) {
        @RosField("uint8")
        public static final int NO_ERROR = 0;

        @RosField("uint8")
        public static final int LOOKUP_ERROR = 1;

        @RosField("uint8")
        public static final int CONNECTIVITY_ERROR = 2;

        @RosField("uint8")
        public static final int EXTRAPOLATION_ERROR = 3;

        @RosField("uint8")
        public static final int INVALID_ARGUMENT_ERROR = 4;

        @RosField("uint8")
        public static final int TIMEOUT_ERROR = 5;

        @RosField("uint8")
        public static final int TRANSFORM_ERROR = 6;
    }
}
