/**
 * Bytes as they come from and go to the wire. A {@link dev.cedros.payload.Payload} shows one or several pieces of
 * memory as one sequence of bytes without copying them, until it is released; {@link dev.cedros.payload.Lease} tells
 * those who show its bytes. {@link dev.cedros.payload.WireBytes} reads and writes the numbers in them, in both byte
 * orders and at any offset. Everything above, from single members to whole messages, is built on these.
 */
@NullMarked
package dev.cedros.payload;

import org.jspecify.annotations.NullMarked;
