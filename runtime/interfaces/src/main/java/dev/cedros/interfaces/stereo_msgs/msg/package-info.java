/** Messages of the ROS 2 package {@code stereo_msgs}. */
package dev.cedros.interfaces.stereo_msgs.msg;
