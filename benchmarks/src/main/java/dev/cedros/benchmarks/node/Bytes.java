package dev.cedros.benchmarks.node;

import dev.cedros.interfaces.std_msgs.msg.MultiArrayLayout;
import dev.cedros.interfaces.std_msgs.msg.UInt8MultiArray;
import dev.cedros.interfaces.std_msgs.msg.UInt8MultiArrayCodec;
import dev.cedros.sequence.ByteSequence;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;

/** Messages that are nothing but bytes, in the sizes that rows are named after. */
final class Bytes {
    private static final Map<String, Integer> UNITS = Map.of("B", 1, "KiB", 1 << 10, "MiB", 1 << 20);

    private Bytes() {}

    /** The number of bytes of a row such as {@code 64 KiB}. */
    static int count(String row) {
        String[] parts = row.split(" ", -1);
        Integer unit = parts.length == 2 ? UNITS.get(parts[1]) : null;
        if (unit == null) {
            throw new IllegalArgumentException(String.format(Locale.ROOT, "No size: %s", row));
        }
        return Integer.parseInt(parts[0]) * unit;
    }

    /** A message with so many random bytes. */
    static UInt8MultiArray message(int count, int number) {
        byte[] data = new byte[count];
        new Random(number).nextBytes(data);
        return new UInt8MultiArray(new MultiArrayLayout(List.of(), 0), ByteSequence.of(data));
    }

    /** Some encoded messages with so many bytes. */
    static List<byte[]> encoded(int count, int messages) {
        List<byte[]> encoded = new ArrayList<>();
        for (int i = 0; i < messages; i++) {
            encoded.add(UInt8MultiArrayCodec.encode(message(count, i)));
        }
        return encoded;
    }
}
