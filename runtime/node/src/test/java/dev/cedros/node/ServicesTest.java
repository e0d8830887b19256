package dev.cedros.node;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.error.CedrosException;
import dev.cedros.error.InvalidMessageException;
import dev.cedros.interfaces.example_interfaces.srv.AddTwoInts;
import dev.cedros.interfaces.example_interfaces.srv.AddTwoIntsService;
import dev.cedros.interfaces.example_interfaces.srv.SetBool;
import dev.cedros.interfaces.example_interfaces.srv.SetBoolService;
import dev.cedros.node.inprocess.InProcessDomain;
import dev.cedros.node.inprocess.InProcessOptions;
import dev.cedros.node.transport.Endpoint;
import dev.cedros.node.transport.NodeName;
import dev.cedros.node.transport.Reader;
import dev.cedros.node.transport.RequestId;
import dev.cedros.node.transport.Role;
import dev.cedros.node.transport.Sample;
import dev.cedros.node.transport.Transport;
import dev.cedros.node.transport.TransportException;
import dev.cedros.node.transport.Writer;
import dev.cedros.payload.Payload;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.SplittableRandom;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@Timeout(120)
class ServicesTest {
    private static final Duration LONG = Duration.ofSeconds(Await.SECONDS);
    private static final Duration SHORT = Duration.ofMillis(20);

    private final InProcessDomain domain = InProcessDomain.create();
    private final Context context = Context.of(domain.join());
    private final BlockingQueue<NodeError> errors = new LinkedBlockingQueue<>();

    @AfterEach
    void close() {
        context.close();
        assertEquals(0, domain.outstanding());
    }

    private Node server() {
        return context.node(NodeOptions.of("server").withErrorHandler(errors::add));
    }

    private ServiceClient<AddTwoInts.Request, AddTwoInts.Response> client() {
        return context.node("client").client("add", AddTwoIntsService.TYPE);
    }

    private static AddTwoInts.Request request(long a, long b) {
        return new AddTwoInts.Request(a, b);
    }

    private static AddTwoInts.Response sum(AddTwoInts.Request request) {
        return new AddTwoInts.Response(request.a() + request.b());
    }

    private static long result(CompletableFuture<AddTwoInts.Response> call) throws Exception {
        return call.get(Await.SECONDS, TimeUnit.SECONDS).sum();
    }

    private static Throwable failure(CompletableFuture<?> call) {
        return assertThrows(ExecutionException.class, () -> call.get(Await.SECONDS, TimeUnit.SECONDS))
                .getCause();
    }

    private static String code(CompletableFuture<?> call) {
        return ((CedrosException) failure(call)).code();
    }

    private NodeError error() throws InterruptedException {
        NodeError error = errors.poll(Await.SECONDS, TimeUnit.SECONDS);
        assertTrue(error != null, "no error was reported");
        return error;
    }

    /** Calls of several clients, in two contexts, are open at the same time and are answered in any order. */
    @ParameterizedTest
    @EnumSource(Kind.class)
    void eachCallGetsItsOwnAnswer(Kind kind) throws Exception {
        int clients = 4;
        int each = 2_500;
        SplittableRandom random = new SplittableRandom(Seeds.of(ServicesTest.class));
        Queue<Runnable> answers = new ConcurrentLinkedQueue<>();
        try (NodeExecutor executor = kind.make();
                NodeExecutor clientExecutor = kind.make();
                Context other = Context.of(domain.join())) {
            Node server =
                    context.node(NodeOptions.of("server").withExecutor(executor).withErrorHandler(errors::add));
            server.asyncService("add", AddTwoIntsService.TYPE, request -> {
                CompletableFuture<AddTwoInts.Response> answer = new CompletableFuture<>();
                answers.add(() -> answer.complete(sum(request)));
                return answer;
            });
            Queue<CompletableFuture<Boolean>> checked = new ConcurrentLinkedQueue<>();
            List<ServiceClient<AddTwoInts.Request, AddTwoInts.Response>> all = new ArrayList<>();
            List<Thread> callers = new ArrayList<>();
            for (int i = 0; i < clients; i++) {
                long salt = random.nextLong();
                Node node = (i % 2 == 0 ? context : other)
                        .node(NodeOptions.of("client" + i).withExecutor(clientExecutor));
                ServiceClient<AddTwoInts.Request, AddTwoInts.Response> client =
                        node.client("add", AddTwoIntsService.TYPE);
                all.add(client);
                callers.add(Await.thread(() -> {
                    for (int j = 0; j < each; j++) {
                        long number = j;
                        checked.add(client.call(request(salt, number), LONG)
                                .thenApply(response -> response.sum() == salt + number));
                    }
                }));
            }
            callers.forEach(Await::end);
            assertEquals(clients * each, checked.size());
            Await.until(() -> answers.size() == clients * each);
            assertEquals(
                    clients * each,
                    all.stream().mapToInt(ServiceClient::pendingCount).sum());
            AtomicBoolean done = new AtomicBoolean();
            List<Thread> threads = new ArrayList<>();
            for (int i = 0; i < 2; i++) {
                SplittableRandom own = random.split();
                threads.add(Await.thread(() -> answerInAnyOrder(answers, own, done)));
            }
            for (CompletableFuture<Boolean> one : checked) {
                assertTrue(one.get(Await.SECONDS, TimeUnit.SECONDS));
            }
            done.set(true);
            threads.forEach(Await::end);
            all.forEach(client -> Await.until(() -> client.pendingCount() == 0));
            assertTrue(errors.isEmpty());
            all.forEach(ServiceClient::close);
            server.close();
        }
    }

    private static void answerInAnyOrder(Queue<Runnable> answers, SplittableRandom random, AtomicBoolean done) {
        List<Runnable> some = new ArrayList<>();
        while (!done.get() || !some.isEmpty()) {
            Runnable next = answers.poll();
            if (next != null) {
                some.add(next);
            }
            if (!some.isEmpty() && (next == null || random.nextInt(10) == 0)) {
                some.remove(random.nextInt(some.size())).run();
            }
        }
    }

    @Test
    void aHandlerThatThrowsAnswersNothing() throws Exception {
        IllegalStateException broken = new IllegalStateException("broken");
        ServiceServer<?, ?> server = server().service("add", AddTwoIntsService.TYPE, request -> {
            if (request.a() < 0) {
                throw broken;
            }
            return sum(request);
        });
        NodeError error = failsOnce(server);
        assertEquals(NodeError.Kind.CALLBACK, error.kind());
        assertEquals(broken, error.cause());
    }

    @Test
    void aStageThatFailsAnswersNothing() throws Exception {
        IllegalStateException broken = new IllegalStateException("broken");
        NodeError error = failsOnce(async(request -> CompletableFuture.failedFuture(broken)));
        assertEquals(NodeError.Kind.CALLBACK, error.kind());
        assertEquals(broken, error.cause());
    }

    @Test
    void aStageThatIsNullAnswersNothing() throws Exception {
        NodeError error = failsOnce(async(request -> null));
        assertEquals(NodeError.Kind.CALLBACK, error.kind());
        assertEquals("null-argument", ((NodeException) error.cause()).code());
    }

    @Test
    void aResponseThatIsNullAnswersNothing() throws Exception {
        NodeError error = failsOnce(async(request -> CompletableFuture.completedFuture(null)));
        assertEquals(NodeError.Kind.SEND, error.kind());
        assertEquals("null-argument", ((NodeException) error.cause()).code());
    }

    private ServiceServer<?, ?> async(Function<AddTwoInts.Request, CompletionStage<AddTwoInts.Response>> whenNegative) {
        return server().asyncService(
                        "add",
                        AddTwoIntsService.TYPE,
                        request -> request.a() < 0
                                ? whenNegative.apply(request)
                                : CompletableFuture.completedFuture(sum(request)));
    }

    /** A request that fails is reported once, its call times out, and the next one is answered. */
    private NodeError failsOnce(ServiceServer<?, ?> server) throws Exception {
        ServiceClient<AddTwoInts.Request, AddTwoInts.Response> client = client();
        NodeException e = (NodeException) failure(client.call(request(-1, 0), SHORT));
        assertEquals("call-timeout", e.code());
        assertEquals("No response of /add in PT0.02S. Its server may have failed, or be slow.", e.getMessage());
        assertEquals(42, result(client.call(request(40, 2))));
        assertEquals(0, client.pendingCount());
        NodeError error = error();
        assertEquals("/server", error.node());
        assertEquals(server.name(), error.name());
        assertTrue(errors.isEmpty());
        return error;
    }

    @Test
    void aResponseThatRosCannotCarryIsReported() throws Exception {
        server().service("set", SetBoolService.TYPE, request -> new SetBool.Response(true, null));
        ServiceClient<SetBool.Request, SetBool.Response> client =
                context.node("client").client("set", SetBoolService.TYPE);
        assertEquals("call-timeout", code(client.call(new SetBool.Request(true), SHORT)));
        NodeError error = error();
        assertEquals(NodeError.Kind.SEND, error.kind());
        assertEquals(InvalidMessageException.class, error.cause().getClass());
    }

    @Test
    void aRequestThatRosCannotCarryIsTheCallersAffair() {
        ServiceClient<AddTwoInts.Request, AddTwoInts.Response> client = client();
        assertThrows(InvalidMessageException.class, () -> client.call(null));
        assertEquals(
                "null-argument",
                assertThrows(NodeException.class, () -> client.call(request(1, 2), null))
                        .code());
        assertEquals(0, client.pendingCount());
    }

    @Test
    void whatIsGivenUpIsForgotten() {
        ServiceClient<AddTwoInts.Request, AddTwoInts.Response> client = client();
        CompletableFuture<AddTwoInts.Response> canceled = client.call(request(1, 2));
        CompletableFuture<AddTwoInts.Response> completed = client.call(request(1, 2));
        CompletableFuture<AddTwoInts.Response> failed = client.call(request(1, 2));
        assertEquals(3, client.pendingCount());
        canceled.cancel(true);
        assertEquals(2, client.pendingCount());
        completed.complete(new AddTwoInts.Response(7));
        failed.completeExceptionally(new IllegalStateException());
        assertEquals(0, client.pendingCount());
    }

    @Test
    void aCallWithoutAServerTimesOut() {
        ServiceClient<AddTwoInts.Request, AddTwoInts.Response> client = client();
        for (Duration timeout : List.of(SHORT, Duration.ZERO, Duration.ofSeconds(-1))) {
            NodeException e = (NodeException) failure(client.call(request(1, 2), timeout));
            assertEquals("call-timeout", e.code());
            assertEquals("No response of /add in " + timeout + ". It has no server now.", e.getMessage());
        }
        CompletableFuture<AddTwoInts.Response> patient = client.call(request(1, 2), Duration.ofSeconds(Long.MAX_VALUE));
        assertEquals(1, client.pendingCount());
        patient.cancel(false);
        assertEquals(0, client.pendingCount());
    }

    @Test
    void anAnswerThatComesTooLateIsIgnored() throws Exception {
        BlockingQueue<CompletableFuture<AddTwoInts.Response>> answers = new LinkedBlockingQueue<>();
        server().asyncService("add", AddTwoIntsService.TYPE, request -> {
            CompletableFuture<AddTwoInts.Response> answer = new CompletableFuture<>();
            answers.add(answer);
            return answer;
        });
        ServiceClient<AddTwoInts.Request, AddTwoInts.Response> client = client();
        assertEquals("call-timeout", code(client.call(request(1, 2), SHORT)));
        CompletableFuture<AddTwoInts.Response> second = client.call(request(3, 4));
        answers.take().complete(new AddTwoInts.Response(3));
        answers.take().complete(new AddTwoInts.Response(7));
        assertEquals(7, result(second));
        assertEquals(0, client.pendingCount());
        assertTrue(errors.isEmpty());
    }

    @Test
    void closingTheClientEndsItsCalls() {
        ServiceClient<AddTwoInts.Request, AddTwoInts.Response> client = client();
        CompletableFuture<AddTwoInts.Response> call = client.call(request(1, 2));
        CompletableFuture<AddTwoInts.Response> next = call.thenApply(response -> response);
        client.close();
        client.close();
        assertEquals("closed", code(call));
        assertEquals("closed", code(next));
        assertEquals(0, client.pendingCount());
        assertFalse(client.isAvailable());
        assertEquals(
                "closed",
                assertThrows(TransportException.class, () -> client.call(request(1, 2)))
                        .code());
        assertEquals(0, client.pendingCount());
    }

    /** Whatever comes first, each call ends. */
    @Test
    void closingTheClientWhileOthersCall() {
        server().service("add", AddTwoIntsService.TYPE, ServicesTest::sum);
        SplittableRandom random = new SplittableRandom(Seeds.of(ServicesTest.class));
        for (int round = 0; round < 200; round++) {
            ServiceClient<AddTwoInts.Request, AddTwoInts.Response> client = client();
            Queue<CompletableFuture<AddTwoInts.Response>> calls = new ConcurrentLinkedQueue<>();
            Queue<Throwable> refused = new ConcurrentLinkedQueue<>();
            List<Thread> callers = new ArrayList<>();
            int enough = random.nextInt(100);
            for (int i = 0; i < 2; i++) {
                callers.add(Await.thread(() -> {
                    try {
                        while (true) {
                            calls.add(client.call(request(1, 2)));
                        }
                    } catch (CedrosException e) {
                        refused.add(e);
                    }
                }));
            }
            Await.until(() -> calls.size() >= enough);
            client.close();
            callers.forEach(Await::end);
            for (Throwable e : refused) {
                assertEquals("closed", ((CedrosException) e).code());
            }
            for (CompletableFuture<AddTwoInts.Response> call : calls) {
                assertTrue(call.isDone());
                if (call.isCompletedExceptionally()) {
                    assertEquals("closed", code(call));
                } else {
                    assertEquals(3, call.join().sum());
                }
            }
            assertEquals(0, client.pendingCount());
        }
    }

    @Test
    void aCallEndsThoughTheExecutorIsClosed() {
        NodeExecutor executor = new MultiThreadedExecutor(1);
        Node node = context.node(NodeOptions.of("client").withExecutor(executor));
        ServiceClient<AddTwoInts.Request, AddTwoInts.Response> client = node.client("add", AddTwoIntsService.TYPE);
        CompletableFuture<AddTwoInts.Response> call = client.call(request(1, 2), Duration.ofMillis(100));
        executor.close();
        assertTrue(List.of("call-timeout", "closed").contains(code(call)));
        assertEquals(0, client.pendingCount());
    }

    /** The time of a call was over and its turn had not come: it ends though its executor gives no turns any more. */
    @Test
    void aCallEndsThoughTheExecutorIsClosedBeforeItsTurn() {
        SingleThreadedExecutor executor = new SingleThreadedExecutor();
        Node node = context.node(NodeOptions.of("client").withExecutor(executor));
        ServiceClient<AddTwoInts.Request, AddTwoInts.Response> client = node.client("add", AddTwoIntsService.TYPE);
        CompletableFuture<AddTwoInts.Response> call = client.call(request(1, 2), Duration.ZERO);
        CountDownLatch over = new CountDownLatch(1);
        context.clock().schedule(over::countDown, 1);
        Await.latch(over);
        assertFalse(call.isDone());
        executor.close();
        assertEquals("call-timeout", code(call));
        assertEquals(0, client.pendingCount());
    }

    /** A callback that waits takes the only turn there is, also that of the end of the call. */
    @ParameterizedTest
    @EnumSource(
            value = Kind.class,
            names = {"SINGLE", "WORKER"})
    void aCallbackThatWaitsDoesSoUntilTheCallTimesOut(Kind kind) throws InterruptedException {
        try (NodeExecutor executor = kind.make()) {
            Node node = context.node(NodeOptions.of("all").withExecutor(executor));
            node.service("add", AddTwoIntsService.TYPE, ServicesTest::sum);
            ServiceClient<AddTwoInts.Request, AddTwoInts.Response> client = node.client("add", AddTwoIntsService.TYPE);
            BlockingQueue<String> codes = new LinkedBlockingQueue<>();
            CountDownLatch waited = new CountDownLatch(1);
            new Posts(executor, node.callbackGroup()).post(() -> {
                Throwable failure = failure(client.call(request(1, 2), SHORT));
                codes.add(failure.getMessage());
                codes.add(code(client.call(request(1, 2), SHORT).thenApply(AddTwoInts.Response::sum)));
                CompletableFuture<AddTwoInts.Response> joined = client.call(request(1, 2), SHORT);
                assertThrows(CompletionException.class, joined::join);
                codes.add(code(joined));
                CompletableFuture<AddTwoInts.Response> got = client.call(request(1, 2), SHORT);
                assertThrows(ExecutionException.class, got::get);
                codes.add(code(got));
                waited.countDown();
            });
            Await.latch(waited);
            assertEquals(
                    "No response of /add in PT0.02S. A callback waits for it, and may keep the executor from hearing of it:"
                            + " chain the next step instead.",
                    codes.take());
            assertEquals(List.of("call-timeout", "call-timeout", "call-timeout"), List.copyOf(codes));
            assertTrue(executor.drain(LONG));
            assertEquals(0, client.pendingCount());
            node.close();
        }
    }

    @Test
    void aServerMayComeLateAndGo() throws Exception {
        ServiceClient<AddTwoInts.Request, AddTwoInts.Response> client = client();
        assertFalse(client.isAvailable());
        assertFalse(client.waitForService(Duration.ZERO));
        assertFalse(client.waitForService(SHORT));
        BlockingQueue<Boolean> waited = new LinkedBlockingQueue<>();
        List<Thread> waiting = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            waiting.add(waiting(client, waited));
        }
        ServiceServer<?, ?> server = server().service("add", AddTwoIntsService.TYPE, ServicesTest::sum);
        waiting.forEach(Await::end);
        assertEquals(List.of(true, true, true), List.copyOf(waited));
        assertTrue(client.waitForService(Duration.ZERO));
        assertEquals(1, server.clientCount());
        assertEquals(3, result(client.call(request(1, 2))));
        server.close();
        server.close();
        assertFalse(client.isAvailable());
        assertEquals("call-timeout", code(client.call(request(1, 2), SHORT)));
    }

    @Test
    void closingTheClientEndsTheWaitingForAServer() {
        ServiceClient<AddTwoInts.Request, AddTwoInts.Response> client = client();
        BlockingQueue<Boolean> waited = new LinkedBlockingQueue<>();
        List<Thread> waiting = List.of(waiting(client, waited), waiting(client, waited));
        client.close();
        waiting.forEach(Await::end);
        assertEquals(List.of(false, false), List.copyOf(waited));
    }

    /** A thread that waits for the service; given when it does. */
    private static Thread waiting(ServiceClient<?, ?> client, BlockingQueue<Boolean> waited) {
        Thread thread = Await.thread(() -> {
            try {
                waited.add(client.waitForService(Duration.ofHours(1)));
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        Await.until(() -> thread.getState() == Thread.State.TIMED_WAITING);
        return thread;
    }

    @Test
    void waitingForAServerCanBeInterrupted() {
        ServiceClient<AddTwoInts.Request, AddTwoInts.Response> client = client();
        AtomicReference<Throwable> thrown = new AtomicReference<>();
        Thread thread = Await.thread(() -> {
            try {
                client.waitForService(Duration.ofHours(1));
            } catch (InterruptedException e) {
                thrown.set(e);
            }
        });
        Await.until(() -> thread.getState() == Thread.State.TIMED_WAITING);
        thread.interrupt();
        Await.end(thread);
        assertTrue(thrown.get() instanceof InterruptedException);
    }

    @Test
    void stagesThatEndAfterTheServerAreNobodysAffair() throws Exception {
        CountDownLatch asked = new CountDownLatch(1);
        CompletableFuture<AddTwoInts.Response> answer = new CompletableFuture<>();
        ServiceServer<?, ?> server = server().asyncService("add", AddTwoIntsService.TYPE, request -> {
            asked.countDown();
            return answer;
        });
        CompletableFuture<AddTwoInts.Response> call = client().call(request(1, 2), LONG);
        Await.latch(asked);
        server.close();
        answer.complete(new AddTwoInts.Response(3));
        assertFalse(call.isDone());
        assertTrue(errors.isEmpty());
    }

    @Test
    void responsesOfOtherCallsAreIgnored() throws Exception {
        try (Transport transport = domain.join()) {
            Writer writer = transport.openWriter(
                    endpoint(Role.RESPONSE, AddTwoIntsService.TYPE.response()), BadPayloadsTest.DEAF);
            Reader reader = transport.openReader(
                    endpoint(Role.REQUEST, AddTwoIntsService.TYPE.request()), BadPayloadsTest.DEAF);
            ServiceClient<AddTwoInts.Request, AddTwoInts.Response> client = client();
            ServiceClient<AddTwoInts.Request, AddTwoInts.Response> other =
                    context.node("other").client("add", AddTwoIntsService.TYPE);
            CompletableFuture<AddTwoInts.Response> call = client.call(request(1, 2));
            CompletableFuture<AddTwoInts.Response> otherCall = other.call(request(3, 4));
            RequestId id = take(reader);
            RequestId otherId = take(reader);
            assertEquals(id.sequenceNumber(), otherId.sequenceNumber(), "only the client tells them apart");
            answer(writer, new RequestId(id.client(), id.sequenceNumber() + 1), 100);
            answer(writer, new RequestId(id.client(), -1), 101);
            answer(writer, new RequestId(writer.gid(), id.sequenceNumber()), 102);
            answer(writer, otherId, 7);
            answer(writer, id, 3);
            answer(writer, id, 103);
            assertEquals(3, result(call));
            assertEquals(7, result(otherCall));
            assertEquals(0, client.pendingCount() + other.pendingCount());
        }
    }

    /** An engine may bring the responses of all clients to each of them. */
    @Test
    void responsesForOtherClientsAreIgnored() throws Exception {
        InterceptingTransport broadcasting = new InterceptingTransport(domain.join());
        Queue<RequestId> others = new ConcurrentLinkedQueue<>();
        broadcasting.whenTaken("/add", sample -> {
            RequestId other = others.poll();
            return other == null
                    ? sample
                    : new Sample(
                            sample.payload(),
                            sample.publisher(),
                            sample.sequenceNumber(),
                            sample.sourceTimestampNanos(),
                            sample.receivedTimestampNanos(),
                            other);
        });
        try (Context here = Context.of(broadcasting);
                Transport transport = domain.join()) {
            Writer writer = transport.openWriter(
                    endpoint(Role.RESPONSE, AddTwoIntsService.TYPE.response()), BadPayloadsTest.DEAF);
            Reader reader = transport.openReader(
                    endpoint(Role.REQUEST, AddTwoIntsService.TYPE.request()), BadPayloadsTest.DEAF);
            ServiceClient<AddTwoInts.Request, AddTwoInts.Response> client =
                    here.node("client").client("add", AddTwoIntsService.TYPE);
            CompletableFuture<AddTwoInts.Response> call = client.call(request(1, 2));
            RequestId id = take(reader);
            others.add(new RequestId(writer.gid(), id.sequenceNumber()));
            answer(writer, id, 100);
            answer(writer, id, 3);
            assertEquals(3, result(call));
        }
    }

    private static Endpoint endpoint(Role role, dev.cedros.codec.MessageType<?> type) {
        return new Endpoint(role, NodeName.of("peer"), "/add", type, Node.SERVICE_QOS);
    }

    private static RequestId take(Reader reader) {
        try (Sample sample = reader.take()) {
            return sample.request();
        }
    }

    private static void answer(Writer writer, RequestId id, long sum) {
        byte[] bytes = AddTwoIntsService.TYPE.response().encode(new AddTwoInts.Response(sum));
        writer.write(Payload.of(bytes), 1, id);
    }

    /** All on one thread: a handler asks another service and answers once that has. */
    @Test
    void aHandlerMayCallWithoutWaiting() throws Exception {
        try (SingleThreadedExecutor executor = new SingleThreadedExecutor()) {
            executor.start();
            Node node = context.node(NodeOptions.of("all").withExecutor(executor));
            ServiceClient<AddTwoInts.Request, AddTwoInts.Response> adder = node.client("add", AddTwoIntsService.TYPE);
            node.asyncService(
                    "twice",
                    AddTwoIntsService.TYPE,
                    request -> adder.call(request).thenCompose(first -> adder.call(request(first.sum(), first.sum()))));
            node.service("add", AddTwoIntsService.TYPE, ServicesTest::sum);
            ServiceClient<AddTwoInts.Request, AddTwoInts.Response> client =
                    node.client("twice", AddTwoIntsService.TYPE);
            assertEquals(14, result(client.call(request(3, 4))));
            node.close();
        }
    }

    @Test
    void aServerWithoutRoomIsTheCallersAffair() throws Exception {
        InProcessDomain narrow = InProcessDomain.create(
                InProcessOptions.DEFAULT.withKeepAllLimit(2).withBlockingTime(Duration.ZERO));
        try (SingleThreadedExecutor executor = new SingleThreadedExecutor();
                Context here = Context.of(narrow.join())) {
            Node node = here.node(NodeOptions.of("server").withExecutor(executor));
            node.service("add", AddTwoIntsService.TYPE, ServicesTest::sum);
            ServiceClient<AddTwoInts.Request, AddTwoInts.Response> client =
                    here.node("client").client("add", AddTwoIntsService.TYPE);
            CompletableFuture<AddTwoInts.Response> one = client.call(request(1, 2));
            CompletableFuture<AddTwoInts.Response> two = client.call(request(3, 4));
            TransportException e = assertThrows(TransportException.class, () -> client.call(request(5, 6)));
            assertEquals("back-pressure", e.code());
            assertEquals(2, client.pendingCount());
            executor.start();
            assertEquals(3, result(one));
            assertEquals(7, result(two));
        }
        assertEquals(0, narrow.outstanding());
    }

    @Test
    void joinTellsWhatWentWrong() {
        CompletionException e = assertThrows(
                CompletionException.class,
                () -> client().call(request(1, 2), Duration.ZERO).join());
        assertEquals("call-timeout", ((NodeException) e.getCause()).code());
    }
}
