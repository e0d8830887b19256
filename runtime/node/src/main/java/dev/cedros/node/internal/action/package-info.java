/** The messages that all actions share: those of the ROS 2 package {@code action_msgs}. */
@NullMarked
@RosPackage("action_msgs")
package dev.cedros.node.internal.action;

import dev.cedros.annotations.RosPackage;
import org.jspecify.annotations.NullMarked;
