/**
 * JMH benchmarks of the generated codecs. {@link dev.cedros.benchmarks.CodecBenchmark} has one row for each message of
 * {@link dev.cedros.benchmarks.Subject}.
 */
@NullMarked
package dev.cedros.benchmarks;

import org.jspecify.annotations.NullMarked;
