package dev.cedros.examples;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.cedros.examples.msgs.builtin_interfaces.Time;
import dev.cedros.examples.msgs.geometry_msgs.Point;
import dev.cedros.examples.msgs.sensor_msgs.CompressedImage;
import dev.cedros.examples.msgs.std_msgs.Header;
import dev.cedros.sequence.ByteSequence;
import dev.cedros.sequence.FloatSequence;
import java.util.List;
import org.junit.jupiter.api.Test;

class ValueTextTest {
    private record Shapes(List<Point> points, FloatSequence numbers, List<String> names) {}

    @Test
    void nestsAndShowsBytesInHex() {
        Header header = new Header(new Time(1, 2), "map");
        CompressedImage image = new CompressedImage(header, "png", ByteSequence.of((byte) 0xff, (byte) 1));
        assertEquals(
                List.of(
                        "CompressedImage",
                        "  header:",
                        "    stamp: {sec: 1, nanosec: 2}",
                        "    frameId: \"map\"",
                        "  format: \"png\"",
                        "  data: 2 bytes: ff 01"),
                ValueText.lines(image));
    }

    @Test
    void cutsWhatIsLong() {
        Point point = new Point(1, 2, 3);
        Shapes shapes = new Shapes(List.of(point, point, point), FloatSequence.of(new float[100]), List.of());
        List<String> lines = ValueText.lines(shapes);
        assertEquals(
                List.of(
                        "Shapes",
                        "  points: 3 elements",
                        "    [0] {x: 1.0, y: 2.0, z: 3.0}",
                        "    [1] {x: 1.0, y: 2.0, z: 3.0}",
                        "    ... 1 more"),
                lines.subList(0, 5));
        assertEquals(
                "  numbers: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, ...] (100 elements)",
                lines.get(5));
        assertEquals("  names: []", lines.get(6));
    }

    @Test
    void escapesWhatATerminalWouldObey() {
        assertEquals("\"a\\u001b[2J\\\"\\\\\\u202e\u00fc\"", ValueText.quoted("a\u001b[2J\"\\\u202e\u00fc"));
        assertEquals("\"" + "x".repeat(72) + "\"... (100 characters)", ValueText.quoted("x".repeat(100)));
    }
}
