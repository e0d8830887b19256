package dev.cedros.node.inprocess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.node.qos.QosProfile;
import dev.cedros.node.transport.EndpointEvent;
import dev.cedros.node.transport.EndpointEvent.MessagesLost;
import dev.cedros.node.transport.EndpointListener;
import dev.cedros.node.transport.Gid;
import dev.cedros.node.transport.Reader;
import dev.cedros.node.transport.Sample;
import dev.cedros.node.transport.Transport;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;

/** Takes messages whenever it is told of some, as nodes do, and checks that the order of each writer is kept. */
final class Consumer implements EndpointListener, Callable<Long> {
    private static final long PATIENCE_SECONDS = 60;

    final Reader reader;
    final AtomicLong taken = new AtomicLong();
    final AtomicLong lostAsTold = new AtomicLong();

    private final Semaphore told = new Semaphore(0);
    private final BooleanSupplier done;
    private final Map<Gid, Long> last = new HashMap<>();

    /** Opens a reader, from which messages are taken until {@code done}. */
    Consumer(Transport transport, QosProfile qos, BooleanSupplier done) {
        this.done = done;
        reader = transport.openReader(Ends.endpoint(qos), this);
    }

    @Override
    public void dataAvailable() {
        told.release();
    }

    @Override
    public void event(EndpointEvent event) {
        if (event instanceof MessagesLost lost) {
            lostAsTold.addAndGet(lost.count());
        }
    }

    /** Gives how many messages were taken. */
    @Override
    public Long call() throws InterruptedException {
        while (true) {
            boolean wasDone = done.getAsBoolean();
            for (Sample sample = reader.take(); sample != null; sample = reader.take()) {
                check(sample);
                sample.close();
            }
            if (wasDone) {
                assertEquals(reader.lostCount(), lostAsTold.get());
                return taken.get();
            }
            if (!done.getAsBoolean()) {
                assertTrue(told.tryAcquire(PATIENCE_SECONDS, TimeUnit.SECONDS), "it was told of nothing");
            }
        }
    }

    private void check(Sample sample) {
        taken.incrementAndGet();
        long number = sample.sequenceNumber();
        Long before = last.put(sample.publisher(), number);
        assertTrue(before == null || before < number, () -> number + " came after " + before);
        assertEquals(sample.sourceTimestampNanos(), Ends.value(sample));
    }

    /** The number of the last message of a writer. */
    long last(Gid writer) {
        return last.getOrDefault(writer, 0L);
    }
}
