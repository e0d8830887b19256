/** Messages of the ROS 2 package {@code action_msgs}. */
package dev.cedros.interfaces.action_msgs.msg;
