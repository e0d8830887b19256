package dev.cedros.examples.buffers;

import dev.cedros.error.PayloadReleasedException;
import dev.cedros.interfaces.builtin_interfaces.msg.Time;
import dev.cedros.interfaces.sensor_msgs.msg.LaserScan;
import dev.cedros.interfaces.sensor_msgs.msg.LaserScanCodec;
import dev.cedros.interfaces.std_msgs.msg.Header;
import dev.cedros.payload.Payload;
import dev.cedros.sequence.FloatSequence;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;

/** Reads laser scans from memory that holds the next scan soon, without copying what it only looks at. */
public final class BorrowScans {
    private BorrowScans() {}

    /** Runs the program. */
    public static void main(String[] arguments) {
        run(System.out);
    }

    static void run(PrintStream out) {
        byte[] memory = new byte[256];
        // tag::borrow
        List<LaserScan> kept = new ArrayList<>();
        for (int second = 1; second <= 3; second++) {
            int length = receive(second, memory);
            try (Payload payload = Payload.of(memory, 0, length)) {
                LaserScan scan = LaserScanCodec.decodeBorrowed(payload);
                if (nearest(scan.ranges()) < 1) {
                    kept.add(LaserScanCodec.copy(scan));
                }
            }
        }
        // end::borrow
        for (LaserScan scan : kept) {
            out.println("near at " + scan.header().stamp().sec() + " s: " + scan.ranges());
        }

        Payload payload = Payload.of(memory, 0, receive(4, memory));
        LaserScan late = LaserScanCodec.decodeBorrowed(payload);
        payload.release();
        try {
            out.println(late.ranges());
        } catch (PayloadReleasedException e) {
            out.println(e.getMessage());
        }
    }

    private static float nearest(FloatSequence ranges) {
        float nearest = Float.POSITIVE_INFINITY;
        for (int i = 0; i < ranges.size(); i++) {
            nearest = Math.min(nearest, ranges.get(i));
        }
        return nearest;
    }

    private static int receive(int second, byte[] memory) {
        Header header = new Header(new Time(second, 0), "laser");
        FloatSequence ranges = FloatSequence.of(second * 0.75f, 7, 5 - second);
        return LaserScanCodec.encode(
                new LaserScan(header, -1, 1, 1, 0, 0.1f, 0, 10, ranges, FloatSequence.empty()), memory, 0);
    }
}
