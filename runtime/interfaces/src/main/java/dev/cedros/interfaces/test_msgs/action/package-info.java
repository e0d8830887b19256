/** Actions of the ROS 2 package {@code test_msgs}. */
package dev.cedros.interfaces.test_msgs.action;
