package dev.cedros.node;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.cedros.cdr.CdrException;
import dev.cedros.codec.MessageType;
import dev.cedros.codec.ServiceType;
import dev.cedros.interfaces.example_interfaces.srv.AddTwoInts;
import dev.cedros.interfaces.example_interfaces.srv.AddTwoIntsService;
import dev.cedros.interfaces.std_msgs.msg.StringCodec;
import dev.cedros.node.inprocess.InProcessDomain;
import dev.cedros.node.inprocess.InProcessOptions;
import dev.cedros.node.transport.Endpoint;
import dev.cedros.node.transport.EndpointEvent;
import dev.cedros.node.transport.EndpointListener;
import dev.cedros.node.transport.NodeName;
import dev.cedros.node.transport.Reader;
import dev.cedros.node.transport.RequestId;
import dev.cedros.node.transport.Role;
import dev.cedros.node.transport.Sample;
import dev.cedros.node.transport.Transport;
import dev.cedros.node.transport.Writer;
import dev.cedros.payload.Payload;
import java.time.Duration;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Bytes that are no message: said where and why, and the next message comes. */
@Timeout(60)
class BadPayloadsTest {
    private static final dev.cedros.interfaces.std_msgs.msg.String HELLO =
            new dev.cedros.interfaces.std_msgs.msg.String("hello");
    private static final String TOO_SHORT = "CDR data too short: missing encapsulation header";
    private static final Duration LONG = Duration.ofSeconds(30);

    static final EndpointListener DEAF = new EndpointListener() {
        @Override
        public void dataAvailable() {}

        @Override
        public void event(EndpointEvent event) {}
    };

    private final BlockingQueue<NodeError> errors = new LinkedBlockingQueue<>();
    private final BlockingQueue<Object> received = new LinkedBlockingQueue<>();

    private NodeOptions options(String name) {
        return NodeOptions.of(name).withErrorHandler(errors::add);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3})
    void tooShortForAHeader(int size) throws InterruptedException {
        everyCallback(
                new byte[size], error -> assertEquals(TOO_SHORT, error.cause().getMessage()));
    }

    @Test
    void aStringThatIsCutOff() throws InterruptedException {
        everyCallback(
                new byte[] {0, 1, 0, 0, 9, 0, 0, 0, 'a'},
                error -> assertEquals("string-length", ((CdrException) error.cause()).code()));
    }

    private void everyCallback(byte[] bad, Consumer<NodeError> check) throws InterruptedException {
        try (Context context = Context.inProcess()) {
            Node listener = context.node(options("listener"));
            listener.subscribe("a", StringCodec.TYPE, received::add);
            listener.subscribe("b", StringCodec.TYPE, (message, info) -> received.add(message));
            listener.subscription("c", StringCodec.TYPE).borrowing(sample -> received.add(sample.decode()));
            listener.subscription("d", StringCodec.TYPE).borrowing(sample -> received.add(sample.decodeBorrowed()));
            listener.subscription("e", StringCodec.TYPE_NAME).to(received::add);
            listener.dynamicSubscription("f", StringCodec.TYPE_NAME).to(message -> received.add(HELLO));
            Node talker = context.node("talker");
            for (String topic : new String[] {"a", "b", "c", "d", "e", "f"}) {
                Publisher<dev.cedros.interfaces.std_msgs.msg.String> publisher =
                        talker.publisher(topic, StringCodec.TYPE);
                publisher.publishRaw(bad);
                publisher.publish(HELLO);
                NodeError error = errors.poll(30, TimeUnit.SECONDS);
                assertNotNull(error);
                check.accept(error);
                assertEquals(NodeError.Kind.DECODE, error.kind());
                assertEquals("/listener", error.node());
                assertEquals("/" + topic, error.name());
                assertNotNull(error.info());
                assertEquals(publisher.gid(), error.info().publisher());
                assertEquals(1, error.info().sequenceNumber());
                assertEquals(HELLO, received.poll(30, TimeUnit.SECONDS));
            }
        }
        assertEquals(0, errors.size());
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3})
    void polling(int size) throws InterruptedException {
        try (Context context = Context.inProcess()) {
            Node node = context.node("node");
            Subscription<dev.cedros.interfaces.std_msgs.msg.String> subscription =
                    node.subscription("chatter", StringCodec.TYPE).polled();
            Publisher<dev.cedros.interfaces.std_msgs.msg.String> publisher =
                    node.publisher("chatter", StringCodec.TYPE);
            for (int i = 0; i < 4; i++) {
                publisher.publishRaw(new byte[size]);
            }
            publisher.publish(HELLO);
            assertTooShort(() -> subscription.take(LONG));
            assertTooShort(subscription::tryTake);
            try (var sample = subscription.takeRaw(LONG).orElseThrow()) {
                assertTooShort(sample::decode);
            }
            try (var sample = subscription.tryTakeRaw().orElseThrow()) {
                assertTooShort(sample::decodeBorrowed);
            }
            assertEquals(HELLO, subscription.take(LONG).orElseThrow().message());
        }
    }

    private static void assertTooShort(Executable action) {
        assertEquals(TOO_SHORT, assertThrows(CdrException.class, action).getMessage());
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3})
    void requests(int size) throws InterruptedException {
        InProcessDomain domain = InProcessDomain.create(InProcessOptions.DEFAULT);
        try (Context context = Context.of(domain.join());
                Transport transport = domain.join()) {
            context.node(options("adder"))
                    .service(
                            "add",
                            AddTwoIntsService.TYPE,
                            request -> new AddTwoInts.Response(request.a() + request.b()));
            Writer writer = transport.openWriter(endpoint(Role.REQUEST, AddTwoIntsService.TYPE.request()), DEAF);
            writer.write(Payload.of(new byte[size]), 1, new RequestId(writer.gid(), 1));
            NodeError error = errors.poll(30, TimeUnit.SECONDS);
            assertNotNull(error);
            assertEquals(TOO_SHORT, error.cause().getMessage());
            assertEquals("/add", error.name());
            assertEquals(writer.gid(), error.info().publisher());

            assertEquals(
                    42,
                    context.node("asker")
                            .client("add", AddTwoIntsService.TYPE)
                            .call(new AddTwoInts.Request(40, 2))
                            .join()
                            .sum());
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3})
    void responses(int size) {
        InProcessDomain domain = InProcessDomain.create(InProcessOptions.DEFAULT);
        ServiceType<AddTwoInts.Request, AddTwoInts.Response> type = AddTwoIntsService.TYPE;
        try (Context context = Context.of(domain.join());
                Transport transport = domain.join()) {
            Writer writer = transport.openWriter(endpoint(Role.RESPONSE, type.response()), DEAF);
            Reader reader = transport.openReader(endpoint(Role.REQUEST, type.request()), DEAF);
            ServiceClient<AddTwoInts.Request, AddTwoInts.Response> client =
                    context.node("asker").client("add", type);
            CompletableFuture<AddTwoInts.Response> bad = client.call(new AddTwoInts.Request(1, 2));
            CompletableFuture<AddTwoInts.Response> good = client.call(new AddTwoInts.Request(3, 4));
            answer(writer, reader.take(), new byte[size]);
            answer(writer, reader.take(), type.response().encode(new AddTwoInts.Response(7)));
            CompletionException e = assertThrows(CompletionException.class, bad::join);
            assertEquals(TOO_SHORT, e.getCause().getMessage());
            assertEquals(7, good.join().sum());
        }
    }

    private static void answer(Writer writer, Sample request, byte[] response) {
        try (request) {
            writer.write(Payload.of(response), 1, request.request());
        }
    }

    private static Endpoint endpoint(Role role, MessageType<?> type) {
        return new Endpoint(role, NodeName.of("peer"), "/add", type, Node.SERVICE_QOS);
    }
}
