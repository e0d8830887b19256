package dev.cedros.benchmarks.node.report;

import dev.cedros.benchmarks.report.FlatJson;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What one process measured of one thing.
 *
 * @param part what it belongs to
 * @param row the message, or whatever else the part has one row for
 * @param arm who did the work
 * @param name what the values are, with their unit
 * @param fork the process, from 1
 * @param values one number for each round; those of the same round stand at the same place for all arms
 */
public record Figure(Part part, String row, String arm, String name, int fork, double[] values) {
    /** Checks that something was measured. */
    public Figure {
        if (values.length == 0 || !Arrays.stream(values).allMatch(Double::isFinite)) {
            throw new IllegalArgumentException(
                    "Measured " + Arrays.toString(values) + " of " + part + " " + row + " " + arm + " " + name);
        }
    }

    /** The line of the raw file. */
    public String toLine() {
        Map<String, Object> members = new LinkedHashMap<>();
        members.put("part", part.id());
        members.put("row", row);
        members.put("arm", arm);
        members.put("name", name);
        members.put("fork", fork);
        members.put("values", values);
        return FlatJson.write(members);
    }

    /**
     * The figure of a line of the raw file.
     *
     * @throws IllegalArgumentException if a member is missing, of another kind, or too much
     */
    public static Figure from(Map<String, Object> members) {
        if (members.size() != 6) {
            throw new IllegalArgumentException("Not the members of a figure: " + members.keySet());
        }
        return new Figure(
                Part.named(member(members, "part", String.class)),
                member(members, "row", String.class),
                member(members, "arm", String.class),
                member(members, "name", String.class),
                member(members, "fork", Double.class).intValue(),
                member(members, "values", double[].class));
    }

    private static <T> T member(Map<String, Object> members, String name, Class<T> kind) {
        Object value = members.get(name);
        if (!kind.isInstance(value)) {
            throw new IllegalArgumentException("Expected \"" + name + "\" as " + kind.getSimpleName());
        }
        return kind.cast(value);
    }
}
