package dev.cedros.cdr;

import static dev.cedros.cdr.CdrOptions.present;

import dev.cedros.payload.Payload;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.time.Instant;
import java.util.UUID;

/**
 * Reads plain CDR version 1 (DDS-XTypes 1.3, section 7.4.1) from an array or a payload, member by member. Methods have the ROS 2 names of
 * the types; each steps over the padding before its value, which counts from the byte after the encapsulation header.
 *
 * <p>A codec calls {@link #readEncapsulation}, the reads, and {@link #readEnd}. Without the first call the data is taken as
 * a body without a header, in the byte order of the options. There are three kinds of reads: single values; elements of
 * arrays and sequences; and runs, where {@link #beginRun} checks once that several members of fixed size are there and the
 * {@code get} methods take them from known places.
 *
 * <p>Data is never trusted: whatever is wrong with it ends in a {@link CdrException}, and nothing is allocated before it is
 * known that the bytes for it are there. After an exception the position is undefined. A reader is used by one thread at a
 * time. It reads the caller's array in place, and all values that it returns are copies, except that sequences (of {@code
 * dev.cedros.sequence}) show the array itself if the reader is made by {@link #owning} or {@link #borrowing}.
 *
 * <p>A payload or buffer that does not lie in one accessible array (direct or read-only memory, several slices) is seen through
 * a window of 8 KiB at most, which threads keep between messages. Arrays and sequences that are longer are copied straight to
 * where they belong, so that besides the values nothing of the payload's size is allocated, with one exception: strings of more
 * than 8 KiB are brought together first. What is wrong with the bytes is told as if they were in one array. If the payload is
 * released meanwhile, the next move of the window is a {@link dev.cedros.error.PayloadReleasedException}.
 */
public final class CdrReader extends WideTextReader {
    private static final int MAX_PADDING = 3;

    /** Whether this is the spare reader of a thread and in use. */
    boolean taken;

    CdrReader(byte[] data, int offset, int length, CdrOptions options) {
        super(data, offset, length, options);
    }

    /** Reads a whole array with the default options. */
    public static CdrReader of(byte[] data) {
        return of(data, CdrOptions.DEFAULT);
    }

    /** Reads a whole array. */
    public static CdrReader of(byte[] data, CdrOptions options) {
        return new CdrReader(present(data, "array to read"), 0, data.length, present(options, "options argument"));
    }

    /**
     * Reads a part of an array in place.
     *
     * @throws CdrException with code {@code array-range} if the array has no such part
     */
    public static CdrReader of(byte[] data, int offset, int length, CdrOptions options) {
        checkRange(data, offset, length);
        return new CdrReader(data, offset, length, present(options, "options argument"));
    }

    /** Reads a buffer from position to limit with the default options, as {@link #of(ByteBuffer, CdrOptions)} does. */
    public static CdrReader of(ByteBuffer data) {
        return of(data, CdrOptions.DEFAULT);
    }

    /**
     * Reads a buffer from position to limit; both stay as they are. A heap buffer is read in place, a direct or read-only
     * one through a window. The byte order of the buffer has no meaning here.
     */
    public static CdrReader of(ByteBuffer data, CdrOptions options) {
        if (present(data, "buffer to read").hasArray()) {
            return of(data.array(), data.arrayOffset() + data.position(), data.remaining(), options);
        }
        return of(Payload.of(data), options);
    }

    /** Reads a payload with the default options, as {@link #of(Payload, CdrOptions)} does. */
    public static CdrReader of(Payload data) {
        return of(data, CdrOptions.DEFAULT);
    }

    /** Reads a payload: in place if it lies in one accessible array, otherwise through a window. */
    public static CdrReader of(Payload data, CdrOptions options) {
        if (present(data, "payload to read").hasArray()) {
            return of(data.array(), data.arrayOffset(), data.size(), options);
        }
        present(options, "options argument");
        Window window = Window.take(data);
        CdrReader reader = new CdrReader(window.bytes, 0, data.size(), options);
        window.open(reader);
        return reader;
    }

    /** Reads a whole array that the caller hands over, as {@link #owning(byte[], int, int, CdrOptions)} does. */
    public static CdrReader owning(byte[] data, CdrOptions options) {
        return owning(data, 0, present(data, "array to read").length, options);
    }

    /**
     * Reads a part of an array that the caller hands over: sequences show its bytes, so that nobody may change them any more,
     * and each of them keeps the whole array in memory. Sequences of big-endian numbers are copies, since sequences are
     * little-endian, and so are those of bools if a byte is neither 0 nor 1.
     *
     * @throws CdrException with code {@code array-range} if the array has no such part
     */
    public static CdrReader owning(byte[] data, int offset, int length, CdrOptions options) {
        CdrReader reader = of(data, offset, length, options);
        reader.aliased = true;
        return reader;
    }

    /**
     * Reads a payload so that sequences show its bytes until it is released; their elements cannot be read afterwards.
     * Copies, which outlive the payload, are the sequences that {@link #owning(byte[], int, int, CdrOptions)} copies, and all
     * sequences of a payload that does not lie in one accessible array: direct and read-only memory, several slices. Of
     * such a payload this is {@link #of(Payload, CdrOptions)}.
     *
     * @throws dev.cedros.error.PayloadReleasedException if the payload is released already
     */
    public static CdrReader borrowing(Payload data, CdrOptions options) {
        if (!present(data, "payload to read").hasArray()) {
            return of(data, options);
        }
        CdrReader reader = owning(data.array(), data.arrayOffset(), data.size(), options);
        reader.lease = data.lease();
        return reader;
    }

    /**
     * Reads a whole array into an existing message, for generated code: the reader is one that the thread keeps, so that none
     * is allocated. It belongs to the caller until {@link #release}, which must follow.
     */
    public static CdrReader reused(byte[] data, CdrOptions options) {
        int length = present(data, "array to read").length;
        return SpareReader.take(data, 0, length, present(options, "options argument"));
    }

    /** Does the same with a part of an array, as {@link #of(byte[], int, int, CdrOptions)} does. */
    public static CdrReader reused(byte[] data, int offset, int length, CdrOptions options) {
        checkRange(data, offset, length);
        return SpareReader.take(data, offset, length, present(options, "options argument"));
    }

    /** Does the same with a buffer, as {@link #of(ByteBuffer, CdrOptions)} does. */
    public static CdrReader reused(ByteBuffer data, CdrOptions options) {
        if (present(data, "buffer to read").hasArray()) {
            return reused(data.array(), data.arrayOffset() + data.position(), data.remaining(), options);
        }
        return reused(Payload.of(data), options);
    }

    /** Does the same with a payload, as {@link #of(Payload, CdrOptions)} does. */
    public static CdrReader reused(Payload data, CdrOptions options) {
        if (present(data, "payload to read").hasArray()) {
            return reused(data.array(), data.arrayOffset(), data.size(), options);
        }
        present(options, "options argument");
        Window window = Window.take(data);
        CdrReader reader = SpareReader.take(window.bytes, 0, data.size(), options);
        try {
            window.open(reader);
        } catch (RuntimeException e) {
            SpareReader.giveBack(reader);
            throw e;
        }
        return reader;
    }

    /**
     * Ends the use of a reader that {@link #reused(byte[], CdrOptions)} and its kin gave. Of any other reader it ends the use
     * before {@link #readEnd} has, so that the thread can use its window again.
     */
    public void release() {
        if (taken) {
            SpareReader.giveBack(this);
        } else {
            Window.close(this);
        }
    }

    /**
     * Reads the encapsulation header, which sets the byte order and the place from which alignment counts.
     *
     * @throws CdrException with code {@code header-too-short} if there are fewer than four bytes, {@code
     *     unsupported-encapsulation} if they announce anything but plain CDR version 1
     */
    public void readEncapsulation() {
        if (remaining() < Encapsulation.HEADER_SIZE) {
            throw made(CdrException.headerTooShort(end - start));
        }
        int at = beginRun(1, Encapsulation.HEADER_SIZE);
        int id = Encapsulation.idAt(data, at);
        Encapsulation kind = Encapsulation.withId(id);
        if (kind == null || !kind.readable()) {
            throw made(Encapsulation.unsupported(id, at - start, end - start));
        }
        bigEndian = kind.bigEndian();
        origin = position;
        endBulk();
    }

    /**
     * Checks that the data ends here, give or take three bytes of padding, which may have any value.
     *
     * @throws CdrException with code {@code trailing-bytes} if more follow and the options do not allow it
     */
    public void readEnd() {
        if (remaining() > MAX_PADDING && !options.allowTrailingBytes()) {
            throw failure(
                    "trailing-bytes",
                    remaining() + " bytes follow the last member; the sender's type may be another. "
                            + "CdrOptions.withAllowTrailingBytes accepts them.");
        }
        if (window != null && remaining() <= MAX_PADDING) {
            window.closeAtEnd(this);
        }
    }

    /**
     * Steps over {@code sizeBytes} bytes and the padding before them; without bytes, over nothing.
     *
     * @param alignment 1, 2, 4 or 8
     * @throws CdrException with code {@code truncated} if there are fewer bytes left
     */
    public void skip(int alignment, long sizeBytes) {
        if (sizeBytes == 0) {
            return;
        }
        int at = aligned(alignment);
        if (sizeBytes > end - at) {
            throw truncated(at, sizeBytes);
        }
        position = at + (int) sizeBytes;
    }

    /**
     * Reads a bool.
     *
     * @throws CdrException with code {@code bool-value} if it is neither 0 nor 1 and the options are strict about it
     */
    public boolean readBool() {
        return getBool(beginRun(1, 1));
    }

    /** Reads an int8; uint8, byte and char have the same form. */
    public byte readInt8() {
        return getInt8(beginRun(1, 1));
    }

    /** Reads a uint8, byte or char, 0 to 255. */
    public int readUint8() {
        return getUint8(beginRun(1, 1));
    }

    /** Reads an int16. */
    public short readInt16() {
        return getInt16(beginRun(2, 2));
    }

    /** Reads a uint16, 0 to 65535. */
    public int readUint16() {
        return getUint16(beginRun(2, 2));
    }

    /** Reads an int32. */
    public int readInt32() {
        return getInt32(beginRun(4, 4));
    }

    /** Reads a uint32, 0 to 4294967295. */
    public long readUint32() {
        return getUint32(beginRun(4, 4));
    }

    /** Reads an int64. */
    public long readInt64() {
        return getInt64(beginRun(8, 8));
    }

    /** Reads the 64 bits of a uint64; {@link Long#toUnsignedString(long)} and its kin treat them as such. */
    public long readUint64() {
        return getInt64(beginRun(8, 8));
    }

    /** Reads a float32. */
    public float readFloat32() {
        return getFloat32(beginRun(4, 4));
    }

    /** Reads a float64. */
    public double readFloat64() {
        return getFloat64(beginRun(8, 8));
    }

    /**
     * Reads a builtin_interfaces/Time.
     *
     * @throws CdrException with code {@code nanosec-range} if it has a second or more of nanoseconds
     */
    public Instant readInstant() {
        return getInstant(beginRun(4, 8));
    }

    /**
     * Reads a builtin_interfaces/Duration.
     *
     * @throws CdrException with code {@code nanosec-range} if it has a second or more of nanoseconds
     */
    public Duration readDuration() {
        return getDuration(beginRun(4, 8));
    }

    /** Reads a unique_identifier_msgs/UUID. */
    public UUID readUuid() {
        return getUuid(beginRun(1, 16));
    }

    static void checkRange(byte[] data, int offset, int length) {
        int size = present(data, "array to read").length;
        if (offset < 0 || length < 0 || length > size - offset) {
            throw new CdrException(
                    "array-range",
                    length + " bytes from offset " + offset + " on do not lie inside an array of " + size + " bytes.",
                    -1,
                    Math.max(0, length));
        }
    }
}
