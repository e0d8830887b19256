package dev.cedros.node;

import dev.cedros.codec.ActionType;
import dev.cedros.codec.DynamicMessage;
import dev.cedros.codec.LayoutCodec;
import dev.cedros.codec.MessageType;
import dev.cedros.codec.Messages;
import dev.cedros.codec.ServiceType;
import dev.cedros.node.qos.QosProfile;
import dev.cedros.node.transport.Endpoint;
import dev.cedros.node.transport.EndpointEvent;
import dev.cedros.node.transport.NodeName;
import dev.cedros.node.transport.Role;
import dev.cedros.node.transport.TopicNames;
import dev.cedros.node.transport.Transport;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A named part of a program that publishes, subscribes, serves and calls. Thread-safe.
 *
 * <p>Names of topics and services are expanded as in ROS 2: {@code /chatter} is what it says, {@code chatter} lies in the
 * namespace of the node, {@code ~/chatter} below its name, and {@code {node}} and {@code {ns}} are replaced. Callbacks are run
 * by the executor of the node, one at a time unless they are given another {@link CallbackGroup}; what they throw goes to the
 * error handler of the node, and the next one is run.
 */
public final class Node implements AutoCloseable {
    static final QosProfile SERVICE_QOS = QosProfile.SERVICES_DEFAULT.keepAll();

    private final Context context;
    private final NodeName name;
    private final NodeExecutor executor;
    private final Errors errors;
    private final CallbackGroup group = CallbackGroup.mutuallyExclusive();
    private final Transport.Registration registration;
    private final Set<AutoCloseable> parts = ConcurrentHashMap.newKeySet();
    private volatile boolean closed;

    Node(Context context, NodeName name, NodeExecutor executor, Consumer<? super NodeError> errorHandler) {
        this.context = context;
        this.name = name;
        this.executor = executor;
        this.errors = new Errors(name.fullName(), errorHandler);
        this.registration = context.transport().openNode(name);
    }

    /** The full name, namespace included, such as {@code /robot1/talker}. */
    public String fullName() {
        return name.fullName();
    }

    /** The name without its namespace. */
    public String name() {
        return name.name();
    }

    /** The namespace, {@code /} at the least. */
    public String namespace() {
        return name.namespace();
    }

    /** The context in which it was made. */
    public Context context() {
        return context;
    }

    /** The group of callbacks that are given no other one: mutually exclusive. */
    public CallbackGroup callbackGroup() {
        return group;
    }

    /** Publishes on a topic with {@link QosProfile#DEFAULT}. */
    public <T> Publisher<T> publisher(String topic, MessageType<T> type) {
        return publisher(topic, type, QosProfile.DEFAULT);
    }

    /** Publishes on a topic. Subscriptions that do not fit are told to the log. */
    public <T> Publisher<T> publisher(String topic, MessageType<T> type, QosProfile qos) {
        return publisher(topic, Arguments.present(type, "message type"), type::encode, qos, null);
    }

    /**
     * Publishes on a topic.
     *
     * @param listener is called by the executor when subscriptions come and go or do not fit
     */
    public <T> Publisher<T> publisher(
            String topic, MessageType<T> type, QosProfile qos, Consumer<? super EndpointEvent> listener) {
        return publisher(
                topic,
                Arguments.present(type, "message type"),
                type::encode,
                qos,
                Arguments.present(listener, "event listener"));
    }

    /**
     * Publishes on a topic whose type is known by its name: messages of the generated class, or {@link DynamicMessage}. Once
     * another type is registered by the name, publishing is a {@link dev.cedros.error.TypeMismatchException}.
     *
     * @throws dev.cedros.error.UnknownTypeException if neither a generated index nor the registry has the type
     */
    public Publisher<Object> publisher(String topic, String typeName, QosProfile qos) {
        LiveType type = new LiveType(typeName);
        return publisher(topic, type.announced(), type::encode, qos, null);
    }

    private <T> Publisher<T> publisher(
            String topic,
            MessageType<?> type,
            Function<? super T, byte[]> encoder,
            QosProfile qos,
            @Nullable Consumer<? super EndpointEvent> listener) {
        Endpoint endpoint = endpoint(Role.TOPIC, topicName(topic), type, qos);
        return open(parts -> new Publisher<>(this, endpoint, encoder, listener, parts));
    }

    /** Calls back with each message of a topic, with {@link QosProfile#DEFAULT}. */
    public <T> Subscription<T> subscribe(String topic, MessageType<T> type, Consumer<? super T> callback) {
        return subscription(topic, type).to(callback);
    }

    /** Calls back with each message of a topic and where it comes from, with {@link QosProfile#DEFAULT}. */
    public <T> Subscription<T> subscribe(
            String topic, MessageType<T> type, BiConsumer<? super T, MessageInfo> callback) {
        return subscription(topic, type).withInfo(callback);
    }

    /** Begins a subscription of a topic; the result says how messages are to be received. */
    public <T> SubscriptionBuilder<T> subscription(String topic, MessageType<T> type) {
        return new SubscriptionBuilder<>(this, topic, type, Decoder.of(Arguments.present(type, "message type")));
    }

    /**
     * Begins a subscription of a topic whose type is known by its name. Messages are what {@link Messages#decode(String,
     * dev.cedros.payload.Payload)} makes of them: of the generated class if there is one, else of the type that is registered
     * when they arrive. If that is another one by then, with another hash, a message is reported as a {@link
     * dev.cedros.error.TypeMismatchException} and not decoded.
     *
     * @throws dev.cedros.error.UnknownTypeException if neither a generated index nor the registry has the type
     */
    public SubscriptionBuilder<Object> subscription(String topic, String typeName) {
        LiveType type = new LiveType(typeName);
        return new SubscriptionBuilder<>(this, topic, type.announced(), type);
    }

    /**
     * Begins a subscription of a topic whose type is known by its name, and whose messages are given by their values also
     * where there is a class for them.
     *
     * @throws dev.cedros.error.UnknownTypeException if neither a generated index nor the registry has the type
     */
    public SubscriptionBuilder<DynamicMessage> dynamicSubscription(String topic, String typeName) {
        return subscription(topic, LayoutCodec.of(Messages.type(typeName).layout()));
    }

    /**
     * Answers the requests of a service with what a handler returns.
     *
     * <p>The QoS is {@link QosProfile#SERVICES_DEFAULT}, except that all requests are kept: a call is not data that a newer one
     * makes worthless.
     */
    public <Q, R> ServiceServer<Q, R> service(
            String service, ServiceType<Q, R> type, Function<? super Q, ? extends R> handler) {
        Arguments.present(handler, "handler");
        return asyncService(service, type, request -> CompletableFuture.completedStage(handler.apply(request)));
    }

    /** Answers the requests of a service, as {@link #service} does, once the stage that a handler returns has ended. */
    public <Q, R> ServiceServer<Q, R> asyncService(
            String service,
            ServiceType<Q, R> type,
            Function<? super Q, ? extends CompletionStage<? extends R>> handler) {
        return asyncService(service, type, SERVICE_QOS, group, handler);
    }

    /** Answers the requests of a service with another QoS or in the turn of another group. */
    public <Q, R> ServiceServer<Q, R> asyncService(
            String service,
            ServiceType<Q, R> type,
            QosProfile qos,
            CallbackGroup callbackGroup,
            Function<? super Q, ? extends CompletionStage<? extends R>> handler) {
        return ServiceServer.open(
                this,
                serviceName(service),
                Arguments.present(type, "service type"),
                qos,
                Arguments.present(callbackGroup, "callback group"),
                Arguments.present(handler, "handler"));
    }

    /** Calls a service; see {@link #service} for the QoS. */
    public <Q, R> ServiceClient<Q, R> client(String service, ServiceType<Q, R> type) {
        return client(service, type, SERVICE_QOS, group);
    }

    /** Calls a service with another QoS, or with responses in the turn of another group. */
    public <Q, R> ServiceClient<Q, R> client(
            String service, ServiceType<Q, R> type, QosProfile qos, CallbackGroup callbackGroup) {
        return ServiceClient.open(
                this,
                serviceName(service),
                Arguments.present(type, "service type"),
                qos,
                Arguments.present(callbackGroup, "callback group"));
    }

    /** Begins a server of an action; the result says how it deals with goals. */
    public <G, R, F> ActionServerBuilder<G, R, F> actionServer(String action, ActionType<G, R, F> type) {
        return new ActionServerBuilder<>(this, actionName(action), Arguments.present(type, "action type"));
    }

    /** Sends goals to the servers of an action. */
    public <G, R, F> ActionClient<G, R, F> actionClient(String action, ActionType<G, R, F> type) {
        return actionClient(action, type, group);
    }

    /** Sends goals to the servers of an action, and hears of them in the turn of a group. */
    public <G, R, F> ActionClient<G, R, F> actionClient(
            String action, ActionType<G, R, F> type, CallbackGroup callbackGroup) {
        return ActionClient.open(
                this,
                actionName(action),
                Arguments.present(type, "action type"),
                Arguments.present(callbackGroup, "callback group"));
    }

    /**
     * Calls back again and again at a fixed rate, in the turn of the node's own group.
     *
     * @param period the time from one call to the next
     */
    public NodeTimer timer(Duration period, Runnable callback) {
        return timer(period, callback, group);
    }

    /** Calls back again and again at a fixed rate, in the turn of a group. */
    public NodeTimer timer(Duration period, Runnable callback, CallbackGroup callbackGroup) {
        return track(new NodeTimer(
                executor,
                Arguments.present(callbackGroup, "callback group"),
                context.clock(),
                Arguments.present(period, "period"),
                Arguments.present(callback, "callback"),
                e -> errors.report(NodeError.Kind.CALLBACK, "", null, e),
                this::forget));
    }

    Endpoint endpoint(Role role, String expandedName, MessageType<?> type, QosProfile qos) {
        return new Endpoint(role, name, expandedName, type, Arguments.present(qos, "QoS profile"));
    }

    String topicName(String topic) {
        return TopicNames.expand(Arguments.present(topic, "topic name"), name);
    }

    private String serviceName(String service) {
        return TopicNames.expandService(Arguments.present(service, "service name"), name);
    }

    private String actionName(String action) {
        return TopicNames.expandAction(Arguments.present(action, "action name"), name);
    }

    CallbackGroup groupOr(@Nullable CallbackGroup other) {
        return other == null ? group : other;
    }

    Transport transport() {
        if (closed) {
            throw NodeException.closed("The node " + fullName());
        }
        return context.transport();
    }

    NodeExecutor executor() {
        return executor;
    }

    Errors errors() {
        return errors;
    }

    /**
     * Makes a part, which is closed with the node.
     *
     * @param maker is given what to add the parts of the part to; they are closed if it fails, or the node is closed
     */
    <C extends AutoCloseable> C open(Function<? super Parts, C> maker) {
        Parts made = new Parts();
        try {
            return track(maker.apply(made));
        } catch (Throwable e) {
            closeAfter(e, made);
            throw e;
        }
    }

    private static void closeAfter(Throwable failure, Parts made) {
        try {
            made.close();
        } catch (Throwable e) {
            failure.addSuppressed(e);
        }
    }

    private <C extends AutoCloseable> C track(C part) {
        parts.add(part);
        if (closed) {
            Parts.closeAll(List.of(part));
            throw NodeException.closed("The node " + fullName());
        }
        return part;
    }

    void forget(AutoCloseable part) {
        parts.remove(part);
    }

    /** How many parts are open. */
    int partCount() {
        return parts.size();
    }

    /**
     * Closes all that was made by this node. No callback begins after it has returned, and those that run in other threads have
     * ended. Called from inside a callback, it does not wait: a message that another thread has taken already is still handled
     * there. Again, it does nothing.
     */
    @Override
    public void close() {
        closed = true;
        List<AutoCloseable> all = new ArrayList<>(parts);
        all.add(registration);
        all.add(() -> context.forget(this));
        Parts.closeAll(all);
    }
}
