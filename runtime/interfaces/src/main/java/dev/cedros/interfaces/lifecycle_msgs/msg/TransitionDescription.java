package dev.cedros.interfaces.lifecycle_msgs.msg;

import dev.cedros.annotations.RosMessage;

/**
 * The ROS 2 message {@code lifecycle_msgs/msg/TransitionDescription}.
 *
 * @param transition {@code lifecycle_msgs/msg/Transition transition}
 * @param startState {@code lifecycle_msgs/msg/State start_state}
 * @param goalState {@code lifecycle_msgs/msg/State goal_state}
 */
@RosMessage("lifecycle_msgs/msg/TransitionDescription")
public record TransitionDescription(Transition transition, State startState, State goalState) {}
