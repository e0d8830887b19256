package dev.cedros.node;

import dev.cedros.node.transport.Endpoint;
import dev.cedros.node.transport.EndpointEvent;
import dev.cedros.node.transport.EndpointListener;
import dev.cedros.node.transport.Gid;
import dev.cedros.node.transport.Reader;
import dev.cedros.node.transport.Sample;
import java.time.Duration;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The one way by which messages come in: a reader, and either a callback that the executor runs for each message or those who
 * poll. Messages stay with the reader until their turn, so that its history holds what the QoS says.
 */
final class Inbox extends Work implements EndpointListener {
    /** Whoever sends faster than callbacks run does not hold up the others. */
    private static final int CATCH_UP_LIMIT = 1000;

    private final EventQueue events;
    private final @Nullable Consumer<Sample> callback;
    private final String what;

    private final Waiters pollers = new Waiters();

    /** Whether several threads may perform at once. */
    private final boolean overlapping;

    /** Null until it is open, which is after the first messages may have come. */
    private volatile @Nullable Reader reader;

    /** Whether it was shut. Without a callback it needs no executor, and goes on when that is closed. */
    private volatile boolean shut;

    private Inbox(
            Node node, Endpoint endpoint, CallbackGroup group, EventQueue events, @Nullable Consumer<Sample> callback) {
        super(node.executor(), group);
        this.events = events;
        this.callback = callback;
        this.what = "The subscription of " + endpoint.name();
        this.overlapping = slot() instanceof ReentrantSlot;
    }

    /**
     * Opens a reader.
     *
     * @param parts is given what is to be closed, first of all if this fails
     * @param callback is given each message, which it closes; it does not throw. Null if messages are polled
     * @param events is told what happens to the endpoint
     */
    static Inbox open(
            Node node,
            Endpoint endpoint,
            CallbackGroup group,
            @Nullable Consumer<Sample> callback,
            EventQueue events,
            Parts parts) {
        Inbox inbox = new Inbox(node, endpoint, group, parts.add(events), callback);
        AutoCloseable shutting = inbox::shut;
        parts.add(shutting);
        inbox.reader = node.transport().openReader(endpoint, inbox);
        inbox.dataAvailable();
        return inbox;
    }

    @Override
    public void dataAvailable() {
        if (callback != null) {
            signal();
        } else {
            pollers.wakeOne();
        }
    }

    @Override
    public void event(EndpointEvent event) {
        events.event(event);
    }

    @Override
    boolean perform() {
        Sample sample = take();
        if (sample == null || callback == null) {
            return false;
        }
        if (overlapping) {
            // The reader told of the first one of several; while this thread is busy, others see to the rest.
            signal();
        }
        try {
            callback.accept(sample);
        } catch (Throwable e) { // no memory for the report, say: this message was handled, and there may be more
            failed(e);
        }
        return true;
    }

    /** Has the callback run for what is there already; only inside a callback of the same group. */
    void catchUp() {
        for (int i = 0; i < CATCH_UP_LIMIT && !isClosed() && perform(); i++) {
            // It is done by the condition.
        }
    }

    /** Takes the oldest message; null if there is none. */
    @Nullable
    Sample take() {
        Reader open = reader;
        return open == null ? null : open.take();
    }

    /**
     * Takes the oldest message and waits for one if need be.
     *
     * @return null if none came in time
     * @throws NodeException with code {@code closed} if it is closed meanwhile
     * @throws InterruptedException if the thread is interrupted while it waits
     */
    @Nullable
    Sample take(Duration timeout) throws InterruptedException {
        return pollers.await(timeout, () -> {
            Sample sample = take();
            if (sample == null && shut) {
                throw NodeException.closed(what);
            }
            return sample;
        });
    }

    Gid gid() {
        return opened().gid();
    }

    int matchedWriters() {
        return opened().matchedWriters();
    }

    long lostCount() {
        return opened().lostCount();
    }

    private Reader opened() {
        Reader open = reader;
        if (open == null) {
            throw new IllegalStateException("not open yet");
        }
        return open;
    }

    /** Tells whether there will be no more messages to take. */
    boolean isShut() {
        return shut;
    }

    /** Lets go of all messages; no callback begins after it has returned. */
    private void shut() {
        shut = true;
        stop();
        // Before it waits for a callback: that may be waiting for room here, to publish something.
        Reader open = reader;
        try {
            if (open != null) {
                open.close();
            }
        } finally {
            pollers.wakeAll();
            close();
        }
    }
}
