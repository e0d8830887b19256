package dev.cedros.node;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.interfaces.std_msgs.msg.Int64;
import dev.cedros.interfaces.std_msgs.msg.Int64Codec;
import dev.cedros.node.inprocess.InProcessDomain;
import dev.cedros.node.inprocess.InProcessOptions;
import dev.cedros.node.qos.History;
import dev.cedros.node.qos.QosProfile;
import dev.cedros.node.qos.Reliability;
import dev.cedros.payload.Payload;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Everything at once: many publishers and subscriptions, all executors, callbacks that throw, subscriptions that come and go. */
@Timeout(180)
class StressTest {
    private static final int PUBLISHERS = 8;
    private static final int RELIABLE_PUBLISHERS = 6;
    private static final int EACH = (Boolean.getBoolean("cedros.quick") ? 40_000 : 1_000_000) / PUBLISHERS;
    private static final long PATIENCE_SECONDS = 150;
    private static final String TOPIC = "numbers";

    private static final QosProfile ALL = QosProfile.DEFAULT.keepAll();

    private final InProcessDomain domain = InProcessDomain.create(
            InProcessOptions.DEFAULT.withKeepAllLimit(500).withBlockingTime(Duration.ofSeconds(PATIENCE_SECONDS)));
    private final Queue<String> faults = new ConcurrentLinkedQueue<>();
    private final Queue<Boom> booms = new ConcurrentLinkedQueue<>();
    private final AtomicLong reported = new AtomicLong();
    private final AtomicInteger publishing = new AtomicInteger(PUBLISHERS);
    private final AtomicLong lent = new AtomicLong();
    private final AtomicLong returned = new AtomicLong();
    private final AtomicLong reopened = new AtomicLong();
    private final AtomicInteger tallies = new AtomicInteger();
    private final List<Node> nodes = new ArrayList<>();
    private final List<Publisher<Int64>> publishers = new ArrayList<>();

    /** What callbacks throw. */
    private static final class Boom extends RuntimeException {
        private static final long serialVersionUID = 1L;

        private final AtomicInteger times = new AtomicInteger();

        Boom() {
            super("boom", null, false, false);
        }
    }

    /** What one subscription has received. A message is its number among those of its publisher, with that one's index above. */
    private final class Tally {
        final boolean ordered;
        final boolean gapless;
        final AtomicLongArray counts = new AtomicLongArray(PUBLISHERS);
        final AtomicLongArray sums = new AtomicLongArray(PUBLISHERS);
        final AtomicLongArray firsts = new AtomicLongArray(PUBLISHERS);
        final AtomicLongArray lasts = new AtomicLongArray(PUBLISHERS);
        final int salt = tallies.incrementAndGet();
        volatile boolean closed;

        Tally(boolean exclusive, QosProfile qos) {
            this.ordered = exclusive;
            this.gapless = exclusive && qos.history() == History.KEEP_ALL && qos.reliability() == Reliability.RELIABLE;
        }

        void take(Int64 message, MessageInfo info) {
            int publisher = (int) (message.data() >>> 32);
            long number = message.data() & 0xffff_ffffL;
            expect(!closed, "a callback began after close");
            expect(info.sequenceNumber() == number, "the number of another message");
            counts.incrementAndGet(publisher);
            sums.addAndGet(publisher, number);
            firsts.compareAndSet(publisher, 0, number);
            long before = lasts.getAndAccumulate(publisher, number, Math::max);
            if (ordered) {
                expect(before < number, "out of order: " + number + " after " + before);
            }
            if (gapless) {
                expect(before == 0 || before == number - 1, "a gap: " + number + " after " + before);
            }
            if ((message.data() * 0x9E37_79B9_7F4A_7C15L * salt) >>> 57 == 0) {
                Boom boom = new Boom();
                booms.add(boom);
                throw boom;
            }
        }

        long count() {
            long count = 0;
            for (int i = 0; i < PUBLISHERS; i++) {
                count += counts.get(i);
            }
            return count;
        }

        /** How many messages there were from the first to the last one of each publisher. */
        long span() {
            long span = 0;
            for (int i = 0; i < PUBLISHERS; i++) {
                span += counts.get(i) == 0 ? 0 : lasts.get(i) - firsts.get(i) + 1;
            }
            return span;
        }
    }

    /** A subscription that lasts from before the first message until after the last one. */
    private record Lasting(QosProfile qos, Tally tally, Subscription<Int64> subscription) {
        int publisherCount() {
            return qos.reliability() == Reliability.RELIABLE ? RELIABLE_PUBLISHERS : PUBLISHERS;
        }

        int firstPublisher() {
            return PUBLISHERS - publisherCount();
        }
    }

    private void expect(boolean holds, String fault) {
        if (!holds && faults.size() < 20) {
            faults.add(fault);
        }
    }

    private void heard(NodeError error) {
        reported.incrementAndGet();
        if (error.cause() instanceof Boom boom) {
            boom.times.incrementAndGet();
        } else {
            faults.add(error.toString());
        }
    }

    @Test
    void nothingIsLostThatIsToBeKept() {
        SplittableRandom random = new SplittableRandom(Seeds.of(StressTest.class));
        ExecutorService pool = Executors.newFixedThreadPool(2);
        SingleThreadedExecutor single = new SingleThreadedExecutor();
        single.start();
        List<NodeExecutor> executors =
                List.of(single, new MultiThreadedExecutor(3), new WorkerExecutor(), NodeExecutor.over(pool));
        try (Context one = Context.of(domain.join());
                Context other = Context.of(domain.join())) {
            for (int i = 0; i < executors.size(); i++) {
                nodes.add((i % 2 == 0 ? one : other)
                        .node(NodeOptions.of("node" + i)
                                .withExecutor(executors.get(i))
                                .withErrorHandler(this::heard)));
            }
            List<Lasting> lasting = openLasting();
            openPublishers(one.node("talker"));
            List<Thread> threads = new ArrayList<>();
            for (int i = 0; i < PUBLISHERS; i++) {
                int index = i;
                threads.add(Await.thread(() -> publishAll(index)));
            }
            for (int i = 0; i < 2; i++) {
                SplittableRandom own = random.split();
                threads.add(Await.thread(() -> comeAndGo(own)));
            }
            threads.forEach(thread -> await(() -> !thread.isAlive(), "the threads of the test"));
            executors.forEach(executor -> assertTrue(executor.drain(Duration.ofSeconds(PATIENCE_SECONDS))));
            publishLast(lasting);
            executors.forEach(executor -> assertTrue(executor.drain(Duration.ofSeconds(PATIENCE_SECONDS))));
            lasting.forEach(this::check);
        } finally {
            executors.forEach(NodeExecutor::close);
            pool.shutdown();
        }
        assertEquals(List.of(), List.copyOf(faults));
        assertTrue(booms.stream().allMatch(boom -> boom.times.get() == 1), "each is reported once");
        assertEquals(booms.size(), reported.get());
        assertTrue(reopened.get() > 0);
        assertEquals(0, domain.outstanding());
        assertEquals(lent.get(), returned.get());
    }

    private List<Lasting> openLasting() {
        List<Lasting> lasting = new ArrayList<>();
        lasting.add(open(0, ALL, CallbackGroup.mutuallyExclusive()));
        lasting.add(open(1, ALL, CallbackGroup.reentrant()));
        lasting.add(open(2, QosProfile.DEFAULT.keepLast(1), CallbackGroup.mutuallyExclusive()));
        lasting.add(open(3, QosProfile.DEFAULT.keepLast(10), CallbackGroup.mutuallyExclusive()));
        lasting.add(open(1, QosProfile.DEFAULT.keepLast(100).bestEffort(), CallbackGroup.mutuallyExclusive()));
        lasting.add(open(3, ALL.bestEffort(), CallbackGroup.reentrant()));
        return lasting;
    }

    private Lasting open(int node, QosProfile qos, CallbackGroup group) {
        Tally tally = new Tally(group.isMutuallyExclusive(), qos);
        Subscription<Int64> subscription = nodes.get(node)
                .subscription(TOPIC, Int64Codec.TYPE)
                .qos(qos)
                .group(group)
                .onEvent(event -> {})
                .withInfo(tally::take);
        return new Lasting(qos, tally, subscription);
    }

    /** The first ones are best effort, the last ones keep messages for those who come late. */
    private void openPublishers(Node talker) {
        for (int i = 0; i < PUBLISHERS; i++) {
            QosProfile qos = QosProfile.DEFAULT.keepLast(5);
            if (i < PUBLISHERS - RELIABLE_PUBLISHERS) {
                qos = qos.bestEffort();
            } else if (i >= PUBLISHERS - 2) {
                qos = qos.transientLocal();
            }
            publishers.add(talker.publisher(TOPIC, Int64Codec.TYPE, qos, event -> {}));
        }
    }

    private void publishAll(int publisher) {
        try {
            for (long number = 1; number <= EACH; number++) {
                publish(publisher, number);
            }
        } catch (Throwable e) {
            faults.add("publishing: " + e);
        } finally {
            publishing.decrementAndGet();
        }
    }

    private void publish(int publisher, long number) {
        Int64 message = new Int64((long) publisher << 32 | number);
        if (publisher % 2 == 0) {
            publishers.get(publisher).publish(message);
            return;
        }
        byte[] bytes = Int64Codec.encode(message);
        lent.incrementAndGet();
        try (Payload payload = Payload.of(bytes, 0, bytes.length, returned::incrementAndGet)) {
            publishers.get(publisher).publishRaw(payload);
        }
    }

    /** One more message of each publisher, one after the other: so none displaces another one, and what was lost before counts. */
    private void publishLast(List<Lasting> lasting) {
        for (int i = 0; i < PUBLISHERS; i++) {
            int publisher = i;
            publish(publisher, EACH + 1);
            for (Lasting each : lasting) {
                if (publisher >= each.firstPublisher()) {
                    await(() -> each.tally().lasts.get(publisher) == EACH + 1, "the last message");
                }
            }
        }
    }

    private void check(Lasting lasting) {
        Tally tally = lasting.tally();
        long published = lasting.publisherCount() * (EACH + 1L);
        assertEquals(
                published,
                tally.count() + lasting.subscription().lostCount(),
                "received and lost with " + lasting.qos());
        boolean complete = lasting.qos().equals(ALL);
        for (int i = 0; i < PUBLISHERS; i++) {
            if (i < lasting.firstPublisher()) {
                assertEquals(0, tally.counts.get(i), "nothing of a publisher that does not fit");
            } else if (complete) {
                assertEquals(EACH + 1, tally.counts.get(i));
                assertEquals((EACH + 1L) * (EACH + 2L) / 2, tally.sums.get(i));
            }
        }
    }

    /** Opens subscriptions of all kinds and closes them, while there is somebody who publishes. */
    private void comeAndGo(SplittableRandom random) {
        try {
            while (publishing.get() > 0) {
                QosProfile qos = qos(random);
                Node node = nodes.get(random.nextInt(nodes.size()));
                long enough = random.nextInt(3_000);
                if (random.nextInt(4) == 0) {
                    poll(node, qos, enough);
                } else {
                    callBack(node, qos, enough, random.nextBoolean(), random.nextInt(3) == 0);
                }
                reopened.incrementAndGet();
            }
        } catch (Throwable e) {
            faults.add("coming and going: " + e);
        }
    }

    private static QosProfile qos(SplittableRandom random) {
        QosProfile qos = random.nextBoolean() ? ALL : QosProfile.DEFAULT.keepLast(1 + random.nextInt(50));
        return switch (random.nextInt(4)) {
            case 0 -> qos.transientLocal();
            case 1 -> qos.bestEffort();
            default -> qos;
        };
    }

    private void poll(Node node, QosProfile qos, long enough) throws InterruptedException {
        Tally tally = new Tally(true, qos);
        Subscription<Int64> subscription = node.subscription(TOPIC, Int64Codec.TYPE)
                .qos(qos)
                .onEvent(event -> {})
                .polled();
        while (tally.count() < enough && publishing.get() > 0) {
            ReceivedMessage<Int64> received =
                    subscription.take(Duration.ofMillis(20)).orElse(null);
            if (received != null) {
                try {
                    tally.take(received.message(), received.info());
                } catch (Boom boom) {
                    booms.remove(boom);
                }
            }
        }
        closeAndCheck(subscription, tally);
    }

    private void callBack(Node node, QosProfile qos, long enough, boolean exclusive, boolean inside) {
        Tally tally = new Tally(exclusive, qos);
        AtomicReference<Subscription<Int64>> self = new AtomicReference<>();
        Subscription<Int64> subscription = node.subscription(TOPIC, Int64Codec.TYPE)
                .qos(qos)
                .group(exclusive ? CallbackGroup.mutuallyExclusive() : CallbackGroup.reentrant())
                .onEvent(event -> {})
                .borrowing(sample -> {
                    Subscription<Int64> open = self.get();
                    if (inside && open != null && tally.count() >= enough) {
                        open.close();
                    }
                    tally.take(sample.decode(), sample.info());
                });
        self.set(subscription);
        await(() -> tally.count() >= enough || publishing.get() == 0, "a subscription that came");
        closeAndCheck(subscription, tally);
    }

    private void closeAndCheck(Subscription<Int64> subscription, Tally tally) {
        subscription.close();
        tally.closed = true;
        if (tally.ordered) {
            long missing = tally.span() - tally.count();
            expect(missing <= subscription.lostCount(), missing + " missing, lost " + subscription.lostCount());
            expect(!tally.gapless || subscription.lostCount() == 0, "lost although all are kept");
        }
    }

    private void await(BooleanSupplier condition, String what) {
        if (!Waiting.until(condition, TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS))) {
            throw new AssertionError("waited in vain for " + what + "; " + faults);
        }
    }
}
