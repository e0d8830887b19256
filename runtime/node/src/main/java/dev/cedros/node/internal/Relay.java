package dev.cedros.node.internal;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Handles items one at a time, in the order in which they were added, though no lock is held meanwhile: handling them may call code
 * of the user's. Who adds, under the lock that puts items in order, calls {@link #run} once it holds none; if another thread is
 * handling items already, that one handles the rest. For any thread.
 *
 * @param <T> the items
 */
public final class Relay<T> {
    private final Consumer<? super T> handler;
    private final Queue<T> pending = new ConcurrentLinkedQueue<>();

    /** How often {@link #run} was called since nobody handled items. */
    private final AtomicInteger calls = new AtomicInteger();

    /** Makes a relay without items. */
    public Relay(Consumer<? super T> handler) {
        this.handler = handler;
    }

    /** Adds an item. */
    public void add(T item) {
        pending.add(item);
    }

    /** Handles all items, whatever the handler throws; the first failure is thrown at the end. */
    public void run() {
        if (calls.getAndIncrement() != 0) {
            return;
        }
        Throwable failure = null;
        int seen = 1;
        do {
            failure = handlePending(failure);
            seen = calls.addAndGet(-seen);
        } while (seen != 0);
        if (failure instanceof Error error) {
            throw error;
        }
        if (failure instanceof RuntimeException exception) {
            throw exception;
        }
    }

    private @Nullable Throwable handlePending(@Nullable Throwable earlier) {
        Throwable failure = earlier;
        for (T item = pending.poll(); item != null; item = pending.poll()) {
            try {
                handler.accept(item);
            } catch (RuntimeException | Error e) {
                if (failure == null) {
                    failure = e;
                }
            }
        }
        return failure;
    }
}
