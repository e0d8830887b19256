package dev.cedros.interfaces.tf2_msgs.action;

import dev.cedros.annotations.RosAction;
import dev.cedros.interfaces.builtin_interfaces.msg.Duration;
import dev.cedros.interfaces.builtin_interfaces.msg.Time;
import dev.cedros.interfaces.geometry_msgs.msg.TransformStamped;
import dev.cedros.interfaces.tf2_msgs.msg.TF2Error;

/** The ROS 2 action {@code tf2_msgs/action/LookupTransform}. */
@RosAction("tf2_msgs/action/LookupTransform")
public final class LookupTransform {
    /**
     * The goal of {@code tf2_msgs/action/LookupTransform}.
     *
     * @param targetFrame {@code string target_frame}
     * @param sourceFrame {@code string source_frame}
     * @param sourceTime {@code builtin_interfaces/msg/Time source_time}
     * @param timeout {@code builtin_interfaces/msg/Duration timeout}
     * @param targetTime {@code builtin_interfaces/msg/Time target_time}
     * @param fixedFrame {@code string fixed_frame}
     * @param advanced {@code bool advanced}
     */
    public record Goal(
            String targetFrame,
            String sourceFrame,
            Time sourceTime,
            Duration timeout,
            Time targetTime,
            String fixedFrame,
            boolean advanced) {}

    /**
     * The result of {@code tf2_msgs/action/LookupTransform}.
     *
     * @param transform {@code geometry_msgs/msg/TransformStamped transform}
     * @param error {@code tf2_msgs/msg/TF2Error error}
     */
    public record Result(TransformStamped transform, TF2Error error) {}

    /** The feedback of {@code tf2_msgs/action/LookupTransform}. */
    public record Feedback() {}

    private LookupTransform() {}
}
