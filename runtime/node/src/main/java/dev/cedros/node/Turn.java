package dev.cedros.node;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * Something that one thread at a time runs, after it was signalled. A signal that comes while it runs makes the runner look
 * again before it stops, so none is lost; one that comes before that, or while it waits for its turn, has nothing to add.
 */
abstract class Turn extends Ready {
    private static final int IDLE = 0;
    private static final int QUEUED = 1;
    private static final int RUNNING = 2;

    /** Running, and signalled since. */
    private static final int AGAIN = 3;

    private static final VarHandle STATE;
    private static final VarHandle ENDS;

    static {
        try {
            ENDS = MethodHandles.lookup().findVarHandle(Turn.class, "ends", long.class);
            STATE = MethodHandles.lookup().findVarHandle(Turn.class, "state", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private volatile int state = IDLE;

    /** How often it became idle; written by the runner. */
    private long ends;

    /** Remembers a signal. If it returns true, the caller queues this. For any thread. */
    final boolean signalled() {
        // What the signal is about is written before the state is read, however it was written; the
        // runner does it the other way round. Reading is enough for most signals, and leaves the
        // cache line with the runner.
        VarHandle.fullFence();
        while (true) {
            int seen = state;
            if (seen == QUEUED || seen == AGAIN) {
                return false;
            }
            if (STATE.compareAndSet(this, seen, seen == IDLE ? QUEUED : AGAIN)) {
                return seen == IDLE;
            }
        }
    }

    /** Tells whether it waits for its turn. */
    final boolean ready() {
        return state == QUEUED;
    }

    /**
     * The turn has come. Only now the runner looks whether the work is closed: who closes it does so first and then looks whether
     * it runs, so one of the two sees the other. This and the following are for the runner alone.
     */
    final void begin() {
        state = RUNNING;
    }

    /** Ends the turn because nothing was left, or returns false because there may be something again. */
    final boolean end() {
        if (state == RUNNING) {
            count();
            if (STATE.compareAndSet(this, RUNNING, IDLE)) {
                return true;
            }
        }
        state = RUNNING;
        return false;
    }

    /** Ends the turn although something may be left; the caller queues this. */
    final void pause() {
        state = QUEUED;
    }

    /** Ends the turn whatever was signalled. */
    final void abandon() {
        count();
        state = IDLE;
    }

    private void count() {
        ENDS.setOpaque(this, ends + 1);
    }

    /** See {@link Slot#running}. */
    public final boolean running() {
        int seen = state;
        return seen == RUNNING || seen == AGAIN;
    }

    /** See {@link Slot#idleStamp}. */
    public final long idleStamp() {
        return state == IDLE ? (long) ENDS.getOpaque(this) : -1;
    }
}
