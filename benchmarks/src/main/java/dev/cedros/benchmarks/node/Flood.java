package dev.cedros.benchmarks.node;

import dev.cedros.interfaces.std_msgs.msg.UInt8MultiArray;
import dev.cedros.interfaces.std_msgs.msg.UInt8MultiArrayCodec;
import dev.cedros.node.Context;
import dev.cedros.node.NodeExecutor;
import dev.cedros.node.NodeOptions;
import dev.cedros.node.Publisher;
import dev.cedros.node.Subscription;
import dev.cedros.node.inprocess.InProcessOptions;
import dev.cedros.node.inprocess.InProcessTransport;
import dev.cedros.node.qos.QosProfile;
import java.time.Duration;

/** One thread publishes as fast as it can, and an executor receives what it can; messages are decoded and own their bytes. */
final class Flood implements AutoCloseable {
    private static final int DEPTH = 1000;
    private static final int AT_ONCE = 16;
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private final NodeExecutor executor;
    private final Context context;
    private final Publisher<UInt8MultiArray> publisher;
    private final Subscription<UInt8MultiArray> subscription;
    private final UInt8MultiArray message;
    private final Counter received = new Counter();
    private final Kept kept = new Kept();
    private long published;

    /**
     * Connects a publisher and a subscription.
     *
     * @param executor runs the callback, and is closed with this
     * @param keepAll whether the publisher waits when 1000 messages wait, instead of letting the oldest be dropped
     * @param message what is published, again and again
     */
    Flood(NodeExecutor executor, boolean keepAll, UInt8MultiArray message) {
        this.executor = executor;
        this.message = message;
        QosProfile qos = keepAll ? QosProfile.DEFAULT.keepAll() : QosProfile.DEFAULT.keepLast(DEPTH);
        context = Context.of(InProcessTransport.create(
                InProcessOptions.DEFAULT.withKeepAllLimit(DEPTH).withBlockingTime(PATIENCE)));
        publisher = context.node("sender").publisher("topic", UInt8MultiArrayCodec.TYPE, qos);
        subscription = context.node(NodeOptions.of("receiver").withExecutor(executor))
                .subscription("topic", UInt8MultiArrayCodec.TYPE)
                .qos(qos)
                .to(this::receive);
    }

    /**
     * What happened in some time.
     *
     * @param published how many messages were published
     * @param received how many callbacks ran
     * @param lost how many were dropped, as far as the subscription had noticed
     * @param nanos how long it was
     * @param cpuNanos for how long processors worked for this process, whatever the thread
     */
    record Tally(long published, long received, long lost, long nanos, long cpuNanos) {
        private Tally minus(Tally start) {
            return new Tally(
                    published - start.published,
                    received - start.received,
                    lost - start.lost,
                    nanos - start.nanos,
                    cpuNanos - start.cpuNanos);
        }
    }

    private void receive(UInt8MultiArray one) {
        kept.keep(one);
        received.add();
    }

    /** Publishes for some time, at least a few messages. */
    Tally run(long forNanos) {
        Tally start = now();
        do {
            for (int i = 0; i < AT_ONCE; i++) {
                publisher.publish(message);
            }
            published += AT_ONCE;
        } while (System.nanoTime() - start.nanos < forNanos);
        return now().minus(start);
    }

    /** Waits until what was published and not dropped was received, and gives all that happened from the beginning. */
    Tally finish() {
        if (!executor.drain(PATIENCE)) {
            throw new IllegalStateException("The executor did not get through with what was published");
        }
        return now();
    }

    private Tally now() {
        CpuClock clock = CpuClock.now();
        return new Tally(published, received.value(), subscription.lostCount(), clock.nanos(), clock.processNanos());
    }

    @Override
    public void close() {
        context.close();
        executor.close();
    }
}
