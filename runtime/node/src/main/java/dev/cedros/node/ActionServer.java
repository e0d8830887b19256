package dev.cedros.node;

import dev.cedros.codec.ActionType;
import dev.cedros.codec.FeedbackMessage;
import dev.cedros.codec.GetResultRequest;
import dev.cedros.codec.GetResultResponse;
import dev.cedros.codec.SendGoalRequest;
import dev.cedros.codec.SendGoalResponse;
import dev.cedros.node.internal.action.CancelGoal;
import dev.cedros.node.internal.action.CancelGoalService;
import dev.cedros.node.internal.action.GoalInfo;
import dev.cedros.node.internal.action.GoalStatusArray;
import dev.cedros.node.internal.action.GoalStatusArrayCodec;
import dev.cedros.node.qos.QosProfile;
import dev.cedros.node.transport.TransportException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * Takes on goals that take a while, tells how they are getting on, and lets them be canceled. Made by {@link
 * Node#actionServer}. Thread-safe.
 *
 * @param <G> the class of goals
 * @param <R> the class of results
 * @param <F> the class of feedback
 */
public final class ActionServer<G, R, F> implements AutoCloseable {
    /** How long results can be asked for after the end of a goal unless said otherwise. */
    public static final Duration RESULTS_KEPT = Duration.ofSeconds(10);

    private final Node node;
    private final ActionNames names;
    private final ActionType<G, R, F> type;
    private final Predicate<? super G> acceptance;
    private final Predicate<? super ServerGoal<G, R, F>> cancelability;
    private final Consumer<? super ServerGoal<G, R, F>> begin;
    private final long keptNanos;
    private final GoalTable<G, R, F> goals;
    private final TaskQueue tasks;
    private final Publisher<FeedbackMessage<F>> feedback;
    private final Parts parts;

    private ActionServer(
            Node node,
            String name,
            ActionType<G, R, F> type,
            Predicate<? super G> acceptance,
            Predicate<? super ServerGoal<G, R, F>> cancelability,
            Duration resultsKept,
            CallbackGroup group,
            Consumer<? super ServerGoal<G, R, F>> begin,
            Parts parts) {
        this.node = node;
        this.names = new ActionNames(name);
        this.type = type;
        this.acceptance = acceptance;
        this.cancelability = cancelability;
        this.begin = begin;
        this.keptNanos = Waiting.nanos(resultsKept);
        this.parts = parts;
        this.tasks = parts.add(new TaskQueue(node, group));
        Publisher<GoalStatusArray> statuses =
                parts.add(node.publisher(names.status(), GoalStatusArrayCodec.TYPE, QosProfile.ACTION_STATUS));
        this.goals =
                new GoalTable<>(parts.add(new StatusFeed(statuses, e -> tasks.add(() -> unsent(statuses.topic(), e)))));
        this.feedback = parts.add(node.publisher(names.feedback(), type.feedbackMessage()));
        parts.add(ServiceServer.open(node, names.getResult(), type.getResult(), Node.SERVICE_QOS, group, this::result));
        parts.add(ServiceServer.open(
                node,
                names.cancelGoal(),
                CancelGoalService.TYPE,
                Node.SERVICE_QOS,
                group,
                request -> CompletableFuture.completedStage(cancel(request.goalInfo()))));
        // The last one: a goal that is accepted can be followed.
        parts.add(ServiceServer.open(
                node,
                names.sendGoal(),
                type.sendGoal(),
                Node.SERVICE_QOS,
                group,
                request -> CompletableFuture.completedStage(accept(request))));
    }

    static <G, R, F> ActionServer<G, R, F> open(
            Node node,
            String name,
            ActionType<G, R, F> type,
            Predicate<? super G> acceptance,
            Predicate<? super ServerGoal<G, R, F>> cancelability,
            Duration resultsKept,
            CallbackGroup group,
            Consumer<? super ServerGoal<G, R, F>> begin) {
        return node.open(parts ->
                new ActionServer<>(node, name, type, acceptance, cancelability, resultsKept, group, begin, parts));
    }

    private SendGoalResponse accept(SendGoalRequest<G> request) {
        Instant now = Instant.now();
        if (!allows(acceptance, request.goal())) {
            return new SendGoalResponse(false, now);
        }
        ServerGoal<G, R, F> goal = new ServerGoal<>(this, request.goalId(), request.goal(), now);
        if (!goals.add(goal)) {
            return new SendGoalResponse(false, now);
        }
        // In a turn of its own, so that the client has its answer first.
        tasks.add(() -> start(goal));
        return new SendGoalResponse(true, now);
    }

    private void start(ServerGoal<G, R, F> goal) {
        goals.start(goal);
        try {
            begin.accept(goal);
        } catch (Throwable e) {
            fail(goal, e);
        }
    }

    private CancelGoal.Response cancel(GoalInfo which) {
        GoalTable.Choice<G, R, F> choice = goals.choose(which);
        List<GoalInfo> canceling = new ArrayList<>();
        boolean refused = false;
        for (ServerGoal<G, R, F> goal : choice.goals()) {
            if (!allows(cancelability, goal)) {
                refused = true;
            } else if (goals.cancel(goal)) {
                canceling.add(goal.info());
                callIfCanceling(goal);
            }
        }
        CancelResult.Outcome outcome = choice.outcome();
        if (canceling.isEmpty() && !choice.goals().isEmpty()) {
            // Unless they were refused, they have ended since.
            outcome = refused
                    ? CancelResult.Outcome.REJECTED
                    : goals.choose(which).outcome();
        }
        return new CancelGoal.Response(outcome.number(), canceling);
    }

    /** Asks the user; what fails is a no. */
    private <X> boolean allows(Predicate<? super X> predicate, X subject) {
        try {
            return predicate.test(subject);
        } catch (Throwable e) {
            report(e);
            return false;
        }
    }

    void callIfCanceling(ServerGoal<G, R, F> goal) {
        if (goal.isCanceling()) {
            tasks.add(() -> {
                try {
                    goal.takeOnCancel().run();
                } catch (Throwable e) {
                    report(e);
                }
            });
        }
    }

    void publishFeedback(ServerGoal<G, R, F> goal, F message) {
        if (!goal.status().isActive()) {
            return;
        }
        try {
            feedback.publish(new FeedbackMessage<>(goal.goalId(), message));
        } catch (TransportException e) {
            if (!e.code().equals("closed")) {
                throw e;
            }
            // The server was closed, and nobody hears of the goal any more.
        }
    }

    void end(ServerGoal<G, R, F> goal, GoalStatus status, R result) {
        // Whoever ends the goal hears what is wrong with the result, not those who ask for it later.
        type.result().encode(result);
        goals.end(goal, status, result);
        if (keptNanos < Waiting.FOREVER && !tasks.isClosed()) {
            forgetLater(goal);
        }
    }

    private void forgetLater(ServerGoal<G, R, F> goal) {
        try {
            node.context().clock().schedule(() -> goals.forget(goal), keptNanos);
        } catch (NodeException e) { // the context was closed, and nobody asks any more
            goals.forget(goal);
        }
    }

    private CompletionStage<GetResultResponse<R>> result(GetResultRequest request) {
        CompletionStage<GetResultResponse<R>> known = goals.result(request.goalId());
        return known != null
                ? known
                : CompletableFuture.completedStage(new GetResultResponse<>(
                        GoalStatus.UNKNOWN.number(), type.result().defaults()));
    }

    /** Does all the work of a goal, on a thread of the user's. */
    void work(ServerGoal<G, R, F> goal, Function<? super ServerGoal<G, R, F>, ? extends R> function) {
        try {
            R result = function.apply(goal);
            if (goal.status().isActive()) {
                end(goal, goal.isCanceling() ? GoalStatus.CANCELED : GoalStatus.SUCCEEDED, result);
            }
        } catch (Throwable e) {
            fail(goal, e);
        }
    }

    /** Aborts a goal whose work threw. */
    private void fail(ServerGoal<G, R, F> goal, Throwable failure) {
        report(failure);
        try {
            if (goal.status().isActive()) {
                end(goal, GoalStatus.ABORTED, type.result().defaults());
            }
        } catch (Throwable e) {
            report(e);
        }
    }

    private void unsent(String topic, Throwable e) {
        node.errors().report(NodeError.Kind.SEND, topic, null, e);
    }

    private void report(Throwable e) {
        node.errors().report(NodeError.Kind.CALLBACK, names.action(), null, e);
    }

    /** The expanded name of the action. */
    public String name() {
        return names.action();
    }

    /** The three-part ROS name of the action's type. */
    public String typeName() {
        return type.typeName();
    }

    /** The goals that have not ended, in the order in which they were accepted. */
    public List<ServerGoal<G, R, F>> activeGoals() {
        return goals.active();
    }

    /**
     * Ends the server: no callback begins after this has returned. Goals that have not ended may still be ended, which nobody
     * hears of. Again, it does nothing.
     */
    @Override
    public void close() {
        try {
            parts.close();
        } finally {
            node.forget(this);
        }
    }
}
