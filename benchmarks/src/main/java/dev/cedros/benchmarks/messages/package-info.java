/** The messages that are measured, as records: standard ROS 2 types with their members in wire order. */
@NullMarked
@RosPackage("sensor_msgs")
package dev.cedros.benchmarks.messages;

import dev.cedros.annotations.RosPackage;
import org.jspecify.annotations.NullMarked;
