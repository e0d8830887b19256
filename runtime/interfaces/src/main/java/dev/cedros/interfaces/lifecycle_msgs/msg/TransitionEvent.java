package dev.cedros.interfaces.lifecycle_msgs.msg;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;

/**
 * The ROS 2 message {@code lifecycle_msgs/msg/TransitionEvent}.
 *
 * @param timestamp {@code uint64 timestamp}
 * @param transition {@code lifecycle_msgs/msg/Transition transition}
 * @param startState {@code lifecycle_msgs/msg/State start_state}
 * @param goalState {@code lifecycle_msgs/msg/State goal_state}
 */
@RosMessage("lifecycle_msgs/msg/TransitionEvent")
public record TransitionEvent(
        @RosField("uint64") long timestamp,
        Transition transition,
        State startState,
        State goalState) {}
