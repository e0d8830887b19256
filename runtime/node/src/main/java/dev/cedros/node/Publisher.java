package dev.cedros.node;

import dev.cedros.node.qos.QosProfile;
import dev.cedros.node.transport.Endpoint;
import dev.cedros.node.transport.EndpointEvent;
import dev.cedros.node.transport.Gid;
import dev.cedros.node.transport.Writer;
import dev.cedros.payload.Payload;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Publishes messages on a topic. Thread-safe; the messages of one thread arrive in its order.
 *
 * @param <T> the class of messages
 */
public final class Publisher<T> implements AutoCloseable {
    private final Node node;
    private final Endpoint endpoint;
    private final Function<? super T, byte[]> encoder;
    private final Parts parts;
    private final Writer writer;

    Publisher(
            Node node,
            Endpoint endpoint,
            Function<? super T, byte[]> encoder,
            @Nullable Consumer<? super EndpointEvent> listener,
            Parts parts) {
        this.node = node;
        this.endpoint = endpoint;
        this.encoder = encoder;
        this.parts = parts;
        EventQueue events = parts.add(new EventQueue(node, endpoint, node.callbackGroup(), listener));
        this.writer = parts.add(node.transport().openWriter(endpoint, events));
    }

    /**
     * Encodes a message and hands it to the transport; returns when that has it, not when subscriptions have.
     *
     * @return the number of the message among those of this publisher, from 1
     * @throws dev.cedros.error.InvalidMessageException if ROS 2 cannot carry the message
     * @throws dev.cedros.node.transport.TransportException with code {@code closed} if the publisher is closed, {@code
     *     back-pressure} if subscriptions that keep all messages have no room for another one, or {@code interrupted} if the
     *     thread is interrupted while it waits for room
     */
    public long publish(T message) {
        return write(Payload.of(encoder.apply(message)));
    }

    /**
     * Publishes bytes as they are, for those who have them encoded. They are copied, and not looked at: it is the subscriptions
     * that find out whether they are a message.
     *
     * @param bytes a message with its encapsulation header
     * @return as {@link #publish} does
     */
    public long publishRaw(byte[] bytes) {
        return write(Payload.of(Arguments.present(bytes, "array").clone()));
    }

    /**
     * Publishes bytes as they are. They are shared, not copied: the memory of the payload is given back when it and all
     * subscriptions have released it. The payload stays the caller's.
     *
     * @param payload a message with its encapsulation header, whose bytes do not change any more
     * @return as {@link #publish} does
     * @throws dev.cedros.error.PayloadReleasedException if it is released
     */
    public long publishRaw(Payload payload) {
        return write(Arguments.present(payload, "payload").share());
    }

    private long write(Payload payload) {
        return writer.write(payload, EpochNanos.now(), null);
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

    /** The id by which subscriptions tell publishers apart. */
    public Gid gid() {
        return writer.gid();
    }

    /** How many subscriptions are connected now. */
    public int subscriptionCount() {
        return writer.matchedReaders();
    }

    /** Stops publishing. What was published is still delivered, but not to those who come later. Again, it does nothing. */
    @Override
    public void close() {
        try {
            parts.close();
        } finally {
            node.forget(this);
        }
    }
}
