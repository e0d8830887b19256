/** Messages of the ROS 2 package {@code std_msgs}. */
package dev.cedros.interfaces.std_msgs.msg;
