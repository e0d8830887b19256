/**
 * The program a newcomer runs first: it turns annotated records into ROS 2 bytes and back, and shows both.
 *
 * <p>Its messages are those of the standard library, {@code dev.cedros.interfaces}; each of the packages beside this one
 * holds one small program about one thing.
 */
@NullMarked
package dev.cedros.examples;

import org.jspecify.annotations.NullMarked;
