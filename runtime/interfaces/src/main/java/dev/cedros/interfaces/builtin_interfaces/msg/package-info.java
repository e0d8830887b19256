/** Messages of the ROS 2 package {@code builtin_interfaces}. */
package dev.cedros.interfaces.builtin_interfaces.msg;
