package dev.cedros.examples.buffers;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.cedros.examples.Printed;
import java.util.List;
import org.junit.jupiter.api.Test;

class OwnMemoryTest {
    @Test
    void prints() {
        assertEquals(
                List.of(
                        "20 bytes from index 10 on: 0001000001000000020000000400" + "00006d617000",
                        "the buffer stands at 20",
                        "Header[stamp=Time[sec=1, nanosec=2], frameId=map]",
                        "2 slices: map",
                        "big-endian: 00000000000000010000000200000004" + "6d617000",
                        "8 bytes are too few, 20 are needed"),
                Printed.by(OwnMemory::run));
    }
}
