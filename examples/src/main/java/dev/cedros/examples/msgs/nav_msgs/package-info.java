/**
 * Messages of robots that move about.
 */
@NullMarked
package dev.cedros.examples.msgs.nav_msgs;

import org.jspecify.annotations.NullMarked;
