package dev.cedros.node;

/** The slot of a work whose thread looks whether it is ready. */
final class FlagSlot extends Turn implements Slot {
    private final Work work;
    private final NodeExecutor executor;

    FlagSlot(Work work, NodeExecutor executor) {
        this.work = work;
        this.executor = executor;
    }

    @Override
    public void signal() {
        if (signalled()) {
            executor.enqueue(this);
        }
    }

    @Override
    int run(int budget) {
        begin();
        int done = 0;
        while (!work.isClosed()) {
            if (work.tryPerform()) {
                if (++done == budget) {
                    pause();
                    executor.requeue(this);
                    return done;
                }
            } else if (end()) {
                return done;
            }
        }
        abandon();
        return done;
    }

    @Override
    void drop() {
        abandon();
    }
}
