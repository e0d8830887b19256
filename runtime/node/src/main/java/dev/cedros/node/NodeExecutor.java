package dev.cedros.node;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Runs the callbacks of nodes: of subscriptions, services, clients, actions and timers. The kinds differ in whose threads they are:
 *
 * <ul>
 *   <li>{@link SingleThreadedExecutor}: one thread, that of the caller or its own;
 *   <li>{@link MultiThreadedExecutor}: several threads of its own;
 *   <li>{@link WorkerExecutor}: one thread of its own that looks after the messages itself, for the least delay;
 *   <li>{@link #over}: the threads of some other executor.
 * </ul>
 *
 * <p>Callbacks take turns message by message, and mutually exclusive groups do after a batch, so that none is starved. What a
 * callback throws goes to the error handler of its node; the executor goes on. Threads of executors are daemon threads: they do
 * not keep a program alive.
 *
 * <p>An executor belongs to who made it. It may serve several nodes; closing a node does not close an executor that was given
 * to it. All methods are for any thread, unless they say otherwise.
 */
public abstract class NodeExecutor implements AutoCloseable {
    /** How many items a lane or a reentrant work handles before others get their turn. */
    static final int BATCH = 64;

    private static final Logger LOG = System.getLogger("dev.cedros.node");

    private final String name;

    /** Those that may perform or run still; guarded by itself, as are the two below. */
    private final Set<Work> works = new LinkedHashSet<>();

    private boolean closed;

    /** Some of them were closed while they ran, and nobody has removed them since. */
    private boolean leftovers;

    NodeExecutor(String name) {
        this.name = name;
    }

    /** Makes an executor like {@link #over(Executor, Consumer)} that logs rejections, level ERROR. */
    public static NodeExecutor over(Executor executor) {
        return over(executor, rejection -> LOG.log(Level.ERROR, rejection.getMessage(), rejection));
    }

    /**
     * Makes an executor that runs callbacks in tasks given to another one. A task runs a batch of callbacks of one mutually exclusive
     * group, or of one subscription, service, client or timer of a reentrant group; it is a reused object, and never blocks but
     * for what callbacks do.
     *
     * <p>The other executor either runs a task once or throws. If it throws, what was ready stays where it is, messages in the
     * history of their subscription for instance; {@code onRejection} is told, in a thread of its own, and after a while it is
     * tried again. If it was shut down, everything that it runs here is closed. One that forgets tasks silently, as some
     * rejection policies have it, makes the group of a forgotten task wait forever.
     *
     * <p>An executor that runs tasks in the calling thread runs callbacks inside the call that publishes.
     *
     * @param executor stays with the caller, who shuts it down after closing this
     * @param onRejection gets exceptions with code {@code executor-rejected} that say what waits; should return soon
     */
    public static NodeExecutor over(Executor executor, Consumer<? super NodeException> onRejection) {
        return new BorrowingExecutor(
                Arguments.present(executor, "executor"), Arguments.present(onRejection, "rejection handler"));
    }

    /**
     * Ends this executor: no callback begins after it has returned, and what was ready is not handled. It waits for callbacks
     * that run in other threads, however long they take, unless it is called inside a callback: then those that other threads
     * have already begun go on. Again, it only waits.
     */
    @Override
    public void close() {
        List<Work> all = stop();
        if (!Inside.callback()) {
            all.forEach(Work::awaitEnd);
            awaitThreads();
            all.forEach(this::unregister);
        }
    }

    /** Does what {@link #close} does, but does not wait. */
    final List<Work> stop() {
        List<Work> all;
        synchronized (works) {
            closed = true;
            all = List.copyOf(works);
        }
        all.forEach(Work::stop);
        stopThreads();
        return all;
    }

    /** Tells whether {@link #close} has been called. */
    public final boolean isClosed() {
        synchronized (works) {
            return closed;
        }
    }

    /**
     * Runs what is ready, and what becomes ready meanwhile, until nothing is and no callback runs, or the time is over. It
     * changes nothing else: close the executor afterwards if it is to end. Inside a callback of this executor it returns at
     * once, since that callback runs.
     *
     * @param timeout how long at most; a callback that has begun is not cut short
     * @return whether nothing was left
     */
    public boolean drain(Duration timeout) {
        return Inside.callbackOf(this)
                ? quiet()
                : Waiting.until(this::quiet, Waiting.nanos(Arguments.present(timeout, "timeout")));
    }

    /** Tells whether there was an instant at which nothing was ready and nothing ran. */
    final boolean quiet() {
        Map<Work, Long> before = idle();
        return before != null && !isPutOff() && before.equals(idle());
    }

    /** Tells whether works look idle whose turn was only put off. */
    boolean isPutOff() {
        return false;
    }

    /** Gives what every work says while it is idle, or null if one is not. */
    private @Nullable Map<Work, Long> idle() {
        List<Work> all;
        synchronized (works) {
            all = List.copyOf(works);
        }
        Map<Work, Long> stamps = new HashMap<>();
        for (Work work : all) {
            long stamp = work.idleStamp();
            // Signals to a closed work lead nowhere, but its last perform counts.
            if (stamp < 0 && (!work.isClosed() || work.running())) {
                return null;
            }
            stamps.put(work, stamp);
        }
        return stamps;
    }

    /** Takes on a work. */
    final void register(Work work) {
        synchronized (works) {
            if (closed) {
                throw new NodeException("closed", this + " is closed. Use an executor that is open.");
            }
            if (leftovers) {
                leftovers = false;
                works.removeIf(old -> old.isClosed() && !old.running());
            }
            works.add(work);
            worksChanged(List.copyOf(works));
        }
    }

    /** Forgets a work that was stopped, as soon as it does not run. */
    final void unregister(Work work) {
        synchronized (works) {
            if (work.running()) {
                leftovers = true;
            } else if (works.remove(work)) {
                worksChanged(List.copyOf(works));
            }
        }
    }

    /** How many works may perform or run still. */
    final int workCount() {
        synchronized (works) {
            return works.size();
        }
    }

    /** Makes the slot of a work. */
    Slot slot(Work work, CallbackGroup group) {
        Lane lane = group.lane(this);
        return group.isMutuallyExclusive() ? new LaneSlot(work, lane) : new ReentrantSlot(work, this);
    }

    /** Learns which works there are; called while nobody else changes that. */
    void worksChanged(List<Work> all) {}

    /** Takes something that has become ready. Never blocks or throws. */
    abstract void enqueue(Ready ready);

    /** Takes something that is still ready after its turn, from the thread that ran it. */
    abstract void requeue(Ready ready);

    /** Learns that a work was ready and was dropped. */
    void dropped(Work work) {}

    /** Tells the threads to end. */
    abstract void stopThreads();

    /** Waits for the threads to end, as far as they are this executor's own. */
    abstract void awaitThreads();

    /** Gives what the names of its threads begin with. */
    final String name() {
        return name;
    }

    /** Names the executor, as its threads are named. */
    @Override
    public String toString() {
        return name;
    }
}
