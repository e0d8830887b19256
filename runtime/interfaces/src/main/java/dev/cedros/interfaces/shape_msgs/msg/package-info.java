/** Messages of the ROS 2 package {@code shape_msgs}. */
package dev.cedros.interfaces.shape_msgs.msg;
