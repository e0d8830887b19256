/**
 * Many small messages of numbers as one packed sequence: made, encoded, decoded and read without an object for each.
 */
@NullMarked
package dev.cedros.examples.packed;

import org.jspecify.annotations.NullMarked;
