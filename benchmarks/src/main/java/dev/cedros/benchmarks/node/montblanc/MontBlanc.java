package dev.cedros.benchmarks.node.montblanc;

import dev.cedros.benchmarks.node.montblanc.Topology.Publication;
import dev.cedros.benchmarks.node.montblanc.Topology.Station;
import dev.cedros.node.Context;
import dev.cedros.node.Node;
import dev.cedros.node.NodeOptions;
import dev.cedros.node.NodeTimer;
import dev.cedros.node.Publisher;
import dev.cedros.node.SingleThreadedExecutor;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Runs all nodes of the table, each with an executor and thread of its own, as if each were a program. QoS is the usual one:
 * reliable, the last 10.
 */
public final class MontBlanc {
    /** How long it runs before anything counts. */
    public static final double WARMUP_SECONDS = 4;

    /** How long it runs. */
    public static final double SECONDS = 10;

    private static final Duration PATIENCE = Duration.ofSeconds(10);
    private static final float MILLIS_PER_SECOND = 1000;

    private final Topology topology;
    private final Map<String, Arrivals> arrivals = new LinkedHashMap<>();
    private final List<SingleThreadedExecutor> executors = new ArrayList<>();
    private final List<NodeTimer> timers = new ArrayList<>();

    private MontBlanc(Topology topology) {
        this.topology = topology;
    }

    /** The nodes, of which the one with the largest messages sends so many bytes at once. */
    public static MontBlanc withTagus(int bytes) {
        return new MontBlanc(Topology.withTagus(bytes));
    }

    /** Runs for some time and gives what arrived, by node and topic; used once. */
    public Map<String, Arrivals> measure(long warmupNanos, long nanos) throws InterruptedException {
        Instant start = Instant.now().plusNanos(warmupNanos);
        try (Context context = Context.inProcess()) {
            Map<String, Node> nodes = new LinkedHashMap<>();
            topology.stations().forEach(station -> nodes.put(station.name(), node(context, station)));
            Map<String, Publication> publications = topology.publications();
            topology.stations()
                    .forEach(station -> station.subscriptions().forEach(topic -> {
                        Publication publication = Objects.requireNonNull(publications.get(topic), topic);
                        Arrivals counted = new Arrivals(publication, start);
                        arrivals.put(station.name() + " " + topic, counted);
                        subscribe(
                                Objects.requireNonNull(nodes.get(station.name())), publication.shape(), topic, counted);
                    }));
            topology.stations()
                    .forEach(station -> station.publications()
                            .forEach(one ->
                                    publish(Objects.requireNonNull(nodes.get(station.name())), one, one.shape())));
            Thread.sleep(Duration.ofNanos(warmupNanos + nanos).toMillis());
            timers.forEach(NodeTimer::close);
            executors.forEach(executor -> executor.drain(PATIENCE));
        } finally {
            // Afterwards this thread sees what theirs have counted.
            executors.forEach(SingleThreadedExecutor::close);
        }
        return arrivals;
    }

    private Node node(Context context, Station station) {
        SingleThreadedExecutor executor = new SingleThreadedExecutor(station.name());
        executor.start();
        executors.add(executor);
        return context.node(NodeOptions.of(station.name()).withExecutor(executor));
    }

    private static <T extends Stamped> void subscribe(Node node, Shape<T> shape, String topic, Arrivals arrivals) {
        node.subscribe(topic, shape.type(), message -> arrivals.add(message.header(), Instant.now()));
    }

    private <T extends Stamped> void publish(Node node, Publication publication, Shape<T> shape) {
        Publisher<T> publisher = node.publisher(publication.topic(), shape.type());
        float frequency = MILLIS_PER_SECOND / publication.periodMillis();
        Counter numbers = new Counter();
        timers.add(node.timer(Duration.ofMillis(publication.periodMillis()), () -> {
            TrackingHeader header = new TrackingHeader(Instant.now(), numbers.next(), frequency, shape.bytes());
            publisher.publish(shape.message().apply(header));
        }));
    }

    /** The numbers of a topic's messages; for the thread that publishes them. */
    private static final class Counter {
        private long next;

        long next() {
            return next++;
        }
    }
}
