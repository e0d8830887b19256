package dev.cedros.examples.keys;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.cedros.examples.Printed;
import dev.cedros.payload.Payload;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;

class SortByRobotTest {
    @Test
    void prints() throws NoSuchAlgorithmException {
        assertEquals(
                List.of(
                        hash(1) + " north/1: 0.5 at 2025-03-01T12:01:00Z",
                        hash(2) + " north/2: 0.5 at 2025-03-01T12:00:00Z"),
                Printed.by(SortByRobot::run));
    }

    @Test
    void theHashOfThePayloadIsTheHashOfTheMessage() {
        RobotStatus status = new RobotStatus("north", 7, Instant.EPOCH, 1);
        Payload payload = Payload.of(RobotStatusCodec.encode(status));
        assertArrayEquals(RobotStatusCodec.keyHash(status), RobotStatusCodec.keyHash(payload));
        // The key alone, in the form of every message: length 6, "north", NUL, padding, 7.
        assertEquals(
                "00010000" + "06000000" + HexFormat.of().formatHex("north\0".getBytes(StandardCharsets.UTF_8)) + "0000"
                        + "07000000",
                HexFormat.of().formatHex(RobotStatusCodec.encodeKey(status)));
    }

    /** MD5 of the key members in big-endian CDR version 2, since a string can be longer than sixteen bytes. */
    private static String hash(int number) throws NoSuchAlgorithmException {
        byte[] key = HexFormat.of().parseHex("00000006" + "6e6f72746800" + "0000" + "0000000" + number);
        return HexFormat.of().formatHex(MessageDigest.getInstance("MD5").digest(key));
    }
}
