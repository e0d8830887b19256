package dev.cedros.processor.check;

import dev.cedros.processor.model.Origin;
import java.util.ArrayList;
import java.util.List;

/** The problems of one message, in the order in which they were found. */
public final class Problems {
    private final List<Problem> found = new ArrayList<>();
    private boolean failed;

    /** Adds a problem; unless it is a warning, the message has failed. */
    public void add(ProblemCode code, Origin origin, String message) {
        found.add(new Problem(code, message, origin));
        failed |= !code.isWarning();
    }

    /** Lets the message fail without a problem of its own: something that it depends on has one, which says enough. */
    public void fail() {
        failed = true;
    }

    /** Whether no codec can be written. */
    public boolean isFailed() {
        return failed;
    }

    /** All problems so far. */
    public List<Problem> all() {
        return List.copyOf(found);
    }
}
