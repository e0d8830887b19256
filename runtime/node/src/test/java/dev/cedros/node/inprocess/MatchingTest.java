package dev.cedros.node.inprocess;

import static dev.cedros.node.inprocess.Ends.NUMBER;
import static dev.cedros.node.inprocess.Ends.endpoint;
import static dev.cedros.node.inprocess.Ends.take;
import static dev.cedros.node.inprocess.Ends.takeAll;
import static dev.cedros.node.inprocess.Ends.write;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.cedros.codec.MessageType;
import dev.cedros.node.inprocess.Ends.Heard;
import dev.cedros.node.qos.Durability;
import dev.cedros.node.qos.QosProfile;
import dev.cedros.node.transport.Endpoint;
import dev.cedros.node.transport.EndpointEvent.IncompatibleQos;
import dev.cedros.node.transport.EndpointEvent.IncompatibleType;
import dev.cedros.node.transport.EndpointEvent.Matched;
import dev.cedros.node.transport.GraphEndpoint;
import dev.cedros.node.transport.Reader;
import dev.cedros.node.transport.Role;
import dev.cedros.node.transport.Transport;
import dev.cedros.node.transport.Writer;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class MatchingTest {
    private final InProcessDomain domain = InProcessDomain.create();
    private final Transport one = domain.join();
    private final Transport other = domain.join();
    private final Heard writing = new Heard();
    private final Heard reading = new Heard();

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void counterpartsMeetInAnyOrderAcrossTransports(boolean writerFirst) {
        Endpoint endpoint = endpoint(QosProfile.DEFAULT);
        Writer early = writerFirst ? one.openWriter(endpoint, writing) : null;
        Reader reader = other.openReader(endpoint, reading);
        Writer writer = early != null ? early : one.openWriter(endpoint, writing);

        writing.expect(new Matched(1, 1));
        reading.expect(new Matched(1, 1));
        assertEquals(1, writer.matchedReaders());
        assertEquals(1, reader.matchedWriters());
        assertEquals(1, write(writer, 42));
        assertEquals(42, take(reader));
    }

    @Test
    void matchesAreCountedAsTheyComeAndGo() {
        Endpoint endpoint = endpoint(QosProfile.DEFAULT);
        Writer writer = one.openWriter(endpoint, writing);
        Reader first = other.openReader(endpoint, reading);
        Reader second = one.openReader(endpoint, new Heard());
        writing.expect(new Matched(1, 1), new Matched(2, 1));

        first.close();
        writing.expect(new Matched(1, -1));
        assertEquals(1, writer.matchedReaders());
        writer.close();
        assertEquals(0, writer.matchedReaders());
        assertEquals(0, second.matchedWriters());
        reading.expect(new Matched(1, 1));
        second.close();
        writing.expect();
    }

    @Test
    void aReaderHearsOfEachWriter() {
        Endpoint endpoint = endpoint(QosProfile.DEFAULT);
        Reader reader = other.openReader(endpoint, reading);
        Writer first = one.openWriter(endpoint, writing);
        Writer second = one.openWriter(endpoint, writing);
        reading.expect(new Matched(1, 1), new Matched(2, 1));
        assertNotEquals(first.gid(), second.gid());
        first.close();
        reading.expect(new Matched(1, -1));
        assertEquals(1, reader.matchedWriters());
    }

    @Test
    void namesRolesAndDomainsKeepThemApart() {
        Writer writer = one.openWriter(endpoint(QosProfile.DEFAULT), writing);
        one.openReader(endpoint(Role.TOPIC, "/others", NUMBER, QosProfile.DEFAULT), reading);
        one.openReader(endpoint(Role.REQUEST, Ends.TOPIC, NUMBER, QosProfile.DEFAULT), reading);
        one.openReader(endpoint(Role.RESPONSE, Ends.TOPIC, NUMBER, QosProfile.DEFAULT), reading);
        InProcessTransport.create().openReader(endpoint(QosProfile.DEFAULT), reading);
        assertEquals(0, writer.matchedReaders());
        writing.expect();
        reading.expect();
    }

    static List<MessageType<?>> otherTypes() {
        return List.of(Ends.OTHER_HASH, Ends.OTHER_NAME);
    }

    @ParameterizedTest
    @MethodSource("otherTypes")
    void otherTypesAreToldToBothAndNotConnected(MessageType<?> type) {
        Writer writer = one.openWriter(endpoint(QosProfile.DEFAULT), writing);
        Reader reader = other.openReader(endpoint(Role.TOPIC, Ends.TOPIC, type, QosProfile.DEFAULT), reading);
        writing.expect(new IncompatibleType(announced(false)));
        reading.expect(new IncompatibleType(announced(true)));
        assertEquals(type.typeHash(), announced(false).typeHash());
        assertEquals(reader.gid(), announced(false).gid());
        write(writer, 1);
        assertNull(reader.take());
        assertEquals(0, domain.outstanding());
        reader.close();
        writing.expect();
    }

    @Test
    void askingForMoreThanIsOfferedIsToldToBothAndNotConnected() {
        Writer writer = one.openWriter(endpoint(QosProfile.SENSOR_DATA), writing);
        Reader reliable = other.openReader(endpoint(QosProfile.DEFAULT), reading);
        writing.expect(new IncompatibleQos("reliability", announced(false)));
        reading.expect(new IncompatibleQos("reliability", announced(true)));
        reliable.close();

        other.openReader(endpoint(QosProfile.SENSOR_DATA.transientLocal()), reading);
        writing.expect(new IncompatibleQos("durability", announced(false)));
        reading.expect(new IncompatibleQos("durability", announced(true)));
        assertEquals(0, writer.matchedReaders());
    }

    @Test
    void aReaderMayAskForLess() {
        one.openWriter(endpoint(QosProfile.ROSOUT_DEFAULT), writing);
        other.openReader(endpoint(QosProfile.SENSOR_DATA), reading);
        reading.expect(new Matched(1, 1));
    }

    @Test
    void whatIsLeftOpenIsAnnouncedAsItWasDecided() {
        one.openWriter(endpoint(QosProfile.SYSTEM_DEFAULT), writing);
        assertEquals(QosProfile.DEFAULT.keepLast(1), announced(true).qos());
        other.openReader(endpoint(QosProfile.BEST_AVAILABLE), reading);
        assertEquals(QosProfile.DEFAULT, announced(false).qos());
        reading.expect(new Matched(1, 1));

        one.openReader(endpoint(Role.REQUEST, "/service", NUMBER, QosProfile.BEST_AVAILABLE), reading);
        assertEquals(
                Durability.VOLATILE,
                one.endpoints().stream()
                        .filter(end -> end.role() == Role.REQUEST)
                        .findFirst()
                        .orElseThrow()
                        .qos()
                        .durability());
    }

    private GraphEndpoint announced(boolean writer) {
        return one.endpoints().stream()
                .filter(end -> end.writer() == writer)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void messagesOutliveTheirWriterAndNotTheirReader() {
        Writer writer = one.openWriter(endpoint(QosProfile.DEFAULT), writing);
        Reader stays = other.openReader(endpoint(QosProfile.DEFAULT), reading);
        Reader goes = other.openReader(endpoint(QosProfile.DEFAULT), reading);
        write(writer, 1);
        write(writer, 2);
        writer.close();
        goes.close();
        assertNull(goes.take());
        assertEquals(2, domain.outstanding());
        assertEquals(List.of(1L, 2L), takeAll(stays));
        assertEquals(0, domain.outstanding());
    }
}
