package dev.cedros.cdr;

import static dev.cedros.error.Checks.required;

import dev.cedros.error.InvalidMessageException;
import dev.cedros.payload.WireBytes;
import java.util.List;

/** Strings and wstrings for {@link LittleEndian} and {@link BigEndian}. */
final class PlacedText {
    static final int UNBOUNDED = Integer.MAX_VALUE;

    private PlacedText() {}

    static int putString(byte[] buffer, int at, String value, int bound, boolean bigEndian) {
        if (required(value).isEmpty()) {
            WireBytes.putInt(buffer, at, 1, bigEndian);
            buffer[at + 4] = 0;
            return at + 5;
        }
        KnownText known = bigEndian ? null : WrittenText.find(value, at);
        return known != null && known.size() <= bound
                ? known.put(buffer, at)
                : putUnknown(buffer, at, value, bound, bigEndian);
    }

    private static int putUnknown(byte[] buffer, int at, String value, int bound, boolean bigEndian) {
        boolean ascii = Utf8.isAscii(value);
        long bytes = ascii ? value.length() : Utf8.length(value);
        if (bytes > bound) {
            throw new InvalidMessageException(
                    "string-bound", "has " + bytes + " bytes as UTF-8; the bound is " + bound + ". Give fewer.");
        }
        if (bytes > buffer.length) {
            throw new IndexOutOfBoundsException(bytes + " bytes do not fit");
        }
        WireBytes.putInt(buffer, at, (int) bytes + 1, bigEndian);
        // The last byte first: if it fits, all do.
        int end = at + 4 + (int) bytes;
        buffer[end] = 0;
        if (ascii) {
            Utf8.putAscii(value, buffer, at + 4);
        } else {
            Utf8.put(value, buffer, at + 4);
        }
        if (!bigEndian) {
            WrittenText.learn(value, at);
        }
        return end + 1;
    }

    static int writeStrings(
            byte[] buffer, int origin, int p, List<String> values, int count, int bound, boolean bigEndian) {
        int end = p;
        int i = 0;
        try {
            KnownTexts known = bigEndian ? null : KnownTexts.find(values, count);
            if (known != null && known.fits(buffer, p + 3, bound)) {
                return known.put(buffer, Placing.align4(buffer, origin, p));
            }
            for (; i < count; i++) {
                end = putString(buffer, Placing.align4(buffer, origin, end), values.get(i), bound, bigEndian);
            }
            if (!bigEndian && known == null) {
                KnownTexts.learn(values, count);
            }
        } catch (RuntimeException e) {
            throw InvalidMessageException.atIndex(e, i);
        }
        return end;
    }

    static int writeStrings(byte[] buffer, int origin, int p, String[] values, int bound, boolean bigEndian) {
        int end = p;
        int i = 0;
        try {
            KnownTexts known = bigEndian ? null : KnownTexts.find(values);
            if (known != null && known.fits(buffer, p + 3, bound)) {
                return known.put(buffer, Placing.align4(buffer, origin, p));
            }
            for (; i < values.length; i++) {
                end = putString(buffer, Placing.align4(buffer, origin, end), values[i], bound, bigEndian);
            }
            if (!bigEndian && known == null) {
                KnownTexts.learn(values);
            }
        } catch (RuntimeException e) {
            throw InvalidMessageException.atIndex(e, i);
        }
        return end;
    }

    static int writeWstring(
            byte[] buffer, int origin, int p, String value, int bound, CdrOptions options, boolean bigEndian) {
        int units = required(value).length();
        if (units > bound) {
            throw new InvalidMessageException(
                    "wstring-bound", "has " + units + " UTF-16 units; the bound is " + bound + ". Give fewer.");
        }
        int at = Placing.align4(buffer, origin, p);
        boolean fourByteUnits = options.wstringForm() == WstringForm.FOUR_BYTE_UNITS;
        WireBytes.putInt(buffer, at, fourByteUnits ? units : 2 * units, bigEndian);
        at += 4;
        for (int i = 0; i < units; i++) {
            if (fourByteUnits) {
                WireBytes.putInt(buffer, at, value.charAt(i), bigEndian);
                at += 4;
            } else {
                WireBytes.putChar(buffer, at, value.charAt(i), bigEndian);
                at += 2;
            }
        }
        return at;
    }

    static int writeWstrings(
            byte[] buffer,
            int origin,
            int p,
            List<String> values,
            int count,
            int bound,
            CdrOptions options,
            boolean bigEndian) {
        int end = p;
        int i = 0;
        try {
            for (; i < count; i++) {
                end = writeWstring(buffer, origin, end, values.get(i), bound, options, bigEndian);
            }
        } catch (RuntimeException e) {
            throw InvalidMessageException.atIndex(e, i);
        }
        return end;
    }

    static int writeWstrings(
            byte[] buffer, int origin, int p, String[] values, int bound, CdrOptions options, boolean bigEndian) {
        int end = p;
        int i = 0;
        try {
            for (; i < values.length; i++) {
                end = writeWstring(buffer, origin, end, values[i], bound, options, bigEndian);
            }
        } catch (RuntimeException e) {
            throw InvalidMessageException.atIndex(e, i);
        }
        return end;
    }
}
