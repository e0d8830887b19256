package dev.cedros.node;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.codec.LayoutCodec;
import dev.cedros.codec.MessageType;
import dev.cedros.interfaces.std_msgs.msg.Int64;
import dev.cedros.interfaces.std_msgs.msg.Int64Codec;
import dev.cedros.node.qos.QosProfile;
import dev.cedros.node.transport.EndpointEvent;
import dev.cedros.type.msg.SchemaParser;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What publishers and subscriptions are told of each other, and what of the past they get. */
@Timeout(60)
class QosEventsTest {
    private static final Duration LONG = Duration.ofSeconds(Await.SECONDS);
    private static final MessageType<?> OTHER = LayoutCodec.of(SchemaParser.parse(Int64Codec.TYPE_NAME, "uint64 data"));

    private final Context context = Context.inProcess();
    private final BlockingQueue<NodeError> errors = new LinkedBlockingQueue<>();
    private final Node talker = node("talker");
    private final Node listener = node("listener");
    private final BlockingQueue<EndpointEvent> toldTalker = new LinkedBlockingQueue<>();
    private final BlockingQueue<EndpointEvent> toldListener = new LinkedBlockingQueue<>();

    private Node node(String name) {
        return context.node(NodeOptions.of(name).withErrorHandler(errors::add));
    }

    @AfterEach
    void close() {
        context.close();
    }

    private static EndpointEvent next(BlockingQueue<EndpointEvent> told) throws InterruptedException {
        EndpointEvent event = told.poll(Await.SECONDS, TimeUnit.SECONDS);
        assertTrue(event != null, "nothing was told");
        return event;
    }

    private Publisher<Int64> publisher(QosProfile qos) {
        return talker.publisher("numbers", Int64Codec.TYPE, qos, toldTalker::add);
    }

    private SubscriptionBuilder<Int64> subscription(QosProfile qos) {
        return listener.subscription("numbers", Int64Codec.TYPE).qos(qos).onEvent(toldListener::add);
    }

    @Test
    void counterpartsComeAndGo() throws Exception {
        Publisher<Int64> publisher = publisher(QosProfile.DEFAULT);
        Subscription<Int64> one = subscription(QosProfile.DEFAULT).polled();
        assertEquals(new EndpointEvent.Matched(1, 1), next(toldTalker));
        assertEquals(new EndpointEvent.Matched(1, 1), next(toldListener));
        Subscription<Int64> two = subscription(QosProfile.DEFAULT).polled();
        assertEquals(new EndpointEvent.Matched(2, 1), next(toldTalker));
        assertEquals(new EndpointEvent.Matched(1, 1), next(toldListener));
        assertEquals(2, publisher.subscriptionCount());
        assertEquals(1, two.publisherCount());
        one.close();
        assertEquals(new EndpointEvent.Matched(1, -1), next(toldTalker));
        publisher.close();
        assertEquals(new EndpointEvent.Matched(0, -1), next(toldListener));
        assertEquals(0, two.publisherCount());
    }

    @Test
    void profilesThatDoNotFit() throws Exception {
        Publisher<Int64> publisher = publisher(QosProfile.SENSOR_DATA);
        Subscription<Int64> subscription = subscription(QosProfile.DEFAULT).polled();
        EndpointEvent.IncompatibleQos told = (EndpointEvent.IncompatibleQos) next(toldTalker);
        assertEquals("reliability", told.policy());
        assertEquals("/listener", told.remote().node().fullName());
        assertEquals(QosProfile.DEFAULT, told.remote().qos());
        told = (EndpointEvent.IncompatibleQos) next(toldListener);
        assertEquals("reliability", told.policy());
        assertEquals("/talker", told.remote().node().fullName());
        assertEquals(publisher.gid(), told.remote().gid());
        subscription.close();

        Subscription<Int64> other =
                subscription(QosProfile.SENSOR_DATA.transientLocal()).polled();
        assertEquals("durability", ((EndpointEvent.IncompatibleQos) next(toldTalker)).policy());
        assertEquals("durability", ((EndpointEvent.IncompatibleQos) next(toldListener)).policy());
        publisher.publish(new Int64(1));
        assertTrue(other.tryTake().isEmpty());
        assertEquals(0, publisher.subscriptionCount() + other.publisherCount());
        assertEquals(0, other.lostCount());
    }

    @Test
    void typesThatDiffer() throws Exception {
        Publisher<Int64> publisher = publisher(QosProfile.DEFAULT);
        Subscription<?> subscription = listener.subscription("numbers", OTHER)
                .onEvent(toldListener::add)
                .polled();
        EndpointEvent.IncompatibleType told = (EndpointEvent.IncompatibleType) next(toldTalker);
        assertEquals(Int64Codec.TYPE_NAME, told.remote().typeName());
        assertEquals(OTHER.typeHash(), told.remote().typeHash());
        told = (EndpointEvent.IncompatibleType) next(toldListener);
        assertEquals(Int64Codec.TYPE.typeHash(), told.remote().typeHash());
        publisher.publish(new Int64(1));
        assertTrue(subscription.tryTake().isEmpty());
        assertEquals(0, publisher.subscriptionCount() + subscription.publisherCount());
    }

    /** Without a listener each side says once to the log what keeps them apart, and nothing else. */
    @Test
    void theLogIsToldOnce() {
        try (LoggedErrors logged = new LoggedErrors()) {
            Publisher<Int64> publisher = talker.publisher("numbers", Int64Codec.TYPE, QosProfile.SENSOR_DATA);
            listener.subscription("numbers", Int64Codec.TYPE).polled();
            Subscription<Int64> last = listener.subscription("numbers", Int64Codec.TYPE)
                    .qos(QosProfile.CLOCK)
                    .polled();
            listener.subscription("numbers", OTHER).polled();
            for (int i = 0; i < 3; i++) {
                publisher.publish(new Int64(i));
            }
            assertEquals(2, last.tryTake().orElseThrow().message().data());
            assertEquals(2, last.lostCount());
            // The executor of the context runs in order what it is told.
            CountDownLatch told = new CountDownLatch(2);
            Await.until(() -> logged.records().size() >= 4);
            new Posts(talker.executor(), talker.callbackGroup()).post(told::countDown);
            new Posts(listener.executor(), listener.callbackGroup()).post(told::countDown);
            Await.latch(told);
            List<String> messages = logged.records().stream()
                    .map(LogRecord::getMessage)
                    .sorted()
                    .toList();
            List<String> expected = new ArrayList<>();
            String offered = QosProfile.SENSOR_DATA.toString();
            String asked = QosProfile.DEFAULT.toString();
            expected.add("/numbers: /listener and /talker are not connected, because they disagree on reliability: "
                    + asked + " and " + offered + ".");
            expected.add("/numbers: /talker and /listener are not connected, because they disagree on reliability: "
                    + offered + " and " + asked + ".");
            String own = Int64Codec.TYPE_NAME + " " + Int64Codec.TYPE.typeHash();
            String other = Int64Codec.TYPE_NAME + " " + OTHER.typeHash();
            expected.add("/numbers: /listener and /talker are not connected, because their types differ: " + other
                    + " and " + own + ".");
            expected.add("/numbers: /talker and /listener are not connected, because their types differ: " + own
                    + " and " + other + ".");
            expected.sort(null);
            assertEquals(expected, messages);
            assertTrue(logged.records().stream().allMatch(entry -> entry.getLevel() == Level.WARNING));
        }
    }

    @Test
    void aListenerThatThrowsIsReported() throws Exception {
        IllegalStateException broken = new IllegalStateException("broken");
        talker.publisher("numbers", Int64Codec.TYPE, QosProfile.DEFAULT, event -> {
            toldTalker.add(event);
            throw broken;
        });
        subscription(QosProfile.DEFAULT).polled();
        subscription(QosProfile.DEFAULT).polled();
        for (int i = 0; i < 2; i++) {
            NodeError error = errors.poll(Await.SECONDS, TimeUnit.SECONDS);
            assertSame(broken, error.cause());
            assertEquals(NodeError.Kind.CALLBACK, error.kind());
            assertEquals("/numbers", error.name());
            assertEquals("/talker", error.node());
        }
        assertEquals(2, toldTalker.size());
    }

    @Test
    void whatIsLostIsCountedAndTold() throws Exception {
        Publisher<Int64> publisher = publisher(QosProfile.DEFAULT);
        publisher.publish(new Int64(0));
        Subscription<Int64> subscription =
                subscription(QosProfile.DEFAULT.keepLast(2)).polled();
        assertEquals(new EndpointEvent.Matched(1, 1), next(toldListener));
        for (int i = 1; i <= 5; i++) {
            publisher.publish(new Int64(i));
        }
        assertEquals(0, subscription.lostCount(), "it shows when the next one is taken");
        ReceivedMessage<Int64> taken = subscription.tryTake().orElseThrow();
        assertEquals(4, taken.message().data());
        assertEquals(5, taken.info().sequenceNumber());
        assertEquals(3, subscription.lostCount());
        assertEquals(new EndpointEvent.MessagesLost(3, 3), next(toldListener));
        assertEquals(5, subscription.tryTake().orElseThrow().message().data());
        assertEquals(3, subscription.lostCount());
        for (int i = 6; i <= 8; i++) {
            publisher.publish(new Int64(i));
        }
        assertEquals(7, subscription.tryTake().orElseThrow().message().data());
        assertEquals(new EndpointEvent.MessagesLost(1, 4), next(toldListener));
        assertEquals(4, subscription.lostCount());
        assertTrue(toldListener.isEmpty());
    }

    @Test
    void whoComesLateGetsWhatIsKept() throws Exception {
        QosProfile kept = QosProfile.DEFAULT.keepLast(3).transientLocal();
        Publisher<Int64> publisher = publisher(kept);
        for (int i = 1; i <= 5; i++) {
            publisher.publish(new Int64(i));
        }
        List<Long> heard = new ArrayList<>();
        CountDownLatch four = new CountDownLatch(4);
        Subscription<Int64> late = subscription(kept.keepLast(10)).to(message -> {
            heard.add(message.data());
            four.countDown();
        });
        Subscription<Int64> two = subscription(kept.keepLast(2)).polled();
        Subscription<Int64> none = subscription(QosProfile.DEFAULT).polled();
        assertEquals(4, two.take(LONG).orElseThrow().message().data());
        assertEquals(5, two.take(LONG).orElseThrow().message().data());
        publisher.publish(new Int64(6));
        Await.latch(four);
        assertEquals(List.of(3L, 4L, 5L, 6L), heard);
        assertEquals(6, none.take(LONG).orElseThrow().message().data());
        assertEquals(0, late.lostCount() + two.lostCount() + none.lostCount());
    }
}
