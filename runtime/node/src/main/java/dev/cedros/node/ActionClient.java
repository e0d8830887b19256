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
import dev.cedros.node.internal.action.GoalStatusMessage;
import dev.cedros.node.qos.QosProfile;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.Consumer;

/**
 * Sends goals to an action server and follows them. Thread-safe; futures are completed as those of {@link ServiceClient} are.
 *
 * @param <G> the class of goals
 * @param <R> the class of results
 * @param <F> the class of feedback
 */
public final class ActionClient<G, R, F> implements AutoCloseable {
    private static final UUID NO_ID = new UUID(0, 0);

    private final Node node;
    private final ActionNames names;
    private final ActionType<G, R, F> type;
    private final ConcurrentMap<UUID, Follower<R, F>> followed = new ConcurrentHashMap<>();
    private final Parts parts;
    private final TaskQueue tasks;
    private final ServiceClient<SendGoalRequest<G>, SendGoalResponse> sendGoal;
    private final ServiceClient<CancelGoal.Request, CancelGoal.Response> cancelGoal;
    private final ServiceClient<GetResultRequest, GetResultResponse<R>> getResult;
    private final Subscription<FeedbackMessage<F>> feedback;

    private ActionClient(Node node, String name, ActionType<G, R, F> type, CallbackGroup group, Parts parts) {
        this.node = node;
        this.names = new ActionNames(name);
        this.type = type;
        this.parts = parts;
        this.tasks = parts.add(new TaskQueue(node, group));
        this.feedback = parts.add(node.subscription(names.feedback(), type.feedbackMessage())
                .group(group)
                .to(this::hear));
        parts.add(node.subscription(names.status(), GoalStatusArrayCodec.TYPE)
                .qos(QosProfile.ACTION_STATUS)
                .group(group)
                .to(this::hear));
        this.getResult =
                parts.add(ServiceClient.open(node, names.getResult(), type.getResult(), Node.SERVICE_QOS, group));
        this.cancelGoal = parts.add(
                ServiceClient.open(node, names.cancelGoal(), CancelGoalService.TYPE, Node.SERVICE_QOS, group));
        this.sendGoal = parts.add(ServiceClient.open(node, names.sendGoal(), type.sendGoal(), Node.SERVICE_QOS, group));
    }

    static <G, R, F> ActionClient<G, R, F> open(Node node, String name, ActionType<G, R, F> type, CallbackGroup group) {
        return node.open(parts -> new ActionClient<>(node, name, type, group, parts));
    }

    /** Sends a goal whose feedback nobody wants, as {@link #sendGoal(Object, Consumer)} does. */
    public CompletableFuture<ClientGoal<R>> sendGoal(G goal) {
        return sendGoal(goal, message -> {});
    }

    /**
     * Sends a goal.
     *
     * @param feedbackCallback is called by the executor with what the server tells about the work
     * @return the goal once the server has accepted it; or a {@link NodeException} with code {@code goal-rejected} if it was
     *     not, or as {@link ServiceClient#call(Object, Duration)} ends
     * @throws dev.cedros.error.InvalidMessageException if ROS 2 cannot carry the goal
     */
    public CompletableFuture<ClientGoal<R>> sendGoal(G goal, Consumer<? super F> feedbackCallback) {
        UUID id = UUID.randomUUID();
        Follower<R, F> follower = new Follower<>(Arguments.present(feedbackCallback, "feedback callback"));
        // Feedback may overtake the answer.
        followed.put(id, follower);
        CompletableFuture<SendGoalResponse> answer;
        try {
            answer = sendGoal.call(new SendGoalRequest<>(id, goal));
        } catch (Throwable e) {
            followed.remove(id);
            throw e;
        }
        CompletableFuture<ClientGoal<R>> sent = answer.whenComplete((response, failure) -> {
                    if (response == null || !response.accepted()) {
                        followed.remove(id);
                    }
                })
                .thenApply(response -> accepted(id, response, follower));
        // Whoever cancels it ends the waiting; the goal is followed to its end all the same.
        return sent.copy();
    }

    private ClientGoal<R> accepted(UUID id, SendGoalResponse response, Follower<R, F> follower) {
        if (!response.accepted()) {
            throw new NodeException("goal-rejected", "The server of " + names.action() + " did not accept the goal.");
        }
        ClientGoal<R> goal = new ClientGoal<>(this, id, response.stamp());
        if (follower.accepted(goal)) {
            tasks.add(() -> forget(id));
        }
        return goal;
    }

    private void hear(FeedbackMessage<F> message) {
        Follower<R, F> follower = followed.get(message.goalId());
        if (follower != null) {
            follower.feedback().accept(message.feedback());
        }
    }

    private void hear(GoalStatusArray message) {
        for (GoalStatusMessage entry : message.statusList()) {
            heard(entry.goalInfo().goalId(), GoalStatus.of(entry.status()));
        }
    }

    private void heard(UUID id, GoalStatus status) {
        Follower<R, F> follower = followed.get(id);
        if (follower != null && follower.heard(status)) {
            tasks.add(() -> forget(id));
        }
    }

    private void forget(UUID id) {
        // Feedback may still wait for its turn.
        feedback.catchUp();
        followed.remove(id);
    }

    CompletableFuture<ActionResult<R>> requestResult(ClientGoal<R> goal) {
        return getResult.callThen(new GetResultRequest(goal.goalId()), response -> {
            // What was told about the work comes before its end.
            feedback.catchUp();
            GoalStatus status = GoalStatus.of(response.status());
            goal.heard(status);
            heard(goal.goalId(), status);
            if (!status.isTerminal()) {
                // The server does not know the goal, and will tell nothing of it.
                tasks.add(() -> forget(goal.goalId()));
            }
            return new ActionResult<>(status, response.result());
        });
    }

    CompletableFuture<CancelResult> requestCancel(UUID id, Instant stamp) {
        return cancelGoal
                .call(new CancelGoal.Request(new GoalInfo(id, stamp)))
                .thenApply(response -> new CancelResult(
                        CancelResult.Outcome.of(response.returnCode()),
                        response.goalsCanceling().stream().map(GoalInfo::goalId).toList()));
    }

    /** Asks for all goals of the server to be canceled, those of other clients included. */
    public CompletableFuture<CancelResult> cancelAll() {
        return requestCancel(NO_ID, Instant.EPOCH);
    }

    /** Asks for all goals to be canceled that the server accepted at that time or before, those of other clients included. */
    public CompletableFuture<CancelResult> cancelUntil(Instant time) {
        return requestCancel(NO_ID, Arguments.present(time, "time"));
    }

    /** Whether a server is there. */
    public boolean isAvailable() {
        return sendGoal.isAvailable() && cancelGoal.isAvailable() && getResult.isAvailable();
    }

    /**
     * Waits until a server is there.
     *
     * @return false if none came in time
     * @throws InterruptedException if the thread is interrupted while it waits
     */
    public boolean waitForServer(Duration timeout) throws InterruptedException {
        long end =
                System.nanoTime() + Math.min(Waiting.nanos(Arguments.present(timeout, "timeout")), Long.MAX_VALUE / 2);
        for (ServiceClient<?, ?> part : List.of(getResult, cancelGoal, sendGoal)) {
            if (!part.waitForService(Duration.ofNanos(end - System.nanoTime()))) {
                return false;
            }
        }
        return true;
    }

    /** How many goals are followed: those whose end was not heard of, or that were not accepted yet. */
    int followedCount() {
        return followed.size();
    }

    /** How many results are waited for. */
    int pendingResults() {
        return getResult.pendingCount();
    }

    /** The expanded name of the action. */
    public String name() {
        return names.action();
    }

    /** The three-part ROS name of the action's type. */
    public String typeName() {
        return type.typeName();
    }

    /** Ends the client; futures that wait end with a {@link NodeException}. Goals go on. Again, it does nothing. */
    @Override
    public void close() {
        try {
            parts.close();
        } finally {
            followed.clear();
            node.forget(this);
        }
    }
}
