package dev.cedros.cdr;

import dev.cedros.error.InvalidMessageException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;

/**
 * UTF-8 as strings have it on the wire. Nearly all strings are ASCII: one pass over the chars finds out, and one copy writes
 * them; everything else is the slow path.
 */
final class Utf8 {
    /** What the JDK puts in place of malformed bytes. */
    static final char REPLACEMENT = '\uFFFD';

    private Utf8() {}

    static boolean isAscii(String value) {
        int bits = 0;
        int length = value.length();
        for (int i = 0; i < length; i++) {
            bits |= value.charAt(i);
        }
        return bits < 0x80;
    }

    /** Copies a string that {@link #isAscii} approved: for other chars this would drop their upper halves. */
    @SuppressWarnings("deprecation") // getBytes(Charset) allocates; check and copy together are faster.
    static void putAscii(String value, byte[] target, int at) {
        value.getBytes(0, value.length(), target, at);
    }

    /**
     * The number of bytes that a string takes.
     *
     * @throws InvalidMessageException with code {@code surrogate} if it has half of a pair, which UTF-8 cannot express
     */
    static long length(String value) {
        if (value.isEmpty()) {
            return 0;
        }
        KnownText known = WrittenText.find(value);
        if (known != null) {
            return known.size();
        }
        return isAscii(value) ? value.length() : nonAsciiLength(value);
    }

    private static long nonAsciiLength(String value) {
        int length = value.length();
        long bytes = length;
        for (int i = 0; i < length; i++) {
            char c = value.charAt(i);
            if (c < 0x80) {
                continue;
            }
            if (Character.isSurrogate(c)) {
                checkPair(value, i);
                i++;
                bytes += 2; // The two chars of the pair are counted as one byte each already.
            } else {
                bytes += c < 0x800 ? 1 : 2;
            }
        }
        return bytes;
    }

    private static void checkPair(String value, int at) {
        if (!Character.isHighSurrogate(value.charAt(at))
                || at + 1 == value.length()
                || !Character.isLowSurrogate(value.charAt(at + 1))) {
            throw new InvalidMessageException(
                    "surrogate",
                    "has an unpaired surrogate at index " + at + ", which UTF-8 cannot express. Repair the string.");
        }
    }

    /** Encodes a string whose pairs {@link #length} has checked; there must be room for as many bytes as that said. */
    static void put(String value, byte[] target, int at) {
        int to = at;
        int length = value.length();
        for (int i = 0; i < length; i++) {
            char c = value.charAt(i);
            if (c < 0x80) {
                target[to++] = (byte) c;
            } else if (c < 0x800) {
                target[to++] = (byte) (0xC0 | c >> 6);
                target[to++] = continuation(c);
            } else if (Character.isSurrogate(c)) {
                int codePoint = Character.toCodePoint(c, value.charAt(++i));
                target[to++] = (byte) (0xF0 | codePoint >> 18);
                target[to++] = continuation(codePoint >> 12);
                target[to++] = continuation(codePoint >> 6);
                target[to++] = continuation(codePoint);
            } else {
                target[to++] = (byte) (0xE0 | c >> 12);
                target[to++] = continuation(c >> 6);
                target[to++] = continuation(c);
            }
        }
    }

    /** Whether bytes are the UTF-8 form of a string. Malformed ones are that of none. */
    static boolean matches(String value, byte[] data, int at, int bytes) {
        int length = value.length();
        if (length > bytes) {
            return false;
        }
        for (int i = 0; i < length; i++) {
            char c = value.charAt(i);
            if (c >= 0x80) {
                return matchesFrom(i, value, data, at, bytes);
            }
            if (c != data[at + i]) {
                return false;
            }
        }
        return length == bytes;
    }

    /** Does the same where all before {@code start} is ASCII and equal. */
    private static boolean matchesFrom(int start, String value, byte[] data, int at, int bytes) {
        int from = at + start;
        int end = at + bytes;
        int length = value.length();
        for (int i = start; i < length; i++) {
            char c = value.charAt(i);
            if (Character.isSurrogate(c)) {
                if (i + 1 == length || !Character.isSurrogatePair(c, value.charAt(i + 1))) {
                    return false;
                }
                i++;
                int codePoint = Character.toCodePoint(c, value.charAt(i));
                if (end - from < 4
                        || data[from++] != (byte) (0xF0 | codePoint >> 18)
                        || data[from++] != continuation(codePoint >> 12)
                        || data[from++] != continuation(codePoint >> 6)
                        || data[from++] != continuation(codePoint)) {
                    return false;
                }
            } else if (c < 0x80) {
                if (end - from < 1 || data[from++] != (byte) c) {
                    return false;
                }
            } else if (c < 0x800) {
                if (end - from < 2 || data[from++] != (byte) (0xC0 | c >> 6) || data[from++] != continuation(c)) {
                    return false;
                }
            } else if (end - from < 3
                    || data[from++] != (byte) (0xE0 | c >> 12)
                    || data[from++] != continuation(c >> 6)
                    || data[from++] != continuation(c)) {
                return false;
            }
        }
        return from == end;
    }

    private static byte continuation(int bits) {
        return (byte) (0x80 | (bits & 0x3F));
    }

    /** The index of the first byte that begins no well-formed character; -1 if all is UTF-8. */
    static int firstMalformed(byte[] data, int at, int length) {
        // A new decoder reports malformed input. The small buffer keeps memory out of the sender's hands.
        CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder();
        ByteBuffer in = ByteBuffer.wrap(data, at, length);
        CharBuffer out = CharBuffer.allocate(256);
        CoderResult result;
        do {
            out.clear();
            result = decoder.decode(in, out, true);
        } while (result.isOverflow());
        return result.isError() ? in.position() : -1;
    }
}
