/** Messages of the ROS 2 package {@code unique_identifier_msgs}. */
package dev.cedros.interfaces.unique_identifier_msgs.msg;
