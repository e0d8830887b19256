/**
 * Positions, rotations, velocities and what is built from them. Lengths are metres, angles radians.
 */
@NullMarked
package dev.cedros.examples.msgs.geometry_msgs;

import org.jspecify.annotations.NullMarked;
