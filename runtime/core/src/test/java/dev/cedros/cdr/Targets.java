package dev.cedros.cdr;

import dev.cedros.payload.Payload;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;

/** Every kind of place to write to, each with room for just the message and bytes around it that must stay as they are. */
enum Targets {
    GROWING {
        @Override
        byte[] write(int size, CdrOptions options, Consumer<CdrWriter> message) {
            CdrWriter out = CdrWriter.growing(options);
            message.accept(out);
            check(out.finish() == out.size());
            return out.toByteArray();
        }
    },
    GROWING_FROM_NOTHING {
        @Override
        byte[] write(int size, CdrOptions options, Consumer<CdrWriter> message) {
            CdrWriter out = CdrWriter.growing(-1, options);
            message.accept(out);
            return out.toByteArray();
        }
    },
    ARRAY {
        @Override
        byte[] write(int size, CdrOptions options, Consumer<CdrWriter> message) {
            byte[] array = stale(size + 8);
            CdrWriter out = CdrWriter.into(array, 3, size, options);
            message.accept(out);
            check(out.finish() == out.size());
            return inside(array, 3, out.size());
        }
    },
    REST_OF_ARRAY {
        @Override
        byte[] write(int size, CdrOptions options, Consumer<CdrWriter> message) {
            byte[] array = stale(size + 5);
            CdrWriter out = CdrWriter.into(array, 5, options);
            message.accept(out);
            return inside(array, 5, out.size());
        }
    },
    HEAP_BUFFER {
        @Override
        byte[] write(int size, CdrOptions options, Consumer<CdrWriter> message) {
            byte[] array = stale(size + 8);
            ByteBuffer buffer = ByteBuffer.wrap(array, 1, size + 7).slice();
            buffer.position(4).limit(4 + size);
            CdrWriter out = CdrWriter.into(buffer, options);
            message.accept(out);
            check(buffer.position() == 4);
            check(out.finish() == out.size());
            check(buffer.position() == 4 + out.size());
            check(buffer.limit() == 4 + size);
            return inside(array, 5, out.size());
        }
    },
    DIRECT_BUFFER {
        @Override
        byte[] write(int size, CdrOptions options, Consumer<CdrWriter> message) {
            ByteBuffer buffer = ByteBuffer.allocateDirect(size + 8);
            buffer.put(0, stale(size + 8)).position(2).limit(2 + size);
            CdrWriter out = CdrWriter.into(buffer, options);
            message.accept(out);
            check(buffer.position() == 2);
            check(out.finish() == out.size());
            check(buffer.position() == 2 + out.size());
            check(buffer.limit() == 2 + size);
            byte[] all = new byte[size + 8];
            buffer.clear().get(all);
            return inside(all, 2, out.size());
        }
    };

    private static final byte STALE = 0x5A;

    /** Gives the bytes that the writes made. */
    abstract byte[] write(int size, CdrOptions options, Consumer<CdrWriter> message);

    /** The places that have an end. */
    static List<Targets> fixed() {
        return List.of(ARRAY, REST_OF_ARRAY, HEAP_BUFFER, DIRECT_BUFFER);
    }

    private static byte[] stale(int size) {
        byte[] bytes = new byte[size];
        Arrays.fill(bytes, STALE);
        return bytes;
    }

    private static byte[] inside(byte[] array, int start, int size) {
        for (int i = 0; i < array.length; i++) {
            check(i >= start && i < start + size || array[i] == STALE);
        }
        return Arrays.copyOfRange(array, start, start + size);
    }

    private static void check(boolean holds) {
        if (!holds) {
            throw new AssertionError("bytes outside of the message, or a position, changed");
        }
    }

    /** Every kind of place to read the bytes from. */
    static List<CdrReader> readers(byte[] bytes, CdrOptions options) {
        List<CdrReader> readers = new ArrayList<>();
        byte[] array = stale(bytes.length + 8);
        System.arraycopy(bytes, 0, array, 5, bytes.length);
        readers.add(CdrReader.of(bytes, options));
        readers.add(CdrReader.of(array, 5, bytes.length, options));
        ByteBuffer heap = ByteBuffer.wrap(array, 1, bytes.length + 7).slice();
        heap.position(4).limit(4 + bytes.length);
        ByteBuffer direct = ByteBuffer.allocateDirect(array.length).put(array);
        direct.position(5).limit(5 + bytes.length);
        for (ByteBuffer buffer : List.of(heap, heap.asReadOnlyBuffer(), direct, direct.asReadOnlyBuffer())) {
            int position = buffer.position();
            readers.add(CdrReader.of(buffer, options));
            check(buffer.position() == position && buffer.remaining() == bytes.length);
            readers.add(CdrReader.of(Payload.of(buffer), options));
        }
        int cut = bytes.length / 3;
        readers.add(CdrReader.of(
                Payload.of(List.of(
                        ByteBuffer.wrap(bytes, 0, cut),
                        ByteBuffer.wrap(bytes, cut, 1).asReadOnlyBuffer(),
                        ByteBuffer.wrap(bytes, cut + 1, bytes.length - cut - 1))),
                options));
        return readers;
    }
}
