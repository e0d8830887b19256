package dev.cedros.node;

import org.jspecify.annotations.Nullable;

/** Knows whether the calling thread is inside a callback, and of which executor. */
final class Inside {
    private static final ThreadLocal<Inside> CURRENT = ThreadLocal.withInitial(Inside::new);

    private @Nullable NodeExecutor executor;

    private Inside() {}

    /** Tells whether the calling thread runs a callback of some executor. */
    static boolean callback() {
        return CURRENT.get().executor != null;
    }

    /** Tells whether the calling thread runs a callback of {@code executor}; of those inside each other the innermost counts. */
    static boolean callbackOf(NodeExecutor executor) {
        return CURRENT.get().executor == executor;
    }

    /** Runs something ready of an executor. */
    static int run(NodeExecutor executor, Ready ready, int budget) {
        Inside inside = CURRENT.get();
        NodeExecutor before = inside.executor;
        inside.executor = executor;
        try {
            return ready.run(budget);
        } finally {
            inside.executor = before;
        }
    }
}
