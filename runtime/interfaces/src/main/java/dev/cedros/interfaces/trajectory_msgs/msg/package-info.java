/** Messages of the ROS 2 package {@code trajectory_msgs}. */
package dev.cedros.interfaces.trajectory_msgs.msg;
