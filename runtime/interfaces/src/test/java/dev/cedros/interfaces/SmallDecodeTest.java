package dev.cedros.interfaces;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import dev.cedros.interfaces.std_msgs.msg.Bool;
import dev.cedros.interfaces.std_msgs.msg.BoolCodec;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/**
 * HotSpot removes the reader of a small message as long as it inlines all of it. How deep it does so is limited, and each layer of
 * the reader adds a constructor. What it makes of a method depends on what the JVM ran before, so this runs in one of its own.
 */
class SmallDecodeTest {
    private static final int ROUNDS = 20_000;
    private static final int MOST_BATCHES = 500;

    /** The header of an object and a few small members. */
    private static final int OBJECT_BYTES = 24;

    private static Object kept = "";

    @Test
    void aSmallMessageIsDecodedWithoutAReader() throws IOException, InterruptedException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        SmallDecodeTest.class.getName())
                .redirectErrorStream(true)
                .start();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
        assertEquals(0, process.waitFor(), printed);
        assertTrue(Double.parseDouble(printed) <= OBJECT_BYTES, printed + " bytes");
    }

    /** Prints how many bytes are allocated for a decode, once that is as few as can be. */
    public static void main(String[] arguments) {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        byte[] data = BoolCodec.encode(new Bool(true));
        double least = Double.MAX_VALUE;
        for (int batch = 0; batch < MOST_BATCHES && least > OBJECT_BYTES; batch++) {
            long before = threads.getCurrentThreadAllocatedBytes();
            decode(data, BoolCodec::decode);
            least = Math.min(least, (threads.getCurrentThreadAllocatedBytes() - before) / (double) ROUNDS);
        }
        System.out.println(least);
    }

    /** Through a function, since programs call codecs from some depth as well. */
    private static void decode(byte[] data, Function<byte[], Bool> decoder) {
        for (int i = 0; i < ROUNDS; i++) {
            kept = decoder.apply(data);
        }
    }

    /** Keeps the last message from being removed as well. */
    static Object kept() {
        return kept;
    }
}
