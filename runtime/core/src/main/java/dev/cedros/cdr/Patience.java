package dev.cedros.cdr;

/**
 * When something takes the place of something else in a table: after having been searched in vain so often, and each time it
 * has to be twice as often, so that things which oust each other in turn soon do so no more, and nothing is allocated for
 * good. Threads share it without locks; a lost count does no harm.
 */
final class Patience {
    private static final int FIRST = 16;
    private static final int MOST = 1 << 20;

    private final int[] waited;
    private final int[] needed;

    Patience(int places) {
        waited = new int[places];
        needed = new int[places];
    }

    /** Counts a search in vain, and says whether the place may be taken. */
    boolean isOver(int place) {
        int patience = Math.max(FIRST, needed[place]);
        if (++waited[place] <= patience) {
            return false;
        }
        waited[place] = 0;
        needed[place] = Math.min(MOST, 2 * patience);
        return true;
    }
}
