package dev.cedros.node;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.error.CedrosException;
import dev.cedros.interfaces.example_interfaces.action.Fibonacci;
import dev.cedros.interfaces.example_interfaces.action.FibonacciAction;
import dev.cedros.interfaces.example_interfaces.srv.AddTwoInts;
import dev.cedros.interfaces.example_interfaces.srv.AddTwoIntsService;
import dev.cedros.interfaces.std_msgs.msg.Int64;
import dev.cedros.interfaces.std_msgs.msg.Int64Codec;
import dev.cedros.node.inprocess.InProcessDomain;
import dev.cedros.node.inprocess.InProcessOptions;
import dev.cedros.node.qos.QosProfile;
import dev.cedros.payload.Payload;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What ends, when, and what is left of it. */
@Timeout(120)
class LifecycleTest {
    private static final Duration LONG = Duration.ofSeconds(Await.SECONDS);

    private final InProcessDomain domain = InProcessDomain.create();
    private final Context context = Context.of(domain.join());

    @AfterEach
    void close() {
        context.close();
        assertEquals(0, domain.outstanding());
    }

    /** Whatever a node can make, and what it then consists of. */
    enum Part {
        PUBLISHER(node -> node.publisher("x", Int64Codec.TYPE), "writer TOPIC /x"),
        SUBSCRIPTION(node -> node.subscribe("x", Int64Codec.TYPE, message -> {}), "reader TOPIC /x"),
        POLLED(node -> node.subscription("x", Int64Codec.TYPE).polled(), "reader TOPIC /x"),
        SERVER(
                node -> node.service("x", AddTwoIntsService.TYPE, request -> new AddTwoInts.Response(0)),
                "writer RESPONSE /x",
                "reader REQUEST /x"),
        CLIENT(node -> node.client("x", AddTwoIntsService.TYPE), "reader RESPONSE /x", "writer REQUEST /x"),
        ACTION_SERVER(
                node -> node.actionServer("x", FibonacciAction.TYPE).execute(goal -> {}),
                "writer TOPIC /x/_action/status",
                "writer TOPIC /x/_action/feedback",
                "writer RESPONSE /x/_action/get_result",
                "reader REQUEST /x/_action/get_result",
                "writer RESPONSE /x/_action/cancel_goal",
                "reader REQUEST /x/_action/cancel_goal",
                "writer RESPONSE /x/_action/send_goal",
                "reader REQUEST /x/_action/send_goal"),
        ACTION_CLIENT(
                node -> node.actionClient("x", FibonacciAction.TYPE),
                "reader TOPIC /x/_action/feedback",
                "reader TOPIC /x/_action/status",
                "reader RESPONSE /x/_action/get_result",
                "writer REQUEST /x/_action/get_result",
                "reader RESPONSE /x/_action/cancel_goal",
                "writer REQUEST /x/_action/cancel_goal",
                "reader RESPONSE /x/_action/send_goal",
                "writer REQUEST /x/_action/send_goal"),
        TIMER(node -> node.timer(Duration.ofHours(1), () -> {}));

        final Function<Node, AutoCloseable> maker;
        final List<String> endpoints;

        Part(Function<Node, AutoCloseable> maker, String... endpoints) {
            this.maker = maker;
            this.endpoints = List.of(endpoints);
        }

        AutoCloseable make(Node node) {
            return maker.apply(node);
        }
    }

    private static String code(Runnable use) {
        return assertThrows(CedrosException.class, use::run).code();
    }

    /** A node does not remember what was closed, or it would grow as long as it lives. */
    @ParameterizedTest
    @EnumSource
    void whatIsClosedIsForgotten(Part part) throws Exception {
        try (NodeExecutor executor = new MultiThreadedExecutor(1)) {
            Node node = context.node(NodeOptions.of("node").withExecutor(executor));
            for (int round = 0; round < 3; round++) {
                AutoCloseable made = part.make(node);
                assertTrue(node.partCount() > 0);
                assertEquals(part.endpoints.size(), context.graph().endpoints().size());
                made.close();
                made.close();
                assertEquals(0, node.partCount());
                assertEquals(0, executor.workCount());
                assertEquals(List.of(), context.graph().endpoints());
            }
            AutoCloseable left = part.make(node);
            node.close();
            node.close();
            assertEquals(0, node.partCount());
            assertEquals(0, executor.workCount());
            assertEquals(List.of(), context.graph().endpoints());
            left.close();
            assertEquals("closed", code(() -> part.make(node)));
            assertEquals(0, executor.workCount());
            assertEquals(List.of(), context.graph().endpoints());
        }
    }

    static Stream<String[]> openings() {
        return Stream.of(Part.values())
                .flatMap(part -> part.endpoints.stream().map(endpoint -> new String[] {part.name(), endpoint}));
    }

    /** When only a part of something can be opened, nothing of it stays. */
    @ParameterizedTest
    @MethodSource("openings")
    void whatCannotBeOpenedLeavesNothing(String part, String endpoint) throws Exception {
        InterceptingTransport transport = new InterceptingTransport(domain.join());
        try (NodeExecutor executor = new MultiThreadedExecutor(1);
                Context here = Context.of(transport)) {
            Node node = here.node(NodeOptions.of("node").withExecutor(executor));
            transport.refuse(endpoint);
            assertEquals("refused", code(() -> Part.valueOf(part).make(node)));
            assertEquals(0, node.partCount());
            assertEquals(0, executor.workCount());
            assertEquals(List.of(), here.graph().endpoints());
            transport.refuseNothing();
            Part.valueOf(part).make(node).close();
        }
    }

    @Test
    void whatIsClosedSaysSo() {
        Node node = context.node("node");
        Publisher<Int64> publisher = node.publisher("x", Int64Codec.TYPE);
        Subscription<Int64> subscription =
                node.subscription("x", Int64Codec.TYPE).polled();
        ServiceClient<AddTwoInts.Request, AddTwoInts.Response> client = node.client("x", AddTwoIntsService.TYPE);
        ActionClient<Fibonacci.Goal, ?, ?> actions = node.actionClient("x", FibonacciAction.TYPE);
        NodeTimer timer = node.timer(Duration.ofHours(1), () -> {});
        publisher.publish(new Int64(1));
        Map<String, Runnable> uses = new TreeMap<>();
        uses.put("publish", () -> publisher.publish(new Int64(1)));
        uses.put("publishRaw", () -> publisher.publishRaw(new byte[8]));
        uses.put("publishRaw of a payload", () -> publisher.publishRaw(Payload.of(new byte[8])));
        uses.put("tryTake", subscription::tryTake);
        uses.put("tryTakeRaw", subscription::tryTakeRaw);
        uses.put("take", () -> uninterrupted(() -> subscription.take(LONG)));
        uses.put("takeRaw", () -> uninterrupted(() -> subscription.takeRaw(LONG)));
        uses.put("call", () -> client.call(new AddTwoInts.Request(1, 2)));
        uses.put("sendGoal", () -> actions.sendGoal(new Fibonacci.Goal(1)));
        uses.put("cancelAll", actions::cancelAll);
        uses.put("reset", timer::reset);
        for (Part part : Part.values()) {
            uses.put(part.name(), () -> part.make(node));
        }
        node.close();
        uses.forEach((what, use) -> assertEquals("closed", code(use), what));
        context.node("other");
        context.close();
        uses.forEach((what, use) -> assertEquals("closed", code(use), what));
        assertEquals("closed", code(() -> context.node("late")));
        assertEquals("closed", code(() -> context.onGraphChange(() -> {})));
        assertTrue(timer.isCanceled());
        assertEquals(0, publisher.subscriptionCount() + subscription.publisherCount());
        assertEquals(List.of(), context.graph().nodes());
    }

    /** What is not given is named. */
    @Test
    void whatIsNullSaysSo() {
        Node node = context.node("node");
        Publisher<Int64> publisher = node.publisher("x", Int64Codec.TYPE);
        Subscription<Int64> subscription =
                node.subscription("x", Int64Codec.TYPE).polled();
        ServiceClient<AddTwoInts.Request, AddTwoInts.Response> client = node.client("x", AddTwoIntsService.TYPE);
        ActionClient<?, ?, ?> actions = node.actionClient("x", FibonacciAction.TYPE);
        SingleThreadedExecutor executor = new SingleThreadedExecutor();
        Map<String, Runnable> uses = new TreeMap<>();
        uses.put("node", () -> context.node((NodeOptions) null));
        uses.put("publisher", () -> node.publisher(null, Int64Codec.TYPE));
        uses.put("subscription", () -> node.subscription(null, Int64Codec.TYPE).polled());
        uses.put("client", () -> node.client(null, AddTwoIntsService.TYPE));
        uses.put("actionClient", () -> node.actionClient(null, FibonacciAction.TYPE));
        uses.put("publishRaw", () -> publisher.publishRaw((byte[]) null));
        uses.put("publishRaw of a payload", () -> publisher.publishRaw((Payload) null));
        uses.put("take", () -> uninterrupted(() -> subscription.take(null)));
        uses.put("takeRaw", () -> uninterrupted(() -> subscription.takeRaw(null)));
        uses.put("waitForService", () -> uninterrupted(() -> client.waitForService(null)));
        uses.put("waitForServer", () -> uninterrupted(() -> actions.waitForServer(null)));
        uses.put("over", () -> NodeExecutor.over(null));
        uses.put("over with a handler", () -> NodeExecutor.over(Runnable::run, null));
        uses.put("spinOnce", () -> executor.spinOnce(null));
        uses.put("drain", () -> executor.drain(null));
        uses.forEach((what, use) -> assertEquals("null-argument", code(use), what));
        executor.close();
    }

    private interface Interruptible {
        void run() throws InterruptedException;
    }

    private static void uninterrupted(Interruptible action) {
        try {
            action.run();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    /** The things that a callback may close, itself included. */
    @ParameterizedTest
    @EnumSource(Kind.class)
    void callbacksMayCloseEverything(Kind kind) {
        for (int what = 0; what < 4; what++) {
            Context here = Context.of(domain.join());
            NodeExecutor executor = kind.make();
            Node node = here.node(NodeOptions.of("node").withExecutor(executor));
            AtomicReference<Subscription<Int64>> self = new AtomicReference<>();
            List<Runnable> closings = List.of(() -> self.get().close(), node::close, here::close, executor::close);
            Runnable closing = closings.get(what);
            AtomicInteger calls = new AtomicInteger();
            CountDownLatch closed = new CountDownLatch(1);
            self.set(node.subscribe("x", Int64Codec.TYPE, message -> {
                calls.incrementAndGet();
                closing.run();
                closing.run();
                closed.countDown();
            }));
            try (Publisher<Int64> publisher = context.node("talker").publisher("x", Int64Codec.TYPE)) {
                for (int i = 0; i < 3; i++) {
                    publisher.publish(new Int64(i));
                }
            }
            Await.latch(closed);
            here.close();
            executor.close();
            assertEquals(1, calls.get());
        }
    }

    @ParameterizedTest
    @EnumSource(
            value = Kind.class,
            names = {"SINGLE", "MULTI", "WORKER", "OVER_POOL"})
    void closingWhileOthersPublish(Kind kind) {
        SplittableRandom random = new SplittableRandom(Seeds.of(LifecycleTest.class));
        Queue<Throwable> faults = new ConcurrentLinkedQueue<>();
        for (int round = 0; round < 60; round++) {
            try (NodeExecutor executor = kind.make();
                    Context here = Context.of(domain.join())) {
                AtomicBoolean closed = new AtomicBoolean();
                AtomicInteger heard = new AtomicInteger();
                Node node = here.node(NodeOptions.of("node").withExecutor(executor));
                QosProfile qos = random.nextBoolean() ? QosProfile.DEFAULT.keepAll() : QosProfile.DEFAULT;
                Consumer<Int64> callback = message -> {
                    heard.incrementAndGet();
                    if (closed.get()) {
                        faults.add(new AssertionError("a callback began after close"));
                    }
                };
                node.subscription("x", Int64Codec.TYPE).qos(qos).to(callback);
                node.subscription("x", Int64Codec.TYPE)
                        .qos(qos)
                        .group(CallbackGroup.reentrant())
                        .to(callback);
                List<Thread> threads = new ArrayList<>();
                for (int i = 0; i < 2; i++) {
                    Publisher<Int64> publisher = node.publisher("x", Int64Codec.TYPE, qos.transientLocal());
                    threads.add(Await.thread(() -> publishUntilClosed(publisher, faults)));
                }
                int enough = random.nextInt(500);
                Await.until(() -> heard.get() >= enough);
                Runnable ending = random.nextBoolean() ? node::close : here::close;
                ending.run();
                closed.set(true);
                threads.forEach(Await::end);
            }
            assertEquals(List.of(), List.copyOf(faults));
            assertEquals(0, domain.outstanding());
            assertEquals(List.of(), context.graph().endpoints());
        }
    }

    private static void publishUntilClosed(Publisher<Int64> publisher, Queue<Throwable> faults) {
        try {
            for (long i = 0; ; i++) {
                publisher.publish(new Int64(i));
            }
        } catch (CedrosException e) {
            if (!e.code().equals("closed")) {
                faults.add(e);
            }
        }
    }

    /** How polling threads may be ended. */
    enum Ending {
        SUBSCRIPTION,
        NODE,
        CONTEXT
    }

    @ParameterizedTest
    @EnumSource
    void closingWakesThoseWhoPoll(Ending ending) {
        Node node = context.node("node");
        Subscription<Int64> subscription =
                node.subscription("x", Int64Codec.TYPE).polled();
        Queue<String> codes = new ConcurrentLinkedQueue<>();
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            Interruptible take = i == 0
                    ? () -> subscription.takeRaw(Duration.ofHours(1))
                    : () -> subscription.take(Duration.ofHours(1));
            Thread thread = Await.thread(() -> codes.add(code(() -> uninterrupted(take))));
            Await.until(() -> thread.getState() == Thread.State.TIMED_WAITING);
            threads.add(thread);
        }
        switch (ending) {
            case SUBSCRIPTION -> subscription.close();
            case NODE -> node.close();
            case CONTEXT -> context.close();
        }
        threads.forEach(Await::end);
        assertEquals(List.of("closed", "closed", "closed"), List.copyOf(codes));
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void pollingCanBeInterrupted(boolean before) {
        Subscription<Int64> subscription =
                context.node("node").subscription("x", Int64Codec.TYPE).polled();
        AtomicBoolean interrupted = new AtomicBoolean();
        Thread thread = Await.thread(() -> {
            if (before) {
                Thread.currentThread().interrupt();
            }
            try {
                subscription.take(Duration.ofHours(1));
            } catch (InterruptedException e) {
                interrupted.set(true);
            }
        });
        if (!before) {
            Await.until(() -> thread.getState() == Thread.State.TIMED_WAITING);
            thread.interrupt();
        }
        Await.end(thread);
        assertTrue(interrupted.get());
    }

    @Test
    void pollingThreadsShareTheMessages() {
        Node node = context.node("node");
        Subscription<Int64> subscription = node.subscription("x", Int64Codec.TYPE)
                .qos(QosProfile.DEFAULT.keepAll())
                .polled();
        int count = 20_000;
        AtomicInteger taken = new AtomicInteger();
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            threads.add(Await.thread(() -> {
                try {
                    while (true) {
                        uninterrupted(() -> {
                            if (subscription.take(LONG).isPresent()) {
                                taken.incrementAndGet();
                            }
                        });
                    }
                } catch (NodeException e) {
                    assertEquals("closed", e.code());
                }
            }));
        }
        Publisher<Int64> publisher = node.publisher("x", Int64Codec.TYPE);
        for (int i = 1; i <= count; i++) {
            publisher.publish(new Int64(i));
            if (i % 100 == 0) {
                int sent = i;
                Await.until(() -> taken.get() == sent);
            }
        }
        subscription.close();
        threads.forEach(Await::end);
        assertEquals(count, taken.get());
    }

    @Test
    void messagesThatAreWaitedForAreTakenThoughTheExecutorIsClosed() throws Exception {
        NodeExecutor executor = new MultiThreadedExecutor(1);
        Node node = context.node(NodeOptions.of("node").withExecutor(executor));
        Publisher<Int64> publisher = node.publisher("x", Int64Codec.TYPE);
        Subscription<Int64> subscription =
                node.subscription("x", Int64Codec.TYPE).polled();
        executor.close();
        assertTrue(subscription.tryTake().isEmpty());
        publisher.publish(new Int64(1));
        assertEquals(1, subscription.take(LONG).orElseThrow().message().data());
        assertFalse(subscription.take(Duration.ofMillis(1)).isPresent());
    }

    /** Who waits for memory may throw when it is given back: the rest is closed all the same. */
    @Test
    void anOwnerThatThrowsEndsNothingHalfway() {
        Context here = Context.of(domain.join());
        Node node = here.node("node");
        AtomicInteger returned = new AtomicInteger();
        for (int i = 0; i < 3; i++) {
            node.subscription("x", Int64Codec.TYPE).polled();
            node.subscription("y", Int64Codec.TYPE).polled();
            node.timer(Duration.ofHours(1), () -> {});
        }
        for (String topic : List.of("x", "y")) {
            byte[] bytes = Int64Codec.encode(new Int64(1));
            try (Payload payload = Payload.of(bytes, 0, bytes.length, () -> {
                returned.incrementAndGet();
                throw new IllegalStateException("broken " + topic);
            })) {
                node.publisher(topic, Int64Codec.TYPE).publishRaw(payload);
            }
        }
        IllegalStateException e = assertThrows(IllegalStateException.class, here::close);
        assertTrue(e.getMessage().startsWith("broken"));
        assertEquals(1, e.getSuppressed().length);
        assertEquals(2, returned.get());
        assertEquals(0, node.partCount());
        assertEquals(List.of(), context.graph().endpoints());
        assertEquals(List.of(), context.graph().nodes());
        assertEquals("closed", code(() -> here.node("late")));
        here.close();
    }

    /** A callback that waits for room which only its own subscription could give does not hold up its end. */
    @Test
    void closingEndsTheWaitingForRoomInTheSameSubscription() {
        InProcessDomain narrow = InProcessDomain.create(
                InProcessOptions.DEFAULT.withKeepAllLimit(1).withBlockingTime(Duration.ofHours(1)));
        try (NodeExecutor executor = new MultiThreadedExecutor(1);
                Context here = Context.of(narrow.join())) {
            Node node = here.node(NodeOptions.of("node").withExecutor(executor));
            Publisher<Int64> publisher = node.publisher("x", Int64Codec.TYPE);
            AtomicReference<Thread> running = new AtomicReference<>();
            CountDownLatch returned = new CountDownLatch(1);
            Subscription<Int64> subscription = node.subscription("x", Int64Codec.TYPE)
                    .qos(QosProfile.DEFAULT.keepAll())
                    .to(message -> {
                        publisher.publish(new Int64(1));
                        running.set(Thread.currentThread());
                        publisher.publish(new Int64(2));
                        returned.countDown();
                    });
            publisher.publish(new Int64(0));
            Await.until(() -> running.get() != null && running.get().getState() == Thread.State.TIMED_WAITING);
            subscription.close();
            assertEquals(0, returned.getCount(), "it waits for the callback");
        }
        assertEquals(0, narrow.outstanding());
    }
}
