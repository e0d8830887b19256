package dev.cedros.node.inprocess;

import dev.cedros.node.qos.Durability;
import dev.cedros.node.qos.History;
import dev.cedros.node.qos.QosProfile;
import dev.cedros.node.transport.Endpoint;
import dev.cedros.node.transport.EndpointListener;
import dev.cedros.node.transport.Gid;
import dev.cedros.node.transport.RequestId;
import dev.cedros.node.transport.Role;
import dev.cedros.node.transport.Sample;
import dev.cedros.node.transport.TransportException;
import dev.cedros.node.transport.Writer;
import dev.cedros.payload.Payload;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/** Numbers messages and hands them to the readers. Its lock is never held while it waits for room. */
final class TopicWriter extends TopicEnd implements Writer {
    private static final long NANOS_PER_SECOND = 1_000_000_000;

    private final ReentrantLock lock = new ReentrantLock();
    private final Carrier carrier;

    /** What readers that come late get; null if they get nothing. */
    private @Nullable Kept kept;

    private volatile Targets targets = Targets.NONE;
    private long lastNumber;

    TopicWriter(InProcessTransport transport, Endpoint endpoint, EndpointListener listener) {
        super(true, transport, endpoint, listener);
        carrier = new Carrier(transport.domain());
    }

    void open() {
        Aftermath after = new Aftermath();
        Topic.join(this, after);
        after.settle();
    }

    @Override
    void announce(QosProfile resolved) {
        super.announce(resolved);
        if (resolved.durability() == Durability.TRANSIENT_LOCAL) {
            boolean all = resolved.history() == History.KEEP_ALL;
            kept = new Kept(all ? transport.domain().options().keepAllLimit() : resolved.depth());
        }
    }

    @Override
    public Gid gid() {
        return gid;
    }

    @Override
    public int matchedReaders() {
        return targets.channels.length;
    }

    @Override
    public long write(Payload payload, long sourceTimestampNanos, @Nullable RequestId request) {
        Payload carried = carrier.accept(payload);
        Aftermath after = new Aftermath();
        boolean written = false;
        try {
            long number = writeInTime(carried, sourceTimestampNanos, request, after);
            written = true;
            return number;
        } finally {
            if (!written) {
                after.release(carried);
            }
            after.settle();
        }
    }

    private long writeInTime(Payload carried, long stampNanos, @Nullable RequestId request, Aftermath after) {
        Places places = null;
        long deadlineNanos = 0;
        try {
            while (true) {
                Targets to;
                lock.lock();
                try {
                    to = route(request);
                    if (places == null && to.blocking > 1) {
                        places = Places.ifFree(to);
                    }
                    boolean ready = places == null ? to.blocking <= 1 : places.cover(to);
                    if (ready && deliver(to, carried, stampNanos, request, places != null, after)) {
                        places = null;
                        return lastNumber;
                    }
                } finally {
                    lock.unlock();
                }
                if (places == null && deadlineNanos == 0) {
                    deadlineNanos =
                            System.nanoTime() + transport.domain().options().blockingNanos();
                } else if (places != null) {
                    // Readers came since, and places are to be taken in order.
                    places.giveBack();
                    places = null;
                }
                places = Places.await(to, this, deadlineNanos);
            }
        } finally {
            if (places != null) {
                places.giveBack();
            }
        }
    }

    private Targets route(@Nullable RequestId request) {
        if (isClosed()) {
            throw closedProblem();
        }
        Targets all = targets;
        if (endpoint.role() == Role.TOPIC) {
            return all;
        }
        if (request == null) {
            throw new TransportException(
                    "request-missing",
                    "A message of service " + endpoint.name() + " belongs to no call. Give the id of its request.");
        }
        if (endpoint.role() == Role.REQUEST) {
            return all;
        }
        Channel channel = all.to(request.client());
        return channel == null ? Targets.NONE : channel.alone;
    }

    /** Gives the message to all, or gives false if the one reader that has to get it has no room. */
    private boolean deliver(
            Targets to,
            Payload carried,
            long stampNanos,
            @Nullable RequestId request,
            boolean placed,
            Aftermath after) {
        long number = lastNumber + 1;
        Instant now = Instant.now();
        long nowNanos = now.getEpochSecond() * NANOS_PER_SECOND + now.getNano();
        Channel[] channels = to.channels;
        for (int i = 0; i < channels.length; i++) {
            // The last one who gets the payload gets it as it is, so that with one reader there is nothing to share.
            boolean last = kept == null && i == channels.length - 1;
            Payload part = last ? carried : carried.share();
            Sample sample = new Sample(part, gid, number, stampNanos, nowNanos, request);
            if (!channels[i].reader.offer(channels[i], sample, placed && channels[i].blocking, after)) {
                if (!last) {
                    part.release();
                }
                return false;
            }
        }
        lastNumber = number;
        if (kept != null) {
            kept.add(new Sample(carried, gid, number, stampNanos, nowNanos, request), after);
        } else if (channels.length == 0) {
            after.release(carried);
        }
        return true;
    }

    /** Connects a reader: it gets what is kept for it, and then all that is written, without a gap. */
    void connect(Channel channel, Aftermath after) {
        lock.lock();
        try {
            if (kept != null && channel.reader.qos().durability() == Durability.TRANSIENT_LOCAL) {
                kept.replay(channel, after);
            }
            targets = targets.with(channel);
        } finally {
            lock.unlock();
        }
    }

    /** Disconnects a reader, and gives whether it was connected. */
    boolean disconnect(TopicReader reader) {
        lock.lock();
        try {
            int before = matchedReaders();
            targets = targets.without(reader);
            return before != matchedReaders();
        } finally {
            lock.unlock();
        }
    }

    /** Disconnects all readers and gives them. */
    List<TopicReader> disconnectAll() {
        lock.lock();
        try {
            List<TopicReader> readers = targets.readers();
            targets = Targets.NONE;
            readers.forEach(TopicReader::wakeWaiting);
            return readers;
        } finally {
            lock.unlock();
        }
    }

    @Override
    void clear() {
        Aftermath after = new Aftermath();
        lock.lock();
        try {
            if (kept != null) {
                kept.clear(after);
            }
        } finally {
            lock.unlock();
        }
        after.settle();
    }

    TransportException closedProblem() {
        return new TransportException(
                "closed",
                "The writer of " + endpoint.name() + " is closed. Write before it is closed, or open another one.");
    }

    TransportException noRoom(TopicReader reader) {
        InProcessOptions options = transport.domain().options();
        return new TransportException(
                "back-pressure",
                "A message on " + endpoint.name() + " was not written: the reader of node " + reader.endpoint.node()
                        + " keeps all, " + options.keepAllLimit() + " messages at most, and had no room for it within "
                        + options.blockingTime()
                        + ". Let it take them sooner, use keepLast, or raise keepAllLimit or blockingTime.");
    }
}
