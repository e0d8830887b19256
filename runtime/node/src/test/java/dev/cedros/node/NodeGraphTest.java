package dev.cedros.node;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.error.CedrosException;
import dev.cedros.interfaces.example_interfaces.action.FibonacciAction;
import dev.cedros.interfaces.example_interfaces.srv.AddTwoIntsService;
import dev.cedros.interfaces.std_msgs.msg.BoolCodec;
import dev.cedros.interfaces.std_msgs.msg.Int64Codec;
import dev.cedros.node.inprocess.InProcessDomain;
import dev.cedros.node.qos.QosProfile;
import dev.cedros.node.transport.GraphEndpoint;
import dev.cedros.node.transport.NodeName;
import dev.cedros.node.transport.Role;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Names, and who knows whom by them. */
@Timeout(60)
class NodeGraphTest {
    private final InProcessDomain domain = InProcessDomain.create();
    private final Context context = Context.of(domain.join());
    private final Context other = Context.of(domain.join());

    @AfterEach
    void close() {
        context.close();
        other.close();
    }

    @ParameterizedTest
    @CsvSource({
        "chatter, /arm/chatter",
        "/chatter, /chatter",
        "~, /arm/talker",
        "~/chatter, /arm/talker/chatter",
        "{node}/chatter, /arm/talker/chatter",
        "{ns}/x/{node}, /arm/x/talker",
        "/abs/{namespace}, invalid-name",
        "a//b, invalid-name",
        "a/, invalid-name",
        "1a, invalid-name",
        "a-b, invalid-name",
        "{unknown}, invalid-name",
    })
    void namesAreExpandedForAllThatHaveOne(String name, String expected) {
        Node node = context.node(NodeOptions.of("talker").withNamespace("/arm"));
        if (expected.equals("invalid-name")) {
            for (Runnable use : List.<Runnable>of(
                    () -> node.publisher(name, Int64Codec.TYPE),
                    () -> node.subscription(name, Int64Codec.TYPE).polled(),
                    () -> node.client(name, AddTwoIntsService.TYPE),
                    () -> node.service(name, AddTwoIntsService.TYPE, request -> null),
                    () -> node.actionClient(name, FibonacciAction.TYPE),
                    () -> node.actionServer(name, FibonacciAction.TYPE))) {
                assertEquals(
                        expected, assertThrows(CedrosException.class, use::run).code());
            }
            assertEquals(List.of(), context.graph().endpoints());
            return;
        }
        assertEquals(expected, node.publisher(name, Int64Codec.TYPE).topic());
        assertEquals(expected, node.subscription(name, Int64Codec.TYPE).polled().topic());
        assertEquals(expected, node.client(name, AddTwoIntsService.TYPE).name());
        assertEquals(
                expected,
                node.service(name, AddTwoIntsService.TYPE, request -> null).name());
        assertEquals(expected, node.actionClient(name, FibonacciAction.TYPE).name());
        assertEquals(
                expected,
                node.actionServer(name, FibonacciAction.TYPE)
                        .execute(goal -> {})
                        .name());
        Graph graph = context.graph();
        assertEquals(1, graph.publishers(expected).size());
        assertEquals(1, graph.subscriptions(expected).size());
        assertEquals(1, graph.servers(expected).size());
        assertEquals(1, graph.clients(expected).size());
        assertEquals(1, graph.servers(expected + "/_action/send_goal").size());
    }

    @Test
    void namesOfNodesAreChecked() {
        for (String bad : List.of("", "1a", "a/b", "a b", "a-b")) {
            assertEquals(
                    "invalid-name",
                    assertThrows(CedrosException.class, () -> context.node(bad)).code());
        }
        assertThrows(
                CedrosException.class, () -> context.node(NodeOptions.of("a").withNamespace("/x//y")));
        assertEquals(List.of(), context.graph().nodes());
        Node node = context.node(NodeOptions.of("a").withNamespace("x/y"));
        assertEquals("/x/y/a", node.fullName());
        assertEquals("/x/y", node.namespace());
        assertEquals("a", node.name());
    }

    @Test
    void twoNodesOfOneNameAreTwo() {
        Node one = context.node("twin");
        Node two = other.node("twin");
        context.node("another");
        assertEquals(
                List.of(NodeName.of("another"), NodeName.of("twin"), NodeName.of("twin")),
                context.graph().nodes());
        one.publisher("a", Int64Codec.TYPE);
        two.publisher("a", Int64Codec.TYPE);
        assertEquals(2, context.graph().publishers("/a").size());
        one.close();
        assertEquals(
                List.of(NodeName.of("another"), NodeName.of("twin")),
                other.graph().nodes());
        assertEquals(1, other.graph().publishers("/a").size());
    }

    @Test
    void everybodyKnowsWhoIsThere() {
        Node node = context.node("robot");
        QosProfile kept = QosProfile.DEFAULT.keepAll().transientLocal();
        Publisher<?> publisher = node.publisher("numbers", Int64Codec.TYPE, kept, event -> {});
        other.node("watcher").subscription("flags", BoolCodec.TYPE).polled();
        other.node("mistaken")
                .subscription("numbers", BoolCodec.TYPE)
                .onEvent(event -> {})
                .polled();
        node.service("add", AddTwoIntsService.TYPE, request -> null);
        other.node("asker").client("add", AddTwoIntsService.TYPE);
        other.node("alone").client("missing", AddTwoIntsService.TYPE);
        for (Context each : List.of(context, other)) {
            Graph graph = each.graph();
            assertEquals(Set.of("/numbers", "/flags"), graph.topics());
            assertEquals(Set.of("/add"), graph.services());
            assertEquals(
                    List.of(new GraphEndpoint(
                            true,
                            Role.TOPIC,
                            NodeName.of("robot"),
                            "/numbers",
                            Int64Codec.TYPE_NAME,
                            Int64Codec.TYPE.typeHash(),
                            kept,
                            publisher.gid())),
                    graph.publishers("/numbers"));
            assertEquals(
                    new TreeSet<>(Set.of(BoolCodec.TYPE_NAME, Int64Codec.TYPE_NAME)), graph.topicTypes("/numbers"));
            assertEquals(Set.of(BoolCodec.TYPE_NAME), graph.topicTypes("/flags"));
            assertEquals(Set.of(), graph.topicTypes("/nowhere"));
            assertEquals(Set.of(AddTwoIntsService.TYPE.typeName()), graph.serviceTypes("/add"));
            GraphEndpoint server = graph.servers("/add").get(0);
            assertEquals(AddTwoIntsService.TYPE.request().typeHash(), server.typeHash());
            assertEquals(NodeName.of("robot"), server.node());
            assertEquals(NodeName.of("asker"), graph.clients("/add").get(0).node());
            assertEquals(1, graph.clients("/missing").size());
            assertEquals(List.of(), graph.servers("/missing"));
        }
        node.close();
        Graph graph = other.graph();
        assertEquals(List.of(), graph.publishers("/numbers"));
        assertEquals(Set.of(), graph.services());
        assertEquals(4, graph.nodes().size());
        other.close();
        assertEquals(List.of(), context.graph().endpoints());
        assertEquals(List.of(), context.graph().nodes());
    }

    @Test
    void anActionIsItsServicesAndTopics() {
        context.node("robot").actionServer("dock", FibonacciAction.TYPE).execute(goal -> {});
        Graph graph = other.graph();
        assertEquals(Set.of("/dock/_action/feedback", "/dock/_action/status"), graph.topics());
        assertEquals(
                Set.of("/dock/_action/cancel_goal", "/dock/_action/get_result", "/dock/_action/send_goal"),
                graph.services());
        assertEquals(Set.of("action_msgs/msg/GoalStatusArray"), graph.topicTypes("/dock/_action/status"));
        assertEquals(Set.of("action_msgs/srv/CancelGoal"), graph.serviceTypes("/dock/_action/cancel_goal"));
        assertEquals(
                QosProfile.ACTION_STATUS,
                graph.publishers("/dock/_action/status").get(0).qos());
        assertEquals(
                Set.of("example_interfaces/action/Fibonacci_SendGoal"), graph.serviceTypes("/dock/_action/send_goal"));
    }

    @Test
    void changesAreToldWhileSomebodyListens() throws Exception {
        AtomicInteger changes = new AtomicInteger();
        var listening = other.onGraphChange(changes::incrementAndGet);
        Node node = context.node("robot");
        assertEquals(1, changes.get());
        Publisher<?> publisher = node.publisher("numbers", Int64Codec.TYPE);
        Subscription<?> subscription =
                node.subscription("numbers", Int64Codec.TYPE).polled();
        assertEquals(3, changes.get());
        publisher.close();
        subscription.close();
        node.close();
        assertEquals(6, changes.get());
        listening.close();
        context.node("robot");
        assertEquals(6, changes.get());
    }

    /** No lock is held while listeners are told: another thread may use the context meanwhile. */
    @Test
    void aListenerMayWaitForAnotherThread() {
        AtomicInteger changes = new AtomicInteger();
        context.onGraphChange(() -> {
            if (changes.getAndIncrement() == 0) {
                Await.end(Await.thread(() -> context.node("second")));
            }
        });
        context.node("first");
        assertEquals(2, changes.get());
        assertEquals(2, context.graph().nodes().size());
    }

    /** A listener that throws is nobody's concern but the log's. */
    @Test
    void aListenerThatThrowsHarmsNobody() {
        try (LoggedErrors logged = new LoggedErrors()) {
            IllegalStateException broken = new IllegalStateException("broken");
            AtomicInteger changes = new AtomicInteger();
            other.onGraphChange(() -> {
                throw broken;
            });
            other.onGraphChange(changes::incrementAndGet);
            Node node = context.node("robot");
            node.publisher("numbers", Int64Codec.TYPE).close();
            node.close();
            assertEquals(4, changes.get());
            assertEquals(4, logged.records().size());
            assertTrue(logged.records().stream().allMatch(entry -> entry.getThrown() == broken));
        }
    }
}
