/**
 * Writing into memory that the program owns, and reading from wherever the bytes happen to be.
 */
@NullMarked
package dev.cedros.examples.buffers;

import org.jspecify.annotations.NullMarked;
