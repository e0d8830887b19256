package dev.cedros.node;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.interfaces.action_msgs.msg.GoalInfo;
import dev.cedros.interfaces.action_msgs.srv.CancelGoal;
import dev.cedros.interfaces.action_msgs.srv.CancelGoalService;
import dev.cedros.interfaces.builtin_interfaces.msg.Time;
import dev.cedros.interfaces.example_interfaces.action.Fibonacci;
import dev.cedros.interfaces.example_interfaces.action.FibonacciAction;
import dev.cedros.sequence.IntSequence;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which goals a request to cancel means, and what is answered ({@code action_msgs/srv/CancelGoal}). */
@Timeout(60)
class ActionCancelTest {
    private static final UUID NO_ID = new UUID(0, 0);
    private static final Time NO_TIME = new Time(0, 0);
    private static final Fibonacci.Result RESULT = new Fibonacci.Result(IntSequence.of(1));

    private final Context context = Context.inProcess();
    private final BlockingQueue<NodeError> errors = new LinkedBlockingQueue<>();
    private final BlockingQueue<ServerGoal<Fibonacci.Goal, Fibonacci.Result, Fibonacci.Feedback>> begun =
            new LinkedBlockingQueue<>();
    private final List<ServerGoal<Fibonacci.Goal, Fibonacci.Result, Fibonacci.Feedback>> goals = new ArrayList<>();
    private final Node node = context.node(NodeOptions.of("robot").withErrorHandler(errors::add));
    private final ServiceClient<CancelGoal.Request, CancelGoal.Response> canceler =
            node.client("fibonacci/_action/cancel_goal", CancelGoalService.TYPE);
    private final ActionClient<Fibonacci.Goal, Fibonacci.Result, Fibonacci.Feedback> client =
            node.actionClient("fibonacci", FibonacciAction.TYPE);

    @AfterEach
    void close() {
        context.close();
    }

    /** Has goals accepted, no two at the same time. */
    private void begin(
            int count, Predicate<ServerGoal<Fibonacci.Goal, Fibonacci.Result, Fibonacci.Feedback>> cancelable)
            throws Exception {
        node.actionServer("fibonacci", FibonacciAction.TYPE).cancel(cancelable).execute(begun::add);
        for (int i = 0; i < count; i++) {
            Instant before = goals.isEmpty() ? Instant.EPOCH : goals.get(i - 1).accepted();
            Await.until(() -> Instant.now().isAfter(before));
            get(client.sendGoal(new Fibonacci.Goal(i)));
            goals.add(begun.poll(Await.SECONDS, TimeUnit.SECONDS));
        }
    }

    private static <T> T get(CompletableFuture<T> future) throws Exception {
        return future.get(Await.SECONDS, TimeUnit.SECONDS);
    }

    private static Time time(Instant instant) {
        return new Time((int) instant.getEpochSecond(), instant.getNano());
    }

    /** Asks, and writes down the return code and which goals are being canceled. */
    private String ask(UUID id, Time time) throws Exception {
        CancelGoal.Response response = get(canceler.call(new CancelGoal.Request(
                new GoalInfo(dev.cedros.interfaces.unique_identifier_msgs.msg.UUID.of(id), time))));
        StringBuilder text = new StringBuilder().append(response.returnCode()).append(':');
        for (GoalInfo info : response.goalsCanceling()) {
            for (int i = 0; i < goals.size(); i++) {
                if (goals.get(i).goalId().equals(info.goalId().toUuid())) {
                    assertEquals(time(goals.get(i).accepted()), info.stamp());
                    text.append(i);
                }
            }
        }
        return text.toString();
    }

    private UUID id(int index) {
        return switch (index) {
            case -1 -> NO_ID;
            case 9 -> UUID.randomUUID();
            default -> goals.get(index).goalId();
        };
    }

    private Time time(int index) {
        return index < 0 ? NO_TIME : time(goals.get(index).accepted());
    }

    /** Four goals, the ones of which 1 has ended and 3 is being canceled. */
    @ParameterizedTest
    @CsvSource({
        // goal by whose id is asked (-1 none, 9 unknown), goal by whose time (-1 none), answer
        "-1, -1, 0:024",
        "-1, 0, 0:0",
        "-1, 1, 0:0",
        "-1, 2, 0:02",
        "-1, 4, 0:024",
        "0, -1, 0:0",
        "1, -1, 3:",
        "2, -1, 0:2",
        "3, -1, 0:",
        "9, -1, 2:",
        "4, 0, 0:04",
        "2, 2, 0:02",
        "1, 0, 0:0",
        "3, 0, 0:0",
        "9, 2, 0:02",
        "0, 4, 0:024",
    })
    void byIdAndTime(int idOf, int timeOf, String answer) throws Exception {
        begin(5, goal -> true);
        goals.get(1).succeed(RESULT);
        assertEquals("0:3", ask(id(3), NO_TIME));
        assertEquals(answer, ask(id(idOf), time(timeOf)));
        for (int i = 0; i < 5; i++) {
            boolean canceling = i == 3 || answer.indexOf('0' + i, 2) > 0;
            assertEquals(canceling, goals.get(i).isCanceling(), "goal " + i);
        }
    }

    @Test
    void whereNothingIsActiveThereIsNothingToCancel() throws Exception {
        begin(1, goal -> true);
        goals.get(0).succeed(RESULT);
        assertEquals("0:", ask(NO_ID, NO_TIME));
        assertEquals("0:", ask(NO_ID, time(0)));
        assertEquals("0:", ask(UUID.randomUUID(), time(0)));
        assertEquals("3:", ask(id(0), NO_TIME));
        assertEquals("2:", ask(UUID.randomUUID(), NO_TIME));
    }

    @Test
    void theServerMayRefuse() throws Exception {
        IllegalStateException broken = new IllegalStateException("broken");
        begin(4, goal -> {
            if (goal.goal().order() == 3) {
                throw broken;
            }
            return goal.goal().order() % 2 == 1;
        });
        assertEquals("1:", ask(id(0), NO_TIME));
        assertTrue(errors.isEmpty());
        assertEquals("1:", ask(id(3), NO_TIME));
        assertSame(broken, errors.poll(Await.SECONDS, TimeUnit.SECONDS).cause());
        assertEquals("0:1", ask(NO_ID, NO_TIME));
        assertSame(broken, errors.poll(Await.SECONDS, TimeUnit.SECONDS).cause());
        assertEquals("1:", ask(NO_ID, time(3)));
        assertEquals(GoalStatus.EXECUTING, goals.get(0).status());
        goals.get(0).succeed(RESULT);
    }

    /** A goal that ends while the server is asked was not refused. */
    @Test
    void aGoalThatEndsMeanwhileHasEnded() throws Exception {
        begin(2, goal -> {
            goal.succeed(RESULT);
            return true;
        });
        assertEquals("3:", ask(id(0), NO_TIME));
        assertEquals("0:", ask(NO_ID, NO_TIME));
        assertEquals(GoalStatus.SUCCEEDED, goals.get(1).status());
    }

    @Test
    void asClientsAsk() throws Exception {
        begin(3, goal -> true);
        List<UUID> first = List.of(goals.get(0).goalId());
        List<UUID> others = List.of(goals.get(1).goalId(), goals.get(2).goalId());
        assertEquals(
                new CancelResult(CancelResult.Outcome.CANCELING, first),
                get(client.cancelUntil(goals.get(0).accepted())));
        assertEquals(new CancelResult(CancelResult.Outcome.CANCELING, others), get(client.cancelAll()));
        assertEquals(new CancelResult(CancelResult.Outcome.CANCELING, List.of()), get(client.cancelAll()));
    }
}
