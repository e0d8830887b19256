package dev.cedros.examples.buffers;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.cedros.examples.Printed;
import java.util.List;
import org.junit.jupiter.api.Test;

class BorrowScansTest {
    @Test
    void prints() {
        assertEquals(
                List.of(
                        "near at 1 s: [0.75, 7.0, 4.0]",
                        "The payload whose bytes these are was released. Use them before, or copy the message."),
                Printed.by(BorrowScans::run));
    }
}
