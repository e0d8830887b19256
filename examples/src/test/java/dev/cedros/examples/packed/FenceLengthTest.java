package dev.cedros.examples.packed;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.cedros.examples.Printed;
import java.util.List;
import org.junit.jupiter.api.Test;

class FenceLengthTest {
    @Test
    void prints() {
        assertEquals(
                List.of(
                        "360 corners in 4328 bytes, 6.266 m",
                        "the first is Point32[x=1.0, y=0.0, z=0.0]",
                        "180 lie in the west, the last of 360 at y = -0.017452406"),
                Printed.by(FenceLength::run));
    }
}
