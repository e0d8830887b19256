package dev.cedros.node.inprocess;

import static dev.cedros.node.inprocess.Ends.ALL;
import static dev.cedros.node.inprocess.Ends.endpoint;
import static dev.cedros.node.inprocess.Ends.range;
import static dev.cedros.node.inprocess.Ends.reader;
import static dev.cedros.node.inprocess.Ends.sample;
import static dev.cedros.node.inprocess.Ends.take;
import static dev.cedros.node.inprocess.Ends.takeAll;
import static dev.cedros.node.inprocess.Ends.write;
import static dev.cedros.node.inprocess.Ends.writeAll;
import static dev.cedros.node.inprocess.Ends.writer;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.node.inprocess.Ends.Heard;
import dev.cedros.node.qos.QosProfile;
import dev.cedros.node.transport.EndpointEvent.Matched;
import dev.cedros.node.transport.EndpointEvent.MessagesLost;
import dev.cedros.node.transport.Reader;
import dev.cedros.node.transport.Sample;
import dev.cedros.node.transport.TransportException;
import dev.cedros.node.transport.Writer;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HistoryTest {
    private static final int LIMIT = 5;

    private final InProcessTransport transport = InProcessTransport.create(
            InProcessOptions.DEFAULT.withKeepAllLimit(LIMIT).withBlockingTime(Duration.ZERO));
    private final Heard reading = new Heard();

    @AfterEach
    void nothingIsHeldInTheEnd() {
        transport.close();
        assertEquals(0, transport.outstanding());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 15, 16, 17, 1000})
    void keepsExactlyTheLast(int depth) {
        Writer writer = writer(transport, QosProfile.DEFAULT.keepLast(1));
        Reader reader = reader(transport, QosProfile.DEFAULT.keepLast(depth));
        writeAll(writer, 1, depth);
        assertEquals(1, take(reader));
        writeAll(writer, depth + 1L, 3L * depth);
        assertEquals(depth, transport.outstanding());
        assertEquals(range(2L * depth + 1, 3L * depth), takeAll(reader));
        assertEquals(2L * depth - 1, reader.lostCount());
    }

    @Test
    void tellsWhatItIsAndWhenItCame() {
        Writer writer = writer(transport, QosProfile.DEFAULT);
        Reader reader = reader(transport, QosProfile.DEFAULT);
        Instant before = Instant.now();
        long number = writer.write(Ends.payload(7), 1234, null);
        Instant after = Instant.now();
        try (Sample sample = sample(reader)) {
            assertEquals(7, Ends.value(sample));
            assertEquals(writer.gid(), sample.publisher());
            assertEquals(number, sample.sequenceNumber());
            assertEquals(1234, sample.sourceTimestampNanos());
            assertNull(sample.request());
            Instant received = Instant.ofEpochSecond(0, sample.receivedTimestampNanos());
            assertTrue(!received.isBefore(before) && !received.isAfter(after), received::toString);
        }
    }

    @Test
    void countsWhatIsMissingBeforeEachMessage() {
        Writer one = writer(transport, QosProfile.DEFAULT);
        Writer two = writer(transport, QosProfile.DEFAULT);
        Reader reader = transport.openReader(endpoint(QosProfile.DEFAULT.keepLast(2)), reading);
        reading.expect(new Matched(1, 1), new Matched(2, 1));
        write(one, 1);
        write(two, 101);
        write(one, 2);
        write(one, 3);
        assertEquals(2, take(reader));
        assertEquals(3, take(reader));
        reading.expect(new MessagesLost(1, 1));
        write(two, 102);
        assertEquals(102, take(reader));
        reading.expect(new MessagesLost(1, 2));
        assertEquals(2, reader.lostCount());
    }

    @Test
    void whatWasWrittenBeforeTheReaderCameIsNotLost() {
        Writer writer = writer(transport, QosProfile.DEFAULT);
        writeAll(writer, 1, 20);
        Reader reader = reader(transport, QosProfile.DEFAULT);
        assertNull(reader.take());
        assertEquals(21, write(writer, 21));
        assertEquals(21, take(reader));
        assertEquals(0, reader.lostCount());
    }

    @Test
    void aReaderIsToldOfTheFirstMessageAfterNone() {
        Writer writer = writer(transport, QosProfile.DEFAULT);
        Reader reader = transport.openReader(endpoint(QosProfile.DEFAULT.keepLast(1)), reading);
        assertEquals(0, reading.available.get());
        write(writer, 1);
        write(writer, 2);
        assertEquals(1, reading.available.get());
        take(reader);
        write(writer, 3);
        assertEquals(2, reading.available.get());
    }

    @Test
    void aFullReaderThatKeepsAllRefusesAndNobodyGetsTheMessage() {
        Writer writer = writer(transport, QosProfile.DEFAULT);
        Reader all = reader(transport, ALL);
        Reader some = reader(transport, QosProfile.DEFAULT);
        writeAll(writer, 1, LIMIT);
        TransportException e = assertThrows(TransportException.class, () -> write(writer, 6));
        assertEquals("back-pressure", e.code());
        assertEquals(
                "A message on /numbers was not written: the reader of node /tester keeps all, 5 messages at most, and had no room"
                        + " for it within PT0S. Let it take them sooner, use keepLast, or raise keepAllLimit or blockingTime.",
                e.getMessage());
        assertEquals(1, take(all));
        assertEquals(LIMIT + 1, write(writer, 7), "the number was not used up");
        assertEquals(List.of(2L, 3L, 4L, 5L, 7L), takeAll(all));
        assertEquals(List.of(1L, 2L, 3L, 4L, 5L, 7L), takeAll(some));
        assertEquals(0, all.lostCount() + some.lostCount());
    }

    @Test
    void severalFullReadersRefuseTogether() {
        Writer writer = writer(transport, QosProfile.DEFAULT);
        Reader fast = reader(transport, ALL);
        Reader slow = reader(transport, ALL);
        for (long i = 1; i <= LIMIT; i++) {
            write(writer, i);
            assertEquals(i, take(fast));
        }
        for (int i = 0; i < 3; i++) {
            assertEquals(
                    "back-pressure",
                    assertThrows(TransportException.class, () -> write(writer, 6))
                            .code());
        }
        assertNull(fast.take());
        take(slow);
        write(writer, 6);
        assertEquals(List.of(6L), takeAll(fast));
        assertEquals(range(2, 6), takeAll(slow));
        writeAll(writer, 7, 6 + LIMIT);
        assertEquals(range(7, 6 + LIMIT), takeAll(fast), "no place was left reserved");
        assertEquals(range(7, 6 + LIMIT), takeAll(slow));
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void withoutReliabilityWhatFindsNoRoomIsLost(boolean reliableWriter) {
        QosProfile qos = ALL.bestEffort();
        Writer writer = writer(transport, reliableWriter ? ALL : qos);
        Reader reader = transport.openReader(endpoint(qos), reading);
        writeAll(writer, 1, LIMIT + 3);
        assertEquals(range(1, LIMIT), takeAll(reader));
        assertEquals(0, reader.lostCount());
        reading.expect(new Matched(1, 1));
        write(writer, 9);
        assertEquals(9, take(reader));
        reading.expect(new MessagesLost(3, 3));
    }

    @Test
    void closingWhileFullLetsTheOthersGoOn() {
        Writer writer = writer(transport, QosProfile.DEFAULT);
        Reader full = reader(transport, ALL);
        Reader other = reader(transport, ALL);
        writeAll(writer, 1, LIMIT);
        takeAll(other);
        assertThrows(TransportException.class, () -> write(writer, 6));
        full.close();
        write(writer, 7);
        assertEquals(List.of(7L), takeAll(other));
    }
}
