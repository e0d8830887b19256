package dev.cedros.payload;

import java.util.concurrent.atomic.AtomicInteger;

/** Waits until every payload that shows some memory is released, and then gives the memory back. */
@SuppressWarnings("serial") // Nobody serializes it; the counter is inherited so that a payload costs one object less.
final class Owner extends AtomicInteger {
    private final Runnable whenReleased;

    Owner(Runnable whenReleased) {
        super(1);
        this.whenReleased = whenReleased;
    }

    /** Counts one more payload. */
    void retain() {
        int payloads = get();
        while (payloads > 0) {
            if (compareAndSet(payloads, payloads + 1)) {
                return;
            }
            payloads = get();
        }
        throw Lease.released();
    }

    /** Counts one payload less; once for each. */
    void release() {
        if (decrementAndGet() == 0) {
            whenReleased.run();
        }
    }
}
