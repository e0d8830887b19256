package dev.cedros.examples.reuse;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.cedros.examples.Printed;
import dev.cedros.interfaces.builtin_interfaces.msg.Time;
import dev.cedros.interfaces.std_msgs.msg.Header;
import java.util.List;
import org.junit.jupiter.api.Test;

class WatchScannerTest {
    @Test
    void prints() {
        assertEquals(
                List.of(
                        "at 1 s: nearest is 2.5 m",
                        "at 2 s: nearest is 2.25 m",
                        "at 3 s: nearest is Infinity m",
                        "3 messages, one object"),
                Printed.by(WatchScanner::run));
    }

    @Test
    void everyMemberIsReplaced() {
        LaserReading first = new LaserReading();
        first.setHeader(new Header(new Time(1, 2), "laser"));
        first.setAngleMin(-1);
        first.setRanges(new float[] {1, 2, 3});
        first.setIntensities(new float[] {4});
        LaserReading reused = new LaserReading();
        LaserReadingCodec.decodeInto(LaserReadingCodec.encode(first), reused);
        assertArrayEquals(new float[] {1, 2, 3}, reused.getRanges());
        assertEquals("laser", reused.getHeader().frameId());

        LaserReadingCodec.decodeInto(LaserReadingCodec.encode(new LaserReading()), reused);
        assertArrayEquals(new float[0], reused.getRanges());
        assertArrayEquals(new float[0], reused.getIntensities());
        assertEquals(0, reused.getAngleMin());
        assertEquals("", reused.getHeader().frameId());
    }
}
