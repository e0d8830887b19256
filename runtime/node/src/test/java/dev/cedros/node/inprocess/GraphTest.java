package dev.cedros.node.inprocess;

import static dev.cedros.node.inprocess.Ends.ALL;
import static dev.cedros.node.inprocess.Ends.endpoint;
import static dev.cedros.node.inprocess.Ends.reader;
import static dev.cedros.node.inprocess.Ends.writer;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.node.inprocess.Ends.Heard;
import dev.cedros.node.qos.QosProfile;
import dev.cedros.node.transport.GraphEndpoint;
import dev.cedros.node.transport.NodeName;
import dev.cedros.node.transport.Reader;
import dev.cedros.node.transport.Role;
import dev.cedros.node.transport.Transport;
import dev.cedros.node.transport.TransportException;
import dev.cedros.node.transport.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class GraphTest {
    private final InProcessDomain domain = InProcessDomain.create();
    private final InProcessTransport one = domain.join();
    private final InProcessTransport other = domain.join();

    @Test
    void nodesAreKnownWhileTheyAreOpen() {
        NodeName talker = NodeName.of("talker");
        Transport.Registration first = one.openNode(talker);
        Transport.Registration second = other.openNode(talker);
        other.openNode(NodeName.of("listener"));
        assertEquals(3, one.nodes().size());
        assertEquals(Set.of(talker, NodeName.of("listener")), Set.copyOf(one.nodes()));
        first.close();
        first.close();
        assertEquals(2, other.nodes().size());
        second.close();
        assertEquals(List.of(NodeName.of("listener")), one.nodes());
    }

    @Test
    void endpointsAreKnownWhileTheyAreOpen() {
        Writer writer = one.openWriter(endpoint(QosProfile.DEFAULT), new Heard());
        Reader reader = other.openReader(endpoint(ALL), new Heard());
        GraphEndpoint written = new GraphEndpoint(
                true,
                Role.TOPIC,
                NodeName.of("tester"),
                Ends.TOPIC,
                "test_msgs/msg/Number",
                Ends.NUMBER.typeHash(),
                QosProfile.DEFAULT,
                writer.gid());
        GraphEndpoint read = new GraphEndpoint(
                false,
                Role.TOPIC,
                NodeName.of("tester"),
                Ends.TOPIC,
                "test_msgs/msg/Number",
                Ends.NUMBER.typeHash(),
                ALL,
                reader.gid());
        assertEquals(Set.of(written, read), Set.copyOf(one.endpoints()));
        assertEquals(Set.of(written, read), Set.copyOf(other.endpoints()));
        writer.close();
        assertEquals(List.of(read), one.endpoints());
        reader.close();
        assertEquals(List.of(), one.endpoints());
        assertTrue(domain.topics().isEmpty(), "nothing is kept of a topic that nobody uses");
    }

    @Test
    void changesAreToldWhileSomebodyListens() {
        AtomicInteger changes = new AtomicInteger();
        Transport.Registration listening = other.onGraphChange(changes::incrementAndGet);
        Transport.Registration node = one.openNode(NodeName.of("talker"));
        assertEquals(1, changes.get());
        Writer writer = writer(one, QosProfile.DEFAULT);
        Reader reader = reader(one, QosProfile.DEFAULT);
        assertEquals(3, changes.get());
        writer.close();
        writer.close();
        reader.close();
        node.close();
        assertEquals(6, changes.get());
        listening.close();
        one.openNode(NodeName.of("talker"));
        assertEquals(6, changes.get());
    }

    @Test
    void theSameListenerMayListenTwice() {
        AtomicInteger changes = new AtomicInteger();
        Runnable listener = changes::incrementAndGet;
        Transport.Registration first = one.onGraphChange(listener);
        one.onGraphChange(listener);
        first.close();
        first.close();
        one.openNode(NodeName.of("talker"));
        assertEquals(1, changes.get());
    }

    /** Those who tell of a change may have begun before somebody stops listening. */
    @Test
    void whoStoppedListeningIsNotTold() {
        AtomicInteger changes = new AtomicInteger();
        List<Transport.Registration> listening = new ArrayList<>();
        one.onGraphChange(() -> listening.forEach(Transport.Registration::close));
        listening.add(one.onGraphChange(changes::incrementAndGet));
        one.openNode(NodeName.of("talker"));
        assertEquals(0, changes.get());
    }

    @Test
    void closingATransportClosesWhatIsItsOwn() {
        AtomicInteger changes = new AtomicInteger();
        one.onGraphChange(changes::incrementAndGet);
        one.openNode(NodeName.of("talker"));
        Writer gone = writer(one, QosProfile.DEFAULT.transientLocal());
        Reader goneToo = reader(one, ALL);
        Writer stays = writer(other, QosProfile.DEFAULT);
        Reader staysToo = reader(other, ALL);
        Ends.write(gone, 1);
        Ends.write(stays, 2);
        one.close();
        one.close();

        assertEquals(List.of(), other.nodes());
        assertEquals(2, other.endpoints().size());
        assertEquals(List.of(1L, 2L), Ends.takeAll(staysToo));
        assertNull(goneToo.take());
        assertEquals(0, domain.outstanding());
        assertEquals(1, staysToo.matchedWriters());
        changes.set(0);
        other.openNode(NodeName.of("listener"));
        assertEquals(0, changes.get(), "its listeners are gone");
        assertEquals(
                "closed",
                assertThrows(TransportException.class, () -> Ends.write(gone, 3))
                        .code());
        assertEquals(
                "closed",
                assertThrows(TransportException.class, () -> reader(one, ALL)).code());
        assertEquals(
                "closed",
                assertThrows(TransportException.class, () -> writer(one, ALL)).code());
        assertEquals(
                "closed",
                assertThrows(TransportException.class, () -> one.openNode(NodeName.of("late")))
                        .code());
        assertEquals(
                "closed",
                assertThrows(TransportException.class, () -> one.onGraphChange(() -> {}))
                        .code());
        assertEquals(List.of(NodeName.of("listener")), other.nodes());
    }
}
