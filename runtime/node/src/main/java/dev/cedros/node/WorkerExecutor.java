package dev.cedros.node;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Runs all callbacks in one thread of its own, which is also the one that receives: it looks after everything that is given to it
 * itself, takes what has come and runs the callback, with no queue between. That is the shortest way from a message to its
 * callback, for a few busy subscriptions. It starts its thread when it is first used; that spins briefly before it sleeps.
 *
 * <p>No two callbacks run at the same time, whatever their groups. Subscriptions take turns after a batch of messages, not message
 * by message.
 */
public final class WorkerExecutor extends NodeExecutor {
    /** How often the thread looks for a signal before it sleeps. */
    private static final int LOOKS = Runtime.getRuntime().availableProcessors() > 1 ? 2_000 : 0;

    private final Sleeper sleeper = new Sleeper();
    private volatile FlagSlot[] slots = {};
    private volatile @Nullable Thread thread;
    private volatile boolean stopped;

    /** Some slot may be ready. The thread spins on this, not on all of them. */
    private volatile boolean signalled;

    /** Makes an executor named {@code cedros-worker-} and a number. */
    public WorkerExecutor() {
        this(OwnThread.executorName("worker"));
    }

    /**
     * Makes an executor with a name.
     *
     * @param name becomes the name of its thread
     */
    public WorkerExecutor(String name) {
        super(name);
    }

    @Override
    Slot slot(Work work, CallbackGroup group) {
        group.lane(this);
        return new FlagSlot(work, this);
    }

    @Override
    void worksChanged(List<Work> all) {
        slots = all.stream().map(work -> (FlagSlot) work.slot()).toArray(FlagSlot[]::new);
        if (thread == null && !stopped) {
            Thread made = OwnThread.of(toString(), this::work);
            thread = made;
            made.start();
        }
    }

    /** Learns that some slot is ready. */
    void wake() {
        // The slot became ready by a volatile write before this read; the thread clears the flag
        // before it looks at slots.
        if (!signalled) {
            signalled = true;
            sleeper.wake();
        }
    }

    private void work() {
        while (!stopped) {
            for (int i = 0; !signalled && i < LOOKS; i++) {
                Thread.onSpinWait();
            }
            if (!signalled) {
                sleeper.lieDown();
                if (!signalled && !stopped) {
                    sleeper.sleep(Waiting.FOREVER);
                }
                sleeper.rise();
            }
            signalled = false;
            for (FlagSlot slot : slots) {
                if (slot.ready()) {
                    Inside.run(this, slot, BATCH);
                }
            }
            // Left behind by a callback; it would keep this thread from sleeping.
            Thread.interrupted();
        }
    }

    @Override
    void enqueue(Ready ready) {
        wake();
    }

    @Override
    void requeue(Ready ready) {
        signalled = true;
    }

    @Override
    void stopThreads() {
        stopped = true;
        sleeper.wake();
    }

    @Override
    void awaitThreads() {
        Thread started = thread;
        if (started != null) {
            OwnThread.await(started);
        }
    }
}
