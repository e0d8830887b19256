package dev.cedros.node;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What something is made of and is closed with it. One thread adds, before any other one knows of this; any thread closes.
 */
final class Parts {
    private final List<AutoCloseable> all = new ArrayList<>();

    /** Adds a part and gives it; the newest one is closed first. */
    <C extends AutoCloseable> C add(C part) {
        all.add(0, part);
        return part;
    }

    /** Closes all. */
    void close() {
        closeAll(all);
    }

    /**
     * Closes one after the other, whatever happens on the way: who waits for memory to be given back may throw then. The first
     * failure is thrown at the end.
     */
    @SuppressWarnings("ReferenceEquality") // Nothing can be added to itself.
    static void closeAll(List<? extends AutoCloseable> parts) {
        Throwable failure = null;
        for (AutoCloseable part : parts) {
            try {
                part.close();
            } catch (Throwable e) {
                if (failure == null) {
                    failure = e;
                } else if (failure != e) {
                    failure.addSuppressed(e);
                }
            }
        }
        rethrow(failure);
    }

    private static void rethrow(@Nullable Throwable failure) {
        if (failure instanceof Error error) {
            throw error;
        }
        if (failure instanceof RuntimeException exception) {
            throw exception;
        }
        if (failure != null) {
            throw new IllegalStateException(failure);
        }
    }
}
