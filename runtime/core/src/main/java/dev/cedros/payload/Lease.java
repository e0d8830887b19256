package dev.cedros.payload;

import dev.cedros.error.PayloadReleasedException;

/**
 * Says whether the bytes of a {@link Payload} may still be read. Whatever shows those bytes without a copy of its own keeps
 * the lease of the payload and checks it at every access; after {@link Payload#release} each check fails, so that nobody
 * reads bytes that belong to somebody else by then.
 *
 * <p>The state is a plain field, which costs a loop over elements nothing. A thread sees a release by another one if it
 * happened before in the sense of the Java memory model: after handing the payload on through a queue, a lock or the like.
 */
public final class Lease {
    private boolean released;

    Lease() {}

    /**
     * Does nothing while the bytes are there.
     *
     * @throws PayloadReleasedException if the payload was released
     */
    public void check() {
        if (released) {
            throw released();
        }
    }

    static PayloadReleasedException released() {
        return new PayloadReleasedException(
                "The payload whose bytes these are was released. Use them before, or copy the message.");
    }

    /** Tells whether the payload was released. */
    public boolean isReleased() {
        return released;
    }

    void release() {
        released = true;
    }
}
