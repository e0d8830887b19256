/**
 * Checks generated codecs against recorded and synthetic payloads, hostile ones included. The messages that the payloads
 * need, and that a reader of the examples does not, are nested in one class for each ROS package.
 */
@NullMarked
package dev.cedros.examples.corpus;

import org.jspecify.annotations.NullMarked;
