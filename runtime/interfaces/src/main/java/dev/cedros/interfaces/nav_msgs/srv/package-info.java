/** Services of the ROS 2 package {@code nav_msgs}. */
package dev.cedros.interfaces.nav_msgs.srv;
