package dev.cedros.node.inprocess;

import static dev.cedros.node.inprocess.Ends.endpoint;
import static dev.cedros.node.inprocess.Ends.reader;
import static dev.cedros.node.inprocess.Ends.writer;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.cedros.node.inprocess.Ends.Heard;
import dev.cedros.node.qos.QosProfile;
import dev.cedros.node.transport.EndpointEvent;
import dev.cedros.node.transport.EndpointEvent.Matched;
import dev.cedros.node.transport.EndpointListener;
import dev.cedros.node.transport.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class NoticesTest {
    private final InProcessTransport transport = InProcessTransport.create();

    @Test
    void aListenerMayWaitForAnotherThreadThatJoinsAndLeaves() {
        Writer writer = transport.openWriter(
                endpoint(QosProfile.DEFAULT),
                new Telling(event -> CompletableFuture.runAsync(
                                () -> writer(transport, QosProfile.DEFAULT).close())
                        .join()));
        reader(transport, QosProfile.DEFAULT);
        assertEquals(1, writer.matchedReaders());
    }

    @Test
    void aListenerThatJoinsHearsOfThatNext() {
        List<EndpointEvent> heard = new ArrayList<>();
        transport.openWriter(endpoint(QosProfile.DEFAULT), new Telling(event -> {
            heard.add(event);
            if (heard.size() < 3) {
                reader(transport, QosProfile.DEFAULT);
                // What follows is told once this was.
                heard.add(event);
            }
        }));
        reader(transport, QosProfile.DEFAULT);
        assertEquals(List.of(new Matched(1, 1), new Matched(1, 1), new Matched(2, 1)), heard);
    }

    @Test
    void countsComeInOrderWhoeverTellsThem() {
        Heard writing = new Heard();
        transport.openWriter(endpoint(QosProfile.DEFAULT), writing);
        List<CompletableFuture<Void>> threads = new ArrayList<>();
        for (int thread = 0; thread < 4; thread++) {
            threads.add(CompletableFuture.runAsync(() -> {
                for (int i = 0; i < 500; i++) {
                    reader(transport, QosProfile.DEFAULT).close();
                }
            }));
        }
        threads.forEach(CompletableFuture::join);

        int readers = 0;
        int told = 0;
        for (EndpointEvent event = writing.next(); event != null; event = writing.next()) {
            Matched matched = (Matched) event;
            readers += matched.change();
            assertEquals(readers, matched.current());
            told++;
        }
        assertEquals(4_000, told);
        assertEquals(0, readers);
    }

    @Test
    void aListenerThatThrowsKeepsNobodyFromHearing() {
        RuntimeException failure = new IllegalStateException("meant");
        transport.openWriter(endpoint(QosProfile.DEFAULT), new Telling(event -> {
            throw failure;
        }));
        Heard writing = new Heard();
        transport.openWriter(endpoint(QosProfile.DEFAULT), writing);
        for (int i = 1; i <= 2; i++) {
            assertSame(failure, assertThrows(IllegalStateException.class, () -> reader(transport, QosProfile.DEFAULT)));
            writing.expect(new Matched(i, 1));
        }
    }

    private record Telling(Consumer<EndpointEvent> action) implements EndpointListener {
        @Override
        public void dataAvailable() {}

        @Override
        public void event(EndpointEvent event) {
            action.accept(event);
        }
    }
}
