package dev.cedros.benchmarks.node;

import dev.cedros.interfaces.std_msgs.msg.UInt8MultiArray;
import dev.cedros.interfaces.std_msgs.msg.UInt8MultiArrayCodec;
import dev.cedros.node.inprocess.InProcessOptions;

/** Bytes that are copied out of the payload against bytes that are shown where they lie, in many short pairs. */
final class ReceiveMeasurement implements Measurement {
    private static final int WARMUP = 300;
    private static final int PAIRS = 200;
    private static final double BLOCK_SECONDS = 0.002;
    private static final int MESSAGES = 4;
    private static final int LARGE_BYTES = 16 << 10;
    private static final int AT_ONCE = 16;

    @Override
    public void measure(Job job, Recorder out) throws InterruptedException {
        try (CallChain copied = chain(job, Receiving.borrowing());
                CallChain borrowed = chain(job, Receiving.borrowed())) {
            new Rounds()
                    .with("copied", to -> to.add("copied", "ns", block(job, copied)))
                    .with("borrowed", to -> to.add("borrowed", "ns", block(job, borrowed)))
                    .run(job, job.effort().rounds(WARMUP), job.effort().rounds(PAIRS), out);
        }
    }

    private static CallChain chain(Job job, Receiving<UInt8MultiArray> receiving) {
        Kept kept = new Kept();
        return CallChain.of(
                InProcessOptions.DEFAULT,
                UInt8MultiArrayCodec.TYPE,
                Bytes.encoded(Bytes.count(job.row()), MESSAGES),
                subscription -> receiving.open(subscription, kept::keep));
    }

    private static double block(Job job, CallChain chain) {
        int atOnce = Bytes.count(job.row()) < LARGE_BYTES ? AT_ONCE : 1;
        return Block.of(chain::send, atOnce, job.effort().nanos(BLOCK_SECONDS)).nanosEach();
    }
}
