/** Messages of the ROS 2 package {@code geometry_msgs}. */
package dev.cedros.interfaces.geometry_msgs.msg;
