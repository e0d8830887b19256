/**
 * Sequences of numbers and booleans as values: what an array or sequence member of a message can be in Java. {@link
 * dev.cedros.sequence.FloatSequence} and its kin look like the arrays they hold, but are immutable, equal by value, and
 * kept as the bytes that the wire carries, so that encoding and decoding one is a single block copy. Make one with
 * {@code of} or {@code builder}, read it with {@code get} or {@code asBuffer}.
 *
 * <p>A sequence normally owns its bytes. One that was decoded by {@code decodeBorrowed} shows those of the payload and ends
 * with it: every later access to an element is a {@link dev.cedros.error.PayloadReleasedException}. One that was decoded by
 * {@code decodeOwned} shows the array that was handed over. {@code detached} makes a sequence of its own of either.
 */
@NullMarked
package dev.cedros.sequence;

import org.jspecify.annotations.NullMarked;
