/** Services of the ROS 2 package {@code sensor_msgs}. */
package dev.cedros.interfaces.sensor_msgs.srv;
