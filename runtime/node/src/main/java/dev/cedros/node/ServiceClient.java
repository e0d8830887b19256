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
import org.jspecify.annotations.Nullable;

/**
 * Calls a service. Any number of calls may be under way; each is answered by its own response, whatever the order. Thread-safe.
 *
 * <p>Futures are completed by the executor of the node, in the turn of the client's group. A callback that waits for one
 * blocks that executor: one with a single thread then waits until the call times out, and forever for {@link
 * CompletableFuture#allOf} of several. Chain the next step instead ({@code thenAccept}), or call from a thread of your own.
 *
 * @param <Q> the class of requests
 * @param <R> the class of responses
 */
public final class ServiceClient<Q, R> implements AutoCloseable {
    /** How long a call waits for its response unless said otherwise. */
    public static final Duration DEFAULT_TIMEOUT = Duration.ofSeconds(10);

    /** After which time a call is looked after whose time is over and whose turn has not come; each look waits twice as long. */
    private static final long FIRST_LOOK_NANOS = 10_000_000;

    private static final long LAST_LOOK_NANOS = 1_000_000_000;

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
     *     another request, {@code interrupted} if the thread is interrupted while it waits for room, or {@code closed}
     */
    public CompletableFuture<R> call(Q request, Duration timeout) {
        long nanos = Waiting.nanos(Arguments.present(timeout, "timeout"));
        PendingCall<R> call = new PendingCall<>(lastNumber.incrementAndGet(), node.executor());
        send(call, request);
        call.endWith(node.context().clock().schedule(() -> due(call, timeout), nanos));
        return call;
    }

    /**
     * Calls the service and waits as long as it takes.
     *
     * @param step is done with the response in the turn of the client's group, even if the response is there already when
     *     this returns
     */
    <X> CompletableFuture<X> callThen(Q request, Function<? super R, ? extends X> step) {
        PendingCall<R> call = new PendingCall<>(lastNumber.incrementAndGet(), node.executor());
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

    /** The time of a call is over, as it learns in its turn. */
    private void due(PendingCall<R> call, Duration timeout) {
        expiries.add(() -> expire(call, timeout));
        endWithoutTurn(call, timeout, FIRST_LOOK_NANOS);
    }

    /** Ends a call whose turn does not come, because the executor was closed or a callback waits for this very call. */
    private void endWithoutTurn(PendingCall<R> call, Duration timeout, long nextLookNanos) {
        if (expiries.isClosed() || call.blocksCallback()) {
            expire(call, timeout);
        } else if (!call.isDone()) {
            long next = Math.min(2 * nextLookNanos, LAST_LOOK_NANOS);
            node.context().clock().schedule(() -> endWithoutTurn(call, timeout, next), nextLookNanos);
        }
    }

    private void expire(PendingCall<R> call, Duration timeout) {
        // Before its end is seen, as everywhere.
        pending.remove(call.number());
        call.completeExceptionally(
                new NodeException("call-timeout", "No response of " + name + " in " + timeout + whyNot(call)));
    }

    private String whyNot(PendingCall<R> call) {
        if (call.blocksCallback()) {
            return ". A callback waits for it, and may keep the executor from hearing of it: chain the next step instead.";
        }
        return isAvailable() ? ". Its server may have failed, or be slow." : ". It has no server now.";
    }

    private void receive(Sample sample) {
        RequestId request = sample.request();
        PendingCall<R> call = request == null ? null : answered(request);
        if (call == null) {
            // Too late, or somebody gave it up, or another client asked.
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

    /** Takes the call that a response belongs to; null if nobody waits for it here. */
    private @Nullable PendingCall<R> answered(RequestId request) {
        PendingCall<R> call = pending.get(request.sequenceNumber());
        // Where there is a call, the client was made, and its id is known.
        boolean own = call != null
                && request.client().equals(responses.gid())
                && pending.remove(request.sequenceNumber(), call);
        return own ? call : null;
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
        Boolean available = servers.await(
                Arguments.present(timeout, "timeout"),
                () -> isAvailable() || responses.isClosed() ? isAvailable() : null);
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
