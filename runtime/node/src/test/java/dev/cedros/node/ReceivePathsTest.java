package dev.cedros.node;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.codec.MessageType;
import dev.cedros.codec.Messages;
import dev.cedros.codec.TypeRegistry;
import dev.cedros.error.CedrosException;
import dev.cedros.interfaces.example_interfaces.action.Fibonacci;
import dev.cedros.interfaces.example_interfaces.action.FibonacciAction;
import dev.cedros.interfaces.example_interfaces.srv.AddTwoInts;
import dev.cedros.interfaces.example_interfaces.srv.AddTwoIntsService;
import dev.cedros.interfaces.std_msgs.msg.StringCodec;
import dev.cedros.sequence.IntSequence;
import dev.cedros.type.msg.SchemaParser;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Generated types arrive by every way, whatever the registry holds: nothing is looked up by name. */
@Timeout(60)
class ReceivePathsTest {
    private static final dev.cedros.interfaces.std_msgs.msg.String HELLO =
            new dev.cedros.interfaces.std_msgs.msg.String("hello");
    private static final Duration LONG = Duration.ofSeconds(30);

    private final List<MessageType<?>> removed = new ArrayList<>();

    /** What is done to all types of the registry. */
    enum Tampering {
        REMOVED,
        POISONED
    }

    private void tamper(Tampering how) {
        TypeRegistry registry = TypeRegistry.global();
        assertTrue(registry.contains(StringCodec.TYPE_NAME));
        for (String name : registry.typeNames()) {
            registry.remove(name).ifPresent(removed::add);
            if (how == Tampering.POISONED) {
                registry.register(SchemaParser.parse(name, "float64[1000] poison"));
            }
        }
        byte[] hello = StringCodec.encode(HELLO);
        // Whoever asked the registry would get this instead of the message.
        assertThrows(CedrosException.class, () -> registry.decode(StringCodec.TYPE_NAME, hello));
    }

    @AfterEach
    void restore() {
        TypeRegistry registry = TypeRegistry.global();
        registry.typeNames().forEach(registry::remove);
        removed.forEach(registry::register);
        assertEquals(HELLO, registry.decode(StringCodec.TYPE_NAME, StringCodec.encode(HELLO)));
    }

    @ParameterizedTest
    @EnumSource
    void callbacks(Tampering how) throws InterruptedException {
        tamper(how);
        BlockingQueue<Object> received = new LinkedBlockingQueue<>();
        try (Context context = Context.inProcess()) {
            Node node = context.node("listener");
            node.subscribe("chatter", StringCodec.TYPE, received::add);
            node.subscribe("chatter", StringCodec.TYPE, (message, info) -> received.add(message));
            node.subscription("chatter", StringCodec.TYPE).borrowing(sample -> received.add(sample.decode()));
            node.subscription("chatter", StringCodec.TYPE).borrowing(sample -> received.add(sample.decodeBorrowed()));
            node.subscription("chatter", StringCodec.TYPE_NAME).to(received::add);
            node.publisher("chatter", StringCodec.TYPE).publish(HELLO);
            for (int i = 0; i < 5; i++) {
                assertEquals(HELLO, received.poll(30, TimeUnit.SECONDS));
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void polling(Tampering how) throws InterruptedException {
        tamper(how);
        try (Context context = Context.inProcess()) {
            Node node = context.node("listener");
            Subscription<dev.cedros.interfaces.std_msgs.msg.String> subscription =
                    node.subscription("chatter", StringCodec.TYPE).polled();
            Publisher<dev.cedros.interfaces.std_msgs.msg.String> publisher =
                    node.publisher("chatter", StringCodec.TYPE);
            for (int i = 0; i < 4; i++) {
                publisher.publish(HELLO);
            }
            assertEquals(HELLO, subscription.take(LONG).orElseThrow().message());
            assertEquals(HELLO, subscription.tryTake().orElseThrow().message());
            try (ReceivedSample<dev.cedros.interfaces.std_msgs.msg.String> sample =
                    subscription.takeRaw(LONG).orElseThrow()) {
                assertEquals(HELLO, sample.decode());
            }
            try (ReceivedSample<dev.cedros.interfaces.std_msgs.msg.String> sample =
                    subscription.tryTakeRaw().orElseThrow()) {
                assertEquals(HELLO, sample.decodeBorrowed());
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void services(Tampering how) {
        tamper(how);
        try (Context context = Context.inProcess()) {
            context.node("adder")
                    .service(
                            "add",
                            AddTwoIntsService.TYPE,
                            request -> new AddTwoInts.Response(request.a() + request.b()));
            long sum = context.node("asker")
                    .client("add", AddTwoIntsService.TYPE)
                    .call(new AddTwoInts.Request(40, 2))
                    .join()
                    .sum();
            assertEquals(42, sum);
        }
    }

    @ParameterizedTest
    @EnumSource
    void actions(Tampering how) {
        tamper(how);
        try (Context context = Context.inProcess()) {
            context.node("server")
                    .actionServer("fibonacci", FibonacciAction.TYPE)
                    .execute(goal -> {
                        goal.publishFeedback(new Fibonacci.Feedback(IntSequence.of(0, 1)));
                        goal.onCancel(() -> goal.canceled(new Fibonacci.Result(IntSequence.of(0, 1, 1))));
                    });
            List<Object> told = new ArrayList<>();
            ClientGoal<Fibonacci.Result> goal = context.node("client")
                    .actionClient("fibonacci", FibonacciAction.TYPE)
                    .sendGoal(new Fibonacci.Goal(3), told::add)
                    .join();
            CancelResult canceling = goal.cancel().join();
            assertEquals(new CancelResult(CancelResult.Outcome.CANCELING, List.of(goal.goalId())), canceling);
            ActionResult<Fibonacci.Result> end = goal.result().join();
            assertEquals(new ActionResult<>(GoalStatus.CANCELED, new Fibonacci.Result(IntSequence.of(0, 1, 1))), end);
            assertEquals(List.of(new Fibonacci.Feedback(IntSequence.of(0, 1))), told);
        }
    }

    /** The other side: what asks the registry gets what is there. */
    @ParameterizedTest
    @EnumSource
    void theRegistryItselfKnowsNothingElse(Tampering how) {
        tamper(how);
        byte[] hello = StringCodec.encode(HELLO);
        String code = how == Tampering.REMOVED ? "unknown-type" : "truncated";
        CedrosException e =
                assertThrows(CedrosException.class, () -> TypeRegistry.global().decode(StringCodec.TYPE_NAME, hello));
        assertEquals(code, e.code());
        assertEquals(HELLO, Messages.decode(StringCodec.TYPE_NAME, hello));
    }
}
