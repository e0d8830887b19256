/** Messages of the ROS 2 package {@code type_description_interfaces}. */
package dev.cedros.interfaces.type_description_interfaces.msg;
