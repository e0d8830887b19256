package dev.cedros.benchmarks.node;

import dev.cedros.codec.MessageType;
import dev.cedros.node.Context;
import dev.cedros.node.NodeExecutor;
import dev.cedros.node.NodeOptions;
import dev.cedros.node.Publisher;
import dev.cedros.node.SubscriptionBuilder;
import dev.cedros.node.inprocess.InProcessOptions;
import dev.cedros.node.inprocess.InProcessTransport;
import dev.cedros.payload.Payload;
import java.util.List;
import java.util.function.Consumer;

/**
 * The way of a message through two nodes as one chain of calls: the executor runs its tasks in the thread that publishes, so that
 * the callback has returned when publishing has. What is published is encoded already. For one thread.
 */
final class CallChain implements AutoCloseable {
    private final NodeExecutor executor = NodeExecutor.over(Runnable::run);
    private final Context context;
    private final Publisher<?> publisher;
    private final Payload[] payloads;
    private int turn;

    private CallChain(Context context, Publisher<?> publisher, List<byte[]> encoded) {
        this.context = context;
        this.publisher = publisher;
        this.payloads = encoded.stream().map(Payload::of).toArray(Payload[]::new);
    }

    /**
     * Connects two nodes.
     *
     * @param options how messages travel
     * @param type their type
     * @param encoded the messages, which take turns
     * @param subscription makes the subscription
     */
    static <T> CallChain of(
            InProcessOptions options,
            MessageType<T> type,
            List<byte[]> encoded,
            Consumer<? super SubscriptionBuilder<T>> subscription) {
        Context context = Context.of(InProcessTransport.create(options));
        Publisher<T> publisher = context.node("sender").publisher("topic", type);
        CallChain chain = new CallChain(context, publisher, encoded);
        subscription.accept(context.node(NodeOptions.of("receiver").withExecutor(chain.executor))
                .subscription("topic", type));
        return chain;
    }

    /** Publishes the next message. */
    void send() {
        turn = turn + 1 < payloads.length ? turn + 1 : 0;
        publisher.publishRaw(payloads[turn]);
    }

    @Override
    public void close() {
        context.close();
        executor.close();
    }
}
