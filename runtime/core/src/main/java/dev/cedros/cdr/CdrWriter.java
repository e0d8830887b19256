package dev.cedros.cdr;

import static dev.cedros.cdr.CdrOptions.present;

import dev.cedros.error.BufferTooSmallException;
import dev.cedros.error.InvalidMessageException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.time.Duration;
import java.time.Instant;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * Writes plain CDR (DDS-XTypes 1.3, section 7.4.1) into an array, member by member: into one of the caller's or into one
 * that grows. Methods have the ROS 2 names of the types; each writes zeros as padding before its value, which counts from
 * the byte after the encapsulation header, and none after it.
 *
 * <p>A codec calls {@link #writeEncapsulation} and the writes; {@link #finish} ends a message. There are three kinds of
 * writes: single values; elements of arrays and sequences; and runs, where {@link #beginRun} makes room for several members
 * of fixed size at once and the {@code put} methods set them at known places.
 *
 * <p>A value that has no form on the wire ends in an {@link InvalidMessageException}, a buffer of the caller's that is full
 * in a {@link BufferTooSmallException}; what stands in the buffer then is undefined. A writer is used by one thread at a
 * time.
 */
public final class CdrWriter extends TextWriter {
    private static final int DEFAULT_CAPACITY = 256;
    private static final int VERSION_1_ALIGNMENT = 8;
    private static final int VERSION_2_ALIGNMENT = 4;
    private static final CdrOptions KEY_OPTIONS =
            CdrOptions.DEFAULT.withByteOrder(ByteOrder.BIG_ENDIAN).withWstringForm(WstringForm.TWO_BYTE_UNITS);

    /** Where {@link #finish} puts the end of the message; null for arrays. */
    private final @Nullable ByteBuffer target;

    private final int targetPosition;

    /**
     * Where code that works with indices writes if the caller's array goes on behind the limit, where nothing may change: such
     * code is stopped by the end of an array alone. Null if the array ends at the limit, or nothing is being written this way.
     */
    private byte @Nullable [] aside;

    private CdrWriter(
            byte[] buffer,
            int offset,
            int length,
            int maxSize,
            int maxAlignment,
            CdrOptions options,
            @Nullable ByteBuffer target) {
        super(buffer, offset, length, maxSize, maxAlignment, options);
        this.target = target;
        this.targetPosition = target == null ? 0 : target.position();
    }

    /** Writes into an array that grows, with the default options. */
    public static CdrWriter growing() {
        return growing(DEFAULT_CAPACITY, CdrOptions.DEFAULT);
    }

    /** Writes into an array that grows. */
    public static CdrWriter growing(CdrOptions options) {
        return growing(DEFAULT_CAPACITY, options);
    }

    /** Writes into an array that grows and has room for {@code capacity} bytes at first; a negative one counts as 0. */
    public static CdrWriter growing(int capacity, CdrOptions options) {
        int size = Math.min(Math.max(capacity, 0), MAX_ARRAY_SIZE);
        present(options, "options argument");
        return new CdrWriter(new byte[size], 0, size, MAX_ARRAY_SIZE, VERSION_1_ALIGNMENT, options, null);
    }

    /**
     * Writes into the caller's array from an offset on, up to its end.
     *
     * @throws InvalidMessageException with code {@code array-range} if the offset does not lie in the array, {@code
     *     null-member} if it is null
     */
    public static CdrWriter into(byte[] buffer, int offset, CdrOptions options) {
        int size = present(buffer, "array to write").length;
        return into(buffer, offset, Math.max(0, size - Math.max(0, offset)), options);
    }

    /**
     * Writes into a part of the caller's array.
     *
     * @throws InvalidMessageException with code {@code array-range} if the array has no such part, {@code null-member} if it
     *     is null
     */
    public static CdrWriter into(byte[] buffer, int offset, int length, CdrOptions options) {
        int size = present(buffer, "array to write").length;
        if (offset < 0 || length < 0 || length > size - offset) {
            throw new InvalidMessageException(
                    "array-range",
                    length + " bytes from offset " + offset + " on do not lie inside an array of " + size + " bytes.");
        }
        present(options, "options argument");
        return new CdrWriter(buffer, offset, length, length, VERSION_1_ALIGNMENT, options, null);
    }

    /**
     * Writes into a buffer of the caller's from its position on, up to its limit: in place on the heap, otherwise into an
     * array that {@link #finish} copies. Codecs write in place only up to the end of an array ({@link #reserve}). The position moves in {@link #finish} only; the buffer's byte order has no meaning
     * here.
     *
     * @throws InvalidMessageException with code {@code read-only-buffer} if it is one, {@code null-member} if it is null
     */
    public static CdrWriter into(ByteBuffer buffer, CdrOptions options) {
        if (present(buffer, "buffer to write").isReadOnly()) {
            throw new InvalidMessageException("read-only-buffer", "The buffer to write is read-only. Give another.");
        }
        present(options, "options argument");
        int room = buffer.remaining();
        if (buffer.hasArray()) {
            int offset = buffer.arrayOffset() + buffer.position();
            return new CdrWriter(buffer.array(), offset, room, room, VERSION_1_ALIGNMENT, options, buffer);
        }
        int size = Math.min(room, DEFAULT_CAPACITY);
        return new CdrWriter(new byte[size], 0, size, room, VERSION_1_ALIGNMENT, options, buffer);
    }

    /**
     * Writes the key members of a message for {@link KeyHash}: big-endian plain CDR version 2, which aligns to 4 at most,
     * without a header, into an array that grows (DDSI-RTPS 2.5, section 9.6.4.8).
     */
    public static CdrWriter keys() {
        byte[] buffer = new byte[64];
        return new CdrWriter(buffer, 0, buffer.length, MAX_ARRAY_SIZE, VERSION_2_ALIGNMENT, KEY_OPTIONS, null);
    }

    /** Writes the encapsulation header; alignment counts from behind it from now on. */
    public void writeEncapsulation() {
        int at = begin(1, Encapsulation.HEADER_SIZE);
        buffer[at] = 0;
        buffer[at + 1] = (byte) Encapsulation.plain(version2(), bigEndian).id();
        buffer[at + 2] = 0;
        buffer[at + 3] = 0;
        origin = position;
    }

    /**
     * Makes room for bytes that are written to {@link #buffer} directly, by code that works with indices; {@link #moveTo}
     * says once, afterwards, where they end. If the caller's array goes on behind the last byte that may be written, they go
     * into an array of their own, which {@code moveTo} copies.
     *
     * @throws BufferTooSmallException if the buffer ends before
     * @throws InvalidMessageException with code {@code key-writer} for a writer of keys, whose alignment such code does not
     *     know
     */
    public void reserve(long sizeBytes) {
        if (version2()) {
            throw new InvalidMessageException(
                    "key-writer", "A writer of keys takes key members alone. Use keyHash, or another writer.");
        }
        int at = position;
        begin(1, sizeBytes);
        position = at;
        aside = limit < buffer.length ? new byte[placeAside() + (int) sizeBytes] : null;
    }

    /** The index aside of the next byte, aligned as the one in the caller's array is. */
    private int placeAside() {
        return (position - origin) & (VERSION_1_ALIGNMENT - 1);
    }

    /** The array into which the message goes; another one after {@link #reserve} or any write. */
    public byte[] buffer() {
        return aside == null ? buffer : aside;
    }

    /** The index in the array from which alignment counts. */
    public int origin() {
        return aside == null ? origin : 0;
    }

    /** The index in the array of the next byte. */
    public int place() {
        return aside == null ? position : placeAside();
    }

    /**
     * Continues at an index in the array, up to which everything has been written.
     *
     * @throws InvalidMessageException with code {@code collection-changed} if that is more than there is room for: the
     *     message has grown since {@link #reserve} was told its size
     */
    public void moveTo(int place) {
        byte[] written = aside;
        if (place > (written == null ? limit : written.length)) {
            throw new InvalidMessageException(
                    "collection-changed",
                    "The message grew while it was written. Do not change its collections while it is used.");
        }
        if (written == null) {
            position = place;
            return;
        }
        int from = placeAside();
        System.arraycopy(written, from, buffer, position, place - from);
        position += place - from;
        aside = null;
    }

    /**
     * Ends the message and gives its size. If it went into a ByteBuffer, the bytes are in it now and its position is behind
     * them.
     *
     * @throws BufferTooSmallException if the ByteBuffer was given a lower limit meanwhile
     */
    public int finish() {
        int size = size();
        if (target != null) {
            int room = target.limit() - targetPosition;
            if (size > room) {
                throw new BufferTooSmallException(-1, Math.max(0, room));
            }
            if (!target.hasArray()) {
                ByteBuffer view = target.duplicate();
                view.position(targetPosition);
                view.put(buffer, start, size);
            }
            target.position(targetPosition + size);
        }
        return size;
    }

    /** Starts again at the beginning of the same array, for the next message. */
    public void reset() {
        position = start;
        origin = start;
        aside = null;
    }

    /** Writes a bool: 0 or 1. */
    public void writeBool(boolean value) {
        putBool(begin(1, 1), value);
    }

    /** Writes an int8; uint8, byte and char have the same form. */
    public void writeInt8(byte value) {
        putInt8(begin(1, 1), value);
    }

    /**
     * Writes a uint8, byte or char.
     *
     * @throws InvalidMessageException with code {@code out-of-range} unless it lies in 0 to 255
     */
    public void writeUint8(int value) {
        putUint8(begin(1, 1), value);
    }

    /** Writes an int16. */
    public void writeInt16(short value) {
        putInt16(begin(2, 2), value);
    }

    /**
     * Writes a uint16.
     *
     * @throws InvalidMessageException with code {@code out-of-range} unless it lies in 0 to 65535
     */
    public void writeUint16(int value) {
        putUint16(begin(2, 2), value);
    }

    /** Writes an int32. */
    public void writeInt32(int value) {
        putInt32(begin(4, 4), value);
    }

    /**
     * Writes a uint32.
     *
     * @throws InvalidMessageException with code {@code out-of-range} unless it lies in 0 to 4294967295
     */
    public void writeUint32(long value) {
        putUint32(begin(4, 4), value);
    }

    /** Writes an int64. */
    public void writeInt64(long value) {
        putInt64(begin(8, 8), value);
    }

    /** Writes the 64 bits of a uint64. */
    public void writeUint64(long value) {
        putInt64(begin(8, 8), value);
    }

    /** Writes a float32. */
    public void writeFloat32(float value) {
        putFloat32(begin(4, 4), value);
    }

    /** Writes a float64. */
    public void writeFloat64(double value) {
        putFloat64(begin(8, 8), value);
    }

    /** Writes a builtin_interfaces/Time; what it throws, {@link #putInstant} says. */
    public void writeInstant(Instant value) {
        putInstant(begin(4, 8), value);
    }

    /** Writes a builtin_interfaces/Duration; what it throws, {@link #putDuration} says. */
    public void writeDuration(Duration value) {
        putDuration(begin(4, 8), value);
    }

    /** Writes a unique_identifier_msgs/UUID; what it throws, {@link #putUuid} says. */
    public void writeUuid(UUID value) {
        putUuid(begin(1, 16), value);
    }
}
