package dev.cedros.node;

import org.jspecify.annotations.Nullable;

/** The works of a mutually exclusive group that are ready, in the order in which they became so. One thread at a time runs them. */
final class Lane extends Turn {
    private final NodeExecutor executor;
    private final ReadyQueue works = new ReadyQueue();

    Lane(NodeExecutor executor) {
        this.executor = executor;
    }

    NodeExecutor executor() {
        return executor;
    }

    /** Adds a work that became ready. For any thread. */
    void add(LaneSlot slot) {
        works.add(slot);
        if (signalled()) {
            executor.enqueue(this);
        }
    }

    /** Puts a work behind those that are ready. For the runner. */
    void addAgain(LaneSlot slot) {
        works.add(slot);
    }

    /** Tells whether other works wait for the one that runs. For the runner. */
    boolean othersWait() {
        return !works.isEmpty();
    }

    @Override
    int run(int budget) {
        begin();
        int done = 0;
        // Works that were signalled for nothing count too, or the turn might never end.
        for (int spent = 0; spent < budget; ) {
            Ready slot = works.poll();
            if (slot != null) {
                int items = slot.run(budget - spent);
                done += items;
                spent += Math.max(1, items);
            } else if (end()) {
                return done;
            }
        }
        pause();
        executor.requeue(this);
        return done;
    }

    @Override
    void drop() {
        begin();
        do {
            for (@Nullable Ready slot = works.poll(); slot != null; slot = works.poll()) {
                slot.drop();
            }
        } while (!end());
    }
}
