/**
 * Sequences of numbers and booleans as values: what an array or sequence member of a message can be in Java. {@link
 * dev.cedros.sequence.FloatSequence} and its kin look like the arrays they hold, but are immutable, equal by value, and
 * kept as the bytes that the wire carries, so that encoding and decoding one is a single block copy. Make one with
 * {@code of} or {@code builder}, read it with {@code get} or {@code asBuffer}.
 *
 * <p>A sequence normally owns its bytes. One that was decoded by {@code decodeBorrowed} shows those of the payload and ends
 * with it: every later access to an element is a {@link dev.cedros.error.PayloadReleasedException}. One that was decoded by
 * {@code decodeOwned} shows the array that was handed over. {@code detached} makes a sequence of its own of either.
 *
 * <p>{@link dev.cedros.sequence.PackedSequence} is the same for messages that consist of numbers alone. The processor writes
 * a class for each, such as {@code PointSequence}: a {@code List<Point>} to everybody, and beyond that a table of numbers that
 * are read ({@code x(i)}, {@code xs()}, {@code visit}) and put ({@code builder().add(x, y, z)}) without objects. {@link
 * dev.cedros.sequence.PackedForm}, {@link dev.cedros.sequence.PackedNumbers} and {@link dev.cedros.sequence.PackedBuilder}
 * are there for those classes.
 */
@NullMarked
package dev.cedros.sequence;

import org.jspecify.annotations.NullMarked;
