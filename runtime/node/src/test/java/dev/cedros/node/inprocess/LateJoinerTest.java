package dev.cedros.node.inprocess;

import static dev.cedros.node.inprocess.Ends.ALL;
import static dev.cedros.node.inprocess.Ends.endpoint;
import static dev.cedros.node.inprocess.Ends.range;
import static dev.cedros.node.inprocess.Ends.reader;
import static dev.cedros.node.inprocess.Ends.sample;
import static dev.cedros.node.inprocess.Ends.takeAll;
import static dev.cedros.node.inprocess.Ends.write;
import static dev.cedros.node.inprocess.Ends.writeAll;
import static dev.cedros.node.inprocess.Ends.writer;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.node.inprocess.Ends.Heard;
import dev.cedros.node.qos.QosProfile;
import dev.cedros.node.transport.Reader;
import dev.cedros.node.transport.Sample;
import dev.cedros.node.transport.Writer;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class LateJoinerTest {
    private static final QosProfile KEPT = QosProfile.DEFAULT.transientLocal();

    private final InProcessTransport transport =
            InProcessTransport.create(InProcessOptions.DEFAULT.withKeepAllLimit(20));

    @AfterEach
    void nothingIsHeldInTheEnd() {
        transport.close();
        assertEquals(0, transport.outstanding());
    }

    @Test
    void getsTheLastMessagesInOrderBeforeNewOnes() {
        Writer writer = writer(transport, KEPT.keepLast(3));
        writeAll(writer, 1, 5);
        Heard reading = new Heard();
        Reader reader = transport.openReader(endpoint(KEPT), reading);
        assertEquals(1, reading.available.get());
        write(writer, 6);
        try (Sample first = sample(reader)) {
            assertEquals(3, Ends.value(first));
            assertEquals(3, first.sequenceNumber());
            assertEquals(3, first.sourceTimestampNanos());
            assertEquals(writer.gid(), first.publisher());
        }
        assertEquals(range(4, 6), takeAll(reader));
        assertEquals(0, reader.lostCount());
    }

    @Test
    void eachGetsThem() {
        Writer writer = writer(transport, KEPT);
        writeAll(writer, 1, 2);
        for (int i = 0; i < 3; i++) {
            Reader reader = reader(transport, KEPT);
            assertEquals(range(1, 2), takeAll(reader));
            reader.close();
        }
        assertEquals(2, transport.outstanding());
    }

    @Test
    void getsNoMoreThanItKeeps() {
        Writer writer = writer(transport, KEPT);
        writeAll(writer, 1, 8);
        Reader reader = reader(transport, KEPT.keepLast(2));
        assertEquals(range(7, 8), takeAll(reader));
        assertEquals(0, reader.lostCount());
    }

    @Test
    void aWriterThatKeepsAllKeepsUpToTheLimit() {
        Writer writer = writer(transport, KEPT.keepAll());
        writeAll(writer, 1, 50);
        assertEquals(range(31, 50), takeAll(reader(transport, KEPT.keepAll())));
    }

    @Test
    void severalWritersMayFillAReaderBeyondItsLimitAtTheStart() {
        Writer one = writer(transport, KEPT.keepAll());
        Writer two = writer(transport, KEPT.keepAll());
        writeAll(one, 1, 20);
        writeAll(two, 101, 120);
        Reader reader = reader(transport, KEPT.keepAll());
        List<Long> all = takeAll(reader);
        assertEquals(range(1, 20), all.stream().filter(v -> v < 100).toList());
        assertEquals(range(101, 120), all.stream().filter(v -> v > 100).toList());
        assertEquals(0, reader.lostCount());
    }

    @Test
    void whatOneWriterKeptAndAnotherOnePushedOutIsNotLost() {
        Writer one = writer(transport, KEPT);
        Writer two = writer(transport, KEPT);
        writeAll(one, 1, 10);
        writeAll(two, 101, 110);
        Reader reader = reader(transport, KEPT);
        List<Long> kept = takeAll(reader);
        assertTrue(kept.equals(range(1, 10)) || kept.equals(range(101, 110)), kept::toString);
        write(one, 11);
        write(two, 111);
        assertEquals(List.of(11L, 111L), takeAll(reader));
        assertEquals(0, reader.lostCount());
    }

    @Test
    void ofWhatWasKeptOnlyAGapIsLost() {
        Writer writer = writer(transport, KEPT);
        writeAll(writer, 1, 10);
        Reader reader = reader(transport, KEPT);
        writeAll(writer, 11, 24);
        assertEquals(range(15, 24), takeAll(reader));
        assertEquals(4, reader.lostCount(), "10 of the past are not lost, 4 of what came since are");
        Reader taking = reader(transport, KEPT);
        assertEquals(15, Ends.take(taking));
        writeAll(writer, 25, 34);
        assertEquals(range(25, 34), takeAll(taking));
        assertEquals(9, taking.lostCount());
    }

    @Test
    void aVolatileReaderOrWriterHasNoPast() {
        Writer kept = writer(transport, KEPT);
        write(kept, 1);
        assertNull(reader(transport, QosProfile.DEFAULT).take());
        kept.close();
        Writer forgotten = writer(transport, ALL);
        write(forgotten, 1);
        assertNull(reader(transport, ALL).take());
    }

    @Test
    void theHistoryGoesWithItsWriter() {
        Writer writer = writer(transport, KEPT);
        write(writer, 1);
        assertEquals(1, transport.outstanding());
        writer.close();
        assertEquals(0, transport.outstanding());
        assertNull(reader(transport, KEPT).take());
    }
}
