/**
 * Decoding many messages into one mutable object, for programs that must not allocate in their loop.
 */
@NullMarked
package dev.cedros.examples.reuse;

import org.jspecify.annotations.NullMarked;
