package dev.cedros.node;

import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/** A place where one thread sleeps until another wakes it. */
final class Sleeper {
    private final AtomicReference<@Nullable Thread> sleeping = new AtomicReference<>();

    /** Says that the calling thread is going to sleep. Now it looks a last time whether it should. */
    void lieDown() {
        sleeping.set(Thread.currentThread());
    }

    /** Sleeps until woken, interrupted, or the time is over, which may happen without a reason. */
    void sleep(long nanos) {
        if (sleeping.get() != null) {
            LockSupport.parkNanos(this, nanos);
        }
    }

    /** Is up again; returns false if another thread has woken it, or was about to. */
    boolean rise() {
        return sleeping.getAndSet(null) != null;
    }

    /** Wakes the thread that sleeps here; returns false if none does. */
    boolean wake() {
        Thread thread = sleeping.get();
        if (thread != null && sleeping.compareAndSet(thread, null)) {
            LockSupport.unpark(thread);
            return true;
        }
        return false;
    }
}
