package dev.cedros.node;

import dev.cedros.codec.ActionType;
import java.time.Duration;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Says how an action server deals with goals; one of the last two methods makes it. Used by one thread.
 *
 * @param <G> the class of goals
 * @param <R> the class of results
 * @param <F> the class of feedback
 */
public final class ActionServerBuilder<G, R, F> {
    private final Node node;
    private final String name;
    private final ActionType<G, R, F> type;
    private Predicate<? super G> acceptance = goal -> true;
    private Predicate<? super ServerGoal<G, R, F>> cancelability = goal -> true;
    private Duration resultsKept = ActionServer.RESULTS_KEPT;
    private @Nullable CallbackGroup group;

    ActionServerBuilder(Node node, String name, ActionType<G, R, F> type) {
        this.node = node;
        this.name = name;
        this.type = type;
    }

    /** Which goals are taken on; all unless said otherwise. If the predicate throws, the goal is rejected. */
    public ActionServerBuilder<G, R, F> accept(Predicate<? super G> predicate) {
        this.acceptance = Arguments.present(predicate, "predicate");
        return this;
    }

    /**
     * Which goals may be canceled; all unless said otherwise. If the predicate throws, the goal goes on. It does not end goals
     * itself.
     */
    public ActionServerBuilder<G, R, F> cancel(Predicate<? super ServerGoal<G, R, F>> predicate) {
        this.cancelability = Arguments.present(predicate, "predicate");
        return this;
    }

    /** How long the result of a goal can be asked for after its end; {@link ActionServer#RESULTS_KEPT} unless said otherwise. */
    public ActionServerBuilder<G, R, F> keepResults(Duration duration) {
        this.resultsKept = Arguments.present(duration, "duration");
        return this;
    }

    /** The group in whose turn everything here is called; that of the node unless said otherwise. */
    public ActionServerBuilder<G, R, F> group(CallbackGroup callbackGroup) {
        this.group = Arguments.present(callbackGroup, "callback group");
        return this;
    }

    /**
     * Makes the server. The callback begins the work on an accepted goal and returns soon: while it runs, the node hears of no
     * cancellation. What it throws aborts the goal.
     */
    public ActionServer<G, R, F> execute(Consumer<? super ServerGoal<G, R, F>> callback) {
        Arguments.present(callback, "callback");
        return ActionServer.open(
                node, name, type, acceptance, cancelability, resultsKept, node.groupOr(group), callback);
    }

    /**
     * Makes the server. The function does all the work on an accepted goal, on a thread of the executor, and returns the
     * result: the goal has succeeded then, or is canceled if that was asked for. What it throws aborts the goal, with a result
     * of default values, and goes to the error handler of the node. It may also end the goal itself; its value does not count
     * then.
     */
    public ActionServer<G, R, F> executeOn(
            Executor executor, Function<? super ServerGoal<G, R, F>, ? extends R> function) {
        Arguments.present(executor, "executor");
        Arguments.present(function, "function");
        return execute(goal -> executor.execute(() -> goal.work(function)));
    }
}
