package dev.cedros.node;

import org.jspecify.annotations.Nullable;

/** Knows whether the calling thread is inside a callback, and of which executor. */
final class Inside {
    private static final ThreadLocal<Inside> CURRENT = ThreadLocal.withInitial(Inside::new);

    private @Nullable NodeExecutor executor;
    private @Nullable Task task;

    /** How often the task was to run inside itself. */
    private int again;

    private Inside() {}

    /** Tells whether the calling thread runs a callback of some executor. */
    static boolean callback() {
        return CURRENT.get().executor != null;
    }

    /** Tells whether the calling thread runs a callback of {@code executor}; of those inside each other the innermost counts. */
    @SuppressWarnings("ReferenceEquality") // Executors are equal only to themselves.
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

    /**
     * Something ready as a task of a foreign executor. If that runs it in the thread that gives it away, while this thread is
     * running it, it runs again afterwards instead of inside itself: the stack would grow with the number of messages.
     */
    static final class Task implements Runnable {
        private final NodeExecutor executor;
        private final Ready ready;

        Task(NodeExecutor executor, Ready ready) {
            this.executor = executor;
            this.ready = ready;
        }

        @Override
        public void run() {
            Inside inside = CURRENT.get();
            if (inside.task == this) {
                inside.again++;
                return;
            }
            Task taskBefore = inside.task;
            int againBefore = inside.again;
            inside.task = this;
            inside.again = 0;
            try {
                do {
                    Inside.run(executor, ready, NodeExecutor.BATCH);
                } while (inside.again-- > 0);
            } finally {
                inside.task = taskBefore;
                inside.again = againBefore;
            }
        }
    }
}
