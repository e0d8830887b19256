/** Messages of the ROS 2 package {@code lifecycle_msgs}. */
package dev.cedros.interfaces.lifecycle_msgs.msg;
