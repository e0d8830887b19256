/**
 * Points in time and spans of time as ROS 2 sends them: seconds and nanoseconds apart, without loss.
 */
@NullMarked
package dev.cedros.examples.msgs.builtin_interfaces;

import org.jspecify.annotations.NullMarked;
