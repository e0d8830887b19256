package dev.cedros.node;

import dev.cedros.codec.MessageType;
import dev.cedros.node.qos.QosProfile;
import dev.cedros.node.transport.Endpoint;
import dev.cedros.node.transport.EndpointEvent;
import dev.cedros.node.transport.Role;
import dev.cedros.node.transport.Sample;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Says how messages of a topic are to be received; one of the last four methods makes the subscription. Used by one thread.
 *
 * @param <T> the class of messages
 */
public final class SubscriptionBuilder<T> {
    private final Node node;
    private final String topic;
    private final MessageType<?> type;
    private final Decoder<T> decoder;
    private QosProfile qos = QosProfile.DEFAULT;
    private @Nullable CallbackGroup group;
    private @Nullable Consumer<? super EndpointEvent> listener;

    SubscriptionBuilder(Node node, String topic, MessageType<?> type, Decoder<T> decoder) {
        this.node = node;
        this.topic = topic;
        this.type = type;
        this.decoder = decoder;
    }

    /** What is asked of publishers and kept; {@link QosProfile#DEFAULT} unless said otherwise. */
    public SubscriptionBuilder<T> qos(QosProfile profile) {
        this.qos = Arguments.present(profile, "QoS profile");
        return this;
    }

    /** The group in whose turn callbacks run; that of the node unless said otherwise. */
    public SubscriptionBuilder<T> group(CallbackGroup callbackGroup) {
        this.group = Arguments.present(callbackGroup, "callback group");
        return this;
    }

    /**
     * Is called by the executor when publishers come and go, do not fit, or messages were lost. Without it, publishers that do
     * not fit are told to the log.
     */
    public SubscriptionBuilder<T> onEvent(Consumer<? super EndpointEvent> eventListener) {
        this.listener = Arguments.present(eventListener, "event listener");
        return this;
    }

    /** Calls back with each message, which owns all that it holds. */
    public Subscription<T> to(Consumer<? super T> callback) {
        Arguments.present(callback, "callback");
        return withInfo((message, info) -> callback.accept(message));
    }

    /** Calls back with each message, which owns all that it holds, and where it comes from. */
    public Subscription<T> withInfo(BiConsumer<? super T, MessageInfo> callback) {
        Arguments.present(callback, "callback");
        return open(delivery -> sample -> delivery.decoded(sample, callback));
    }

    /** Calls back with each message before it is decoded: the callback borrows its bytes, see {@link ReceivedSample}. */
    public Subscription<T> borrowing(Consumer<? super ReceivedSample<T>> callback) {
        Arguments.present(callback, "callback");
        return open(delivery -> sample -> delivery.lent(sample, callback));
    }

    /** Calls nobody: messages wait until they are taken. */
    public Subscription<T> polled() {
        return open(null);
    }

    private Subscription<T> open(@Nullable Function<Delivery<T>, Consumer<Sample>> callback) {
        Endpoint endpoint = node.endpoint(Role.TOPIC, node.topicName(topic), type, qos);
        Consumer<Sample> receiver =
                callback == null ? null : callback.apply(new Delivery<>(node.errors(), endpoint.name(), decoder));
        CallbackGroup turn = node.groupOr(group);
        return node.open(parts -> {
            EventQueue events = new EventQueue(node, endpoint, turn, listener);
            Inbox inbox = Inbox.open(node, endpoint, turn, receiver, events, parts);
            return new Subscription<>(node, endpoint, decoder, inbox, parts, callback == null);
        });
    }
}
