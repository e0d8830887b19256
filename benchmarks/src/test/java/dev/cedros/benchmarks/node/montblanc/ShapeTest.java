package dev.cedros.benchmarks.node.montblanc;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Instant;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ShapeTest {
    private static final int ENCAPSULATION = 4;
    private static final int HEADER = 20;

    @ParameterizedTest
    @CsvSource({
        "float32[3], 12",
        "float32[4], 16",
        "float32[9], 36",
        "float32[12], 48",
        "int32[4], 16",
        "byte[100], 100",
        "byte[1000], 1000",
        "byte[250000], 250000"
    })
    void fixedMessagesAreHeaderAndData(String name, int bytes) {
        assertEquals(ENCAPSULATION + HEADER + bytes, encodedSize(Shape.named(name), bytes));
    }

    @ParameterizedTest
    @CsvSource({"int64, 8, 4", "vec:50, 50, 4", "vec:1000000, 1000000, 4"})
    void othersHavePaddingOrALength(String name, int bytes, int more) {
        assertEquals(ENCAPSULATION + HEADER + bytes + more, encodedSize(Shape.named(name), bytes));
    }

    private static <T extends Stamped> int encodedSize(Shape<T> shape, int bytes) {
        TrackingHeader header = new TrackingHeader(Instant.ofEpochSecond(5, 6), 7, 100, shape.bytes());
        byte[] encoded = shape.type().encode(shape.message().apply(header));
        assertEquals(header, shape.type().decode(encoded).header());
        assertEquals(bytes, shape.bytes());
        assertTrue(shape.type().typeName().startsWith("montblanc_msgs/msg/Stamped"));
        return encoded.length;
    }
}
