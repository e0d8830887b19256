package dev.cedros.interfaces.shape_msgs.msg;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;
import dev.cedros.interfaces.geometry_msgs.msg.Polygon;
import dev.cedros.sequence.DoubleSequence;

/**
 * The ROS 2 message {@code shape_msgs/msg/SolidPrimitive}.
 *
 * @param type {@code uint8 type}
 * @param dimensions {@code float64[<=3] dimensions}
 * @param polygon {@code geometry_msgs/msg/Polygon polygon}
 */
@RosMessage("shape_msgs/msg/SolidPrimitive")
public record SolidPrimitive(
        @RosField("uint8") int type,
        @RosField("float64[<=3]") DoubleSequence dimensions,
        Polygon polygon) {

    /** {@code uint8 BOX=1} */
    @RosField("uint8")
    public static final int BOX = 1;

    /** {@code uint8 SPHERE=2} */
    @RosField("uint8")
    public static final int SPHERE = 2;

    /** {@code uint8 CYLINDER=3} */
    @RosField("uint8")
    public static final int CYLINDER = 3;

    /** {@code uint8 CONE=4} */
    @RosField("uint8")
    public static final int CONE = 4;

    /** {@code uint8 PRISM=5} */
    @RosField("uint8")
    public static final int PRISM = 5;

    /** {@code uint8 BOX_X=0} */
    @RosField("uint8")
    public static final int BOX_X = 0;

    /** {@code uint8 BOX_Y=1} */
    @RosField("uint8")
    public static final int BOX_Y = 1;

    /** {@code uint8 BOX_Z=2} */
    @RosField("uint8")
    public static final int BOX_Z = 2;

    /** {@code uint8 SPHERE_RADIUS=0} */
    @RosField("uint8")
    public static final int SPHERE_RADIUS = 0;

    /** {@code uint8 CYLINDER_HEIGHT=0} */
    @RosField("uint8")
    public static final int CYLINDER_HEIGHT = 0;

    /** {@code uint8 CYLINDER_RADIUS=1} */
    @RosField("uint8")
    public static final int CYLINDER_RADIUS = 1;

    /** {@code uint8 CONE_HEIGHT=0} */
    @RosField("uint8")
    public static final int CONE_HEIGHT = 0;

    /** {@code uint8 CONE_RADIUS=1} */
    @RosField("uint8")
    public static final int CONE_RADIUS = 1;

    /** {@code uint8 PRISM_HEIGHT=0} */
    @RosField("uint8")
    public static final int PRISM_HEIGHT = 0;
}
