/**
 * What Cedros throws. {@link dev.cedros.error.CedrosException} is the root of all of it: unchecked, with a stable code,
 * the type of the message and the path of the member, so that a program can react and a person can read. Bytes that
 * cannot be decoded have an exception of their own beside the reader; the kinds here concern the caller's values, buffers
 * and types.
 *
 * <p>The type and the path are filled in while an exception travels from the member outwards: each codec on the way
 * puts the name of its member before the path it finds. Nothing is paid for that unless something is wrong.
 */
@NullMarked
package dev.cedros.error;

import org.jspecify.annotations.NullMarked;
