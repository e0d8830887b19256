/** Services of the ROS 2 package {@code diagnostic_msgs}. */
package dev.cedros.interfaces.diagnostic_msgs.srv;
