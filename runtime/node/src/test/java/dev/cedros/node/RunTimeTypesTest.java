package dev.cedros.node;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.cedros.codec.DynamicMessage;
import dev.cedros.codec.LayoutCodec;
import dev.cedros.codec.TypeRegistry;
import dev.cedros.error.TypeMismatchException;
import dev.cedros.error.UnknownTypeException;
import dev.cedros.interfaces.std_msgs.msg.StringCodec;
import dev.cedros.node.qos.QosProfile;
import dev.cedros.type.msg.SchemaParser;
import java.time.Duration;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Types that are known only while the program runs. */
@Timeout(60)
class RunTimeTypesTest {
    private static final String WHEELS = "acme_msgs/msg/Wheels";
    private static final Duration LONG = Duration.ofSeconds(30);

    @AfterEach
    void forget() {
        TypeRegistry.global().remove(WHEELS);
    }

    @Test
    void aTypeThatIsNowhereIsNamed() {
        try (Context context = Context.inProcess()) {
            Node node = context.node("node");
            UnknownTypeException e =
                    assertThrows(UnknownTypeException.class, () -> node.subscription("wheels", WHEELS));
            assertEquals(WHEELS, e.typeName());
            assertThrows(UnknownTypeException.class, () -> node.publisher("wheels", WHEELS, QosProfile.DEFAULT));
        }
    }

    @Test
    void rawBytesOfARegisteredTypeArrive() throws InterruptedException {
        LayoutCodec codec = TypeRegistry.global().register(SchemaParser.parse(WHEELS, "float64[] speeds"));
        DynamicMessage message = codec.decode(new byte[] {0, 1, 0, 0, 0, 0, 0, 0});
        try (Context context = Context.inProcess()) {
            Node node = context.node("node");
            Subscription<Object> subscription =
                    node.subscription("wheels", WHEELS).polled();
            Publisher<Object> publisher = node.publisher("wheels", WHEELS, QosProfile.DEFAULT);
            publisher.publishRaw(codec.encode(message));
            assertEquals(message, subscription.take(LONG).orElseThrow().message());
            publisher.publish(message);
            assertEquals(message, subscription.take(LONG).orElseThrow().message());
        }
    }

    /** What a name means is asked for each message. */
    @Test
    void aTypeThatIsRegisteredAnewCountsFromThenOn() throws InterruptedException {
        LayoutCodec codec = TypeRegistry.global().register(SchemaParser.parse(WHEELS, "uint8 count"));
        try (Context context = Context.inProcess()) {
            Node node = context.node("node");
            Subscription<Object> subscription =
                    node.subscription("wheels", WHEELS).polled();
            Publisher<DynamicMessage> publisher = node.publisher("wheels", codec);
            publisher.publishRaw(new byte[] {0, 1, 0, 0, 7});
            DynamicMessage before =
                    (DynamicMessage) subscription.take(LONG).orElseThrow().message();
            assertEquals(7, before.longAt("count"));
            // The hash covers names and types, but no defaults: it is the same type, with another one.
            LayoutCodec again = TypeRegistry.global().register(SchemaParser.parse(WHEELS, "uint8 count 5"));
            publisher.publishRaw(new byte[] {0, 1, 0, 0, 8});
            DynamicMessage after =
                    (DynamicMessage) subscription.take(LONG).orElseThrow().message();
            assertEquals(8, after.longAt("count"));
            assertSame(again.layout(), after.layout());
        }
    }

    @Test
    void nothingIsReadOrWrittenAsAnotherType() throws InterruptedException {
        BlockingQueue<NodeError> errors = new LinkedBlockingQueue<>();
        LayoutCodec codec = TypeRegistry.global().register(SchemaParser.parse(WHEELS, "uint8 count"));
        try (Context context = Context.inProcess()) {
            Node node = context.node(NodeOptions.of("node").withErrorHandler(errors::add));
            BlockingQueue<Object> heard = new LinkedBlockingQueue<>();
            node.subscription("wheels", WHEELS).to(heard::add);
            Publisher<Object> byName = node.publisher("wheels", WHEELS, QosProfile.DEFAULT);
            Publisher<DynamicMessage> publisher = node.publisher("wheels", codec);
            TypeRegistry.global().register(SchemaParser.parse(WHEELS, "int8 number"));

            publisher.publishRaw(new byte[] {0, 1, 0, 0, -1});
            NodeError error = errors.poll(10, TimeUnit.SECONDS);
            assertNotNull(error);
            TypeMismatchException mismatch = assertInstanceOf(TypeMismatchException.class, error.cause());
            assertEquals("type-mismatch", mismatch.code());
            DynamicMessage message = codec.decode(new byte[] {0, 1, 0, 0, 1});
            assertThrows(TypeMismatchException.class, () -> byName.publish(message));
            TypeRegistry.global().register(SchemaParser.parse(WHEELS, "uint8 count"));
            byName.publish(message);
            assertEquals(message, heard.poll(10, TimeUnit.SECONDS));
        }
    }

    @Test
    void valuesOfATypeThatHasAClass() throws InterruptedException {
        try (Context context = Context.inProcess()) {
            Node node = context.node("node");
            Subscription<DynamicMessage> subscription =
                    node.dynamicSubscription("chatter", StringCodec.TYPE_NAME).polled();
            node.publisher("chatter", StringCodec.TYPE).publish(new dev.cedros.interfaces.std_msgs.msg.String("hello"));
            assertEquals(
                    "hello", subscription.take(LONG).orElseThrow().message().textAt("data"));
        }
    }
}
