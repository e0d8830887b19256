package dev.cedros.examples.corpus;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;
import dev.cedros.sequence.DoubleSequence;

/** Messages of shape_msgs, in the Java types that stand first in the mapping. */
final class ShapeMsgs {
    private ShapeMsgs() {}

    @RosMessage("shape_msgs/msg/SolidPrimitive")
    record SolidPrimitive(
            @RosField("uint8") int type,
            @RosField("float64[<=3]") DoubleSequence dimensions,
            GeometryMsgs.Polygon polygon) {
        @RosField("uint8")
        public static final int BOX = 1;

        @RosField("uint8")
        public static final int SPHERE = 2;

        @RosField("uint8")
        public static final int CYLINDER = 3;

        @RosField("uint8")
        public static final int CONE = 4;

        @RosField("uint8")
        public static final int PRISM = 5;

        @RosField("uint8")
        public static final int BOX_X = 0;

        @RosField("uint8")
        public static final int BOX_Y = 1;

        @RosField("uint8")
        public static final int BOX_Z = 2;

        @RosField("uint8")
        public static final int SPHERE_RADIUS = 0;

        @RosField("uint8")
        public static final int CYLINDER_HEIGHT = 0;

        @RosField("uint8")
        public static final int CYLINDER_RADIUS = 1;

        @RosField("uint8")
        public static final int CONE_HEIGHT = 0;

        @RosField("uint8")
        public static final int CONE_RADIUS = 1;

        @RosField("uint8")
        public static final int PRISM_HEIGHT = 0;
    }
}
