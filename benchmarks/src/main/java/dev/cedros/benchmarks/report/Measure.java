package dev.cedros.benchmarks.report;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A number to look up in the results of a row: the first that was measured of several that mean the same.
 *
 * @param places where to look
 */
record Measure(List<Place> places) {

    /**
     * One number of every row.
     *
     * @param arm the identifier of the arm
     * @param op the operation
     * @param allocated whether bytes are meant instead of nanoseconds
     */
    record Place(String arm, String op, boolean allocated) {}

    /** The time of an operation. */
    static Measure time(ArmName arm, String op) {
        return new Measure(List.of(new Place(arm.id(), op, false)));
    }

    /** The bytes that an operation allocates, without those of JMH: see {@link Garbage}. */
    static Measure allocated(ArmName arm, String op) {
        return new Measure(List.of(new Place(arm.id(), op, true)));
    }

    /** The time of copying the encoded bytes into memory that is warm; Java's copy where C++ is not built. */
    static Measure memcpy() {
        return new Measure(List.of(
                new Place(ArmName.MEMCPY.id(), "copy", false), new Place(ArmName.JAVA_COPY.id(), "copy", false)));
    }

    /** The number and its spread, or null if it was not measured. */
    @Nullable
    Stat find(Results results, String row) {
        for (Place place : places) {
            Stat stat = place.allocated()
                    ? Garbage.of(results, row, place.arm(), place.op())
                    : results.ns(row, place.arm(), place.op());
            if (stat != null) {
                return stat;
            }
        }
        return null;
    }
}
