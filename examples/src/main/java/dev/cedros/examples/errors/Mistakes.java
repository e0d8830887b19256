package dev.cedros.examples.errors;

import dev.cedros.cdr.CdrException;
import dev.cedros.error.InvalidMessageException;
import dev.cedros.interfaces.builtin_interfaces.msg.Time;
import dev.cedros.interfaces.sensor_msgs.msg.PointField;
import dev.cedros.interfaces.sensor_msgs.msg.PointFieldCodec;
import dev.cedros.interfaces.std_msgs.msg.Header;
import dev.cedros.interfaces.std_msgs.msg.HeaderCodec;
import java.io.PrintStream;
import java.util.Arrays;

/** Makes the usual mistakes and prints what Cedros says about them. */
public final class Mistakes {
    private Mistakes() {}

    /** Runs the program. */
    public static void main(String[] arguments) {
        run(System.out);
    }

    static void run(PrintStream out) {
        byte[] good = HeaderCodec.encode(new Header(new Time(1, 2), "map"));
        // tag::bad-bytes
        try {
            HeaderCodec.decode(Arrays.copyOf(good, 18));
        } catch (CdrException e) {
            out.println(e.typeName() + " " + e.member() + " at byte " + e.offset() + ": " + e.code());
            out.println(e.getMessage());
        }
        // end::bad-bytes

        try {
            PointFieldCodec.encode(new PointField("x", 0, 256, 1));
        } catch (InvalidMessageException e) {
            out.println(e.typeName() + " " + e.member() + ": " + e.code());
            out.println(e.getMessage());
        }
    }
}
