package dev.cedros.node;

/** The slot of a work in a mutually exclusive group. */
final class LaneSlot extends Turn implements Slot {
    private final Work work;
    private final Lane lane;

    LaneSlot(Work work, Lane lane) {
        this.work = work;
        this.lane = lane;
    }

    @Override
    public void signal() {
        if (signalled()) {
            lane.add(this);
        }
    }

    /** Performs until nothing is left, unless others wait: they take turns item by item, as the items came. */
    @Override
    int run(int budget) {
        begin();
        int done = 0;
        while (!work.isClosed()) {
            if (work.tryPerform()) {
                done++;
                if (done == budget || lane.othersWait()) {
                    pause();
                    lane.addAgain(this);
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
        lane.executor().dropped(work);
    }
}
