package dev.cedros.examples.acme;

import dev.cedros.interfaces.geometry_msgs.msg.Point;
import java.io.PrintStream;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Sends the result of a pick as bytes and reads it back. */
public final class PickReport {
    private PickReport() {}

    /** Runs the program. */
    public static void main(String[] arguments) {
        run(System.out);
    }

    static void run(PrintStream out) {
        // tag::use
        PickResult result = new PickResult(
                Instant.parse("2025-03-01T12:00:00.5Z"),
                Duration.ofMillis(1250),
                3,
                GripperState.HOLDING,
                "left",
                new double[] {1.5, 2.25},
                List.of(new Contact(new Point(0.01, 0, 0.2), "thumb")),
                Optional.empty());

        byte[] bytes = PickResultCodec.encode(result);
        PickResult back = PickResultCodec.decode(bytes);
        // end::use

        out.println(PickResultCodec.TYPE_NAME + ": " + bytes.length + " bytes");
        out.println(back.gripper() + " is " + back.state() + " after " + back.tries() + " tries and "
                + back.took().toMillis() + " ms, at " + back.stamp());
        // Arrays in records compare by identity, so the codec has an equality of its own.
        out.println("the same value: " + PickResultCodec.equal(result, back));

        PickResult start = PickResultCodec.defaults();
        out.println("a fresh one: " + start.state() + ", " + start.contacts().size() + " contacts, " + start.stamp());
    }
}
