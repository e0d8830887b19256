package dev.cedros.examples.node;

import dev.cedros.interfaces.builtin_interfaces.msg.Time;
import dev.cedros.interfaces.sensor_msgs.msg.LaserScan;
import dev.cedros.interfaces.sensor_msgs.msg.LaserScanCodec;
import dev.cedros.interfaces.std_msgs.msg.Header;
import dev.cedros.node.Context;
import dev.cedros.node.Node;
import dev.cedros.node.Publisher;
import dev.cedros.node.ReceivedMessage;
import dev.cedros.node.Subscription;
import dev.cedros.node.qos.QosProfile;
import dev.cedros.sequence.FloatSequence;
import java.io.PrintStream;
import java.time.Duration;

/** A node that looks at each scan and passes on those with something near, without copying either. */
public final class RelayScans {
    private RelayScans() {}

    /** Runs the program. */
    public static void main(String[] arguments) throws InterruptedException {
        run(System.out);
    }

    static void run(PrintStream out) throws InterruptedException {
        try (Context context = Context.inProcess()) {
            Node relay = context.node("relay");
            // tag::relay
            Publisher<LaserScan> near = relay.publisher("scan/near", LaserScanCodec.TYPE);
            relay.subscription("scan", LaserScanCodec.TYPE)
                    .qos(QosProfile.SENSOR_DATA)
                    .borrowing(sample -> {
                        LaserScan scan = sample.decodeBorrowed();
                        if (nearest(scan.ranges()) < 1) {
                            near.publishRaw(sample.payload());
                        }
                    });
            // end::relay

            Node robot = context.node("robot");
            Subscription<LaserScan> warnings =
                    robot.subscription("scan/near", LaserScanCodec.TYPE).polled();
            Publisher<LaserScan> scans = robot.publisher("scan", LaserScanCodec.TYPE, QosProfile.SENSOR_DATA);
            for (int second = 1; second <= 5; second++) {
                scans.publish(scan(second));
            }
            for (int i = 0; i < 2; i++) {
                ReceivedMessage<LaserScan> warning =
                        warnings.take(Duration.ofSeconds(10)).orElseThrow();
                LaserScan scan = warning.message();
                out.println("near at " + scan.header().stamp().sec() + " s: " + scan.ranges());
            }
        }
    }

    private static LaserScan scan(int second) {
        Header header = new Header(new Time(second, 0), "laser");
        FloatSequence ranges = FloatSequence.of(second * 0.75f, 7, 5.5f - second);
        return new LaserScan(header, -1, 1, 1, 0, 0.1f, 0, 10, ranges, FloatSequence.empty());
    }

    private static float nearest(FloatSequence ranges) {
        float nearest = Float.POSITIVE_INFINITY;
        for (int i = 0; i < ranges.size(); i++) {
            nearest = Math.min(nearest, ranges.get(i));
        }
        return nearest;
    }
}
