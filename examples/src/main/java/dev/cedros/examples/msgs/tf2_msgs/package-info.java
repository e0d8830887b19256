/**
 * Coordinate frames and how they move.
 */
@NullMarked
package dev.cedros.examples.msgs.tf2_msgs;

import org.jspecify.annotations.NullMarked;
