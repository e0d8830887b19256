/**
 * Wire vectors: values of every kind of member and the bytes that independent implementations write for them, with their
 * loader {@link dev.cedros.vectors.Vectors}. The tests of other modules use them through the test jar.
 */
@NullMarked
package dev.cedros.vectors;

import org.jspecify.annotations.NullMarked;
