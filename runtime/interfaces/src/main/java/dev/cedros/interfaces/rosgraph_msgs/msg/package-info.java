/** Messages of the ROS 2 package {@code rosgraph_msgs}. */
package dev.cedros.interfaces.rosgraph_msgs.msg;
