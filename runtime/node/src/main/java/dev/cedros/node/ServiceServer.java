package dev.cedros.node;

import dev.cedros.codec.ServiceType;
import dev.cedros.node.qos.QosProfile;
import dev.cedros.node.transport.Endpoint;
import dev.cedros.node.transport.RequestId;
import dev.cedros.node.transport.Role;
import dev.cedros.node.transport.Sample;
import dev.cedros.node.transport.TransportException;
import dev.cedros.node.transport.Writer;
import dev.cedros.payload.Payload;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Answers the requests of a service. A request whose handler fails gets no answer, since ROS 2 has none for that: the client
 * waits in vain, and the failure goes to the error handler of the node. Thread-safe.
 *
 * @param <Q> the class of requests
 * @param <R> the class of responses
 */
public final class ServiceServer<Q, R> implements AutoCloseable {
    private final Node node;
    private final String name;
    private final ServiceType<Q, R> type;
    private final Function<? super Q, ? extends @Nullable CompletionStage<? extends R>> handler;
    private final Parts parts;
    private final Writer responses;
    private final Inbox requests;

    private ServiceServer(
            Node node,
            String name,
            ServiceType<Q, R> type,
            QosProfile qos,
            CallbackGroup group,
            Function<? super Q, ? extends @Nullable CompletionStage<? extends R>> handler,
            Parts parts) {
        this.node = node;
        this.name = name;
        this.type = type;
        this.handler = handler;
        this.parts = parts;
        Endpoint out = node.endpoint(Role.RESPONSE, name, type.response(), qos);
        EventQueue events = parts.add(new EventQueue(node, out, group, null));
        // Answers must be possible before the first question is heard.
        this.responses = parts.add(node.transport().openWriter(out, events));
        Endpoint in = node.endpoint(Role.REQUEST, name, type.request(), qos);
        this.requests = Inbox.open(node, in, group, this::serve, new EventQueue(node, in, group, null), parts);
    }

    static <Q, R> ServiceServer<Q, R> open(
            Node node,
            String name,
            ServiceType<Q, R> type,
            QosProfile qos,
            CallbackGroup group,
            Function<? super Q, ? extends @Nullable CompletionStage<? extends R>> handler) {
        return node.open(parts -> new ServiceServer<>(node, name, type, qos, group, handler, parts));
    }

    private void serve(Sample sample) {
        MessageInfo info = MessageInfo.of(sample);
        Q request;
        try (sample) {
            request = type.request().decode(sample.payload());
        } catch (Throwable e) {
            node.errors().report(NodeError.Kind.DECODE, name, info, e);
            return;
        }
        try {
            Arguments.present(handler.apply(request), "stage that the handler returned")
                    .whenComplete((response, failure) -> answer(response, failure, sample.request(), info));
        } catch (Throwable e) {
            node.errors().report(NodeError.Kind.CALLBACK, name, info, e);
        }
    }

    private void answer(
            @Nullable R response, @Nullable Throwable failure, @Nullable RequestId request, MessageInfo info) {
        if (failure != null) {
            node.errors().report(NodeError.Kind.CALLBACK, name, info, failure);
            return;
        }
        try {
            byte[] bytes = type.response().encode(Arguments.present(response, "response"));
            responses.write(Payload.of(bytes), EpochNanos.now(), request);
        } catch (TransportException e) {
            // Who closed the server, or its node, does not want to hear of that.
            if (!e.code().equals("closed")) {
                node.errors().report(NodeError.Kind.SEND, name, info, e);
            }
        } catch (Throwable e) {
            node.errors().report(NodeError.Kind.SEND, name, info, e);
        }
    }

    /** The expanded name of the service. */
    public String name() {
        return name;
    }

    /** The three-part ROS name of the service's type. */
    public String typeName() {
        return type.typeName();
    }

    /** How many clients are connected now. */
    public int clientCount() {
        return requests.matchedWriters();
    }

    /**
     * Ends the service. No handler begins after this has returned, and those that run in other threads have ended. Called from
     * inside a callback, it does not wait: a request that another thread has taken already is still handled there. Stages that end
     * later are not answered. Again, it does nothing.
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
