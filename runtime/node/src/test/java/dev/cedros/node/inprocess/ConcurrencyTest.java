package dev.cedros.node.inprocess;

import static dev.cedros.node.inprocess.Ends.ALL;
import static dev.cedros.node.inprocess.Ends.reader;
import static dev.cedros.node.inprocess.Ends.writeAll;
import static dev.cedros.node.inprocess.Ends.writer;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.node.qos.QosProfile;
import dev.cedros.node.transport.Reader;
import dev.cedros.node.transport.Sample;
import dev.cedros.node.transport.TransportException;
import dev.cedros.node.transport.Writer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(120)
class ConcurrencyTest {
    private static final int MESSAGES = 2_000;

    private final ExecutorService threads = Executors.newCachedThreadPool();
    private final List<Future<?>> running = new ArrayList<>();

    @AfterEach
    void stop() {
        threads.shutdownNow();
    }

    @ParameterizedTest
    @CsvSource({
        // limit, writers, threads of each, readers
        "1,     2, 1, 2",
        "1,     1, 3, 1",
        "7,     3, 2, 1",
        "7,     3, 1, 3",
        "10000, 4, 1, 2",
    })
    void reliableReadersThatKeepAllLoseNothing(int limit, int writers, int threadsOfEach, int readers)
            throws Exception {
        InProcessTransport transport = patient(limit);
        long expected = (long) writers * threadsOfEach * MESSAGES;
        List<Consumer> consumers = new ArrayList<>();
        List<Future<Long>> taking = new ArrayList<>();
        for (int i = 0; i < readers; i++) {
            Consumer[] self = new Consumer[1];
            self[0] = new Consumer(transport, ALL, () -> self[0] != null && self[0].taken.get() == expected);
            consumers.add(self[0]);
            taking.add(start(self[0]));
        }
        for (int i = 0; i < writers; i++) {
            Writer writer = writer(transport, QosProfile.DEFAULT);
            for (int j = 0; j < threadsOfEach; j++) {
                start(() -> {
                    writeAll(writer, 1, MESSAGES);
                    return null;
                });
            }
        }
        finish();
        for (int i = 0; i < readers; i++) {
            assertEquals(expected, taking.get(i).get());
            assertEquals(0, consumers.get(i).reader.lostCount());
        }
        assertEquals(0, transport.outstanding());
        transport.close();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3, 100})
    void whatIsTakenAndWhatIsLostAddUp(int depth) throws Exception {
        InProcessTransport transport = InProcessTransport.create();
        AtomicBoolean written = new AtomicBoolean();
        Consumer consumer = new Consumer(transport, QosProfile.DEFAULT.keepLast(depth), written::get);
        List<Writer> writers = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            Writer writer = writer(transport, QosProfile.DEFAULT);
            writers.add(writer);
            start(() -> {
                writeAll(writer, 1, MESSAGES);
                return null;
            });
        }
        Future<Long> taken = threads.submit(consumer);
        finish();
        // What was lost last is seen when one more message of the same writer is taken: so one after the other.
        for (Writer writer : writers) {
            Ends.write(writer, MESSAGES + 1);
        }
        written.set(true);
        consumer.dataAvailable();
        taken.get();
        long seen = writers.stream()
                .mapToLong(writer -> consumer.last(writer.gid()))
                .sum();
        assertEquals(seen, consumer.taken.get() + consumer.reader.lostCount());
        if (depth >= writers.size()) {
            assertEquals(writers.size() * (MESSAGES + 1L), seen);
        }
        assertEquals(0, transport.outstanding());
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void readersThatCloseMidwayHoldUpNobody(long seed) throws Exception {
        InProcessTransport transport = patient(3);
        int writers = 3;
        long expected = (long) writers * MESSAGES;
        Consumer[] stays = new Consumer[1];
        stays[0] = new Consumer(transport, ALL, () -> stays[0] != null && stays[0].taken.get() == expected);
        AtomicBoolean written = new AtomicBoolean();
        Queue<Consumer> midway = new ConcurrentLinkedQueue<>();
        List<Future<?>> others = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            Random random = new Random(seed * 10 + i);
            others.add(threads.submit(() -> {
                while (!written.get()) {
                    int most = random.nextInt(100);
                    Consumer[] self = new Consumer[1];
                    BooleanSupplier enough = () -> written.get() || self[0] == null || self[0].taken.get() >= most;
                    self[0] = new Consumer(transport, ALL, enough);
                    midway.add(self[0]);
                    self[0].call();
                    self[0].reader.close();
                }
                return null;
            }));
        }
        start(stays[0]);
        for (int i = 0; i < writers; i++) {
            Writer writer = writer(transport, QosProfile.DEFAULT);
            start(() -> {
                writeAll(writer, 1, MESSAGES);
                return null;
            });
        }
        finish();
        written.set(true);
        midway.forEach(Consumer::dataAvailable);
        for (Future<?> other : others) {
            other.get();
        }
        assertEquals(0, stays[0].reader.lostCount());
        assertEquals(0, transport.outstanding());
        assertEquals(
                1, transport.endpoints().stream().filter(end -> !end.writer()).count());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 10})
    void whoeverJoinsWhileOthersWriteGetsThePastAndThenAllWithoutAGap(int depth) throws Exception {
        InProcessTransport transport = patient(1000);
        QosProfile kept = QosProfile.DEFAULT.transientLocal().keepLast(depth);
        AtomicBoolean stop = new AtomicBoolean();
        Writer writer = writer(transport, kept);
        writeAll(writer, 1, depth);
        for (int i = 0; i < 2; i++) {
            start(() -> {
                while (!stop.get()) {
                    Ends.write(writer, 1);
                }
                return null;
            });
        }
        for (int round = 0; round < 100; round++) {
            Reader reader = reader(transport, kept.keepAll());
            long expected = -1;
            for (int taken = 0; taken < depth + 20; taken++) {
                Sample sample = reader.take();
                if (sample == null) {
                    assertTrue(taken >= depth, "the past is there at once");
                    Thread.yield();
                    taken--;
                    continue;
                }
                assertTrue(expected < 0 || expected == sample.sequenceNumber(), "a gap or a repetition");
                expected = sample.sequenceNumber() + 1;
                sample.close();
            }
            assertEquals(0, reader.lostCount());
            reader.close();
        }
        stop.set(true);
        finish();
        assertEquals(depth, transport.outstanding());
        writer.close();
        assertEquals(0, transport.outstanding());
    }

    @Test
    void closingTheTransportEndsWhatGoesOn() throws Exception {
        for (int round = 0; round < 20; round++) {
            InProcessDomain domain = InProcessDomain.create(
                    InProcessOptions.DEFAULT.withKeepAllLimit(2).withBlockingTime(Duration.ofSeconds(60)));
            InProcessTransport transport = domain.join();
            AtomicInteger open = new AtomicInteger();
            for (int i = 0; i < 3; i++) {
                start(untilClosed(() -> {
                    try (Writer writer = writer(transport, QosProfile.DEFAULT.transientLocal())) {
                        open.incrementAndGet();
                        writeAll(writer, 1, 20);
                    }
                }));
                start(untilClosed(() -> {
                    try (Reader reader = reader(transport, ALL.transientLocal())) {
                        open.incrementAndGet();
                        Ends.takeAll(reader);
                    }
                }));
            }
            await(() -> open.get() > 50);
            transport.close();
            finish();
            assertEquals(0, domain.outstanding());
            assertEquals(List.of(), domain.endpoints());
            assertTrue(domain.topics().isEmpty());
        }
    }

    @Test
    void closingTheReaderLetsAWriterGoOnThatWaits() throws Exception {
        InProcessTransport transport = patient(1);
        Writer writer = writer(transport, QosProfile.DEFAULT);
        Reader full = reader(transport, ALL);
        Future<?> writing = waitingWriter(writer);
        full.close();
        writing.get();
        assertEquals(0, transport.outstanding());
    }

    /** A reader may take but one message and then wait for those who write. */
    @Test
    void onePlaceIsEnoughToGoOn() throws Exception {
        InProcessTransport transport = patient(100);
        Writer writer = writer(transport, QosProfile.DEFAULT);
        Reader full = reader(transport, ALL);
        writeAll(writer, 1, 99);
        Future<?> writing = waitingWriter(writer);
        assertEquals(1, Ends.take(full));
        writing.get(30, TimeUnit.SECONDS);
        assertEquals(100, Ends.takeAll(full).size());
        assertEquals(0, transport.outstanding());
    }

    @Test
    void closingTheWriterEndsItsWaiting() throws Exception {
        InProcessTransport transport = patient(1);
        Writer writer = writer(transport, QosProfile.DEFAULT);
        Reader full = reader(transport, ALL);
        Future<?> writing = waitingWriter(writer);
        writer.close();
        assertEquals("closed", failure(writing).code());
        assertEquals(List.of(1L), Ends.takeAll(full));
        assertEquals(0, transport.outstanding());
    }

    @Test
    void anInterruptEndsTheWaiting() throws Exception {
        InProcessTransport transport = patient(1);
        Writer writer = writer(transport, QosProfile.DEFAULT);
        Reader full = reader(transport, ALL);
        AtomicBoolean stillInterrupted = new AtomicBoolean();
        Ends.write(writer, 1);
        TransportException[] caught = new TransportException[1];
        Thread thread = new Thread(() -> {
            try {
                Ends.write(writer, 2);
            } catch (TransportException e) {
                caught[0] = e;
                stillInterrupted.set(Thread.currentThread().isInterrupted());
            }
        });
        thread.start();
        await(() -> thread.getState() == Thread.State.TIMED_WAITING);
        thread.interrupt();
        thread.join();
        assertEquals("interrupted", caught[0].code());
        assertTrue(stillInterrupted.get());
        assertEquals(List.of(1L), Ends.takeAll(full));
        Ends.write(writer, 3);
        assertEquals(List.of(3L), Ends.takeAll(full));
        assertEquals(0, transport.outstanding());
    }

    @Test
    void aWriterThatWaitsHoldsUpNeitherMatchingNorOthersOfTheSameWriter() throws Exception {
        InProcessTransport transport = patient(1);
        Writer writer = writer(transport, QosProfile.DEFAULT);
        Reader full = reader(transport, ALL);
        Future<?> writing = waitingWriter(writer);
        Reader late = reader(transport, QosProfile.DEFAULT);
        assertEquals(2, writer.matchedReaders());
        late.close();
        assertEquals(1, writer.matchedReaders());
        assertEquals(1, Ends.take(full));
        writing.get();
        assertEquals(2, Ends.take(full));
    }

    /** Fills the last place of a reader, and gives a write that waits for it. */
    private Future<?> waitingWriter(Writer writer) {
        Ends.write(writer, 1);
        AtomicReference<Thread> thread = new AtomicReference<>(Thread.currentThread());
        Future<?> writing = threads.submit(() -> {
            thread.set(Thread.currentThread());
            Ends.write(writer, 2);
        });
        await(() -> thread.get().getState() == Thread.State.TIMED_WAITING);
        return writing;
    }

    private static TransportException failure(Future<?> future) throws InterruptedException {
        try {
            future.get();
        } catch (ExecutionException e) {
            return (TransportException) e.getCause();
        }
        throw new AssertionError("it went well");
    }

    private static Callable<Void> untilClosed(Runnable step) {
        return () -> {
            while (true) {
                try {
                    step.run();
                } catch (TransportException e) {
                    assertEquals("closed", e.code());
                    return null;
                }
            }
        };
    }

    /** A transport whose writers wait for as long as the tests may take. */
    private static InProcessTransport patient(int limit) {
        return InProcessTransport.create(
                InProcessOptions.DEFAULT.withKeepAllLimit(limit).withBlockingTime(Duration.ofSeconds(100)));
    }

    private <T> Future<T> start(Callable<T> work) {
        Future<T> future = threads.submit(work);
        running.add(future);
        return future;
    }

    private void finish() throws Exception {
        for (Future<?> future : running) {
            future.get(100, TimeUnit.SECONDS);
        }
        running.clear();
    }

    private static void await(BooleanSupplier condition) {
        while (!condition.getAsBoolean()) {
            assertFalse(Thread.currentThread().isInterrupted(), "it took too long");
            Thread.yield();
        }
    }
}
