package dev.cedros.benchmarks.report;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/**
 * What one process measured of one operation.
 *
 * @param row the message, or the parameters of a benchmark that has no rows
 * @param arm who did the work, see {@link ArmName}
 * @param op the operation, such as {@code encode}
 * @param fork the process, from 1; 0 for the pass that counts allocations
 * @param bytes length of the encoded message; 0 where unknown
 * @param unit what the values count
 * @param values one number an iteration, for one operation each
 */
record Sample(String row, String arm, String op, int fork, long bytes, Unit unit, double[] values) {

    /** What the values of a sample count. */
    enum Unit {
        /** Nanoseconds an operation. */
        NS("ns"),
        /** Bytes allocated by an operation. */
        ALLOCATED("allocated");

        private final String key;

        Unit(String key) {
            this.key = key;
        }
    }

    private static final Set<String> KEYS = Set.of("row", "arm", "op", "fork", "bytes", "ns", "allocated");

    Sample {
        if (values.length == 0) {
            throw new IllegalArgumentException("Nothing was measured of " + row + " " + arm + " " + op);
        }
        for (double value : values) {
            if (!(value >= 0) || Double.isInfinite(value)) {
                throw new IllegalArgumentException(row + " " + arm + " " + op + " measured " + value);
            }
        }
    }

    /** The line of the raw file. */
    String toLine() {
        Map<String, Object> members = new LinkedHashMap<>();
        members.put("row", row);
        members.put("arm", arm);
        members.put("op", op);
        members.put("fork", fork);
        members.put("bytes", bytes);
        members.put(unit.key, values);
        return FlatJson.write(members);
    }

    /**
     * The sample of a line of the raw file.
     *
     * @throws IllegalArgumentException if a member is missing, unknown or of another kind
     */
    static Sample from(Map<String, Object> members) {
        for (String name : members.keySet()) {
            if (!KEYS.contains(name)) {
                throw new IllegalArgumentException("Unknown member \"" + name + "\" in " + members.keySet());
            }
        }
        Unit unit = members.containsKey(Unit.ALLOCATED.key) ? Unit.ALLOCATED : Unit.NS;
        return new Sample(
                member(members, "row", String.class),
                member(members, "arm", String.class),
                member(members, "op", String.class),
                member(members, "fork", Double.class).intValue(),
                member(members, "bytes", Double.class).longValue(),
                unit,
                member(members, unit.key, double[].class));
    }

    /** The member of this name and kind, or an exception that says which. */
    static <T> T member(Map<String, Object> members, String name, Class<T> kind) {
        Object value = members.get(name);
        if (!kind.isInstance(value)) {
            throw new IllegalArgumentException(
                    "Expected \"" + name + "\" as " + kind.getSimpleName() + " in " + members);
        }
        return kind.cast(value);
    }
}
