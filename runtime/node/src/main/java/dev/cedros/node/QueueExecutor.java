package dev.cedros.node;

import java.lang.invoke.VarHandle;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/** An executor whose threads take what is ready from one queue. */
abstract class QueueExecutor extends NodeExecutor {
    /** How often a thread looks before it sleeps: about as long as it takes to wake one. */
    private static final int LOOKS = Runtime.getRuntime().availableProcessors() > 1 ? 200 : 0;

    private final ReadyQueue queue = new ReadyQueue();
    private final ReentrantLock taking = new ReentrantLock();
    private final Sleeper[] sleepers;
    private volatile boolean stopped;

    QueueExecutor(String name, int threads) {
        super(name);
        sleepers = new Sleeper[threads];
        for (int i = 0; i < threads; i++) {
            sleepers[i] = new Sleeper();
        }
    }

    final boolean stopped() {
        return stopped;
    }

    @Override
    final void enqueue(Ready ready) {
        queue.add(ready);
        wakeOne();
    }

    /** Wakes nobody: the calling thread takes again. */
    @Override
    final void requeue(Ready ready) {
        queue.add(ready);
    }

    private void wakeOne() {
        // Either this sees who lies down, or they see what was added.
        VarHandle.fullFence();
        for (Sleeper sleeper : sleepers) {
            if (sleeper.wake()) {
                return;
            }
        }
    }

    @Override
    void stopThreads() {
        stopped = true;
        for (Sleeper sleeper : sleepers) {
            sleeper.wake();
        }
    }

    /** Takes what is ready, or gives null. */
    final @Nullable Ready poll() {
        taking.lock();
        try {
            return queue.poll();
        } finally {
            taking.unlock();
        }
    }

    /**
     * Takes what is ready, sleeping until something is.
     *
     * @param index the sleeper of the calling thread
     * @return null if this was stopped, the thread interrupted, or the time was over
     */
    final @Nullable Ready await(int index, long timeoutNanos) {
        long start = System.nanoTime();
        Sleeper sleeper = sleepers[index];
        while (!stopped) {
            Ready ready = poll();
            for (int i = 0; ready == null && i < LOOKS; i++) {
                Thread.onSpinWait();
                ready = queue.looksEmpty() ? null : poll();
            }
            if (ready != null) {
                return ready;
            }
            long left = timeoutNanos - (System.nanoTime() - start);
            if (left <= 0 || Thread.currentThread().isInterrupted()) {
                return null;
            }
            ready = sleep(sleeper, left);
            if (ready != null) {
                return ready;
            }
        }
        return null;
    }

    private @Nullable Ready sleep(Sleeper sleeper, long nanos) {
        sleeper.lieDown();
        Ready ready = poll();
        if (ready == null && !stopped) {
            sleeper.sleep(nanos);
        }
        if (!sleeper.rise() && ready != null) {
            // Somebody woke this thread for something else, which it will not look at before its callback has returned.
            wakeOne();
        }
        return ready;
    }

    /** Runs a batch of something ready. */
    final int run(Ready ready, int budget) {
        return Inside.run(this, ready, budget);
    }

    /** Runs what is ready until this is stopped; for the executor's own threads, whatever callbacks do to them. */
    final void work(int index) {
        while (!stopped) {
            Ready ready = await(index, Waiting.FOREVER);
            if (ready != null) {
                run(ready, BATCH);
            }
            // Left behind by a callback; it would keep this thread from sleeping.
            Thread.interrupted();
        }
    }
}
