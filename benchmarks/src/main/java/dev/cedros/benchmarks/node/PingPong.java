package dev.cedros.benchmarks.node;

import dev.cedros.benchmarks.Row;
import dev.cedros.node.Context;
import dev.cedros.node.Node;
import dev.cedros.node.NodeExecutor;
import dev.cedros.node.NodeOptions;
import dev.cedros.node.Publisher;
import dev.cedros.node.WorkerExecutor;
import java.util.List;

/**
 * Two nodes, each with a thread of its own, and one message at a time that is published by one, and by the other again as soon as
 * it was decoded.
 *
 * @param <T> the message
 */
final class PingPong<T> implements AutoCloseable {
    private final NodeExecutor nearThread = new WorkerExecutor("near");
    private final NodeExecutor farThread = new WorkerExecutor("far");
    private final Context context = Context.inProcess();
    private final Trips trips = new Trips();
    private final List<T> messages;
    private final Publisher<T> ping;
    private int turn;

    /** Connects the nodes. */
    PingPong(Row<T> row, Receiving<T> receiving) {
        messages = row.samples();
        Node near = context.node(NodeOptions.of("near").withExecutor(nearThread));
        Node far = context.node(NodeOptions.of("far").withExecutor(farThread));
        Publisher<T> pong = far.publisher("pong", row.type());
        receiving.open(far.subscription("ping", row.type()), pong::publish);
        ping = near.publisher("ping", row.type());
        receiving.open(near.subscription("pong", row.type()), message -> back());
    }

    /** Sends messages to and fro for some time, and gives half of each round trip in nanoseconds. */
    double[] halfTrips(long forNanos) throws InterruptedException {
        trips.begin(forNanos);
        send();
        return trips.halves();
    }

    private void send() {
        turn = turn + 1 < messages.size() ? turn + 1 : 0;
        trips.sent();
        ping.publish(messages.get(turn));
    }

    private void back() {
        if (trips.back()) {
            send();
        }
    }

    @Override
    public void close() {
        context.close();
        nearThread.close();
        farThread.close();
    }
}
