/**
 * The program a newcomer runs first: it turns annotated records into ROS 2 bytes and back, and shows both.
 *
 * <p>The messages are in {@code dev.cedros.examples.msgs}; each of the other packages beside this one holds one small
 * program about one thing.
 */
@NullMarked
package dev.cedros.examples;

import org.jspecify.annotations.NullMarked;
