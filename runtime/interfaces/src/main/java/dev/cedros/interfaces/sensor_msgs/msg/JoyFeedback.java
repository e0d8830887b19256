package dev.cedros.interfaces.sensor_msgs.msg;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;

/**
 * The ROS 2 message {@code sensor_msgs/msg/JoyFeedback}.
 *
 * @param type {@code uint8 type}
 * @param id {@code uint8 id}
 * @param intensity {@code float32 intensity}
 */
@RosMessage("sensor_msgs/msg/JoyFeedback")
public record JoyFeedback(@RosField("uint8") int type, @RosField("uint8") int id, float intensity) {
    /** {@code uint8 TYPE_LED=0} */
    @RosField("uint8")
    public static final int TYPE_LED = 0;

    /** {@code uint8 TYPE_RUMBLE=1} */
    @RosField("uint8")
    public static final int TYPE_RUMBLE = 1;

    /** {@code uint8 TYPE_BUZZER=2} */
    @RosField("uint8")
    public static final int TYPE_BUZZER = 2;
}
