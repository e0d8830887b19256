/** Messages of the ROS 2 package {@code statistics_msgs}. */
package dev.cedros.interfaces.statistics_msgs.msg;
