package dev.cedros.node;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.interfaces.example_interfaces.action.Fibonacci;
import dev.cedros.interfaces.example_interfaces.action.FibonacciAction;
import dev.cedros.node.inprocess.InProcessTransport;
import dev.cedros.sequence.IntSequence;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Goals that are canceled, reached and given up by several threads at once. */
@Timeout(120)
class ActionRacesTest {
    private static final int GOALS = 3_000;

    private final InProcessTransport transport = InProcessTransport.create();
    private final BlockingQueue<NodeError> errors = new LinkedBlockingQueue<>();

    /** By goal: how often it ended, as those who ended it saw it. */
    private final Map<UUID, List<GoalStatus>> ends = new ConcurrentHashMap<>();

    /** A goal as its client has seen it. */
    private record Seen(
            ClientGoal<Fibonacci.Result> goal,
            CompletableFuture<ActionResult<Fibonacci.Result>> result,
            CompletableFuture<CancelResult> cancel) {}

    @ParameterizedTest
    @EnumSource(
            value = Kind.class,
            names = {"SINGLE", "MULTI", "WORKER", "OVER_POOL"})
    void eachGoalEndsOnceAndAllAgree(Kind kind) throws Exception {
        SplittableRandom random = new SplittableRandom(Seeds.of(ActionRacesTest.class));
        ExecutorService workers = Executors.newFixedThreadPool(3);
        try (NodeExecutor serverExecutor = kind.make();
                NodeExecutor clientExecutor = kind.make();
                Context context = Context.of(transport)) {
            Node there = context.node(
                    NodeOptions.of("server").withExecutor(serverExecutor).withErrorHandler(errors::add));
            Node here = context.node(
                    NodeOptions.of("client").withExecutor(clientExecutor).withErrorHandler(errors::add));
            ActionServer<?, ?, ?> server = there.actionServer("race", FibonacciAction.TYPE)
                    .group(random.nextBoolean() ? CallbackGroup.reentrant() : CallbackGroup.mutuallyExclusive())
                    .execute(goal -> work(goal, workers));
            var client = here.actionClient("race", FibonacciAction.TYPE);
            List<Seen> all = new ArrayList<>();
            for (int i = 0; i < GOALS; i++) {
                // No more goals at a time than a few: the status names them all.
                if (i >= 20) {
                    all.get(i - 20).result().get(Await.SECONDS, TimeUnit.SECONDS);
                }
                all.add(race(client, random));
            }
            for (Seen seen : all) {
                check(seen);
            }
            assertEquals(List.of(), server.activeGoals());
            Await.until(() -> client.followedCount() == 0);
            here.close();
            there.close();
        } finally {
            workers.shutdownNow();
        }
        assertEquals(0, errors.size(), errors::toString);
        assertEquals(0, transport.outstanding());
    }

    /** What is to be done when a goal is canceled is done, however close to that it is said. */
    @Test
    void whatIsSaidIsNotForgotten() throws Exception {
        try (Context context = Context.of(transport)) {
            BlockingQueue<ServerGoal<Fibonacci.Goal, Fibonacci.Result, Fibonacci.Feedback>> begun =
                    new LinkedBlockingQueue<>();
            Node node = context.node("node");
            node.actionServer("race", FibonacciAction.TYPE).execute(begun::add);
            CompletableFuture<ClientGoal<Fibonacci.Result>> sent =
                    node.actionClient("race", FibonacciAction.TYPE).sendGoal(new Fibonacci.Goal(1));
            var goal = begun.take();
            AtomicInteger runs = new AtomicInteger();
            AtomicBoolean done = new AtomicBoolean();
            Thread taker = Await.thread(() -> {
                while (!done.get()) {
                    goal.takeOnCancel().run();
                }
            });
            for (int i = 1; i <= 20_000; i++) {
                int said = i;
                goal.onCancel(runs::incrementAndGet);
                Await.until(() -> runs.get() == said);
            }
            done.set(true);
            Await.end(taker);
            sent.join();
        }
    }

    private static Seen race(
            ActionClient<Fibonacci.Goal, Fibonacci.Result, Fibonacci.Feedback> client, SplittableRandom random)
            throws Exception {
        ClientGoal<Fibonacci.Result> goal =
                client.sendGoal(new Fibonacci.Goal(random.nextInt())).get(Await.SECONDS, TimeUnit.SECONDS);
        if (random.nextBoolean()) {
            CompletableFuture<ActionResult<Fibonacci.Result>> result = goal.result();
            return new Seen(goal, result, goal.cancel());
        }
        CompletableFuture<CancelResult> cancel = goal.cancel();
        return new Seen(goal, goal.result(), cancel);
    }

    /** Ends the goal from two or three sides, as its number says. */
    private void work(ServerGoal<Fibonacci.Goal, Fibonacci.Result, Fibonacci.Feedback> goal, ExecutorService workers) {
        SplittableRandom random = new SplittableRandom(goal.goal().order());
        goal.onCancel(() -> end(goal, GoalStatus.CANCELED));
        for (GoalStatus status : List.of(GoalStatus.SUCCEEDED, GoalStatus.ABORTED)) {
            int spins = random.nextInt(4) == 0 ? 0 : random.nextInt(20_000);
            workers.execute(() -> {
                for (int i = 0; i < spins; i++) {
                    Thread.onSpinWait();
                }
                goal.publishFeedback(new Fibonacci.Feedback(IntSequence.of(status.number())));
                end(goal, status);
            });
        }
    }

    private void end(ServerGoal<Fibonacci.Goal, Fibonacci.Result, Fibonacci.Feedback> goal, GoalStatus status) {
        Fibonacci.Result result = new Fibonacci.Result(IntSequence.of(status.number()));
        try {
            switch (status) {
                case SUCCEEDED -> goal.succeed(result);
                case ABORTED -> goal.abort(result);
                default -> goal.canceled(result);
            }
            ends.computeIfAbsent(goal.goalId(), id -> new CopyOnWriteArrayList<>())
                    .add(status);
        } catch (NodeException e) {
            assertEquals("goal-ended", e.code());
        }
    }

    private void check(Seen seen) throws Exception {
        UUID id = seen.goal().goalId();
        ActionResult<Fibonacci.Result> result = seen.result().get(Await.SECONDS, TimeUnit.SECONDS);
        CancelResult cancel = seen.cancel().get(Await.SECONDS, TimeUnit.SECONDS);
        Await.until(() -> ends.containsKey(id));
        assertEquals(List.of(result.status()), ends.get(id));
        assertEquals(new Fibonacci.Result(IntSequence.of(result.status().number())), result.result());
        assertEquals(result.status(), seen.goal().status());
        switch (cancel.outcome()) {
            case CANCELING -> assertEquals(List.of(id), cancel.goals());
            case GOAL_TERMINATED -> {
                assertEquals(List.of(), cancel.goals());
                assertNotEquals(GoalStatus.CANCELED, result.status());
            }
            default -> assertTrue(false, cancel::toString);
        }
    }
}
