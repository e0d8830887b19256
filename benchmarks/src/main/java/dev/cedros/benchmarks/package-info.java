/**
 * JMH benchmarks of the codecs. A {@link dev.cedros.benchmarks.Row} is a message type with a few messages; an
 * {@link dev.cedros.benchmarks.Arm} is a way to encode and decode them. Conversions, dispatch and growing messages have benchmarks
 * of their own. {@link dev.cedros.benchmarks.ValueFiles} writes the same
 * messages for benchmarks in other languages.
 */
@NullMarked
package dev.cedros.benchmarks;

import org.jspecify.annotations.NullMarked;
