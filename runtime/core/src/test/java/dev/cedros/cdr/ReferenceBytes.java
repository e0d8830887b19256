package dev.cedros.cdr;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/** A second, plain implementation of the wire format, one byte at a time, for tests to compare with. */
final class ReferenceBytes {
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final CdrOptions options;
    private final int maxAlignment;
    private int origin;

    ReferenceBytes(CdrOptions options, int maxAlignment) {
        this.options = options;
        this.maxAlignment = maxAlignment;
    }

    /** The header of plain CDR version 1. */
    static ReferenceBytes withHeader(CdrOptions options) {
        ReferenceBytes reference = new ReferenceBytes(options, 8);
        reference.octet(0);
        reference.octet(options.bigEndian() ? 0 : 1);
        reference.octet(0);
        reference.octet(0);
        reference.origin = 4;
        return reference;
    }

    void octet(int value) {
        bytes.write(value);
    }

    void align(int alignment) {
        while ((bytes.size() - origin) % Math.min(alignment, maxAlignment) != 0) {
            octet(0);
        }
    }

    /** An aligned number of 1, 2, 4 or 8 bytes. */
    void number(long bits, int size) {
        align(size);
        for (int i = 0; i < size; i++) {
            int shift = options.bigEndian() ? 8 * (size - 1 - i) : 8 * i;
            octet((int) (bits >>> shift) & 0xFF);
        }
    }

    void string(String value) {
        byte[] utf8 = value.getBytes(StandardCharsets.UTF_8);
        number(utf8.length + 1, 4);
        bytes.writeBytes(utf8);
        octet(0);
    }

    void wstring(String value) {
        boolean wide = options.wstringForm() == WstringForm.FOUR_BYTE_UNITS;
        number(wide ? value.length() : 2L * value.length(), 4);
        value.chars().forEach(unit -> number(unit, wide ? 4 : 2));
    }

    byte[] toByteArray() {
        return bytes.toByteArray();
    }
}
