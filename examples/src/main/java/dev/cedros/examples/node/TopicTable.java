package dev.cedros.examples.node;

import dev.cedros.interfaces.sensor_msgs.msg.LaserScanCodec;
import dev.cedros.interfaces.std_msgs.msg.StringCodec;
import dev.cedros.node.Context;
import dev.cedros.node.Graph;
import dev.cedros.node.Node;
import dev.cedros.node.qos.QosProfile;
import dev.cedros.node.transport.GraphEndpoint;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Semaphore;
import java.util.stream.Collectors;

/** Prints who publishes and subscribes what, and again whenever that changes. */
public final class TopicTable {
    private TopicTable() {}

    /** Runs the program. */
    public static void main(String[] arguments) throws InterruptedException {
        run(System.out);
    }

    static void run(PrintStream out) throws InterruptedException {
        try (Context context = Context.inProcess()) {
            Semaphore changes = new Semaphore(0);
            context.onGraphChange(changes::release);

            Node robot = context.node("robot");
            robot.publisher("scan", LaserScanCodec.TYPE, QosProfile.SENSOR_DATA);
            robot.publisher("log", StringCodec.TYPE);
            Node monitor = context.node("monitor");
            monitor.subscription("scan", LaserScanCodec.TYPE)
                    .qos(QosProfile.SENSOR_DATA)
                    .polled();
            print(context.graph(), out);

            changes.drainPermits();
            monitor.close();
            changes.acquire();
            print(context.graph(), out);
        }
    }

    private static void print(Graph graph, PrintStream out) {
        out.println(graph.nodes().size() + " nodes");
        for (String topic : graph.topics()) {
            out.printf(
                    Locale.ROOT,
                    "%-6s %-25s from %s to %s%n",
                    topic,
                    String.join(", ", graph.topicTypes(topic)),
                    names(graph.publishers(topic)),
                    names(graph.subscriptions(topic)));
        }
    }

    private static String names(List<GraphEndpoint> endpoints) {
        return endpoints.isEmpty()
                ? "nobody"
                : endpoints.stream().map(endpoint -> endpoint.node().fullName()).collect(Collectors.joining(", "));
    }
}
