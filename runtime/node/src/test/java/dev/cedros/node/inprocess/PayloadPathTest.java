package dev.cedros.node.inprocess;

import static dev.cedros.node.inprocess.Ends.reader;
import static dev.cedros.node.inprocess.Ends.sample;
import static dev.cedros.node.inprocess.Ends.writer;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.error.PayloadReleasedException;
import dev.cedros.node.qos.QosProfile;
import dev.cedros.node.transport.Reader;
import dev.cedros.node.transport.Sample;
import dev.cedros.node.transport.TransportException;
import dev.cedros.node.transport.Writer;
import dev.cedros.payload.Payload;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PayloadPathTest {
    private final AtomicInteger returned = new AtomicInteger();

    @Test
    void readersShowTheBytesThatWereWritten() {
        InProcessTransport transport = InProcessTransport.create();
        Writer writer = writer(transport, QosProfile.DEFAULT);
        Reader one = reader(transport, QosProfile.DEFAULT);
        Reader two = reader(transport, QosProfile.DEFAULT);
        byte[] bytes = Ends.bytes(1);
        writer.write(Payload.of(bytes), 0, null);
        Sample first = sample(one);
        Sample second = sample(two);
        assertSame(bytes, first.payload().array());
        assertSame(bytes, second.payload().array());
        first.close();
        assertThrows(PayloadReleasedException.class, first.payload()::array);
        assertSame(bytes, second.payload().array());
        assertEquals(1, transport.outstanding());
        second.close();
        assertEquals(0, transport.outstanding());
    }

    @Test
    void theOwnerGetsTheMemoryBackWhenTheLastShareIsReleased() {
        InProcessTransport transport = InProcessTransport.create();
        Writer writer = writer(transport, QosProfile.DEFAULT.transientLocal().keepLast(1));
        Reader one = reader(transport, QosProfile.DEFAULT);
        Reader two = reader(transport, QosProfile.DEFAULT);
        writer.write(owned(), 0, null);
        Payload kept;
        try (Sample sample = sample(one)) {
            kept = sample.payload().share();
        }
        two.close();
        writer.close();
        assertEquals(0, returned.get());
        assertEquals(1, transport.outstanding());
        kept.release();
        assertEquals(1, returned.get());
        assertEquals(0, transport.outstanding());
    }

    @Test
    void theOwnerGetsTheMemoryBackWhenNobodyIsThereOrWritingFails() {
        InProcessTransport transport = InProcessTransport.create(
                InProcessOptions.DEFAULT.withKeepAllLimit(1).withBlockingTime(Duration.ZERO));
        Writer writer = writer(transport, QosProfile.DEFAULT);
        writer.write(owned(), 0, null);
        assertEquals(1, returned.get());
        Reader full = reader(transport, Ends.ALL);
        writer.write(owned(), 0, null);
        assertEquals(1, returned.get());
        assertThrows(TransportException.class, () -> writer.write(owned(), 0, null));
        assertEquals(2, returned.get());
        full.close();
        assertEquals(3, returned.get());
        writer.close();
        assertThrows(TransportException.class, () -> writer.write(owned(), 0, null));
        assertEquals(4, returned.get());
        assertEquals(0, transport.outstanding());
    }

    @Test
    void aDroppedMessageIsReleasedOnceNoLockIsHeld() {
        InProcessTransport transport = InProcessTransport.create();
        Writer writer = writer(transport, QosProfile.DEFAULT);
        Reader reader = reader(transport, QosProfile.DEFAULT.keepLast(1));
        // An owner that takes and writes: it would see a state in between, or wait for ever, if locks were held.
        writer.write(
                Payload.of(Ends.bytes(1), 0, Long.BYTES, () -> {
                    assertEquals(2, Ends.take(reader));
                    Ends.write(writer, 3);
                }),
                0,
                null);
        Ends.write(writer, 2);
        assertEquals(3, Ends.take(reader));
    }

    @Test
    void anOwnerThatThrowsStopsNothing() {
        InProcessTransport transport = InProcessTransport.create();
        Writer writer = writer(transport, QosProfile.DEFAULT);
        Reader one = reader(transport, QosProfile.DEFAULT.keepLast(1));
        Reader two = reader(transport, QosProfile.DEFAULT.keepLast(1));
        writer.write(
                Payload.of(Ends.bytes(1), 0, Long.BYTES, () -> {
                    throw new IllegalStateException("broken");
                }),
                0,
                null);
        assertEquals(
                "broken",
                assertThrows(IllegalStateException.class, () -> Ends.write(writer, 2))
                        .getMessage());
        assertEquals(2, Ends.take(one));
        assertEquals(2, Ends.take(two));
        assertEquals(0, transport.outstanding());
    }

    @Test
    void aReleasedPayloadIsRefused() {
        InProcessTransport transport = InProcessTransport.create();
        Writer writer = writer(transport, QosProfile.DEFAULT);
        Reader reader = reader(transport, QosProfile.DEFAULT);
        Payload payload = owned();
        payload.release();
        assertThrows(PayloadReleasedException.class, () -> writer.write(payload, 0, null));
        assertEquals(1, Ends.write(writer, 1));
        assertEquals(List.of(1L), Ends.takeAll(reader));
        assertEquals(0, transport.outstanding());
    }

    @ParameterizedTest
    @CsvSource({
        // fragment, direct, slices of a message of 8 bytes, of one of 3 and 5 bytes
        "0, true,  1, 2",
        "1, false, 8, 8",
        "3, false, 3, 3",
        "3, true,  3, 3",
        "8, false, 1, 2",
        "9, true,  1, 2",
    })
    void payloadsMayComeInOtherPieces(int fragmentBytes, boolean direct, int slices, int slicesOfTwo) {
        InProcessTransport transport = InProcessTransport.create(
                InProcessOptions.DEFAULT.withFragmentBytes(fragmentBytes).withDirectMemory(direct));
        Writer writer = writer(transport, QosProfile.DEFAULT);
        Reader one = reader(transport, QosProfile.DEFAULT);
        Reader two = reader(transport, QosProfile.DEFAULT);
        byte[] bytes = Ends.bytes(0x0102030405060708L);
        writer.write(owned(bytes), 0, null);
        writer.write(Payload.of(List.of(ByteBuffer.wrap(bytes, 0, 3), ByteBuffer.wrap(bytes, 3, 5))), 0, null);
        writer.write(Payload.empty(), 0, null);
        for (Reader reader : List.of(one, two)) {
            for (int expected : new int[] {slices, slicesOfTwo}) {
                try (Sample sample = sample(reader)) {
                    assertArrayEquals(bytes, sample.payload().toByteArray());
                    assertEquals(expected, sample.payload().sliceCount());
                    assertEquals(direct, sample.payload().slice(0).isDirect());
                    assertFalse(sample.payload().hasArray());
                }
            }
            try (Sample sample = sample(reader)) {
                assertEquals(0, sample.payload().size());
            }
        }
        assertEquals(1, returned.get());
        assertEquals(0, transport.outstanding());
    }

    @ParameterizedTest
    @CsvSource({"0, PT1S, 0, keepAllLimit, 1", "1, PT-1S, 0, blockingTime, 0", "1, PT1S, -1, fragmentBytes, 0"})
    void optionsAreChecked(int limit, Duration blocking, int fragment, String name, int least) {
        InvalidOptionException e = assertThrows(
                InvalidOptionException.class, () -> new InProcessOptions(limit, blocking, fragment, false));
        assertEquals("invalid-option", e.code());
        assertEquals(name + " is too small. Give at least " + least + ".", e.getMessage());
    }

    @Test
    void aVeryLongTimeIsAsLongAsThereIs() {
        assertEquals(
                Long.MAX_VALUE,
                InProcessOptions.DEFAULT
                        .withBlockingTime(Duration.ofSeconds(Long.MAX_VALUE))
                        .blockingNanos());
        assertTrue(InProcessOptions.DEFAULT.blockingNanos() > 0);
    }

    private Payload owned() {
        return owned(Ends.bytes(1));
    }

    private Payload owned(byte[] bytes) {
        return Payload.of(bytes, 0, bytes.length, returned::incrementAndGet);
    }
}
