package dev.cedros.node;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/** Runs tasks in the turn of a callback group, instead of on the thread that knows of them. They do not throw. */
final class TaskQueue extends Work {
    private final Queue<Runnable> tasks = new ConcurrentLinkedQueue<>();

    TaskQueue(Node node, CallbackGroup group) {
        super(node.executor(), group);
    }

    void add(Runnable task) {
        tasks.add(task);
        signal();
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
}
