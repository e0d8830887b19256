/**
 * What is thrown when a value cannot be written or bytes cannot be read.
 */
@NullMarked
package dev.cedros.examples.errors;

import org.jspecify.annotations.NullMarked;
