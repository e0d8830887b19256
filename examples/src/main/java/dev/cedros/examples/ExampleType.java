package dev.cedros.examples;

import dev.cedros.cdr.CdrOptions;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import java.util.function.ToIntFunction;

/**
 * A message type with the four functions of its generated codec that this program needs.
 *
 * @param name the ROS name
 * @param decode from bytes to the record
 * @param encode from the record to bytes
 * @param serializedSize the bytes that {@code encode} gives
 * @param equal whether two records hold the same
 */
record ExampleType<T>(
        String name,
        BiFunction<byte[], CdrOptions, T> decode,
        BiFunction<T, CdrOptions, byte[]> encode,
        ToIntFunction<T> serializedSize,
        BiPredicate<T, T> equal) {}
