package dev.cedros.examples.errors;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.examples.Printed;
import java.util.List;
import org.junit.jupiter.api.Test;

class MistakesTest {
    @Test
    void prints() {
        List<String> lines = Printed.by(Mistakes::run);
        assertEquals("std_msgs/msg/Header frame_id at byte 16: string-length", lines.get(0));
        assertTrue(
                lines.get(1).startsWith("std_msgs/msg/Header, byte 16 of 18, field frame_id: string length 4"),
                lines.get(1));
        assertEquals("sensor_msgs/msg/PointField datatype: out-of-range", lines.get(2));
        assertEquals(
                "sensor_msgs/msg/PointField, field datatype: 256 does not fit uint8, which holds 0 to 255.",
                lines.get(3));
        assertEquals(4, lines.size());
    }
}
