/**
 * The general messages that others are built from: the header in front of stamped data, and a colour.
 */
@NullMarked
package dev.cedros.examples.msgs.std_msgs;

import org.jspecify.annotations.NullMarked;
