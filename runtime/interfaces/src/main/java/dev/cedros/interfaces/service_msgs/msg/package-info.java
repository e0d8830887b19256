/** Messages of the ROS 2 package {@code service_msgs}. */
package dev.cedros.interfaces.service_msgs.msg;
