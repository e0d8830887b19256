package dev.cedros.node;

import java.util.ArrayList;
import java.util.List;

/**
 * Runs callbacks in several threads of its own, which it starts when it is first used. Different groups run at the same time, a
 * reentrant group several times over. A thread that has nothing to do sleeps.
 */
public final class MultiThreadedExecutor extends QueueExecutor {
    private final int count;

    /** Guarded by itself. */
    private final List<Thread> threads = new ArrayList<>();

    /**
     * Makes an executor named {@code cedros-multi-} and a number.
     *
     * @param threads how many, at least one
     * @throws NodeException with code {@code thread-count} if that is less than one
     */
    public MultiThreadedExecutor(int threads) {
        this(OwnThread.executorName("multi"), threads);
    }

    /**
     * Makes an executor with a name.
     *
     * @param name what the names of its threads begin with
     * @param threads how many, at least one
     * @throws NodeException with code {@code thread-count} if that is less than one
     */
    public MultiThreadedExecutor(String name, int threads) {
        super(name, checked(name, threads));
        this.count = threads;
    }

    private static int checked(String name, int threads) {
        if (threads < 1) {
            throw new NodeException(
                    "thread-count", name + " cannot have " + threads + " threads. Give it one or more.");
        }
        return threads;
    }

    @Override
    void worksChanged(List<Work> all) {
        synchronized (threads) {
            while (threads.size() < count && !stopped()) {
                int index = threads.size();
                Thread thread = OwnThread.of(this + "-thread-" + (index + 1), () -> work(index));
                threads.add(thread);
                thread.start();
            }
        }
    }

    @Override
    void awaitThreads() {
        List<Thread> all;
        synchronized (threads) {
            all = List.copyOf(threads);
        }
        all.forEach(OwnThread::await);
    }
}
