package dev.cedros.codec;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.cdr.CdrException;
import dev.cedros.cdr.CdrOptions;
import dev.cedros.error.PayloadReleasedException;
import dev.cedros.payload.Payload;
import dev.cedros.type.msg.SchemaParser;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/** Messages whose sequences show the bytes that they were decoded from. */
class SharedDynamicMessageTest {
    private static final LayoutCodec CODEC = LayoutCodec.of(SchemaParser.parse("acme_msgs/msg/Top", """
            string name
            float64[] values
            Part[] parts
            ================
            MSG: acme_msgs/Part
            int32[2] pair
            Grain[] grains
            ================
            MSG: acme_msgs/Grain
            uint8[] data
            """));
    private static final DynamicMessage MESSAGE = DynamicMessage.of(
            CODEC.layout(),
            Map.of(
                    "name",
                    "one",
                    "values",
                    new double[] {1, 2.5},
                    "parts",
                    List.of(
                            Map.of("pair", new int[] {3, 4}, "grains", List.of()),
                            Map.of("pair", new int[] {5, 6}, "grains", List.of(Map.of("data", new byte[] {7, 8, 9
                            }))))));

    @Test
    void owningShowsTheArray() {
        byte[] data = CODEC.encode(MESSAGE);
        DynamicMessage message = CODEC.decodeOwned(data);
        DynamicMessage copy = CODEC.copy(message);
        assertEquals(MESSAGE, message);
        data[data.length - 1]++;
        assertNotEquals(MESSAGE, message);
        assertEquals(MESSAGE, copy);
    }

    @Test
    void borrowingEndsWithThePayload() {
        byte[] data = CODEC.encode(MESSAGE);
        Payload payload = Payload.of(data);
        DynamicMessage message = CODEC.decodeBorrowed(payload);
        assertEquals(MESSAGE, message);
        assertArrayEquals(data, CODEC.encode(message));
        DynamicMessage copy = CODEC.copy(message);
        DynamicMessage part = CODEC.copy(message).listAt("parts").get(1);
        payload.release();
        Arrays.fill(data, (byte) 0x55);

        assertEquals("one", message.textAt("name"));
        assertEquals(2, message.sizeAt("values"));
        assertEquals(MESSAGE, copy);
        assertEquals(MESSAGE.listAt("parts").get(1), part);
        for (String path : List.of("values[1]", "parts[0].pair[0]", "parts[1].grains[0].data[2]")) {
            assertThrows(PayloadReleasedException.class, () -> message.doubleAt(path), path);
        }
        assertReleased("values", message, copy);
        double[] values = {1, 2.5};
        assertReleased("parts[0].pair", message.with("values", values), copy);
        assertThrows(PayloadReleasedException.class, () -> CODEC.decodeBorrowed(payload));
        assertThrows(PayloadReleasedException.class, () -> CODEC.decode(payload));
    }

    private static void assertReleased(String member, DynamicMessage message, DynamicMessage copy) {
        List<Executable> uses = List.of(
                () -> CODEC.encode(message),
                () -> CODEC.text(message),
                () -> CODEC.copy(message),
                () -> CODEC.equal(message, copy),
                () -> CODEC.equal(copy, message),
                () -> CODEC.hash(message),
                message::hashCode,
                message::toString);
        for (Executable use : uses) {
            PayloadReleasedException e = assertThrows(PayloadReleasedException.class, use);
            assertEquals("acme_msgs/msg/Top", e.typeName());
            assertEquals(member, e.member());
        }
    }

    @Test
    void onlyWhatIsSharedIsCopied() {
        assertSame(MESSAGE, CODEC.copy(MESSAGE));
        byte[] data = CODEC.encode(MESSAGE);
        DynamicMessage own = CODEC.decode(data);
        assertSame(own, CODEC.copy(own));
        DynamicMessage shared = CODEC.decodeOwned(data);
        DynamicMessage copy = CODEC.copy(shared);
        assertNotSame(shared, copy);
        assertSame(copy, CODEC.copy(copy));
        assertFalse(shared.sequenceAt("values").isDetached());
        assertTrue(copy.sequenceAt("values").isDetached());
    }

    @Test
    void theOptionsOfTheReaderHold() {
        CdrOptions big = CdrOptions.DEFAULT.withByteOrder(ByteOrder.BIG_ENDIAN);
        byte[] data = CODEC.encode(MESSAGE, big);
        byte[] more = Arrays.copyOf(data, data.length + 8);
        CdrOptions trailing = CdrOptions.DEFAULT.withAllowTrailingBytes(true);
        assertEquals(MESSAGE, CODEC.decodeOwned(more, trailing));
        assertEquals(MESSAGE, CODEC.decodeBorrowed(Payload.of(more), trailing));
        assertThrows(CdrException.class, () -> CODEC.decodeOwned(more));
        assertThrows(CdrException.class, () -> CODEC.decodeBorrowed(Payload.of(more)));
    }
}
