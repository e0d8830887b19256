package dev.cedros.interfaces;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import dev.cedros.interfaces.builtin_interfaces.msg.Time;
import dev.cedros.interfaces.sensor_msgs.msg.LaserScan;
import dev.cedros.interfaces.sensor_msgs.msg.LaserScanCodec;
import dev.cedros.interfaces.std_msgs.msg.Header;
import dev.cedros.payload.Payload;
import dev.cedros.sequence.FloatSequence;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** What is allocated for a message that shows the bytes it is decoded from. */
class BorrowedAllocationTest {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final int ROUNDS = 1000;
    private static final int BATCHES = 20;
    private static final int SEQUENCE_BYTES = 32;

    /** Compiled together with its caller the reader costs nothing; before that it is an object as well. */
    private static final int READER_BYTES = 64;

    private static Object kept = "";

    private static LaserScan scan(FloatSequence values) {
        return new LaserScan(new Header(new Time(1, 2), "laser"), 1, 2, 3, 4, 5, 6, 7, values, values);
    }

    /** The bytes of one round, in the best of several batches: the JVM's own threads and compilers get in between. */
    private static double allocated(Supplier<Object> action) {
        kept = action.get();
        double least = Double.MAX_VALUE;
        for (int batch = 0; batch < BATCHES; batch++) {
            long before = THREADS.getCurrentThreadAllocatedBytes();
            for (int i = 0; i < ROUNDS; i++) {
                kept = action.get();
            }
            least = Math.min(least, (THREADS.getCurrentThreadAllocatedBytes() - before) / (double) ROUNDS);
        }
        return least;
    }

    @Test
    void recordsAndStringsAndALittleForEachSequence() {
        FloatSequence values = FloatSequence.of(new float[1080]);
        byte[] bytes = LaserScanCodec.encode(scan(values));
        Payload payload = Payload.of(bytes);
        byte[] frame = "laser".getBytes(StandardCharsets.US_ASCII);
        double text = allocated(() -> new String(frame, StandardCharsets.US_ASCII));
        double records = allocated(() -> scan(values));

        double borrowed = allocated(() -> LaserScanCodec.decodeBorrowed(payload));
        double owned = allocated(() -> LaserScanCodec.decodeOwned(bytes));

        double most = records + text + 2 * SEQUENCE_BYTES + READER_BYTES;
        assertTrue(borrowed <= most, "borrowed: " + borrowed + " bytes, more than " + most);
        assertTrue(owned <= most, "owned: " + owned + " bytes, more than " + most);
        assertEquals(scan(values), LaserScanCodec.decodeOwned(bytes));
    }
}
