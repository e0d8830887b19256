package dev.cedros.node;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.codec.FeedbackMessage;
import dev.cedros.codec.GetResultRequest;
import dev.cedros.codec.GetResultResponse;
import dev.cedros.codec.SendGoalRequest;
import dev.cedros.codec.SendGoalResponse;
import dev.cedros.error.CedrosException;
import dev.cedros.error.InvalidMessageException;
import dev.cedros.interfaces.action_msgs.msg.GoalInfoCodec;
import dev.cedros.interfaces.action_msgs.msg.GoalStatusArray;
import dev.cedros.interfaces.action_msgs.msg.GoalStatusArrayCodec;
import dev.cedros.interfaces.action_msgs.msg.GoalStatusCodec;
import dev.cedros.interfaces.action_msgs.srv.CancelGoalService;
import dev.cedros.interfaces.example_interfaces.action.Fibonacci;
import dev.cedros.interfaces.example_interfaces.action.FibonacciAction;
import dev.cedros.node.inprocess.InProcessDomain;
import dev.cedros.node.inprocess.InProcessOptions;
import dev.cedros.node.internal.action.GoalStatusMessageCodec;
import dev.cedros.node.qos.QosProfile;
import dev.cedros.sequence.IntSequence;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A goal from being sent to being forgotten, as ROS 2 has it. */
@Timeout(60)
class ActionsTest {
    private static final Duration LONG = Duration.ofSeconds(Await.SECONDS);
    private static final String NAME = "fibonacci";
    private static final Fibonacci.Result NOTHING = new Fibonacci.Result(IntSequence.empty());
    private static final Fibonacci.Result RESULT = new Fibonacci.Result(IntSequence.of(0, 1, 1));

    private final InProcessDomain domain = InProcessDomain.create();
    private final Context context = Context.of(domain.join());
    private final BlockingQueue<NodeError> errors = new LinkedBlockingQueue<>();
    private final BlockingQueue<ServerGoal<Fibonacci.Goal, Fibonacci.Result, Fibonacci.Feedback>> begun =
            new LinkedBlockingQueue<>();
    private final Node serverNode = context.node(NodeOptions.of("server").withErrorHandler(errors::add));
    private final Node clientNode = context.node(NodeOptions.of("client").withErrorHandler(errors::add));

    @AfterEach
    void close() {
        context.close();
        assertEquals(0, domain.outstanding());
    }

    private ActionServerBuilder<Fibonacci.Goal, Fibonacci.Result, Fibonacci.Feedback> server() {
        return serverNode.actionServer(NAME, FibonacciAction.TYPE);
    }

    private ActionClient<Fibonacci.Goal, Fibonacci.Result, Fibonacci.Feedback> client() {
        return clientNode.actionClient(NAME, FibonacciAction.TYPE);
    }

    private static <T> T get(CompletableFuture<T> future) throws Exception {
        return future.get(Await.SECONDS, TimeUnit.SECONDS);
    }

    private static String code(CompletableFuture<?> future) {
        Throwable cause =
                assertThrows(ExecutionException.class, () -> get(future)).getCause();
        return ((CedrosException) cause).code();
    }

    private static Fibonacci.Feedback feedback(int... numbers) {
        return new Fibonacci.Feedback(IntSequence.of(numbers));
    }

    private ServerGoal<Fibonacci.Goal, Fibonacci.Result, Fibonacci.Feedback> begun() throws InterruptedException {
        var goal = begun.poll(Await.SECONDS, TimeUnit.SECONDS);
        assertTrue(goal != null, "no goal was begun");
        return goal;
    }

    private NodeError error() throws InterruptedException {
        NodeError error = errors.poll(Await.SECONDS, TimeUnit.SECONDS);
        assertTrue(error != null, "no error was reported");
        return error;
    }

    private Subscription<GoalStatusArray> statuses(QosProfile qos) {
        return clientNode
                .subscription(NAME + "/_action/status", GoalStatusArrayCodec.TYPE)
                .qos(qos)
                .polled();
    }

    @Test
    void statesFollowEachOther() throws Exception {
        Subscription<GoalStatusArray> statuses = statuses(QosProfile.DEFAULT.keepAll());
        ActionServer<Fibonacci.Goal, Fibonacci.Result, Fibonacci.Feedback> server = server().execute(begun::add);
        ClientGoal<Fibonacci.Result> goal = get(client().sendGoal(new Fibonacci.Goal(3)));
        var work = begun();
        assertEquals(goal.goalId(), work.goalId());
        assertEquals(goal.accepted(), work.accepted());
        assertEquals(new Fibonacci.Goal(3), work.goal());
        assertEquals(GoalStatus.EXECUTING, work.status());
        assertEquals(List.of(work), server.activeGoals());
        Await.until(() -> goal.status() == GoalStatus.EXECUTING);
        CompletableFuture<ActionResult<Fibonacci.Result>> result = goal.result();
        assertFalse(result.isDone());
        work.succeed(RESULT);
        assertEquals(new ActionResult<>(GoalStatus.SUCCEEDED, RESULT), get(result));
        assertEquals(GoalStatus.SUCCEEDED, goal.status());
        assertEquals(GoalStatus.SUCCEEDED, work.status());
        assertEquals(List.of(), server.activeGoals());
        for (int expected : new int[] {1, 2, 4}) {
            GoalStatusArray array = statuses.take(LONG).orElseThrow().message();
            assertEquals(1, array.statusList().size());
            assertEquals(
                    goal.goalId(), array.statusList().get(0).goalInfo().goalId().toUuid());
            assertEquals(expected, array.statusList().get(0).status());
        }
        assertTrue(statuses.tryTake().isEmpty());
        assertTrue(errors.isEmpty());
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void feedbackComesBeforeTheResultAndInItsTurn(Kind kind) throws Exception {
        try (NodeExecutor executor = kind.make();
                NodeExecutor clientExecutor = kind.make()) {
            Node there = context.node(NodeOptions.of("there").withExecutor(executor));
            Node here = context.node(NodeOptions.of("here").withExecutor(clientExecutor));
            there.actionServer(NAME, FibonacciAction.TYPE).execute(goal -> {
                for (int i = 0; i < goal.goal().order(); i++) {
                    goal.publishFeedback(feedback(i));
                }
                goal.succeed(RESULT);
                goal.publishFeedback(feedback(-1));
            });
            var client = here.actionClient(NAME, FibonacciAction.TYPE);
            for (int round = 0; round < 200; round++) {
                List<Fibonacci.Feedback> told = new ArrayList<>();
                int order = round % 10;
                List<Fibonacci.Feedback> seen = get(client.sendGoal(new Fibonacci.Goal(order), told::add)
                        .thenCompose(ClientGoal::result)
                        .thenApply(end -> List.copyOf(told)));
                List<Fibonacci.Feedback> expected = new ArrayList<>();
                for (int i = 0; i < order; i++) {
                    expected.add(feedback(i));
                }
                assertEquals(expected, seen);
            }
            Await.until(() -> client.followedCount() == 0);
            here.close();
            there.close();
        }
    }

    /** In one thread the end of a goal is heard of before the answer that it was accepted. */
    @Test
    void aGoalThatEndsAtOnceIsForgotten() throws Exception {
        try (NodeExecutor inline = NodeExecutor.over(Runnable::run)) {
            Node both = context.node(NodeOptions.of("both").withExecutor(inline));
            both.actionServer(NAME, FibonacciAction.TYPE).execute(goal -> goal.succeed(RESULT));
            var client = both.actionClient(NAME, FibonacciAction.TYPE);
            ClientGoal<Fibonacci.Result> goal = get(client.sendGoal(new Fibonacci.Goal(1)));
            assertEquals(GoalStatus.SUCCEEDED, goal.status());
            assertEquals(new ActionResult<>(GoalStatus.SUCCEEDED, RESULT), get(goal.result()));
            assertEquals(0, client.followedCount());
            both.close();
        }
    }

    @Test
    void goalsAreRejected() throws Exception {
        IllegalStateException broken = new IllegalStateException("broken");
        server().accept(goal -> {
                    if (goal.order() == 0) {
                        throw broken;
                    }
                    return goal.order() > 0;
                })
                .execute(begun::add);
        var client = client();
        assertEquals("goal-rejected", code(client.sendGoal(new Fibonacci.Goal(-1))));
        assertEquals("goal-rejected", code(client.sendGoal(new Fibonacci.Goal(0))));
        assertSame(broken, error().cause());
        assertTrue(begun.isEmpty());
        assertEquals(0, client.followedCount());
        assertThrows(InvalidMessageException.class, () -> client.sendGoal(null));
        assertEquals(0, client.followedCount());
        get(client.sendGoal(new Fibonacci.Goal(1)));
        begun();
    }

    @Test
    void goalsAreAbortedAndCanceled() throws Exception {
        server().execute(begun::add);
        var client = client();
        ClientGoal<Fibonacci.Result> aborted = get(client.sendGoal(new Fibonacci.Goal(1)));
        begun().abort(RESULT);
        assertEquals(new ActionResult<>(GoalStatus.ABORTED, RESULT), get(aborted.result()));

        ClientGoal<Fibonacci.Result> canceled = get(client.sendGoal(new Fibonacci.Goal(1)));
        var work = begun();
        CountDownLatch told = new CountDownLatch(1);
        work.onCancel(told::countDown);
        assertEquals(
                new CancelResult(CancelResult.Outcome.CANCELING, List.of(canceled.goalId())), get(canceled.cancel()));
        Await.latch(told);
        assertTrue(work.isCanceling());
        Await.until(() -> canceled.status() == GoalStatus.CANCELING);
        CountDownLatch toldAtOnce = new CountDownLatch(1);
        work.onCancel(toldAtOnce::countDown);
        Await.latch(toldAtOnce);
        work.canceled(RESULT);
        assertEquals(new ActionResult<>(GoalStatus.CANCELED, RESULT), get(canceled.result()));

        // Those who are asked to cancel may still reach the goal, or give it up.
        for (GoalStatus end : List.of(GoalStatus.SUCCEEDED, GoalStatus.ABORTED)) {
            ClientGoal<Fibonacci.Result> goal = get(client.sendGoal(new Fibonacci.Goal(1)));
            work = begun();
            get(goal.cancel());
            if (end == GoalStatus.SUCCEEDED) {
                work.succeed(RESULT);
            } else {
                work.abort(RESULT);
            }
            assertEquals(new ActionResult<>(end, RESULT), get(goal.result()));
        }
    }

    @Test
    void aGoalEndsOnce() throws Exception {
        server().execute(begun::add);
        var client = client();
        ClientGoal<Fibonacci.Result> goal = get(client.sendGoal(new Fibonacci.Goal(1)));
        var work = begun();
        assertEquals(
                "not-canceling",
                assertThrows(NodeException.class, () -> work.canceled(RESULT)).code());
        assertThrows(InvalidMessageException.class, () -> work.succeed(null));
        assertThrows(InvalidMessageException.class, () -> work.publishFeedback(null));
        assertEquals(GoalStatus.EXECUTING, work.status());
        work.succeed(RESULT);
        for (Runnable again : List.<Runnable>of(
                () -> work.succeed(NOTHING), () -> work.abort(NOTHING), () -> work.canceled(NOTHING))) {
            assertEquals(
                    "goal-ended", assertThrows(NodeException.class, again::run).code());
        }
        assertEquals(new ActionResult<>(GoalStatus.SUCCEEDED, RESULT), get(goal.result()));
        assertEquals(new ActionResult<>(GoalStatus.SUCCEEDED, RESULT), get(goal.result()), "as often as one asks");
    }

    @Test
    void workThatThrowsAborts() throws Exception {
        IllegalStateException broken = new IllegalStateException("broken");
        ActionServer<?, ?, ?> server = server().execute(goal -> {
            throw broken;
        });
        var client = client();
        ClientGoal<Fibonacci.Result> goal = get(client.sendGoal(new Fibonacci.Goal(1)));
        assertEquals(new ActionResult<>(GoalStatus.ABORTED, NOTHING), get(goal.result()));
        NodeError error = error();
        assertSame(broken, error.cause());
        assertEquals("/fibonacci", error.name());
        server.close();

        server = server().execute(ended -> {
            ended.succeed(RESULT);
            throw broken;
        });
        goal = get(client.sendGoal(new Fibonacci.Goal(1)));
        assertEquals(new ActionResult<>(GoalStatus.SUCCEEDED, RESULT), get(goal.result()));
        assertSame(broken, error().cause());
        server.close();

        server = server().executeOn(Runnable::run, working -> {
            if (working.goal().order() == 1) {
                throw broken;
            }
            return null;
        });
        goal = get(client.sendGoal(new Fibonacci.Goal(1)));
        assertEquals(new ActionResult<>(GoalStatus.ABORTED, NOTHING), get(goal.result()));
        assertSame(broken, error().cause());
        goal = get(client.sendGoal(new Fibonacci.Goal(2)));
        assertEquals(new ActionResult<>(GoalStatus.ABORTED, NOTHING), get(goal.result()));
        assertEquals(InvalidMessageException.class, error().cause().getClass());
        server.close();

        server = server().executeOn(
                        task -> {
                            throw broken;
                        },
                        working -> RESULT);
        goal = get(client.sendGoal(new Fibonacci.Goal(1)));
        assertEquals(new ActionResult<>(GoalStatus.ABORTED, NOTHING), get(goal.result()));
        assertSame(broken, error().cause());
        assertTrue(errors.isEmpty());
    }

    @Test
    void workOnAnotherThreadEndsTheGoal() throws Exception {
        server().executeOn(Await::thread, goal -> {
            goal.publishFeedback(feedback(1));
            if (goal.goal().order() == 1) {
                Await.until(goal::isCanceling);
            }
            if (goal.goal().order() == 2) {
                goal.abort(RESULT);
            }
            return RESULT;
        });
        var client = client();
        ClientGoal<Fibonacci.Result> canceled = get(client.sendGoal(new Fibonacci.Goal(1)));
        get(canceled.cancel());
        assertEquals(GoalStatus.CANCELED, get(canceled.result()).status());
        ClientGoal<Fibonacci.Result> aborted = get(client.sendGoal(new Fibonacci.Goal(2)));
        assertEquals(GoalStatus.ABORTED, get(aborted.result()).status());
        ClientGoal<Fibonacci.Result> reached = get(client.sendGoal(new Fibonacci.Goal(3)));
        assertEquals(GoalStatus.SUCCEEDED, get(reached.result()).status());
        assertTrue(errors.isEmpty());
    }

    private GetResultResponse<Fibonacci.Result> askForResult(UUID id) throws Exception {
        try (var client = clientNode.client(NAME + "/_action/get_result", FibonacciAction.TYPE.getResult())) {
            return get(client.call(new GetResultRequest(id)));
        }
    }

    @Test
    void nobodyKnowsAGoalThatWasNeverSent() throws Exception {
        server().execute(begun::add);
        assertEquals(new GetResultResponse<>((byte) 0, NOTHING), askForResult(UUID.randomUUID()));
    }

    @Test
    void resultsAreForgotten() throws Exception {
        server().keepResults(Duration.ofMillis(1)).execute(goal -> goal.succeed(RESULT));
        ClientGoal<Fibonacci.Result> goal = get(client().sendGoal(new Fibonacci.Goal(1)));
        GetResultResponse<Fibonacci.Result> response = askForResult(goal.goalId());
        while (response.status() != GoalStatus.UNKNOWN.number()) {
            assertEquals(new GetResultResponse<>(GoalStatus.SUCCEEDED.number(), RESULT), response);
            response = askForResult(goal.goalId());
        }
        assertEquals(new GetResultResponse<>((byte) 0, NOTHING), response);
        assertEquals(new ActionResult<>(GoalStatus.UNKNOWN, NOTHING), get(goal.result()));
        assertEquals(new CancelResult(CancelResult.Outcome.UNKNOWN_GOAL, List.of()), get(goal.cancel()));
    }

    @Test
    void resultsAreKeptForOthersToo() throws Exception {
        server().keepResults(Duration.ofSeconds(Long.MAX_VALUE)).execute(goal -> goal.succeed(RESULT));
        ClientGoal<Fibonacci.Result> goal = get(client().sendGoal(new Fibonacci.Goal(1)));
        assertEquals(new ActionResult<>(GoalStatus.SUCCEEDED, RESULT), get(goal.result()));
        assertEquals(new GetResultResponse<>(GoalStatus.SUCCEEDED.number(), RESULT), askForResult(goal.goalId()));
    }

    @Test
    void anIdIsGivenOnce() throws Exception {
        server().execute(begun::add);
        UUID id = UUID.randomUUID();
        try (var client = clientNode.client(NAME + "/_action/send_goal", FibonacciAction.TYPE.sendGoal())) {
            SendGoalResponse first = get(client.call(new SendGoalRequest<>(id, new Fibonacci.Goal(1))));
            assertTrue(first.accepted());
            assertFalse(get(client.call(new SendGoalRequest<>(id, new Fibonacci.Goal(2))))
                    .accepted());
            var work = begun();
            assertEquals(new Fibonacci.Goal(1), work.goal());
            assertEquals(first.stamp(), work.accepted());
            work.succeed(RESULT);
            assertFalse(get(client.call(new SendGoalRequest<>(id, new Fibonacci.Goal(3))))
                    .accepted());
        }
        assertTrue(begun.isEmpty());
        assertEquals(new GetResultResponse<>(GoalStatus.SUCCEEDED.number(), RESULT), askForResult(id));
    }

    @Test
    void whoComesLateHearsTheStates() throws Exception {
        server().execute(begun::add);
        var client = client();
        ClientGoal<Fibonacci.Result> one = get(client.sendGoal(new Fibonacci.Goal(1)));
        begun().succeed(RESULT);
        get(one.result());
        ClientGoal<Fibonacci.Result> two = get(client.sendGoal(new Fibonacci.Goal(2)));
        begun();
        GoalStatusArray array =
                statuses(QosProfile.ACTION_STATUS).take(LONG).orElseThrow().message();
        assertEquals(
                List.of(one.goalId(), two.goalId()),
                array.statusList().stream()
                        .map(entry -> entry.goalInfo().goalId().toUuid())
                        .toList());
        assertEquals(
                List.of((byte) 4, (byte) 2),
                array.statusList().stream().map(entry -> entry.status()).toList());
    }

    @Test
    void theTypesAreThoseOfTheStandard() {
        assertEquals(GoalInfoCodec.TYPE.typeHash(), dev.cedros.node.internal.action.GoalInfoCodec.TYPE.typeHash());
        assertEquals(GoalStatusCodec.TYPE.typeHash(), GoalStatusMessageCodec.TYPE.typeHash());
        assertEquals(GoalStatusCodec.TYPE.typeName(), GoalStatusMessageCodec.TYPE.typeName());
        assertEquals(
                GoalStatusArrayCodec.TYPE.typeHash(),
                dev.cedros.node.internal.action.GoalStatusArrayCodec.TYPE.typeHash());
        var standard = CancelGoalService.TYPE;
        var own = dev.cedros.node.internal.action.CancelGoalService.TYPE;
        assertEquals(standard.typeName(), own.typeName());
        assertEquals(standard.typeHash(), own.typeHash());
        assertEquals(standard.request().typeHash(), own.request().typeHash());
        assertEquals(standard.response().typeHash(), own.response().typeHash());
    }

    @Test
    void closingTheServerLeavesGoalsToThoseWhoWork() throws Exception {
        ActionServer<?, ?, ?> server = server().execute(begun::add);
        var client = client();
        assertTrue(client.waitForServer(Duration.ZERO));
        ClientGoal<Fibonacci.Result> goal = get(client.sendGoal(new Fibonacci.Goal(1)));
        var work = begun();
        CompletableFuture<ActionResult<Fibonacci.Result>> result = goal.result();
        server.close();
        server.close();
        assertFalse(client.isAvailable());
        assertFalse(client.waitForServer(Duration.ZERO));
        work.publishFeedback(feedback(1));
        work.succeed(RESULT);
        assertEquals(GoalStatus.SUCCEEDED, work.status());
        assertFalse(result.isDone());
        assertTrue(errors.isEmpty());
        client.close();
        client.close();
        assertEquals("closed", code(result));
        assertEquals(
                "closed",
                assertThrows(CedrosException.class, () -> client.sendGoal(new Fibonacci.Goal(1)))
                        .code());
        assertEquals("closed", assertThrows(CedrosException.class, goal::cancel).code());
    }

    /** Who gives up waiting for an answer does not make the client remember the goal forever. */
    @Test
    void goalsThatNobodyWaitsForAreForgotten() throws Exception {
        try (SingleThreadedExecutor executor = new SingleThreadedExecutor()) {
            Node slow = context.node(NodeOptions.of("slow").withExecutor(executor));
            slow.actionServer(NAME, FibonacciAction.TYPE).execute(begun::add);
            var client = client();
            CompletableFuture<ClientGoal<Fibonacci.Result>> sent = client.sendGoal(new Fibonacci.Goal(1));
            sent.cancel(true);
            assertEquals(1, client.followedCount());
            executor.start();
            begun().succeed(RESULT);
            Await.until(() -> client.followedCount() == 0);
            slow.close();
        }
    }

    /** A server that was started anew knows nothing of the goals of before, and tells nothing of them. */
    @Test
    void goalsThatNobodyKnowsAreForgotten() throws Exception {
        serverNode.service(
                NAME + "/_action/send_goal",
                FibonacciAction.TYPE.sendGoal(),
                request -> new SendGoalResponse(true, Instant.EPOCH));
        serverNode.service(
                NAME + "/_action/get_result",
                FibonacciAction.TYPE.getResult(),
                request -> new GetResultResponse<>(GoalStatus.UNKNOWN.number(), NOTHING));
        var client = client();
        ClientGoal<Fibonacci.Result> goal = get(client.sendGoal(new Fibonacci.Goal(1)));
        assertEquals(1, client.followedCount());
        assertEquals(new ActionResult<>(GoalStatus.UNKNOWN, NOTHING), get(goal.result()));
        Await.until(() -> client.followedCount() == 0);
    }

    /** No lock is held while a result is asked for: several threads may ask at once, and the server is asked once. */
    @Test
    void resultsMayBeAskedForByAnotherThreadMeanwhile() throws Exception {
        InterceptingTransport transport = new InterceptingTransport(domain.join());
        try (Context here = Context.of(transport)) {
            server().execute(begun::add);
            var client = here.node("asker").actionClient(NAME, FibonacciAction.TYPE);
            ClientGoal<Fibonacci.Result> goal = get(client.sendGoal(new Fibonacci.Goal(1)));
            BlockingQueue<CompletableFuture<ActionResult<Fibonacci.Result>>> other = new LinkedBlockingQueue<>();
            transport.afterWriting(
                    "/fibonacci/_action/get_result", () -> Await.end(Await.thread(() -> other.add(goal.result()))));
            CompletableFuture<ActionResult<Fibonacci.Result>> result = goal.result();
            assertEquals(1, client.pendingResults());
            begun().succeed(RESULT);
            assertEquals(new ActionResult<>(GoalStatus.SUCCEEDED, RESULT), get(result));
            assertEquals(get(result), get(other.take()));
            assertEquals(GoalStatus.SUCCEEDED, goal.status());
        }
    }

    /** No lock is held while states are published, which may call subscriptions in that very thread. */
    @Test
    void whoHearsStatesMayWaitForAnotherThread() throws Exception {
        try (NodeExecutor inline = NodeExecutor.over(Runnable::run)) {
            Node hearing =
                    context.node(NodeOptions.of("hearing").withExecutor(inline).withErrorHandler(errors::add));
            ActionServer<Fibonacci.Goal, Fibonacci.Result, Fibonacci.Feedback> server = server().execute(begun::add);
            BlockingQueue<Integer> active = new LinkedBlockingQueue<>();
            hearing.subscribe(
                    NAME + "/_action/status",
                    GoalStatusArrayCodec.TYPE,
                    message -> Await.end(
                            Await.thread(() -> active.add(server.activeGoals().size()))));
            get(client().sendGoal(new Fibonacci.Goal(1)));
            begun().succeed(RESULT);
            assertEquals(List.of(1, 1, 0), List.copyOf(active));
            assertTrue(errors.isEmpty());
            hearing.close();
        }
    }

    @Test
    void theContextMayBeClosedWhileGoalsEnd() throws Exception {
        server().execute(begun::add);
        get(client().sendGoal(new Fibonacci.Goal(1)));
        var work = begun();
        context.close();
        work.succeed(RESULT);
        assertEquals(GoalStatus.SUCCEEDED, work.status());
        assertTrue(errors.isEmpty());
    }

    /** States that cannot be published are reported; the goal goes on, and its result arrives. */
    @Test
    void whoReadsNoStatesHoldsUpNoGoal() throws Exception {
        InProcessDomain narrow = InProcessDomain.create(
                InProcessOptions.DEFAULT.withKeepAllLimit(1).withBlockingTime(Duration.ZERO));
        try (Context here = Context.of(narrow.join())) {
            Node node = here.node(NodeOptions.of("all").withErrorHandler(errors::add));
            node.actionServer(NAME, FibonacciAction.TYPE).execute(goal -> goal.succeed(RESULT));
            node.subscription(NAME + "/_action/status", GoalStatusArrayCodec.TYPE)
                    .qos(QosProfile.DEFAULT.keepAll())
                    .polled();
            var client = node.actionClient(NAME, FibonacciAction.TYPE);
            ClientGoal<Fibonacci.Result> goal = get(client.sendGoal(new Fibonacci.Goal(1)));
            assertEquals(new ActionResult<>(GoalStatus.SUCCEEDED, RESULT), get(goal.result()));
            for (int i = 0; i < 2; i++) {
                NodeError error = error();
                assertEquals(NodeError.Kind.SEND, error.kind());
                assertEquals("/fibonacci/_action/status", error.name());
                assertEquals("back-pressure", ((CedrosException) error.cause()).code());
            }
        }
        assertTrue(errors.isEmpty());
        assertEquals(0, narrow.outstanding());
    }

    /** Feedback that waits when a result is there is heard in the turn of the client, not of whoever asked for the result. */
    @Test
    void feedbackIsHeardByTheExecutorAlone() throws Exception {
        InterceptingTransport transport = new InterceptingTransport(domain.join());
        try (SingleThreadedExecutor executor = new SingleThreadedExecutor();
                Context here = Context.of(transport)) {
            executor.start();
            // A server that publishes no states, by which goals would be forgotten.
            serverNode.service(
                    NAME + "/_action/send_goal",
                    FibonacciAction.TYPE.sendGoal(),
                    request -> new SendGoalResponse(true, Instant.EPOCH));
            serverNode.service(
                    NAME + "/_action/get_result",
                    FibonacciAction.TYPE.getResult(),
                    request -> new GetResultResponse<>(GoalStatus.SUCCEEDED.number(), RESULT));
            Node node = here.node(NodeOptions.of("asker").withExecutor(executor));
            var client = node.actionClient(NAME, FibonacciAction.TYPE);
            Publisher<FeedbackMessage<Fibonacci.Feedback>> raw =
                    serverNode.publisher(NAME + "/_action/feedback", FibonacciAction.TYPE.feedbackMessage());
            List<String> threads = new ArrayList<>();
            CountDownLatch held = new CountDownLatch(1);
            ClientGoal<Fibonacci.Result> goal = get(client.sendGoal(
                    new Fibonacci.Goal(1),
                    message -> threads.add(Thread.currentThread().getName())));
            transport.afterWriting("/fibonacci/_action/get_result", () -> {
                // The response has come; then the executor is busy while feedback comes.
                Await.until(() -> client.pendingResults() == 0);
                CountDownLatch busy = new CountDownLatch(1);
                new Posts(executor, node.callbackGroup()).post(() -> {
                    busy.countDown();
                    Await.latch(held);
                });
                Await.latch(busy);
                raw.publish(new FeedbackMessage<>(goal.goalId(), feedback(1)));
            });
            CompletableFuture<ActionResult<Fibonacci.Result>> result = goal.result();
            assertEquals(List.of(), threads);
            held.countDown();
            get(result);
            assertTrue(executor.drain(LONG));
            assertTrue(threads.stream().allMatch(executor.toString()::equals), threads::toString);
            node.close();
        }
    }
}
