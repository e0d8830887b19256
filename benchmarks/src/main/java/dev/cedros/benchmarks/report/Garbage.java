package dev.cedros.benchmarks.report;

import org.jspecify.annotations.Nullable;

/**
 * What an operation allocates beside what JMH does meanwhile. JMH allocates so many bytes a second whatever it measures, which
 * are divided by the operations of that time: few where each takes long. How many, the copy of the same row tells: it surely
 * allocates nothing and is counted in the same pass.
 */
final class Garbage {
    /** The operation of {@link ArmName#JAVA_COPY} that copies into memory of its own. */
    static final String CONTROL = "copy";

    private Garbage() {}

    /** The bytes of an operation without those of JMH, where that was measured; null if the operation was not. */
    static @Nullable Stat of(Results results, String row, String arm, String op) {
        Stat counted = results.allocated(row, arm, op);
        String copy = ArmName.JAVA_COPY.id();
        Stat control = results.allocated(row, copy, CONTROL);
        Stat time = results.ns(row, arm, op);
        Stat controlTime = results.ns(row, copy, CONTROL);
        if (counted == null || control == null || time == null || controlTime == null) {
            return counted;
        }
        double longer = time.median() / controlTime.median();
        double median = counted.median() - longer * control.median();
        double low = counted.low() - longer * control.high();
        double high = counted.high() - longer * control.low();
        return new Stat(atLeastNone(median), atLeastNone(low), atLeastNone(high), new double[] {atLeastNone(median)});
    }

    private static double atLeastNone(double bytes) {
        return Math.max(0, bytes);
    }
}
