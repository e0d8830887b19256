package dev.cedros.node.inprocess;

import dev.cedros.node.qos.History;
import dev.cedros.node.qos.QosProfile;
import dev.cedros.node.transport.Endpoint;
import dev.cedros.node.transport.EndpointEvent;
import dev.cedros.node.transport.EndpointListener;
import dev.cedros.node.transport.Gid;
import dev.cedros.node.transport.Reader;
import dev.cedros.node.transport.Sample;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/** Holds messages until they are taken. */
final class TopicReader extends TopicEnd implements Reader {
    private final ReentrantLock lock = new ReentrantLock();
    private final SampleRing ring = new SampleRing();
    private final Room room;

    /** How many messages are kept before the oldest one is dropped; 0 if all are kept. */
    private int depth;

    private boolean cleared;
    private long lost;
    private volatile int matched;

    TopicReader(InProcessTransport transport, Endpoint endpoint, EndpointListener listener) {
        super(false, transport, endpoint, listener);
        room = new Room(lock, transport.domain().options().keepAllLimit());
    }

    void open() {
        Aftermath after = new Aftermath();
        Topic.join(this, after);
        after.settle();
    }

    @Override
    void announce(QosProfile resolved) {
        super.announce(resolved);
        depth = resolved.history() == History.KEEP_LAST ? resolved.depth() : 0;
    }

    @Override
    public Gid gid() {
        return gid;
    }

    @Override
    public int matchedWriters() {
        return matched;
    }

    @Override
    public long lostCount() {
        lock.lock();
        try {
            return lost;
        } finally {
            lock.unlock();
        }
    }

    @Override
    public @Nullable Sample take() {
        Sample sample;
        long gap;
        long total;
        lock.lock();
        try {
            if (ring.size() == 0) {
                return null;
            }
            Channel channel = ring.channel();
            long number = ring.number();
            gap = number - channel.passed - 1;
            channel.passed = number;
            channel.taken = true;
            sample = ring.remove();
            lost += gap;
            total = lost;
            room.share(ring.size());
        } finally {
            lock.unlock();
        }
        if (gap != 0) {
            listener.event(new EndpointEvent.MessagesLost(gap, total));
        }
        return sample;
    }

    /**
     * Holds a message for whoever takes it.
     *
     * @param placed whether there is a place for it, kept before
     * @return false if it has to wait, and then nothing was done
     */
    boolean offer(Channel channel, Sample sample, boolean placed, Aftermath after) {
        lock.lock();
        try {
            if (placed) {
                room.unreserve();
            } else if (channel.blocking && !cleared && !room.isFree(ring.size())) {
                return false;
            }
            hold(channel, sample, channel.reliable, after);
            return true;
        } finally {
            lock.unlock();
        }
    }

    /** Holds a message that was written before this reader came, whether there is room or not: it is not to be lost. */
    void replay(Channel channel, Sample sample, Aftermath after) {
        lock.lock();
        try {
            channel.replayed++;
            hold(channel, sample, true, after);
        } finally {
            lock.unlock();
        }
    }

    private void hold(Channel channel, Sample sample, boolean forced, Aftermath after) {
        long number = ++channel.offered;
        if (cleared || (depth == 0 && !forced && !room.isFree(ring.size()))) {
            after.release(sample.payload());
            return;
        }
        if (ring.size() == 0) {
            // Otherwise somebody was told before, and has not yet seen that there is nothing
            // left, which needs this lock.
            after.wake(this);
        } else if (ring.size() == depth) {
            after.release(dropOldest().payload());
        }
        ring.add(sample, channel, number);
    }

    private Sample dropOldest() {
        Channel channel = ring.channel();
        long number = ring.number();
        if (number <= channel.replayed && !channel.taken) {
            // It was written before this reader came, and leaves no gap between messages that are taken: not lost.
            channel.passed = number;
        }
        return ring.remove();
    }

    /** How many messages it holds; with the lock held. */
    int held() {
        return ring.size();
    }

    boolean reserve() {
        lock.lock();
        try {
            return cleared || room.reserve(ring.size());
        } finally {
            lock.unlock();
        }
    }

    void unreserve() {
        lock.lock();
        try {
            room.unreserve();
            room.share(ring.size());
        } finally {
            lock.unlock();
        }
    }

    void awaitPlace(TopicWriter writer, long deadlineNanos) {
        room.await(this, writer, deadlineNanos);
    }

    void wakeWaiting() {
        lock.lock();
        try {
            room.wakeAll();
        } finally {
            lock.unlock();
        }
    }

    /** Counts a writer more or less, with the lock of the topic held, and gives how many there are then. */
    int matched(int change) {
        int current = matched + change;
        matched = current;
        return current;
    }

    @Override
    void clear() {
        Aftermath after = new Aftermath();
        lock.lock();
        try {
            cleared = true;
            while (ring.size() > 0) {
                after.release(ring.remove().payload());
            }
            room.wakeAll();
        } finally {
            lock.unlock();
        }
        matched = 0;
        after.settle();
    }
}
