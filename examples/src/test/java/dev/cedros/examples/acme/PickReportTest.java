package dev.cedros.examples.acme;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.error.InvalidMessageException;
import dev.cedros.examples.Printed;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PickReportTest {
    @Test
    void prints() {
        List<String> lines = Printed.by(PickReport::run);
        assertEquals(
                List.of(
                        "acme_msgs/msg/PickResult: " + size() + " bytes",
                        "left is HOLDING after 3 tries and 1250 ms, at 2025-03-01T12:00:00.500Z",
                        "the same value: true",
                        "a fresh one: IDLE, 0 contacts, 1970-01-01T00:00:00Z"),
                lines);
    }

    /**
     * After the header of 4 bytes: stamp to 8, took to 16, tries to 20, state to 21, gripper from 24 to 33, forces from 36
     * to 56, one contact from 56 to 98, lost from 100 to 104.
     */
    private static int size() {
        return 4 + 104;
    }

    @Test
    void anUnknownStateIsKeptApartAndNeverSentOn() {
        PickResult result = PickResultCodec.defaults();
        byte[] bytes = PickResultCodec.encode(result);
        int state = 4 + 8 + 8 + 4;
        assertEquals(0, bytes[state]);
        bytes[state] = 77;
        PickResult back = PickResultCodec.decode(bytes);
        assertEquals(GripperState.OTHER, back.state());
        InvalidMessageException e = assertThrows(InvalidMessageException.class, () -> PickResultCodec.encode(back));
        assertEquals("state", e.member());
    }

    @Test
    void saysWhichMemberIsWrong() {
        PickResult longName = new PickResult(
                Instant.EPOCH,
                Duration.ZERO,
                0,
                GripperState.IDLE,
                "a name of more than twenty bytes",
                new double[0],
                List.of(),
                Optional.empty());
        InvalidMessageException e = assertThrows(InvalidMessageException.class, () -> PickResultCodec.encode(longName));
        assertEquals("gripper", e.member());
        assertTrue(e.getMessage().startsWith("acme_msgs/msg/PickResult, field gripper: "), e::getMessage);
    }
}
