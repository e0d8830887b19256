package dev.cedros.interfaces.visualization_msgs.msg;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;

/**
 * The ROS 2 message {@code visualization_msgs/msg/MenuEntry}.
 *
 * @param id {@code uint32 id}
 * @param parentId {@code uint32 parent_id}
 * @param title {@code string title}
 * @param command {@code string command}
 * @param commandType {@code uint8 command_type}
 */
@RosMessage("visualization_msgs/msg/MenuEntry")
public record MenuEntry(
        @RosField("uint32") long id,
        @RosField("uint32") long parentId,
        String title,
        String command,
        @RosField("uint8") int commandType) {

    /** {@code uint8 FEEDBACK=0} */
    @RosField("uint8")
    public static final int FEEDBACK = 0;

    /** {@code uint8 ROSRUN=1} */
    @RosField("uint8")
    public static final int ROSRUN = 1;

    /** {@code uint8 ROSLAUNCH=2} */
    @RosField("uint8")
    public static final int ROSLAUNCH = 2;
}
