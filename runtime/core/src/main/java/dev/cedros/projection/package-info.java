/**
 * Parts of messages, straight from their bytes: {@link dev.cedros.projection.MemberReader} reads one member and steps over
 * what comes before it, {@link dev.cedros.projection.Columns} gathers members of many messages into arrays, as analysis and
 * columnar files want them, and {@link dev.cedros.projection.LayoutSkip} is the stepping over by itself. No message object is
 * made; all that is needed is the {@link dev.cedros.layout.MessageLayout} of the type. Begin with {@code MemberReader.of(layout,
 * "header.stamp.sec")}.
 *
 * <p>Bytes that are no message of the type give the errors of {@link dev.cedros.cdr.CdrReader}. Paths that lead nowhere, and
 * members of another kind than asked for, give a {@link dev.cedros.layout.MemberPathException}, whose codes are listed there;
 * {@code unknown-column} is one more. {@code columns-size} says that a column has as many values as an array can hold.
 */
@NullMarked
package dev.cedros.projection;

import org.jspecify.annotations.NullMarked;
