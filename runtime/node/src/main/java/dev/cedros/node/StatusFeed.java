package dev.cedros.node;

import dev.cedros.node.internal.Relay;
import dev.cedros.node.internal.action.GoalStatusArray;
import dev.cedros.node.transport.TransportException;
import java.util.function.Consumer;

/**
 * Publishes the states of goals in the order in which they changed, though no lock is held meanwhile: executors may call
 * subscriptions in that very thread.
 */
final class StatusFeed implements AutoCloseable {
    private final Publisher<GoalStatusArray> publisher;
    private final Consumer<? super Throwable> onFailure;
    private final Relay<GoalStatusArray> relay = new Relay<>(this::publish);
    private volatile boolean closed;

    /**
     * Makes one.
     *
     * @param onFailure learns that states could not be published; it does not throw
     */
    StatusFeed(Publisher<GoalStatusArray> publisher, Consumer<? super Throwable> onFailure) {
        this.publisher = publisher;
        this.onFailure = onFailure;
    }

    /** Adds what is to be published; under the lock that puts it in order. */
    void add(GoalStatusArray states) {
        relay.add(states);
    }

    /** Publishes all that was added; with no lock held. */
    void publish() {
        relay.run();
    }

    private void publish(GoalStatusArray states) {
        if (closed) {
            return;
        }
        try {
            publisher.publish(states);
        } catch (Throwable e) {
            // Once the node is closed nobody listens.
            if (!(e instanceof TransportException problem) || !problem.code().equals("closed")) {
                onFailure.accept(e);
            }
        }
    }

    /** Publishes nothing from now on. */
    @Override
    public void close() {
        closed = true;
    }
}
