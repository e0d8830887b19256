package dev.cedros.benchmarks;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.codec.DynamicMessage;
import dev.cedros.codec.LayoutCodec;
import dev.cedros.interfaces.geometry_msgs.msg.PointSequence;
import dev.cedros.interfaces.geometry_msgs.msg.PoseArray;
import dev.cedros.interfaces.geometry_msgs.msg.PoseSequence;
import dev.cedros.interfaces.visualization_msgs.msg.Marker;
import dev.cedros.payload.Payload;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** All arms write the same bytes and read the same values: what they are compared by is time alone. */
class ArmsTest {
    static List<String> rows() {
        return Rows.names();
    }

    @ParameterizedTest
    @MethodSource("rows")
    void layoutCodecsAgree(String name) {
        Row<?> row = Rows.named(name);
        LayoutCodec codec = LayoutCodec.of(row.type().layout());
        for (byte[] bytes : row.encoded()) {
            DynamicMessage message = codec.decode(bytes);
            assertEquals(bytes.length, codec.serializedSize(message));
            byte[] buffer = new byte[bytes.length];
            assertEquals(bytes.length, codec.encode(message, buffer, 0));
            assertArrayEquals(bytes, buffer);
        }
    }

    @ParameterizedTest
    @MethodSource("rows")
    void reflectionAgrees(String name) {
        Row<?> row = Rows.named(name);
        ReflectedRecord type = Reflection.reflect(row);
        List<?> messages = row.samples();
        List<byte[]> encoded = row.encoded();
        for (int i = 0; i < messages.size(); i++) {
            byte[] bytes = encoded.get(i);
            byte[] buffer = new byte[bytes.length];
            // What an earlier message left behind.
            Arrays.fill(buffer, (byte) -1);
            assertEquals(bytes.length, ReflectedWriter.write(type, messages.get(i), buffer));
            assertArrayEquals(bytes, buffer);
            assertEquals(messages.get(i), ReflectedReader.read(type, bytes));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"marker", "marker-array-10", "reference-marker", "reference-marker-array-20", "pose-array-1000"})
    void recordsWithArraysAndPackedListsAgree(String name) {
        Row<?> row = Rows.named(name);
        assertSame(ArrayRows.like(row), row);
        assertSame(row.decoded(), row);
        assertEquals(row.samples(), row.decoded().samples());
    }

    private static <T> void assertSame(Row<T> other, Row<?> row) {
        assertEquals(row.type().typeHash(), other.type().typeHash());
        List<T> messages = other.samples();
        List<byte[]> encoded = row.encoded();
        for (int i = 0; i < messages.size(); i++) {
            byte[] bytes = encoded.get(i);
            assertEquals(bytes.length, other.codec().size().applyAsInt(messages.get(i)));
            assertArrayEquals(bytes, other.codec().fresh().apply(messages.get(i)));
            assertTrue(
                    other.type().equal(messages.get(i), other.codec().decoder().apply(bytes)));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"tf-1", "tf-50", "marker", "reference-marker", "joint-state-1", "joint-state-100"})
    void theOtherLibraryAgrees(String name) {
        Row<?> row = Rows.named(name);
        Ihmc.Peer<?> peer = Ihmc.peer(row);
        List<byte[]> encoded = row.encoded();
        for (int i = 0; i < encoded.size(); i++) {
            byte[] expected = encoded.get((i + 1) % encoded.size());
            assertEquals(expected.length, peer.encode());
            assertArrayEquals(expected, peer.encoded());
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "tf-1",
                "tf-50",
                "marker",
                "joint-state-1",
                "joint-state-100",
                "laser-scan-1080",
                "float64-multi-array",
                "reference-marker"
            })
    void mutableClassesAgree(String name) {
        Row<?> row = Rows.named(name);
        Reuse<?> reuse = Reuse.of(row);
        for (byte[] bytes : row.encoded()) {
            reuse.decode(bytes);
            assertArrayEquals(bytes, reuse.encode());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"key-number", "key-text", "key-behind"})
    void keysAreTheSameWhetherEncodedOrNot(String name) {
        KeySubject<?> subject = KeySubject.named(name);
        for (int i = 0; i < 3; i++) {
            byte[] hash = subject.hash();
            assertEquals(16, hash.length);
            assertArrayEquals(hash, subject.hashEncoded());
        }
    }

    @ParameterizedTest
    @MethodSource("rows")
    void decodingWithoutCopiesAgrees(String name) {
        assertUncopiedSame(Rows.named(name));
    }

    private static <T> void assertUncopiedSame(Row<T> row) {
        List<T> messages = row.samples();
        List<byte[]> encoded = row.encoded();
        for (int i = 0; i < messages.size(); i++) {
            assertEquals(messages.get(i), row.codec().owned().apply(encoded.get(i)));
            assertEquals(messages.get(i), row.codec().borrowed().apply(Payload.of(encoded.get(i))));
        }
    }

    @Test
    void listsOfNumbersAreDecodedAsTheyAreOnTheWire() {
        for (Object poses : Rows.named("pose-array-1000").decoded().samples()) {
            assertInstanceOf(PoseSequence.class, ((PoseArray) poses).poses());
        }
        for (Object marker : Rows.named("reference-marker").decoded().samples()) {
            assertInstanceOf(PointSequence.class, ((Marker) marker).points());
        }
    }
}
