/** Services of the ROS 2 package {@code tf2_msgs}. */
package dev.cedros.interfaces.tf2_msgs.srv;
