package dev.cedros.examples;

import dev.cedros.cdr.CdrOptions;
import dev.cedros.cdr.Encapsulation;
import dev.cedros.codec.MessageType;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;

/**
 * What became of a payload that was decoded and encoded again.
 *
 * @param value the decoded message
 * @param findings in words, whether the bytes came back, and if not, why not
 */
record RoundTrip<T>(T value, List<String> findings) {
    private static final int HEADER_BYTES = 4;
    private static final int SHOWN = 4;

    /** Decodes {@code bytes} and encodes the value again, in the byte order that the bytes came in. */
    static <T> RoundTrip<T> of(MessageType<T> type, byte[] bytes) {
        // tag::round-trip
        T value = type.decode(bytes);
        boolean bigEndian = Encapsulation.read(bytes, 0, bytes.length).bigEndian();
        CdrOptions sameOrder =
                CdrOptions.DEFAULT.withByteOrder(bigEndian ? ByteOrder.BIG_ENDIAN : ByteOrder.LITTLE_ENDIAN);
        byte[] again = type.encode(value, sameOrder);
        // end::round-trip
        List<String> findings = new ArrayList<>();
        findings.add("computed size: " + type.serializedSize(value) + " bytes");
        if (Arrays.equals(bytes, again)) {
            findings.add("encoded again: the same " + again.length + " bytes");
        } else {
            T second = type.decode(again);
            findings.add("encoded again: " + again.length + " bytes, which hold "
                    + (type.equal(value, second) ? "the same value" : "ANOTHER VALUE"));
            explain(bytes, again, findings);
        }
        return new RoundTrip<>(value, List.copyOf(findings));
    }

    private static void explain(byte[] bytes, byte[] again, List<String> findings) {
        if (!Arrays.equals(bytes, 0, HEADER_BYTES, again, 0, HEADER_BYTES)) {
            findings.add("- the header is " + hex(bytes, 0, HEADER_BYTES) + ", and written as "
                    + hex(again, 0, HEADER_BYTES) + ": its option bytes do not change the value");
        }
        int padding = bytes.length - again.length;
        if (padding < 0 || padding > 3) {
            findings.add("- the length differs: the sender wrote the same value in another form, for instance strings"
                    + " without their closing NUL");
            return;
        }
        List<Integer> different = new ArrayList<>();
        for (int i = HEADER_BYTES; i < again.length; i++) {
            if (bytes[i] != again[i]) {
                different.add(i);
            }
        }
        if (!different.isEmpty()) {
            findings.add("- " + list(different, bytes, again)
                    + ": stale memory of the sender in alignment padding, or a bool that is neither 0 nor 1");
        }
        if (padding > 0) {
            findings.add("- " + count(padding, "byte") + " of padding after the last member ("
                    + hex(bytes, again.length, bytes.length) + "), which some senders add");
        }
    }

    private static String list(List<Integer> different, byte[] bytes, byte[] again) {
        StringBuilder text = new StringBuilder(count(different.size(), "byte")).append(" of padding differ");
        for (int at : different.subList(0, Math.min(SHOWN, different.size()))) {
            text.append(", byte ").append(at).append(": ").append(hex(bytes, at, at + 1));
            text.append(" became ").append(hex(again, at, at + 1));
        }
        return text.append(different.size() > SHOWN ? ", ..." : "").toString();
    }

    private static String count(int n, String noun) {
        return n == 1 ? "1 " + noun : n + " " + noun + "s";
    }

    private static String hex(byte[] bytes, int from, int to) {
        return HexFormat.ofDelimiter(" ").formatHex(bytes, from, to);
    }
}
