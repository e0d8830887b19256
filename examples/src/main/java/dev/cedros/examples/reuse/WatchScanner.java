package dev.cedros.examples.reuse;

import dev.cedros.interfaces.builtin_interfaces.msg.Time;
import dev.cedros.interfaces.sensor_msgs.msg.LaserScan;
import dev.cedros.interfaces.sensor_msgs.msg.LaserScanCodec;
import dev.cedros.interfaces.std_msgs.msg.Header;
import dev.cedros.sequence.FloatSequence;
import java.io.PrintStream;
import java.util.List;

/** Reads a stream of laser scans into one object. */
public final class WatchScanner {
    private WatchScanner() {}

    /** Runs the program. */
    public static void main(String[] arguments) {
        run(System.out);
    }

    static void run(PrintStream out) {
        List<byte[]> payloads = List.of(scan(1, 3.5f, 2.5f), scan(2, 2.25f, 0.01f, 4), scan(3));

        // tag::decode-into
        LaserReading reading = new LaserReading();
        for (byte[] payload : payloads) {
            LaserReadingCodec.decodeInto(payload, reading);
            out.println("at " + reading.getHeader().stamp().sec() + " s: nearest is " + reading.nearest() + " m");
        }
        // end::decode-into
        out.println(reading.received() + " messages, one object");
    }

    private static byte[] scan(int second, float... ranges) {
        return LaserScanCodec.encode(new LaserScan(
                new Header(new Time(second, 0), "laser"),
                -1,
                1,
                0.5f,
                0,
                0.1f,
                0.05f,
                10,
                FloatSequence.of(ranges),
                FloatSequence.empty()));
    }
}
