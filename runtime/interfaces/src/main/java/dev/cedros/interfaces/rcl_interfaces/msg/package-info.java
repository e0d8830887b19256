/** Messages of the ROS 2 package {@code rcl_interfaces}. */
package dev.cedros.interfaces.rcl_interfaces.msg;
