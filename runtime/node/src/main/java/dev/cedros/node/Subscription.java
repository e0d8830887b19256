package dev.cedros.node;

import dev.cedros.node.qos.QosProfile;
import dev.cedros.node.transport.Endpoint;
import dev.cedros.node.transport.Sample;
import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Receives the messages of a topic: by a callback, or, where none was given, as often as somebody asks. Both go the same way:
 * messages wait in the history that the QoS describes, and are decoded by the codec of the type itself when their turn comes.
 *
 * <p>Thread-safe. Of several threads that poll, each message goes to one.
 *
 * @param <T> the class of messages
 */
public final class Subscription<T> implements AutoCloseable {
    private final Node node;
    private final Endpoint endpoint;
    private final Decoder<T> decoder;
    private final Inbox inbox;
    private final Parts parts;
    private final boolean polled;

    Subscription(Node node, Endpoint endpoint, Decoder<T> decoder, Inbox inbox, Parts parts, boolean polled) {
        this.node = node;
        this.endpoint = endpoint;
        this.decoder = decoder;
        this.inbox = inbox;
        this.parts = parts;
        this.polled = polled;
    }

    /**
     * Takes the oldest message if there is one.
     *
     * @throws dev.cedros.cdr.CdrException if it is no message of the type; it is gone then, and the next one can be taken
     * @throws NodeException with code {@code has-callback} if messages go to a callback, or {@code closed}
     */
    public Optional<ReceivedMessage<T>> tryTake() {
        return decoded(next());
    }

    /**
     * Takes the oldest message, and waits for one if there is none.
     *
     * @return empty if none came in time
     * @throws InterruptedException if the thread is interrupted while it waits
     * @throws dev.cedros.cdr.CdrException as {@link #tryTake} does
     * @throws NodeException as {@link #tryTake} does, also if it is closed meanwhile
     */
    public Optional<ReceivedMessage<T>> take(Duration timeout) throws InterruptedException {
        return decoded(next(timeout));
    }

    /**
     * Takes the oldest message as it is if there is one; the caller closes it.
     *
     * @throws NodeException as {@link #tryTake} does
     */
    public Optional<ReceivedSample<T>> tryTakeRaw() {
        return Optional.ofNullable(next()).map(this::raw);
    }

    /**
     * Takes the oldest message as it is, and waits for one if there is none; the caller closes it.
     *
     * @return empty if none came in time
     * @throws InterruptedException if the thread is interrupted while it waits
     * @throws NodeException as {@link #tryTake} does, also if it is closed meanwhile
     */
    public Optional<ReceivedSample<T>> takeRaw(Duration timeout) throws InterruptedException {
        return Optional.ofNullable(next(timeout)).map(this::raw);
    }

    private @Nullable Sample next() {
        checkPolled();
        Sample sample = inbox.take();
        if (sample == null && inbox.isShut()) {
            throw NodeException.closed("The subscription of " + topic());
        }
        return sample;
    }

    private @Nullable Sample next(Duration timeout) throws InterruptedException {
        checkPolled();
        return inbox.take(Arguments.present(timeout, "timeout"));
    }

    private void checkPolled() {
        if (!polled) {
            throw new NodeException(
                    "has-callback",
                    "The messages of " + topic()
                            + " go to the callback of this subscription. Make one with polled() to take" + " them.");
        }
    }

    private ReceivedSample<T> raw(Sample sample) {
        return new ReceivedSample<>(sample, decoder);
    }

    private Optional<ReceivedMessage<T>> decoded(@Nullable Sample sample) {
        if (sample == null) {
            return Optional.empty();
        }
        try (sample) {
            return Optional.of(new ReceivedMessage<>(decoder.decode(sample.payload()), MessageInfo.of(sample)));
        }
    }

    /** See {@link Inbox#catchUp}. */
    void catchUp() {
        inbox.catchUp();
    }

    /** The expanded name of the topic. */
    public String topic() {
        return endpoint.name();
    }

    /** The three-part ROS name of the type. */
    public String typeName() {
        return endpoint.type().typeName();
    }

    /** What was asked for; what came of {@code BEST_AVAILABLE} tells {@link Context#graph}. */
    public QosProfile qos() {
        return endpoint.qos();
    }

    /** How many publishers are connected now. */
    public int publisherCount() {
        return inbox.matchedWriters();
    }

    /**
     * How many messages were lost so far: published while this subscription was connected, and never to be taken, as gaps in the
     * numbers of those taken since show. -1 if the transport cannot tell.
     */
    public long lostCount() {
        return inbox.lostCount();
    }

    /**
     * Ends the subscription and drops what was not delivered. No callback begins after this has returned, and those that run in
     * other threads have ended. Called from inside a callback, it does not wait: a message that another thread has taken already is
     * still delivered there. Again, it does nothing.
     */
    @Override
    public void close() {
        try {
            parts.close();
        } finally {
            node.forget(this);
        }
    }
}
