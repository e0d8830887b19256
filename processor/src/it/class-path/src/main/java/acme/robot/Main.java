package acme.robot;

import dev.cedros.codec.Messages;
import dev.cedros.sequence.FloatSequence;
import java.time.Instant;
import java.util.List;

/** Encodes a message, decodes it by its class and by the name of its type, and prints what came out. */
public final class Main {
    private Main() {}

    /**
     * Runs the program.
     *
     * @param args ignored
     */
    public static void main(String[] args) {
        Reading reading = new Reading(
                Instant.ofEpochSecond(17, 4), 0xFFFF_FFFFL, "zwölf", FloatSequence.of(1f, 2.5f), List.of(new Point(3, 4)));
        byte[] bytes = ReadingCodec.encode(reading);
        Reading decoded = ReadingCodec.decode(bytes);
        if (!decoded.equals(reading)) {
            throw new AssertionError(decoded + " is not " + reading);
        }
        if (!Messages.decode("acme_msgs/msg/Reading", bytes).equals(reading)) {
            throw new AssertionError("the index leads elsewhere");
        }
        System.out.println(ReadingCodec.TYPE_NAME + ", " + bytes.length + " bytes: " + decoded);
    }
}
