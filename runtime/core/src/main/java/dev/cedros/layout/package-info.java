/**
 * What types are on the wire, laid out flat: {@link dev.cedros.layout.MessageLayout} has one instruction for each member, as
 * parallel arrays, and {@link dev.cedros.layout.SizeBounds} what values take at least and at most. Both are made once from a
 * {@link dev.cedros.type.TypeDescription}, for everything that reads or writes messages without a class of their own. A
 * {@link dev.cedros.layout.MemberPath} such as {@code transforms[2].header.stamp} is resolved against a layout once.
 */
@NullMarked
package dev.cedros.layout;

import org.jspecify.annotations.NullMarked;
