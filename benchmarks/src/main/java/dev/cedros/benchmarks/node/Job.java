package dev.cedros.benchmarks.node;

import dev.cedros.benchmarks.node.report.Part;
import java.util.List;

/**
 * What one process measures.
 *
 * @param part the part of the report
 * @param row the row, whose arms take turns
 * @param arm the only arm of the row, where arms cannot take turns; otherwise empty
 * @param fork the number of the process among those that measure the same, from 1
 * @param effort how long
 */
record Job(Part part, String row, String arm, int fork, Effort effort) {
    /** The command line. */
    List<String> arguments() {
        return List.of(part.id(), row, arm, Integer.toString(fork), effort.id());
    }

    /** Reads a command line. */
    static Job of(String... arguments) {
        return new Job(
                Part.named(arguments[0]),
                arguments[1],
                arguments[2],
                Integer.parseInt(arguments[3]),
                Effort.named(arguments[4]));
    }

    /** What it is, for people. */
    @Override
    public String toString() {
        return fork + " " + part.id() + " " + row + (arm.isEmpty() ? "" : " " + arm);
    }
}
