/** Messages of the ROS 2 package {@code actionlib_msgs}. */
package dev.cedros.interfaces.actionlib_msgs.msg;
