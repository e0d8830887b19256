/**
 * Nodes that talk, serve, work on goals, pass messages on and look at who is there, all in one program.
 */
@NullMarked
package dev.cedros.examples.node;

import org.jspecify.annotations.NullMarked;
