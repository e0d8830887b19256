package dev.cedros.benchmarks.node.montblanc;

import dev.cedros.benchmarks.node.montblanc.Topology.Publication;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;

/** When the messages of one topic reached one node. For the thread that runs its callbacks, and afterwards for others. */
public final class Arrivals {
    private static final double LATE_PART = 0.2;
    private static final double MOST_MILLIS = 5;
    private static final double TOO_LATE_MILLIS = 50;
    private static final double MICROS_PER_MILLI = 1000;
    private static final double NANOS_PER_MICRO = 1000;

    private final Publication publication;
    private final Instant start;
    private final Moments micros = new Moments();
    private long lastNumber = -1;
    private long late;
    private long tooLate;
    private long lost;

    /** Counts messages that were made at {@code start} or later. */
    Arrivals(Publication publication, Instant start) {
        this.publication = publication;
        this.start = start;
    }

    /** Counts a message that was received just now. */
    void add(TrackingHeader header, Instant now) {
        long number = header.trackingNumber();
        if (!header.stamp().isBefore(start)) {
            double took = Duration.between(header.stamp(), now).toNanos() / NANOS_PER_MICRO;
            micros.add(took);
            // Each is counted once, as the worse of what it is.
            if (took > tooLateMicros()) {
                tooLate++;
            } else if (took > lateMicros()) {
                late++;
            }
            if (lastNumber >= 0) {
                lost += number - lastNumber - 1;
            }
        }
        lastNumber = number;
    }

    /** How long a message may take before it is late: a fifth of the period, but 5 ms at most. */
    private double lateMicros() {
        return Math.min(LATE_PART * publication.periodMillis(), MOST_MILLIS) * MICROS_PER_MILLI;
    }

    /** How long a message may take before it is of no use: a period, but 50 ms at most. */
    private double tooLateMicros() {
        return Math.min(publication.periodMillis(), TOO_LATE_MILLIS) * MICROS_PER_MILLI;
    }

    /** What is reported, by name. */
    public Map<String, Double> numbers() {
        Map<String, Double> numbers = new LinkedHashMap<>();
        numbers.put("size", (double) publication.shape().bytes());
        numbers.put("received", (double) micros.count());
        numbers.put("late", (double) late);
        numbers.put("too late", (double) tooLate);
        numbers.put("lost", (double) lost);
        numbers.put("mean us", micros.mean());
        numbers.put("sd us", micros.deviation());
        numbers.put("min us", micros.min());
        numbers.put("max us", micros.max());
        return numbers;
    }
}
