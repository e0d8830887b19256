/**
 * What sensors send: joint positions, inertial measurements, laser scans, point clouds and pictures.
 */
@NullMarked
package dev.cedros.examples.msgs.sensor_msgs;

import org.jspecify.annotations.NullMarked;
