/** Messages of the ROS 2 package {@code visualization_msgs}. */
package dev.cedros.interfaces.visualization_msgs.msg;
