package dev.cedros.benchmarks.node;

import dev.cedros.benchmarks.Row;
import dev.cedros.benchmarks.Rows;
import dev.cedros.codec.MessageType;
import dev.cedros.node.Context;
import dev.cedros.node.Publisher;
import dev.cedros.node.qos.QosProfile;
import java.util.List;
import java.util.function.Consumer;

/** How much of publishing a large message is finding out its size. */
final class SizeMeasurement implements Measurement {
    /** The row whose messages are encoded from lists as a program builds them. */
    static final String LISTS = "lists";

    /** The row of the same messages as they are when decoded. */
    static final String PACKED = "packed";

    private static final String MESSAGES = "reference-marker-array-20";
    private static final int WARMUP = 20;
    private static final int ROUNDS = 10;
    private static final double BLOCK_SECONDS = 0.02;

    @Override
    public void measure(Job job, Recorder out) throws InterruptedException {
        measure(Rows.named(MESSAGES), job, out);
    }

    private static <T> void measure(Row<T> row, Job job, Recorder out) throws InterruptedException {
        MessageType<T> type = row.type();
        List<T> messages = job.row().equals(PACKED)
                ? row.encoded().stream().map(type::decode).toList()
                : row.samples();
        Kept kept = new Kept();
        try (Context context = Context.inProcess()) {
            Publisher<T> publisher = context.node("sender").publisher("topic", type);
            context.node("receiver")
                    .subscription("topic", type)
                    .qos(QosProfile.DEFAULT.keepLast(1))
                    .polled();
            Rounds rounds = new Rounds();
            arm(rounds, "serializedSize", messages, message -> kept.keep(type.serializedSize(message)), job);
            arm(rounds, "encode", messages, message -> kept.keep(type.encode(message)), job);
            arm(rounds, "publish", messages, publisher::publish, job);
            rounds.run(job, job.effort().rounds(WARMUP), job.effort().rounds(ROUNDS), out);
        }
    }

    private static <T> void arm(Rounds rounds, String name, List<T> messages, Consumer<T> work, Job job) {
        Runnable turns = new Runnable() {
            private int turn;

            @Override
            public void run() {
                turn = turn + 1 < messages.size() ? turn + 1 : 0;
                work.accept(messages.get(turn));
            }
        };
        rounds.with(
                name,
                out -> out.add(
                        name,
                        "ns",
                        Block.of(turns, 1, job.effort().nanos(BLOCK_SECONDS)).nanosEach()));
    }
}
