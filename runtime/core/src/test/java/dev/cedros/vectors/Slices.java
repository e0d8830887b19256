package dev.cedros.vectors;

import dev.cedros.payload.Payload;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Payloads of the same bytes that do not lie in one array. */
public final class Slices {
    /** What a reader sees of a large payload at first. */
    public static final int WINDOW = 8192;

    private Slices() {}

    /** One piece of direct memory. */
    public static Payload direct(byte[] bytes) {
        return Payload.of(ByteBuffer.allocateDirect(bytes.length + 3)
                .position(3)
                .put(bytes)
                .position(3));
    }

    /** Two slices, each on the heap, outside or unwritable. */
    public static Payload cut(byte[] bytes, int at, Random random) {
        return Payload.of(List.of(slice(bytes, 0, at, random), slice(bytes, at, bytes.length, random)));
    }

    /** Slices of at most so many bytes. */
    public static Payload small(byte[] bytes, int most, Random random) {
        List<ByteBuffer> slices = new ArrayList<>();
        for (int at = 0; at < bytes.length; ) {
            int end = Math.min(bytes.length, at + 1 + random.nextInt(most));
            slices.add(slice(bytes, at, end, random));
            at = end;
        }
        return Payload.of(slices);
    }

    private static ByteBuffer slice(byte[] bytes, int from, int to, Random random) {
        ByteBuffer part = ByteBuffer.wrap(bytes, from, to - from);
        return switch (random.nextInt(3)) {
            case 0 -> part;
            case 1 -> part.asReadOnlyBuffer();
            default -> ByteBuffer.allocateDirect(to - from).put(part).flip();
        };
    }
}
