package dev.cedros.benchmarks.node;

import dev.cedros.interfaces.std_msgs.msg.UInt8MultiArray;
import dev.cedros.interfaces.std_msgs.msg.UInt8MultiArrayCodec;
import dev.cedros.node.SubscriptionBuilder;
import dev.cedros.node.inprocess.InProcessOptions;
import java.util.List;
import java.util.function.Consumer;

/** A message that arrives in one slice against the same in several: not decoded, copied and borrowed. */
final class SliceMeasurement implements Measurement {
    private static final int WARMUP = 5;
    private static final int ROUNDS = 10;
    private static final double BLOCK_SECONDS = 0.03;
    private static final int MESSAGES = 4;
    private static final int FRAGMENT_BYTES = 64 << 10;

    @Override
    public void measure(Job job, Recorder out) throws InterruptedException {
        List<byte[]> encoded = Bytes.encoded(Bytes.count(job.row()), MESSAGES);
        InProcessOptions whole = InProcessOptions.DEFAULT;
        InProcessOptions cut = whole.withFragmentBytes(FRAGMENT_BYTES);
        Kept kept = new Kept();
        Consumer<SubscriptionBuilder<UInt8MultiArray>> none =
                subscription -> subscription.borrowing(sample -> kept.keep(sample.payload()));
        try (CallChain wholeNone = chain(whole, encoded, none);
                CallChain cutNone = chain(cut, encoded, none);
                CallChain wholeCopied = chain(whole, encoded, decoded(Receiving.borrowing(), kept));
                CallChain cutCopied = chain(cut, encoded, decoded(Receiving.borrowing(), kept));
                CallChain wholeBorrowed = chain(whole, encoded, decoded(Receiving.borrowed(), kept));
                CallChain cutBorrowed = chain(cut, encoded, decoded(Receiving.borrowed(), kept))) {
            Rounds rounds = new Rounds();
            arm(rounds, "one, not decoded", wholeNone, job.effort());
            arm(rounds, "several, not decoded", cutNone, job.effort());
            arm(rounds, "one, copied", wholeCopied, job.effort());
            arm(rounds, "several, copied", cutCopied, job.effort());
            arm(rounds, "one, borrowed", wholeBorrowed, job.effort());
            arm(rounds, "several, borrowed", cutBorrowed, job.effort());
            rounds.run(job, job.effort().rounds(WARMUP), job.effort().rounds(ROUNDS), out);
        }
    }

    private static CallChain chain(
            InProcessOptions options, List<byte[]> encoded, Consumer<SubscriptionBuilder<UInt8MultiArray>> receiver) {
        return CallChain.of(options, UInt8MultiArrayCodec.TYPE, encoded, receiver);
    }

    private static Consumer<SubscriptionBuilder<UInt8MultiArray>> decoded(
            Receiving<UInt8MultiArray> receiving, Kept kept) {
        return subscription -> receiving.open(subscription, kept::keep);
    }

    private static void arm(Rounds rounds, String name, CallChain chain, Effort effort) {
        rounds.with(name, out -> {
            Block block = Block.of(chain::send, 1, effort.nanos(BLOCK_SECONDS));
            out.add(name, "ns", block.nanosEach());
            out.add(name, "allocated", block.bytesEach());
        });
    }
}
