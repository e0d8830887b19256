package dev.cedros.benchmarks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.cedros.interfaces.builtin_interfaces.msg.Time;
import dev.cedros.interfaces.sensor_msgs.msg.PointCloud2;
import dev.cedros.interfaces.sensor_msgs.msg.PointField;
import dev.cedros.interfaces.std_msgs.msg.Header;
import dev.cedros.sequence.ByteSequence;
import java.nio.ByteBuffer;
import java.util.List;
import org.junit.jupiter.api.Test;

class CloudSumTest {
    private static final byte[] TWO_POINTS = ByteBuffer.allocate(32)
            .putFloat(0, 1)
            .putFloat(4, 2)
            .putFloat(8, 4)
            .putFloat(12, 100)
            .putFloat(16, 8)
            .putFloat(20, 16)
            .putFloat(24, 32)
            .array();

    @Test
    void readsTheCoordinatesOfAllPointsAndNothingElse() {
        assertEquals(63, CloudSum.of(cloud(field("x", 0), field("y", 4), field("z", 8))));
        assertEquals(63, CloudSum.of(cloud(field("z", 0), field("y", 4), field("x", 8))));
    }

    @Test
    void refusesACloudWithoutThem() {
        assertThrows(IllegalArgumentException.class, () -> CloudSum.of(cloud(field("x", 0), field("y", 4))));
    }

    private static PointField field(String name, int offset) {
        return new PointField(name, offset, PointField.FLOAT32, 1);
    }

    private static PointCloud2 cloud(PointField... fields) {
        Header header = new Header(new Time(0, 0), "");
        return new PointCloud2(header, 1, 2, List.of(fields), true, 16, 32, ByteSequence.of(TWO_POINTS), true);
    }
}
