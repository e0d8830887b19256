package dev.cedros.node;

/** How an executor knows a work: whether its turn has come and whether it is running. */
interface Slot {
    /** Says that there may be an item; for any thread. */
    void signal();

    /** Tells whether some thread is about to perform, performs, or has not quite finished. */
    boolean running();

    /**
     * Gives a negative number if the work runs or waits for its turn, otherwise one that has changed whenever it did so
     * meanwhile: a work that gives the same number twice did nothing between.
     */
    long idleStamp();
}
