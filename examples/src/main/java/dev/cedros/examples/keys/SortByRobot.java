package dev.cedros.examples.keys;

import dev.cedros.payload.Payload;
import java.io.PrintStream;
import java.time.Instant;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Keeps the newest message of each robot, found by its key hash without decoding the rest. */
public final class SortByRobot {
    private SortByRobot() {}

    /** Runs the program. */
    public static void main(String[] arguments) {
        run(System.out);
    }

    static void run(PrintStream out) {
        Instant start = Instant.parse("2025-03-01T12:00:00Z");
        List<byte[]> received = List.of(
                RobotStatusCodec.encode(new RobotStatus("north", 1, start, 0.75f)),
                RobotStatusCodec.encode(new RobotStatus("north", 2, start, 0.5f)),
                RobotStatusCodec.encode(new RobotStatus("north", 1, start.plusSeconds(60), 0.5f)));

        Map<String, Payload> newest = new LinkedHashMap<>();
        for (byte[] bytes : received) {
            Payload payload = Payload.of(bytes);
            newest.put(HexFormat.of().formatHex(RobotStatusCodec.keyHash(payload)), payload);
        }

        for (Map.Entry<String, Payload> entry : newest.entrySet()) {
            RobotStatus status = RobotStatusCodec.decode(entry.getValue());
            out.println(entry.getKey() + " " + status.fleet() + "/" + status.number() + ": " + status.battery() + " at "
                    + status.stamp());
        }
    }
}
