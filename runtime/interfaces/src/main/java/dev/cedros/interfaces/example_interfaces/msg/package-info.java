/** Messages of the ROS 2 package {@code example_interfaces}. */
package dev.cedros.interfaces.example_interfaces.msg;
