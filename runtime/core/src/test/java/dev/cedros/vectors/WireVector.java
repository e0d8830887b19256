package dev.cedros.vectors;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * One value of one type and its bytes. The arrays are the vector's own and must not be changed.
 *
 * @param name {@code file/Type/case}
 * @param schema the type and the types that it uses
 * @param twoByteWide whether wide strings are in the form of two-byte units
 * @param value the members in order: Boolean, Long (integers of all kinds; uint64 by its bits), Float, Double, String, Map (nested), List (arrays and
 *     sequences)
 * @param littleEndian with encapsulation header
 * @param bigEndian with encapsulation header
 * @param key null if the type has no key
 */
public record WireVector(
        String name,
        VectorSchema schema,
        boolean twoByteWide,
        Map<String, Object> value,
        byte[] littleEndian,
        byte[] bigEndian,
        @Nullable Key key) {

    /**
     * What the key members come to.
     *
     * @param cdr the key members alone as little-endian XCDR1 with header
     * @param xcdr2 the key members as big-endian PLAIN_CDR2 without header
     * @param padded whether the largest possible key takes at most 16 bytes
     * @param hash 16 bytes
     */
    public record Key(byte[] cdr, byte[] xcdr2, boolean padded, byte[] hash) {}

    @Override
    public String toString() {
        return name;
    }
}
