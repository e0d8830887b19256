package dev.cedros.node.inprocess;

import dev.cedros.node.transport.TransportException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/**
 * The places of a reader that keeps all, and those who wait for one. All but {@link #await} is called with the reader's lock held.
 *
 * <p>Who waits is given a place, rather than told to look for one: otherwise a thread that writes all the time would take each of
 * them before those who wait are awake. Places are given when several are free, since waking a thread for each message would take
 * longer than to deliver it. A reader may never free so many: whoever waits looks from time to time, and the first one takes what
 * there is.
 */
final class Room {
    private static final int MOST_AT_ONCE = 64;
    private static final int SHARE_AT_ONCE = 4;
    private static final long LOOK_NANOS = 5_000_000;

    private final ReentrantLock lock;
    private final Condition changed;
    private final int limit;
    private final int enough;
    private final Deque<Waiting> queue = new ArrayDeque<>();
    private int reserved;

    Room(ReentrantLock lock, int limit) {
        this.lock = lock;
        this.changed = lock.newCondition();
        this.limit = limit;
        this.enough = Math.max(1, Math.min(MOST_AT_ONCE, limit / SHARE_AT_ONCE));
    }

    /** Whether a message may come in when there are {@code held}, without passing by those who wait. */
    boolean isFree(int held) {
        return queue.isEmpty() && held + reserved < limit;
    }

    /** Keeps a place if there is a free one. */
    boolean reserve(int held) {
        boolean free = isFree(held);
        if (free) {
            reserved++;
        }
        return free;
    }

    /** Gives a place up, to be filled or not. */
    void unreserve() {
        reserved--;
    }

    /** Gives places to those who wait, if enough are free. */
    void share(int held) {
        if (queue.isEmpty()) {
            return;
        }
        int free = limit - held - reserved;
        if (free < enough) {
            return;
        }
        for (; free > 0 && !queue.isEmpty(); free--) {
            queue.remove().placed = true;
            reserved++;
        }
        changed.signalAll();
    }

    /** Lets those who wait look whether writer or reader were closed. */
    void wakeAll() {
        changed.signalAll();
    }

    /**
     * Waits for a place and keeps it; also returns when the reader is closed, and then there is nothing to keep.
     *
     * @throws TransportException if there is none in time, or the writer is closed, or the thread interrupted
     */
    void await(TopicReader reader, TopicWriter writer, long deadlineNanos) {
        lock.lock();
        try {
            if (reserve(reader.held())) {
                return;
            }
            Waiting waiting = new Waiting();
            queue.add(waiting);
            try {
                awaitPlace(waiting, reader, writer, deadlineNanos);
            } finally {
                queue.remove(waiting);
            }
        } finally {
            lock.unlock();
        }
    }

    @SuppressWarnings("ReferenceEquality") // Who waits is nobody else.
    private void awaitPlace(Waiting waiting, TopicReader reader, TopicWriter writer, long deadlineNanos) {
        while (!waiting.placed && !reader.isClosed()) {
            if (writer.isClosed()) {
                throw writer.closedProblem();
            }
            long left = deadlineNanos - System.nanoTime();
            boolean over = left <= 0;
            if ((over || queue.peek() == waiting) && reader.held() + reserved < limit) {
                reserved++;
                return;
            }
            if (over) {
                throw writer.noRoom(reader);
            }
            try {
                changed.awaitNanos(Math.min(left, LOOK_NANOS));
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                if (waiting.placed) {
                    return;
                }
                throw new TransportException(
                        "interrupted",
                        "The thread was interrupted while it waited to write to " + writer.endpoint.name()
                                + ". The message was not written; write it again if it is needed.",
                        e);
            }
        }
    }

    /** Somebody who waits. */
    private static final class Waiting {
        private boolean placed;
    }
}
