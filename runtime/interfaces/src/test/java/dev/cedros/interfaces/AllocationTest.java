package dev.cedros.interfaces;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.sun.management.HotSpotDiagnosticMXBean;
import com.sun.management.ThreadMXBean;
import dev.cedros.cdr.CdrOptions;
import dev.cedros.codec.MessageType;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Codecs allocate nothing when they encode into a buffer, and nothing but the message when they decode. */
class AllocationTest {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final int ROUNDS = 400;
    private static final int MOST_BATCHES = 200;

    /** Compiled together with its caller the reader costs nothing; before that it is an object as well. */
    private static final int READER_BYTES = 64;

    private static final List<MessageType<?>> TYPES =
            Codecs.types(Codecs.CLASSES, AllocationTest.class.getClassLoader());

    private static Object kept = "";

    @Test
    void encodingIntoABufferAllocatesNothing() {
        long seed = seed();
        List<String> allocating = new ArrayList<>();
        for (MessageType<?> type : TYPES) {
            double bytes = encoding(type, seed);
            if (bytes > 0) {
                allocating.add(type + ": " + bytes + " bytes");
            }
        }
        assertEquals(List.of(), allocating);
    }

    @Test
    void decodingAllocatesTheMessageAlone() {
        String compressed = ManagementFactory.getPlatformMXBean(HotSpotDiagnosticMXBean.class)
                .getVMOption("UseCompressedOops")
                .getValue();
        assumeTrue(compressed.equals("true"), "sizes of objects are known for compressed references only");
        long seed = seed();
        List<String> allocating = new ArrayList<>();
        for (MessageType<?> type : TYPES) {
            if (hasWideText(type)) {
                // The JDK makes a string of UTF-16 units from an array of chars alone.
                continue;
            }
            byte[] data = RandomBytes.of(type.description(), seed, CdrOptions.DEFAULT, 0);
            long graph = ObjectGraph.sizeBytes(type.decode(data));
            double bytes = allocated(() -> kept = type.decode(data), graph + READER_BYTES);
            if (bytes > graph + READER_BYTES) {
                allocating.add(type + ": " + bytes + " bytes for a message of " + graph);
            }
        }
        assertEquals(List.of(), allocating);
    }

    private static boolean hasWideText(MessageType<?> type) {
        return Stream.concat(Stream.of(type.description().type()), type.description().referenced().stream())
                .flatMap(part -> part.fields().stream())
                .anyMatch(field -> field.type().base().isWide());
    }

    private static long seed() {
        long seed = Long.getLong("cedros.seed", new Random().nextLong());
        System.out.println("AllocationTest: -Dcedros.seed=" + seed);
        return seed;
    }

    private static <T> double encoding(MessageType<T> type, long seed) {
        T message = type.decode(RandomBytes.of(type.description(), seed, CdrOptions.DEFAULT, 0));
        byte[] buffer = new byte[type.serializedSize(message)];
        return allocated(() -> type.encode(message, buffer, 0), 0);
    }

    /**
     * The bytes of one round, in the best of many batches, which end when one allocates no more than it may. The JVM's own
     * threads and compilers get in between, and texts settle in their tables over time: those that oust each other do so
     * ever more rarely.
     */
    private static double allocated(Runnable action, long allowed) {
        double least = Double.MAX_VALUE;
        for (int batch = 0; batch < MOST_BATCHES; batch++) {
            long before = THREADS.getCurrentThreadAllocatedBytes();
            for (int i = 0; i < ROUNDS; i++) {
                action.run();
            }
            least = Math.min(least, (THREADS.getCurrentThreadAllocatedBytes() - before) / (double) ROUNDS);
            if (least <= allowed) {
                break;
            }
        }
        return least;
    }
}
