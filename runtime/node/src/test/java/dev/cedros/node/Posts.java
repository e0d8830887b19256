package dev.cedros.node;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/** A work whose items are tasks that tests post. */
final class Posts extends Work {
    private final String name;
    private final Queue<Runnable> tasks = new ConcurrentLinkedQueue<>();

    Posts(NodeExecutor executor, CallbackGroup group) {
        this("posts", executor, group);
    }

    Posts(String name, NodeExecutor executor, CallbackGroup group) {
        super(executor, group);
        this.name = name;
    }

    void post(Runnable task) {
        tasks.add(task);
        signal();
    }

    /** Posts without a signal. */
    void add(Runnable task) {
        tasks.add(task);
    }

    int waiting() {
        return tasks.size();
    }

    @Override
    boolean perform() {
        Runnable task = tasks.poll();
        if (task == null) {
            return false;
        }
        task.run();
        return true;
    }

    @Override
    public String toString() {
        return name;
    }
}
