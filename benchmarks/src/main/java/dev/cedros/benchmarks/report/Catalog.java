package dev.cedros.benchmarks.report;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** The rows of the report and what is asked of each. */
final class Catalog {
    /** Messages with strings and nesting, which no copy of memory encodes. */
    static final List<String> STRUCTURED = List.of(
            "empty",
            "bool",
            "int32",
            "string",
            "header",
            "tf-1",
            "tf-3",
            "tf-20",
            "tf-50",
            "marker",
            "marker-array-10",
            "joint-state-1",
            "joint-state-12",
            "joint-state-100",
            "path-1000");

    /** Messages whose bytes are nearly all in arrays of numbers or of structs of numbers. */
    static final List<String> BULK = List.of(
            "laser-scan-1000",
            "laser-scan-1080",
            "float64-multi-array",
            "uint8-multi-array-64k",
            "byte-multi-array-64",
            "byte-multi-array-4k",
            "byte-multi-array-64k",
            "image",
            "point-cloud2",
            "reference-marker",
            "reference-marker-array-20",
            "pose-array-1000");

    /** The rows of {@link #BULK} whose lists can be kept as they are on the wire. */
    static final List<String> PACKED = List.of("reference-marker", "reference-marker-array-20", "pose-array-1000");

    /** The rows whose goals are joined by their mean, and which have a goal for the exact size. */
    static final List<String> NESTED = List.of("tf-1", "tf-20", "marker", "marker-array-10");

    /** All rows, in the order of the report. */
    static final List<String> ROWS =
            Stream.concat(STRUCTURED.stream(), BULK.stream()).toList();

    /** The rows of a quick run: one of each kind. */
    static final List<String> QUICK = List.of("tf-1", "marker", "laser-scan-1080", "reference-marker");

    /** What may be left where nothing is allocated, once {@link Garbage} has taken away what JMH allocates. */
    static final double NO_BYTES = 0.5;

    private static final Set<String> MOVING = Set.of("encode", "encodeFresh", "decode", "decodeInto", "copy", "copyOf");

    private Catalog() {}

    /** Whether an operation touches each byte of the message, so that it has a rate. */
    static boolean movesAllBytes(String op) {
        return MOVING.contains(op);
    }
}
