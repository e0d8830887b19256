package dev.cedros.benchmarks.node;

import dev.cedros.benchmarks.Row;
import dev.cedros.benchmarks.Rows;
import dev.cedros.codec.MessageType;
import dev.cedros.node.inprocess.InProcessOptions;

/** Typed subscriptions against a registry that is asked for each message, with and without a change of threads. */
final class DispatchMeasurement implements Measurement {
    private static final int TRIP_WARMUP = 2;
    private static final int TRIP_ROUNDS = 6;
    private static final double TRIP_SECONDS = 0.3;
    private static final int CHAIN_WARMUP = 300;
    private static final int CHAIN_ROUNDS = 200;
    private static final double BLOCK_SECONDS = 0.002;
    private static final int AT_ONCE = 16;

    @Override
    public void measure(Job job, Recorder out) throws InterruptedException {
        measure(Rows.named(job.row()), job, out);
    }

    private static <T> void measure(Row<T> row, Job job, Recorder out) throws InterruptedException {
        Effort effort = job.effort();
        Receiving<T> registry = Receiving.registry(row.type());
        try (PingPong<T> direct = new PingPong<>(row, Receiving.typed());
                PingPong<T> named = new PingPong<>(row, registry)) {
            Rounds rounds = new Rounds();
            trips(rounds, "direct", direct, effort);
            trips(rounds, "registry", named, effort);
            rounds.run(job, effort.rounds(TRIP_WARMUP), effort.rounds(TRIP_ROUNDS), out);
        }
        try (CallChain direct = chain(row, Receiving.typed());
                CallChain borrowing = chain(row, Receiving.borrowing());
                CallChain named = chain(row, registry)) {
            Rounds rounds = new Rounds();
            calls(rounds, "chain direct", direct::send, effort);
            calls(rounds, "chain borrowing", borrowing::send, effort);
            calls(rounds, "chain registry", named::send, effort);
            calls(rounds, "encode", new Encoder<>(row), effort);
            rounds.run(job, effort.rounds(CHAIN_WARMUP), effort.rounds(CHAIN_ROUNDS), out);
        }
    }

    private static <T> CallChain chain(Row<T> row, Receiving<T> receiving) {
        Kept kept = new Kept();
        return CallChain.of(
                InProcessOptions.DEFAULT,
                row.type(),
                row.encoded(),
                subscription -> receiving.open(subscription, kept::keep));
    }

    private static <T> void trips(Rounds rounds, String arm, PingPong<T> pingPong, Effort effort) {
        rounds.with(arm, out -> out.addPercentiles(arm, pingPong.halfTrips(effort.nanos(TRIP_SECONDS))));
    }

    private static void calls(Rounds rounds, String arm, Runnable call, Effort effort) {
        rounds.with(
                arm,
                out -> out.add(
                        arm,
                        "ns",
                        Block.of(call, AT_ONCE, effort.nanos(BLOCK_SECONDS)).nanosEach()));
    }

    /** Encodes the messages of a row in turn: the control, in which nothing is received. */
    private static final class Encoder<T> implements Runnable {
        private final MessageType<T> type;
        private final T[] messages;
        private final byte[] buffer;
        private int turn;

        // The array holds only what the list did.
        @SuppressWarnings("unchecked")
        Encoder(Row<T> row) {
            type = row.type();
            messages = (T[]) row.samples().toArray();
            buffer = new byte[row.encoded().get(0).length];
        }

        @Override
        public void run() {
            turn = turn + 1 < messages.length ? turn + 1 : 0;
            type.encode(messages[turn], buffer, 0);
        }
    }
}
