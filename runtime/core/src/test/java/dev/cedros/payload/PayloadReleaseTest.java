package dev.cedros.payload;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.error.PayloadReleasedException;
import java.nio.ByteBuffer;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PayloadReleaseTest {
    private static final byte[] BYTES = {0, 1, 0, 0, 42};

    static List<Payload> payloads() {
        return List.of(
                Payload.of(BYTES.clone()),
                Payload.of(ByteBuffer.allocateDirect(5).put(BYTES).flip()),
                Payload.of(List.of(ByteBuffer.wrap(BYTES, 0, 2), ByteBuffer.wrap(BYTES, 2, 3))));
    }

    @ParameterizedTest
    @MethodSource("payloads")
    void givesNoBytesOutAfterRelease(Payload payload) {
        payload.release();

        List<Executable> uses = List.of(
                () -> payload.slice(0),
                payload::array,
                payload::arrayOffset,
                payload::toByteArray,
                payload::contiguous,
                () -> payload.copyTo(new byte[9], 0));
        for (Executable use : uses) {
            PayloadReleasedException e = assertThrows(PayloadReleasedException.class, use);
            assertEquals("payload-released", e.code());
        }
        assertTrue(payload.isReleased());
        assertTrue(payload.lease().isReleased());
    }

    @ParameterizedTest
    @MethodSource("payloads")
    void stillTellsWhatItWas(Payload payload) {
        String before = payload.toString();
        int slices = payload.sliceCount();
        payload.release();

        assertEquals(5, payload.size());
        assertEquals(slices, payload.sliceCount());
        assertEquals(before, payload.toString());
    }

    @ParameterizedTest
    @MethodSource("payloads")
    void isReleasedOnceOrOften(Payload payload) {
        assertFalse(payload.isReleased());
        payload.lease().check();
        try (payload) {
            assertArrayEquals(BYTES, payload.toByteArray());
        }
        assertTrue(payload.isReleased());
        payload.close();
        payload.release();
        assertTrue(payload.isReleased());
    }

    @Test
    void aReleasedEmptyPayloadStaysGoodForAll() {
        Payload empty = Payload.of(new byte[0]);
        empty.release();
        empty.close();

        assertFalse(empty.isReleased());
        assertEquals(0, Payload.empty().toByteArray().length);
        assertEquals(0, Payload.empty().array().length);
        assertSame(Payload.empty(), Payload.empty().contiguous());
    }

    @Test
    void anotherPayloadOfTheSameBytesIsNotReleased() {
        Payload one = Payload.of(BYTES);
        Payload other = Payload.of(BYTES);
        one.release();
        assertArrayEquals(BYTES, other.toByteArray());
    }

    @Test
    void aContiguousCopyOutlivesTheOriginal() {
        Payload slices = payloads().get(2);
        Payload copy = slices.contiguous();
        slices.release();
        assertArrayEquals(BYTES, copy.toByteArray());

        Payload whole = payloads().get(0);
        Payload same = whole.contiguous();
        whole.release();
        assertTrue(same.isReleased());
    }
}
