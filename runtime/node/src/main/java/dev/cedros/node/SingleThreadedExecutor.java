package dev.cedros.node;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * Runs all callbacks in one thread: the one that calls {@link #spin}, {@link #spinOnce} or {@link #spinSome}, or one of its own after
 * {@link #start}. So no two callbacks run at the same time, whatever their groups. Until one of these is called, nothing runs.
 *
 * <p>One thread at a time may spin; it may be another one each time.
 */
public final class SingleThreadedExecutor extends QueueExecutor {
    private final AtomicReference<@Nullable Thread> spinner = new AtomicReference<>();
    private final Marker marker = new Marker();
    private volatile @Nullable Thread own;

    /** Makes an executor named {@code cedros-single-} and a number. */
    public SingleThreadedExecutor() {
        this(OwnThread.executorName("single"));
    }

    /**
     * Makes an executor with a name.
     *
     * @param name becomes the name of its own thread, if it starts one
     */
    public SingleThreadedExecutor(String name) {
        super(name, 1);
    }

    /**
     * Starts a daemon thread that spins until this is closed. Again, it does nothing.
     *
     * @throws NodeException with code {@code closed}, or {@code already-spinning} if another thread spins
     */
    public void start() {
        if (isClosed()) {
            throw new NodeException("closed", this + " is closed. Start it before that, or make another.");
        }
        Thread thread = OwnThread.of(toString(), () -> {
            work(0);
            leave();
        });
        Thread other = spinner.compareAndExchange(null, thread);
        if (other == null) {
            own = thread;
            thread.start();
        } else if (other != own) {
            throw alreadySpinning(other);
        }
    }

    /**
     * Runs callbacks in the calling thread until this is closed, by another thread or by a callback, or the thread is
     * interrupted, which it is still afterwards.
     *
     * @throws NodeException with code {@code already-spinning} if another thread spins, or this one does already: in a callback
     */
    public void spin() {
        enter();
        try {
            Ready ready = await(0, Waiting.FOREVER);
            while (ready != null) {
                run(ready, BATCH);
                ready = Thread.currentThread().isInterrupted() ? null : await(0, Waiting.FOREVER);
            }
        } finally {
            leave();
        }
    }

    /**
     * Runs one callback in the calling thread, waiting until there is something to do.
     *
     * @param timeout how long it waits at most; zero or less for not at all
     * @return false if there was nothing: the time was over, this was closed, or the thread was interrupted
     * @throws NodeException with code {@code already-spinning} as {@link #spin} does
     */
    public boolean spinOnce(Duration timeout) {
        long nanos = Waiting.nanos(Arguments.present(timeout, "timeout"));
        enter();
        try {
            long start = System.nanoTime();
            while (true) {
                Ready ready = await(0, nanos - (System.nanoTime() - start));
                if (ready == null) {
                    return false;
                }
                if (run(ready, 1) > 0) {
                    return true;
                }
            }
        } finally {
            leave();
        }
    }

    /**
     * Runs in the calling thread what is ready, without waiting: a batch of each group that has something to do, but nothing that
     * becomes ready meanwhile in another group.
     *
     * @return whether it ran any callback
     * @throws NodeException with code {@code already-spinning} as {@link #spin} does
     */
    public boolean spinSome() {
        enter();
        try {
            marker.queue();
            int done = 0;
            Ready ready = stopped() ? null : poll();
            while (ready != null && ready != marker) {
                done += run(ready, BATCH);
                ready = stopped() ? null : poll();
            }
            if (ready == marker) {
                marker.run(1);
            }
            return done > 0;
        } finally {
            leave();
        }
    }

    /**
     * {@inheritDoc}
     *
     * <p>If no thread spins, the calling one does so for that time.
     */
    @Override
    public boolean drain(Duration timeout) {
        long nanos = Waiting.nanos(Arguments.present(timeout, "timeout"));
        if (spinner.compareAndSet(null, Thread.currentThread())) {
            try {
                return drainHere(nanos);
            } finally {
                leave();
            }
        }
        return super.drain(timeout);
    }

    private boolean drainHere(long nanos) {
        long start = System.nanoTime();
        while (!stopped() && System.nanoTime() - start < nanos) {
            Ready ready = poll();
            if (ready != null) {
                run(ready, 1);
            } else if (quiet()) {
                return true;
            }
        }
        return quiet();
    }

    private void enter() {
        Thread other = spinner.compareAndExchange(null, Thread.currentThread());
        if (other != null) {
            throw alreadySpinning(other);
        }
    }

    private void leave() {
        spinner.set(null);
    }

    private NodeException alreadySpinning(Thread other) {
        String problem = other == Thread.currentThread()
                ? this + " spins in this thread already; a callback cannot spin it. Return from the callback instead."
                : this + " spins in thread " + other.getName()
                        + " already, and in one thread at a time. Use a MultiThreadedExecutor for several.";
        return new NodeException("already-spinning", problem);
    }

    @Override
    void awaitThreads() {
        Thread thread = own;
        if (thread != null) {
            OwnThread.await(thread);
        }
    }

    /** Marks how far the queue reached when spinSome began. A spin that found it is past it. */
    private final class Marker extends Ready {
        private boolean queued;

        void queue() {
            if (!queued) {
                queued = true;
                requeue(this);
            }
        }

        @Override
        int run(int budget) {
            queued = false;
            return 0;
        }

        @Override
        void drop() {}
    }
}
