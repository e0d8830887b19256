package dev.cedros.cdr;

import dev.cedros.error.BufferTooSmallException;
import dev.cedros.error.Checks;
import dev.cedros.error.InvalidMessageException;
import dev.cedros.payload.WireBytes;
import org.jspecify.annotations.Nullable;

/**
 * The encapsulation kinds that the first two bytes of serialized data name (DDSI-RTPS 2.5, section 10.5 and DDS-XTypes 1.3,
 * section 7.6.3.1.2). Two option bytes follow the id. Only {@link #CDR_LE} and {@link #CDR_BE}, which ROS 2 uses, can be
 * read so far.
 */
public enum Encapsulation {
    /** Plain CDR version 1, big-endian. */
    CDR_BE(0x0000),
    /** Plain CDR version 1, little-endian: what ROS 2 writes. */
    CDR_LE(0x0001),
    /** Parameter list, big-endian. */
    PL_CDR_BE(0x0002),
    /** Parameter list, little-endian. */
    PL_CDR_LE(0x0003),
    /** Plain CDR version 2, big-endian. */
    PLAIN_CDR2_BE(0x0006),
    /** Plain CDR version 2, little-endian. */
    PLAIN_CDR2_LE(0x0007),
    /** Delimited CDR version 2, big-endian. */
    D_CDR2_BE(0x0008),
    /** Delimited CDR version 2, little-endian. */
    D_CDR2_LE(0x0009),
    /** Parameter list version 2, big-endian. */
    PL_CDR2_BE(0x000a),
    /** Parameter list version 2, little-endian. */
    PL_CDR2_LE(0x000b);

    /** The number of bytes in an encapsulation header: the id and two bytes of options. */
    public static final int HEADER_SIZE = 4;

    private static final @Nullable Encapsulation[] BY_ID = byId();

    private final int id;

    Encapsulation(int id) {
        this.id = id;
    }

    /** The representation identifier: the first two bytes as a big-endian number. */
    public int id() {
        return id;
    }

    /** Whether what follows the header is big-endian. */
    public boolean bigEndian() {
        return (id & 1) == 0;
    }

    /** Whether {@link CdrReader} can read data of this kind. */
    public boolean readable() {
        return this == CDR_LE || this == CDR_BE;
    }

    /**
     * Reads the header at {@code offset} of data that has {@code length} bytes from there on. The option bytes are not
     * looked at: they may announce up to three bytes of padding, which are accepted anyway.
     *
     * @throws CdrException with code {@code array-range} if the array has no such range, {@code header-too-short} if there
     *     are fewer than four bytes, {@code unsupported-encapsulation} if the id is none of these
     */
    public static Encapsulation read(byte[] data, int offset, int length) {
        CdrReader.checkRange(data, offset, length);
        if (length < HEADER_SIZE) {
            throw CdrException.headerTooShort(length);
        }
        int id = idAt(data, offset);
        Encapsulation known = withId(id);
        if (known == null) {
            throw unsupported(id, 0, length);
        }
        return known;
    }

    /**
     * Writes the header of a message that begins at an index of an array, and gives the index after it.
     *
     * @throws InvalidMessageException with code {@code array-range} if the array has no such index, {@code null-member} if
     *     an argument is null
     * @throws BufferTooSmallException if the array ends within the header
     */
    public static int write(byte[] buffer, int offset, CdrOptions options) {
        int room = Checks.present(buffer, "array to write").length - offset;
        if (offset < 0 || room < 0) {
            throw new InvalidMessageException(
                    "array-range",
                    "offset " + offset + " does not lie inside an array of " + buffer.length + " bytes.");
        }
        if (room < HEADER_SIZE) {
            throw new BufferTooSmallException(-1, room);
        }
        boolean bigEndian = Checks.present(options, "options argument").bigEndian();
        WireBytes.putInt(buffer, offset, (bigEndian ? CDR_BE : CDR_LE).id << 16, true);
        return offset + HEADER_SIZE;
    }

    static int idAt(byte[] data, int at) {
        return (data[at] & 0xFF) << 8 | (data[at + 1] & 0xFF);
    }

    /** The kind with an id; null if there is none. */
    static @Nullable Encapsulation withId(int id) {
        return id < BY_ID.length ? BY_ID[id] : null;
    }

    /** The plain kind of either version in either byte order. */
    static Encapsulation plain(boolean version2, boolean bigEndian) {
        if (version2) {
            return bigEndian ? PLAIN_CDR2_BE : PLAIN_CDR2_LE;
        }
        return bigEndian ? CDR_BE : CDR_LE;
    }

    /** The exception for a header at {@code offset} whose id is unknown or of a kind that nothing here reads. */
    static CdrException unsupported(int id, int offset, int length) {
        String number = String.format("0x%04x", id);
        Encapsulation known = withId(id);
        String name = known == null ? number : known + " (" + number + ")";
        String problem = "the encapsulation " + name + " is not supported. CDR_LE (0x0001) and CDR_BE (0x0000) are.";
        if (known == null) {
            problem += " If these are the first bytes of the message itself, its header of four bytes is missing.";
        }
        return new CdrException("unsupported-encapsulation", problem, offset, length);
    }

    private static @Nullable Encapsulation[] byId() {
        @Nullable Encapsulation[] table = new @Nullable Encapsulation[PL_CDR2_LE.id + 1];
        for (Encapsulation each : values()) {
            table[each.id] = each;
        }
        return table;
    }
}
