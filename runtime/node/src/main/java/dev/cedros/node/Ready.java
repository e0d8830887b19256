package dev.cedros.node;

import org.jspecify.annotations.Nullable;

/** Something whose turn may come: what waits in a {@link ReadyQueue}, at most once at a time, without another object for it. */
abstract class Ready {
    /** The one behind it in its queue; the business of the queue alone. */
    volatile @Nullable Ready next;

    /** This as a task of a foreign executor, once one has needed it. */
    @Nullable
    Runnable task;

    /**
     * Does what there is to do, up to {@code budget} items, and sees to it that it gets another turn if there may be more.
     *
     * @param budget how many items, at least one
     * @return how many it was
     */
    abstract int run(int budget);

    /** Forgets that it was ready, because its executor cannot run it; the next signal makes it ready again. */
    abstract void drop();
}
