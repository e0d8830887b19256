package dev.cedros.node;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadFactory;
import java.util.function.Supplier;

/** The kinds of executors, each running on threads of its own. */
enum Kind {
    SINGLE(() -> {
        SingleThreadedExecutor executor = new SingleThreadedExecutor();
        executor.start();
        return executor;
    }),
    MULTI(() -> new MultiThreadedExecutor(4)),
    WORKER(WorkerExecutor::new),
    OVER_POOL(() -> NodeExecutor.over(Pool.SHARED)),
    OVER_CALLER(() -> NodeExecutor.over(Runnable::run));

    private final Supplier<NodeExecutor> maker;

    Kind(Supplier<NodeExecutor> maker) {
        this.maker = maker;
    }

    NodeExecutor make() {
        return maker.get();
    }

    /** Tells whether callbacks run elsewhere than in the thread that signals. */
    boolean detached() {
        return this != OVER_CALLER;
    }

    private static final class Pool {
        static final ExecutorService SHARED = Executors.newFixedThreadPool(4, daemons());

        private static ThreadFactory daemons() {
            return body -> {
                Thread thread = new Thread(body, "test-pool");
                thread.setDaemon(true);
                return thread;
            };
        }
    }
}
