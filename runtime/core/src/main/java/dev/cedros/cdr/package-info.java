/**
 * CDR, the wire format of ROS 2: {@link dev.cedros.cdr.CdrReader} and {@link dev.cedros.cdr.CdrWriter} read and write it
 * member by member, {@link dev.cedros.cdr.CdrSize} tells how long it gets, {@link dev.cedros.cdr.CdrOptions} holds the
 * choices that ROS 2 implementations differ in. Generated codecs are built on these; other programs need them only for types
 * without a codec. A message is four bytes of {@linkplain dev.cedros.cdr.Encapsulation encapsulation header} and its
 * members, each aligned to its size, counted from the byte after the header. Start with the reader.
 *
 * <p>Codes of {@link dev.cedros.cdr.CdrException}, when bytes are read:
 *
 * <dl>
 *   <dt>{@code header-too-short}
 *   <dd>fewer than four bytes
 *   <dt>{@code unsupported-encapsulation}
 *   <dd>the header announces anything but plain CDR version 1
 *   <dt>{@code array-range}
 *   <dd>offset and length given by the caller do not lie in the array
 *   <dt>{@code truncated}
 *   <dd>the data ends before or in a value
 *   <dt>{@code trailing-bytes}
 *   <dd>more than three bytes follow the last member
 *   <dt>{@code string-length}, {@code wstring-length}
 *   <dd>a length exceeds the bytes left, or is odd where units have two bytes
 *   <dt>{@code string-bound}, {@code wstring-bound}
 *   <dd>a bounded string is too long
 *   <dt>{@code malformed-utf8}
 *   <dd>a string is not UTF-8
 *   <dt>{@code wstring-unit}
 *   <dd>a unit of a wstring is no Unicode code point
 *   <dt>{@code sequence-length}
 *   <dd>a count exceeds what the bytes left can hold
 *   <dt>{@code sequence-bound}
 *   <dd>a bounded sequence is too long
 *   <dt>{@code bool-value}
 *   <dd>a bool is neither 0 nor 1, and the options are strict
 *   <dt>{@code enum-value}
 *   <dd>a number is that of no constant of an enum without a fallback
 *   <dt>{@code nanosec-range}
 *   <dd>a Time or Duration has a second or more of nanoseconds
 *   <dt>{@code constructor-failed}
 *   <dd>the user's constructor, setter or factory threw the cause
 * </dl>
 *
 * <p>Codes of {@link dev.cedros.error.InvalidMessageException}, when a message is written or measured:
 *
 * <dl>
 *   <dt>{@code null-member}
 *   <dd>a member, an element, or an argument is null
 *   <dt>{@code out-of-range}
 *   <dd>a number does not fit its ROS type
 *   <dt>{@code enum-value}
 *   <dd>an enum constant has no number
 *   <dt>{@code seconds-range}
 *   <dd>an Instant or a Duration has more seconds than int32 holds
 *   <dt>{@code string-bound}, {@code wstring-bound}, {@code sequence-bound}
 *   <dd>a bounded member is too long
 *   <dt>{@code array-length}
 *   <dd>an array of fixed length has another
 *   <dt>{@code collection-changed}
 *   <dd>a list gives more or fewer elements than it says that it has
 *   <dt>{@code surrogate}
 *   <dd>a string has half of a surrogate pair
 *   <dt>{@code message-size}
 *   <dd>the message is larger than an array can be
 *   <dt>{@code key-size}
 *   <dd>a key is larger than its type allows
 *   <dt>{@code array-range}, {@code read-only-buffer}
 *   <dd>the place to write to is none
 *   <dt>{@code key-writer}
 *   <dd>a writer for keys was given to a codec, which writes whole messages
 *   <dt>{@code value-kind}
 *   <dd>a value given for a dynamic message is of another kind than the member
 *   <dt>{@code unknown-member}
 *   <dd>a map given for a dynamic message names a member that its type does not have
 *   <dt>{@code message-class}
 *   <dd>a message given with the name of its type is of another class than the type has
 *   <dt>{@code no-key}
 *   <dd>the type has no key members
 *   <dt>{@code accessor-failed}
 *   <dd>the user's accessor or collection threw the cause
 * </dl>
 *
 * <p>A buffer that is full is a {@link dev.cedros.error.BufferTooSmallException}, code {@code buffer-too-small}.
 * Types that are not known or not the same, and bytes used after their payload was released, have exceptions of their own
 * beside it: {@code unknown-type}, {@code type-mismatch}, {@code version-skew}, {@code payload-released}.
 */
@NullMarked
package dev.cedros.cdr;

import org.jspecify.annotations.NullMarked;
