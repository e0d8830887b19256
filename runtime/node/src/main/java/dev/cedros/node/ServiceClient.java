package dev.cedros.node;

import dev.cedros.codec.ServiceType;
import dev.cedros.node.qos.QosProfile;
import dev.cedros.node.transport.Endpoint;
import dev.cedros.node.transport.RequestId;
import dev.cedros.node.transport.Role;
import dev.cedros.node.transport.Sample;
import dev.cedros.node.transport.Writer;
import dev.cedros.payload.Payload;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;

/**
 * Calls a service. Any number of calls may be under way; each is answered by its own response, whatever the order. Thread-safe.
 *
 * <p>Futures are completed by the executor of the node, in the turn of the client's group. A callback that waits for one
 * blocks that executor: one with a single thread then waits until the call times out. Chain the next step instead ({@code
 * thenAccept}), or call from a thread of your own.
 *
 * @param <Q> the class of requests
 * @param <R> the class of responses
 */
public final class ServiceClient<Q, R> implements AutoCloseable {
    /** How long a call waits for its response unless said otherwise. */
    public static final Duration DEFAULT_TIMEOUT = Duration.ofSeconds(10);

    private final Node node;
    private final String name;
    private final ServiceType<Q, R> type;
    private final ConcurrentMap<Long, PendingCall<R>> pending = new ConcurrentHashMap<>();
    private final AtomicLong lastNumber = new AtomicLong();
    private final Waiters servers = new Waiters();
    private final Parts parts;
    private final TaskQueue expiries;
    private final Inbox responses;
    private final Writer requests;

    private ServiceClient(
            Node node, String name, ServiceType<Q, R> type, QosProfile qos, CallbackGroup group, Parts parts) {
        this.node = node;
        this.name = name;
        this.type = type;
        this.parts = parts;
        this.expiries = parts.add(new TaskQueue(node, group));
        // Whoever hears a request must find the client connected when it answers.
        Endpoint in = node.endpoint(Role.RESPONSE, name, type.response(), qos);
        this.responses =
                Inbox.open(node, in, group, this::receive, new EventQueue(node, in, group, null, servers), parts);
        Endpoint out = node.endpoint(Role.REQUEST, name, type.request(), qos);
        EventQueue events = parts.add(new EventQueue(node, out, group, null, servers));
        this.requests = parts.add(node.transport().openWriter(out, events));
    }

    static <Q, R> ServiceClient<Q, R> open(
            Node node, String name, ServiceType<Q, R> type, QosProfile qos, CallbackGroup group) {
        return node.open(parts -> new ServiceClient<>(node, name, type, qos, group, parts));
    }

    /** Calls the service and waits {@link #DEFAULT_TIMEOUT} for the response, as {@link #call(Object, Duration)} does. */
    public CompletableFuture<R> call(Q request) {
        return call(request, DEFAULT_TIMEOUT);
    }

    /**
     * Calls the service.
     *
     * @return the response; or a {@link NodeException} with code {@code call-timeout} if none came in time (no server, one that
     *     failed, one that is slow) or {@code closed} if the client was closed meanwhile; or a {@link
     *     dev.cedros.cdr.CdrException} if it was no message of the type. Cancelling the future ends the waiting, not what the
     *     server does
     * @throws dev.cedros.error.InvalidMessageException if ROS 2 cannot carry the request
     * @throws dev.cedros.node.transport.TransportException with code {@code back-pressure} if the server has no room for
     *     another request, or {@code closed}
     */
    public CompletableFuture<R> call(Q request, Duration timeout) {
        long nanos = Waiting.nanos(Arguments.present(timeout, "timeout"));
        PendingCall<R> call = new PendingCall<>(lastNumber.incrementAndGet());
        send(call, request);
        call.endWith(node.context().clock().schedule(() -> due(() -> expire(call, timeout)), nanos));
        return call;
    }

    /**
     * Calls the service and waits as long as it takes.
     *
     * @param step is done with the response in the turn of the client's group, even if the response is there already when
     *     this returns
     */
    <X> CompletableFuture<X> callThen(Q request, Function<? super R, ? extends X> step) {
        PendingCall<R> call = new PendingCall<>(lastNumber.incrementAndGet());
        CompletableFuture<X> result = call.thenApply(step);
        send(call, request);
        return result;
    }

    private void send(PendingCall<R> call, Q request) {
        byte[] bytes = type.request().encode(request);
        pending.put(call.number(), call);
        call.endWith(() -> pending.remove(call.number()));
        try {
            requests.write(Payload.of(bytes), EpochNanos.now(), new RequestId(responses.gid(), call.number()));
        } catch (Throwable e) {
            pending.remove(call.number());
            throw e;
        }
        if (responses.isClosed()) {
            call.completeExceptionally(NodeException.closed("The client of " + name));
        }
    }

    private void due(Runnable expiry) {
        if (expiries.isClosed()) {
            // The executor was closed, and gives nobody a turn any more.
            expiry.run();
        } else {
            expiries.add(expiry);
        }
    }

    private void expire(PendingCall<R> call, Duration timeout) {
        // Before its end is seen, as everywhere.
        pending.remove(call.number());
        call.completeExceptionally(new NodeException(
                "call-timeout",
                "No response of " + name + " in " + timeout
                        + (isAvailable() ? ". Its server may have failed, or be slow." : ". It has no server now.")));
    }

    private void receive(Sample sample) {
        RequestId request = sample.request();
        PendingCall<R> call = request == null ? null : pending.remove(request.sequenceNumber());
        if (call == null) {
            // Too late, or somebody gave it up.
            sample.close();
            return;
        }
        R response;
        try (sample) {
            response = type.response().decode(sample.payload());
        } catch (Throwable e) {
            call.completeExceptionally(e);
            return;
        }
        call.complete(response);
    }

    /** Whether a server is there. */
    public boolean isAvailable() {
        return requests.matchedReaders() > 0 && responses.matchedWriters() > 0;
    }

    /**
     * Waits until a server is there.
     *
     * @return false if none came in time
     * @throws InterruptedException if the thread is interrupted while it waits
     */
    public boolean waitForService(Duration timeout) throws InterruptedException {
        Boolean available = servers.await(timeout, () -> isAvailable() || responses.isClosed() ? isAvailable() : null);
        return available != null && available;
    }

    /** The expanded name of the service. */
    public String name() {
        return name;
    }

    /** The three-part ROS name of the service's type. */
    public String typeName() {
        return type.typeName();
    }

    /** How many calls are waiting for their response. */
    public int pendingCount() {
        return pending.size();
    }

    /** Ends the client; calls that are under way end with a {@link NodeException}. Again, it does nothing. */
    @Override
    public void close() {
        try {
            parts.close();
        } finally {
            servers.wakeAll();
            for (PendingCall<R> call : List.copyOf(pending.values())) {
                pending.remove(call.number());
                call.completeExceptionally(NodeException.closed("The client of " + name));
            }
            node.forget(this);
        }
    }
}
