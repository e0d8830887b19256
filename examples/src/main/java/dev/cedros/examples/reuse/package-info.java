/**
 * Decoding many messages, one after the other, into one mutable object that the program keeps.
 */
@NullMarked
package dev.cedros.examples.reuse;

import org.jspecify.annotations.NullMarked;
