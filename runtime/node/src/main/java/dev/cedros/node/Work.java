package dev.cedros.node;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;

/**
 * Something that an executor does again and again, one item at a time: the messages of a subscription, the requests of a
 * service, the ticks of a timer. A subclass says what an item is; executor and group say where and when it is handled.
 *
 * <p>Everything but {@link #perform} is for any thread.
 */
abstract class Work implements AutoCloseable {
    private static final Logger LOG = System.getLogger("dev.cedros.node");

    /** After so many failures in a row there is no item: something fails before it takes one, and would do so forever. */
    private static final int FAILURES = 16;

    private final NodeExecutor executor;
    private final Slot slot;

    private volatile boolean closed;

    /** How often perform failed without a success between. Races only make it a little wrong. */
    private int failures;

    /**
     * Gives work to an executor. It begins with the first signal, so a subclass may finish its construction first.
     *
     * @throws NodeException with code {@code closed} if the executor is, or {@code group-in-use} if the group belongs to
     *     another executor
     */
    Work(NodeExecutor executor, CallbackGroup group) {
        this.executor = executor;
        this.slot = executor.slot(this, group);
        executor.register(this);
    }

    /**
     * Says that there may be an item that was not there before. At least one {@link #perform} begins after it, unless this is
     * closed. Never blocks and never throws; while the work waits for its turn anyway, it costs next to nothing.
     */
    final void signal() {
        if (!closed) {
            slot.signal();
        }
    }

    /**
     * Takes one item, if there is one, and runs its callback. In a mutually exclusive group one thread at a time calls it, each
     * sees what those before did; otherwise several threads do at once. It reports what callbacks throw; what it throws itself
     * is logged.
     *
     * @return false if there was no item; then it is not called again before the next signal
     */
    abstract boolean perform();

    /**
     * Ends this: no {@link #perform} begins after it has returned. It waits for those that run in other threads, however long
     * they take, unless the caller is inside some perform itself, of whatever work: two callbacks that close each other would
     * wait forever. Then those that other threads have already begun go on. Again, it only waits.
     */
    @Override
    public final void close() {
        stop();
        if (!Inside.callback()) {
            awaitEnd();
        }
        executor.unregister(this);
    }

    /** Tells whether {@link #close} has been called, or the executor was closed. */
    final boolean isClosed() {
        return closed;
    }

    /** Begins no perform any more; some may run still. */
    final void stop() {
        closed = true;
    }

    /** Waits until no perform runs; to be called after {@link #stop}, and by no thread that is inside one. */
    final void awaitEnd() {
        Waiting.until(() -> !slot.running(), Waiting.FOREVER);
    }

    /** Gives what the executor knows this by. */
    final Slot slot() {
        return slot;
    }

    /** See {@link Slot#running}. */
    final boolean running() {
        return slot.running();
    }

    /** See {@link Slot#idleStamp}. */
    final long idleStamp() {
        return slot.idleStamp();
    }

    /** Performs, whatever happens: a failure costs the item, not the thread. */
    final boolean tryPerform() {
        try {
            boolean done = perform();
            failures = 0;
            return done;
        } catch (Throwable e) { // whatever a callback may throw, other callbacks go on
            failed(e);
            if (++failures < FAILURES) {
                return true;
            }
            failures = 0;
            return false;
        }
    }

    /** Says that an item could not be handled, to the log. */
    final void failed(Throwable e) {
        try {
            LOG.log(
                    Level.ERROR,
                    this + " failed in " + Thread.currentThread().getName() + "; it goes on with the next item",
                    e);
        } catch (Throwable ignored) { // out of memory, say: there is no one left to tell
        }
    }
}
