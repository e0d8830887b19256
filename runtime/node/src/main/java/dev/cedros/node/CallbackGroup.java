package dev.cedros.node;

import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * Says which callbacks may run at the same time. Subscriptions, services, clients and timers name the group that their callbacks
 * belong to.
 *
 * <p>Callbacks of a mutually exclusive group run one at a time, in the order in which there was something to do, each seeing
 * what those before it wrote; which thread runs them may change. Callbacks of a reentrant group run at the same time, as far as
 * the executor has threads; the same callback too.
 *
 * <p>A group belongs to the executor with which it was first used. It can be made and named by any thread.
 */
public final class CallbackGroup {
    private final boolean exclusive;
    private final AtomicReference<@Nullable Lane> lane = new AtomicReference<>();

    private CallbackGroup(boolean exclusive) {
        this.exclusive = exclusive;
    }

    /** Makes a group whose callbacks run one at a time. */
    public static CallbackGroup mutuallyExclusive() {
        return new CallbackGroup(true);
    }

    /** Makes a group whose callbacks may run at the same time. */
    public static CallbackGroup reentrant() {
        return new CallbackGroup(false);
    }

    /** Tells whether the callbacks of this group run one at a time. */
    public boolean isMutuallyExclusive() {
        return exclusive;
    }

    /**
     * Gives the lane of this group, which belongs to {@code executor} from now on. For a reentrant group it serves only to
     * remember that.
     *
     * @throws NodeException with code {@code group-in-use} if it belongs to another one
     */
    @SuppressWarnings("ReferenceEquality") // Executors are equal only to themselves.
    Lane lane(NodeExecutor executor) {
        Lane bound = lane.get();
        if (bound == null) {
            Lane made = new Lane(executor);
            Lane before = lane.compareAndExchange(null, made);
            bound = before == null ? made : before;
        }
        if (bound.executor() != executor) {
            throw new NodeException(
                    "group-in-use",
                    "The callback group belongs to " + bound.executor() + " and is used with " + executor
                            + ". Make a group for each executor.");
        }
        return bound;
    }

    @Override
    public String toString() {
        return exclusive ? "mutually exclusive group" : "reentrant group";
    }
}
