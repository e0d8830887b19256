/**
 * Quality of service: how many messages are kept for a reader, and whether it gets all of them. The profiles have the names and
 * values of ROS 2.
 */
@NullMarked
package dev.cedros.node.qos;

import org.jspecify.annotations.NullMarked;
