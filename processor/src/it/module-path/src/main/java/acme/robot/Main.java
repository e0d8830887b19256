package acme.robot;

import java.time.Instant;
import java.util.List;

/** Encodes a message, decodes it, and prints what came out. */
public final class Main {
    private Main() {}

    /**
     * Runs the program.
     *
     * @param args ignored
     */
    public static void main(String[] args) {
        Reading reading = new Reading(Instant.ofEpochSecond(17, 4), 0xFFFF_FFFFL, "zwölf", List.of(new Point(3, 4)));
        byte[] bytes = ReadingCodec.encode(reading);
        Reading decoded = ReadingCodec.decode(bytes);
        if (!decoded.equals(reading)) {
            throw new AssertionError(decoded + " is not " + reading);
        }
        System.out.println(ReadingCodec.TYPE_NAME + ", " + bytes.length + " bytes: " + decoded);
    }
}
