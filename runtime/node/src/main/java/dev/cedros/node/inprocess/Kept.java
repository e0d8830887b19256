package dev.cedros.node.inprocess;

import dev.cedros.node.qos.History;
import dev.cedros.node.transport.Sample;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;

/** The newest messages of a writer, for readers that come late. Used with the lock of the writer held. */
final class Kept {
    private static final long NANOS_PER_SECOND = 1_000_000_000;

    private final int limit;
    private final Deque<Sample> samples = new ArrayDeque<>();

    Kept(int limit) {
        this.limit = limit;
    }

    void add(Sample sample, Aftermath after) {
        if (samples.size() == limit) {
            after.release(samples.remove().payload());
        }
        samples.add(sample);
    }

    /** Gives a reader as many as it can hold: what it would drop at once is not lost to it, it was not there. */
    void replay(Channel channel, Aftermath after) {
        TopicReader reader = channel.reader;
        int most = reader.qos().history() == History.KEEP_LAST ? reader.qos().depth() : Integer.MAX_VALUE;
        Instant now = Instant.now();
        long nowNanos = now.getEpochSecond() * NANOS_PER_SECOND + now.getNano();
        Iterator<Sample> replayed = samples.iterator();
        for (int left = samples.size(); replayed.hasNext(); left--) {
            Sample old = replayed.next();
            if (left <= most) {
                Sample sample = new Sample(
                        old.payload().share(),
                        old.publisher(),
                        old.sequenceNumber(),
                        old.sourceTimestampNanos(),
                        nowNanos,
                        old.request());
                reader.replay(channel, sample, after);
            }
        }
    }

    void clear(Aftermath after) {
        while (!samples.isEmpty()) {
            after.release(samples.remove().payload());
        }
    }
}
