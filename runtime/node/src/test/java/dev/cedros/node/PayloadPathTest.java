package dev.cedros.node;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import dev.cedros.error.PayloadReleasedException;
import dev.cedros.interfaces.builtin_interfaces.msg.Time;
import dev.cedros.interfaces.sensor_msgs.msg.Image;
import dev.cedros.interfaces.sensor_msgs.msg.ImageCodec;
import dev.cedros.interfaces.std_msgs.msg.Header;
import dev.cedros.node.inprocess.InProcessTransport;
import dev.cedros.node.qos.QosProfile;
import dev.cedros.payload.Payload;
import dev.cedros.sequence.ByteSequence;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import java.util.SplittableRandom;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A payload is shown to those who receive it, not copied, and is given back when the last one has released it. */
@Timeout(60)
class PayloadPathTest {
    private static final int SIZE = 4 << 20;
    private static final Duration LONG = Duration.ofSeconds(Await.SECONDS);
    private static final Image IMAGE = image();
    private static final byte[] BYTES = ImageCodec.encode(IMAGE);

    private final InProcessTransport transport = InProcessTransport.create();
    private final Context context = Context.of(transport);
    private final AtomicInteger returned = new AtomicInteger();
    private final BlockingQueue<Object> received = new LinkedBlockingQueue<>();
    private final BlockingQueue<NodeError> errors = new LinkedBlockingQueue<>();

    private static Image image() {
        byte[] pixels = new byte[SIZE];
        new SplittableRandom(1).nextBytes(pixels);
        Header header = new Header(new Time(1, 2), "camera");
        return new Image(header, 2048, 2048, "mono8", 0, 2048, ByteSequence.of(pixels));
    }

    @AfterEach
    void close() {
        context.close();
        assertEquals(0, transport.outstanding());
    }

    private Payload owned() {
        return Payload.of(BYTES, 0, BYTES.length, returned::incrementAndGet);
    }

    private Node node(NodeExecutor executor) {
        return context.node(NodeOptions.of("camera").withExecutor(executor).withErrorHandler(errors::add));
    }

    private Object next() throws InterruptedException {
        Object next = received.poll(Await.SECONDS, TimeUnit.SECONDS);
        assertTrue(next != null, "nothing came");
        return next;
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void callbacksSeeTheArrayThatWasPublished(Kind kind) throws InterruptedException {
        try (NodeExecutor executor = kind.make()) {
            Node node = node(executor);
            node.subscription("image", ImageCodec.TYPE)
                    .borrowing(sample -> received.add(sample.payload().array()));
            node.subscription("image", ImageCodec.TYPE)
                    .group(CallbackGroup.reentrant())
                    .borrowing(sample -> received.add(sample.payload().array()));
            Subscription<Image> polled =
                    node.subscription("image", ImageCodec.TYPE).polled();
            try (Payload payload = owned()) {
                node.publisher("image", ImageCodec.TYPE).publishRaw(payload);
            }
            assertSame(BYTES, next());
            assertSame(BYTES, next());
            try (ReceivedSample<Image> sample = polled.takeRaw(LONG).orElseThrow()) {
                assertSame(BYTES, sample.payload().array());
            }
            Await.until(() -> returned.get() == 1);
            node.close();
        }
    }

    @Test
    void receivingAllocatesNothingOfTheSizeOfTheMessage() {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        try (NodeExecutor executor = NodeExecutor.over(Runnable::run);
                Payload payload = owned()) {
            Node node = node(executor);
            long[] sum = new long[1];
            node.subscription("image", ImageCodec.TYPE).borrowing(sample -> {
                Image image = sample.decodeBorrowed();
                sum[0] += image.data().get(SIZE - 1) + image.height();
            });
            Publisher<Image> publisher = node.publisher("image", ImageCodec.TYPE);
            publisher.publishRaw(payload);
            int rounds = 100;
            long before = threads.getCurrentThreadAllocatedBytes();
            for (int i = 0; i < rounds; i++) {
                publisher.publishRaw(payload);
            }
            long allocated = (threads.getCurrentThreadAllocatedBytes() - before) / rounds;
            assertTrue(allocated < 16_384, "allocated " + allocated + " bytes for each message");
            assertEquals((rounds + 1) * (IMAGE.data().get(SIZE - 1) + IMAGE.height()), sum[0]);
            node.close();
        }
    }

    @Test
    void bytesAreCopiedAtOnce() throws InterruptedException {
        Node node = node(new SingleThreadedExecutor());
        Subscription<Image> polled = node.subscription("image", ImageCodec.TYPE).polled();
        byte[] mine = BYTES.clone();
        node.publisher("image", ImageCodec.TYPE).publishRaw(mine);
        mine[mine.length - 1]++;
        try (ReceivedSample<Image> sample = polled.takeRaw(LONG).orElseThrow()) {
            assertNotSame(mine, sample.payload().array());
            assertEquals(IMAGE, sample.decode());
        }
    }

    @Test
    void theMemoryIsGivenBackWhenAllHaveReleasedIt() throws InterruptedException {
        Node node = node(new SingleThreadedExecutor());
        QosProfile kept = QosProfile.DEFAULT.transientLocal().keepLast(1);
        Subscription<Image> one = node.subscription("image", ImageCodec.TYPE).polled();
        Subscription<Image> two = node.subscription("image", ImageCodec.TYPE).polled();
        Subscription<Image> three =
                node.subscription("image", ImageCodec.TYPE).qos(kept).polled();
        Publisher<Image> publisher = node.publisher("image", ImageCodec.TYPE, kept);
        Payload payload = owned();
        publisher.publishRaw(payload);
        ReceivedSample<Image> sample = one.takeRaw(LONG).orElseThrow();
        assertEquals(IMAGE, two.take(LONG).orElseThrow().message());
        payload.release();
        three.close();
        sample.close();
        assertEquals(0, returned.get(), "the publisher keeps it for those who come late");
        ReceivedSample<Image> late = node.subscription("image", ImageCodec.TYPE)
                .qos(kept)
                .polled()
                .takeRaw(LONG)
                .orElseThrow();
        publisher.close();
        assertEquals(0, returned.get());
        assertSame(BYTES, late.payload().array());
        late.close();
        late.close();
        assertEquals(1, returned.get());
    }

    @Test
    void whatIsDroppedOrNeverTakenIsGivenBack() {
        Node node = node(new SingleThreadedExecutor());
        Subscription<Image> last = node.subscription("image", ImageCodec.TYPE)
                .qos(QosProfile.DEFAULT.keepLast(1))
                .polled();
        Publisher<Image> publisher = node.publisher("image", ImageCodec.TYPE);
        for (int i = 0; i < 3; i++) {
            try (Payload payload = owned()) {
                publisher.publishRaw(payload);
            }
            assertEquals(i, returned.get());
        }
        last.close();
        assertEquals(3, returned.get());
        publisher.publishRaw(owned());
        assertEquals(3, returned.get(), "the payload stays the caller's");
        assertEquals(0, transport.outstanding());
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void whateverACallbackDoesTheMemoryIsGivenBack(Kind kind) throws InterruptedException {
        try (NodeExecutor executor = kind.make()) {
            Node node = node(executor);
            IllegalStateException broken = new IllegalStateException("broken");
            node.subscription("lent", ImageCodec.TYPE).borrowing(sample -> {
                throw broken;
            });
            node.subscribe("owned", ImageCodec.TYPE, message -> {
                throw broken;
            });
            publish(node, "lent", owned());
            assertSame(broken, error().cause());
            Await.until(() -> returned.get() == 1);
            publish(node, "owned", owned());
            assertSame(broken, error().cause());
            Await.until(() -> returned.get() == 2);
            publish(node, "lent", Payload.of(BYTES, 0, 100, returned::incrementAndGet));
            assertSame(broken, error().cause());
            publish(node, "owned", Payload.of(BYTES, 0, 100, returned::incrementAndGet));
            assertEquals(NodeError.Kind.DECODE, error().kind());
            Await.until(() -> returned.get() == 4);
            node.close();
        }
    }

    /** The owner of the memory is code of the user's as callbacks are. */
    @Test
    void anOwnerThatThrowsIsReported() throws InterruptedException {
        Queue<Runnable> tasks = new ArrayDeque<>();
        try (NodeExecutor executor = NodeExecutor.over(tasks::add)) {
            Node node = node(executor);
            IllegalStateException broken = new IllegalStateException("broken");
            node.subscribe("owned", ImageCodec.TYPE, message -> received.add(message));
            node.subscription("lent", ImageCodec.TYPE).borrowing(sample -> received.add(sample.decode()));
            for (String topic : List.of("owned", "lent")) {
                Payload bad = Payload.of(BYTES, 0, BYTES.length, () -> {
                    throw broken;
                });
                publish(node, topic, bad);
                publish(node, topic, owned());
                while (!tasks.isEmpty()) {
                    tasks.remove().run();
                }
                assertEquals(IMAGE, next());
                assertEquals(IMAGE, next());
                NodeError error = error();
                assertSame(broken, error.cause());
                assertEquals(NodeError.Kind.CALLBACK, error.kind());
            }
            assertEquals(2, returned.get());
            assertTrue(errors.isEmpty());
            node.close();
        }
    }

    private static void publish(Node node, String topic, Payload payload) {
        try (payload;
                Publisher<Image> publisher = node.publisher(topic, ImageCodec.TYPE)) {
            publisher.publishRaw(payload);
        }
    }

    private NodeError error() throws InterruptedException {
        NodeError error = errors.poll(Await.SECONDS, TimeUnit.SECONDS);
        assertTrue(error != null, "no error was reported");
        return error;
    }

    @Test
    void aReleasedPayloadIsNotPublished() {
        Node node = node(new SingleThreadedExecutor());
        Subscription<Image> polled = node.subscription("image", ImageCodec.TYPE).polled();
        Publisher<Image> publisher = node.publisher("image", ImageCodec.TYPE);
        Payload payload = owned();
        payload.release();
        assertThrows(PayloadReleasedException.class, () -> publisher.publishRaw(payload));
        assertTrue(polled.tryTakeRaw().isEmpty());
        assertEquals(1, publisher.publish(IMAGE));
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void whatIsBorrowedEndsWithTheCallback(Kind kind) throws InterruptedException {
        BlockingQueue<ReceivedSample<Image>> samples = new LinkedBlockingQueue<>();
        Image borrowed = borrowed(kind, samples, sample -> {});
        ReceivedSample<Image> sample = samples.remove();
        assertReleased(borrowed, sample);
        assertEquals(1, sample.info().sequenceNumber());
        assertEquals(1, returned.get());
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void whatIsKeptLastsUntilItIsClosed(Kind kind) throws InterruptedException {
        BlockingQueue<ReceivedSample<Image>> samples = new LinkedBlockingQueue<>();
        Image borrowed = borrowed(kind, samples, ReceivedSample::keep);
        ReceivedSample<Image> sample = samples.remove();
        assertEquals(0, returned.get());
        assertEquals(IMAGE, borrowed);
        assertEquals(IMAGE, sample.decode());
        assertSame(BYTES, sample.payload().array());
        sample.close();
        assertReleased(borrowed, sample);
        assertEquals(1, returned.get());
    }

    /** Publishes once, and gives what was decoded in the callback once that has returned. */
    private Image borrowed(
            Kind kind, BlockingQueue<ReceivedSample<Image>> samples, Consumer<ReceivedSample<Image>> also)
            throws InterruptedException {
        BlockingQueue<Image> images = new LinkedBlockingQueue<>();
        try (NodeExecutor executor = kind.make()) {
            Node node = node(executor);
            node.subscription("image", ImageCodec.TYPE).borrowing(sample -> {
                also.accept(sample);
                samples.add(sample);
                images.add(sample.decodeBorrowed());
            });
            try (Payload payload = owned()) {
                node.publisher("image", ImageCodec.TYPE).publishRaw(payload);
            }
            Image image = images.poll(Await.SECONDS, TimeUnit.SECONDS);
            assertTrue(image != null, "nothing came");
            assertTrue(executor.drain(LONG));
            node.close();
            return image;
        }
    }

    private static void assertReleased(Image borrowed, ReceivedSample<Image> sample) {
        assertThrows(PayloadReleasedException.class, () -> borrowed.data().get(0));
        assertThrows(PayloadReleasedException.class, borrowed.data()::toArray);
        assertThrows(PayloadReleasedException.class, sample::decode);
        assertThrows(PayloadReleasedException.class, sample::decodeBorrowed);
        assertThrows(PayloadReleasedException.class, sample.payload()::array);
    }
}
