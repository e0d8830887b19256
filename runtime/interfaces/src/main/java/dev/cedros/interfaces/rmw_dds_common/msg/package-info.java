/** Messages of the ROS 2 package {@code rmw_dds_common}. */
package dev.cedros.interfaces.rmw_dds_common.msg;
