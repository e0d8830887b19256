package dev.cedros.node;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * The slot of a work in a reentrant group: any number of threads may run it. Signals are counted, and each lets one more thread
 * perform, because a thread that performs cannot tell how many items there are before its callback has returned.
 */
final class ReentrantSlot extends Ready implements Slot {
    // One word: whether it is queued, how many threads run it, how many signals have no thread yet, and a part
    // that changes with each signal.
    private static final long QUEUED = 1;
    private static final long THREAD = 1L << 1;
    private static final long THREADS = (1L << 16) - THREAD;
    private static final long SIGNAL = 1L << 16;
    private static final long SIGNALS = (1L << 40) - SIGNAL;
    private static final long VERSION = 1L << 40;

    private static final VarHandle STATE;

    static {
        try {
            STATE = MethodHandles.lookup().findVarHandle(ReentrantSlot.class, "state", long.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private final Work work;
    private final NodeExecutor executor;
    private volatile long state;

    ReentrantSlot(Work work, NodeExecutor executor) {
        this.work = work;
        this.executor = executor;
    }

    @Override
    public void signal() {
        while (true) {
            long seen = state;
            // So many are never waited for one by one: whoever finds an item looks for another.
            long more = (seen & SIGNALS) == SIGNALS ? seen : seen + SIGNAL;
            if (STATE.compareAndSet(this, seen, (more + VERSION) | QUEUED)) {
                if ((seen & QUEUED) == 0) {
                    executor.enqueue(this);
                }
                return;
            }
        }
    }

    @Override
    int run(int budget) {
        long seen = leaveQueue();
        if ((seen & SIGNALS) == 0) {
            return 0;
        }
        int done = 0;
        try {
            if ((seen & SIGNALS) != SIGNAL) {
                executor.enqueue(this);
            }
            while (!work.isClosed() && work.tryPerform()) {
                if (++done == budget) {
                    signal();
                    break;
                }
                takeSignal();
            }
        } finally {
            STATE.getAndAdd(this, -THREAD);
        }
        return done;
    }

    /** Takes a signal for this thread. It stays queued if there are more, and the caller puts it there. */
    private long leaveQueue() {
        while (true) {
            long seen = state;
            long after = seen & ~QUEUED;
            if ((seen & SIGNALS) != 0) {
                after = (seen - SIGNAL & SIGNALS) == 0 ? after - SIGNAL + THREAD : seen - SIGNAL + THREAD;
            }
            if (STATE.compareAndSet(this, seen, after)) {
                return seen;
            }
        }
    }

    /** Takes the signal of the item that comes next; if there is none, there may be an item nevertheless. */
    private void takeSignal() {
        long seen = state;
        while ((seen & SIGNALS) != 0 && !STATE.compareAndSet(this, seen, seen - SIGNAL)) {
            seen = state;
        }
    }

    @Override
    void drop() {
        long seen = state;
        while (!STATE.compareAndSet(this, seen, seen & ~(SIGNALS | QUEUED))) {
            seen = state;
        }
        executor.dropped(work);
    }

    @Override
    public boolean running() {
        return (state & THREADS) != 0;
    }

    @Override
    public long idleStamp() {
        long seen = state;
        return (seen & (VERSION - 1)) == 0 ? seen >>> 40 : -1;
    }
}
