package dev.cedros.node.inprocess;

import dev.cedros.node.transport.EndpointEvent;
import dev.cedros.node.transport.EndpointListener;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/**
 * Tells listeners what happened in the order in which it did, though no lock is held while they are told. Who adds calls {@link
 * #tell} once it holds none; if somebody is telling already, that thread tells the rest.
 */
final class Notices {
    private record Notice(EndpointListener listener, EndpointEvent event) {}

    private final Queue<Notice> pending = new ConcurrentLinkedQueue<>();

    /** How often {@link #tell} was called since nobody told. */
    private final AtomicInteger calls = new AtomicInteger();

    /** Adds what is to be told; under the lock that puts it in order. */
    void add(EndpointListener listener, EndpointEvent event) {
        pending.add(new Notice(listener, event));
    }

    /** Tells all, whatever listeners throw; the first failure is thrown at the end. */
    void tell() {
        if (calls.getAndIncrement() != 0) {
            return;
        }
        Throwable failure = null;
        int told = 1;
        do {
            failure = tellPending(failure);
            told = calls.addAndGet(-told);
        } while (told != 0);
        if (failure instanceof Error error) {
            throw error;
        }
        if (failure instanceof RuntimeException exception) {
            throw exception;
        }
    }

    private @Nullable Throwable tellPending(@Nullable Throwable earlier) {
        Throwable failure = earlier;
        for (Notice notice = pending.poll(); notice != null; notice = pending.poll()) {
            try {
                notice.listener.event(notice.event);
            } catch (RuntimeException | Error e) {
                if (failure == null) {
                    failure = e;
                }
            }
        }
        return failure;
    }
}
