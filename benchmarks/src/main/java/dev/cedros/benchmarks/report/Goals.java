package dev.cedros.benchmarks.report;

import static dev.cedros.benchmarks.report.ArmName.FAST_CDR;
import static dev.cedros.benchmarks.report.ArmName.GENERATED;
import static dev.cedros.benchmarks.report.ArmName.IDEAL;
import static dev.cedros.benchmarks.report.ArmName.JAVA_COPY;
import static dev.cedros.benchmarks.report.ArmName.OBJECT_ARRAYS;
import static dev.cedros.benchmarks.report.ArmName.PACKED;
import static dev.cedros.benchmarks.report.Goal.Direction.AT_LEAST;
import static dev.cedros.benchmarks.report.Goal.Direction.AT_MOST;

import dev.cedros.benchmarks.report.Goal.Verdict;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What the codecs have to reach, as data. The thresholds were set before the code was written, from hand-made codecs. */
final class Goals {
    private final List<Goal> goals = new ArrayList<>();

    private Goals() {
        nested();
        packed();
        bulk();
        for (String row : Catalog.NESTED) {
            faster(row, GENERATED, "size", 4);
        }
        for (String row : Catalog.PACKED) {
            faster(row, PACKED, "size", 50);
        }
        for (String row : Catalog.ROWS) {
            atMost(row, "encode, bytes allocated", Measure.allocated(GENERATED, "encode"), null, Catalog.NO_BYTES);
        }
    }

    /** Every goal. */
    static List<Goal> all() {
        return List.copyOf(new Goals().goals);
    }

    /** Every goal compared with a run. */
    static List<Verdict> judge(Results results) {
        return all().stream().map(goal -> goal.judge(results)).toList();
    }

    private void nested() {
        String mean = "geometric mean of " + String.join(", ", Catalog.NESTED);
        Measure encode = Measure.time(GENERATED, "encode");
        add(mean, "encode, × Fast-CDR", Catalog.NESTED, Measure.time(FAST_CDR, "encode"), encode, AT_LEAST, 5, 7);
        add(mean, "encode / ideal C++", Catalog.NESTED, encode, Measure.time(IDEAL, "encode"), AT_MOST, 1.8, 1.8);
        Measure decode = Measure.time(GENERATED, "decode");
        add(mean, "decode, × Fast-CDR", Catalog.NESTED, Measure.time(FAST_CDR, "decode"), decode, AT_LEAST, 2.2, 2.7);
        for (String row : List.of("joint-state-12", "joint-state-100")) {
            faster(row, GENERATED, "encode", 2);
            faster(row, GENERATED, "decode", 1.5);
        }
        faster("path-1000", GENERATED, "encode", 4);
        faster("tf-3", GENERATED, "encode", 3.5);
        faster("tf-50", GENERATED, "encode", 2.4);
        for (String row : List.of("path-1000", "tf-3", "tf-50")) {
            faster(row, GENERATED, "decode", 1.4);
        }
    }

    private void packed() {
        double[] encode = {40, 20, 20};
        double[] copy = {2.2, 1.6, 1.2};
        double[] borrowed = {200, 4500, 60};
        for (int i = 0; i < Catalog.PACKED.size(); i++) {
            String row = Catalog.PACKED.get(i);
            faster(row, PACKED, "encode", encode[i]);
            atMost(row, "encode packed / memcpy", Measure.time(PACKED, "encode"), Measure.memcpy(), copy[i]);
            add(
                    row,
                    "decodeBorrowed, ns",
                    List.of(row),
                    Measure.time(GENERATED, "decodeBorrowed"),
                    null,
                    AT_MOST,
                    borrowed[i],
                    i == 1 ? 3000 : borrowed[i]);
            faster(row, GENERATED, "decode", 4);
        }
        ownedCopy("reference-marker", 1.5);
        ownedCopy("reference-marker-array-20", 1.4);
        for (String row : Catalog.PACKED) {
            faster(row, GENERATED, "encode", 5);
            faster(row, OBJECT_ARRAYS, "decode", 1.5);
        }
    }

    private void bulk() {
        for (String row : List.of("laser-scan-1000", "laser-scan-1080", "float64-multi-array")) {
            faster(row, GENERATED, "encode", 1.6);
            atMost(row, "encode / memcpy", Measure.time(GENERATED, "encode"), Measure.memcpy(), 1.6);
            faster(row, GENERATED, "decodeInto", 1.1);
            atMost(row, "decodeBorrowed, ns", Measure.time(GENERATED, "decodeBorrowed"), null, 120);
        }
        for (String row : List.of("image", "point-cloud2", "uint8-multi-array-64k")) {
            Measure encode = Measure.time(GENERATED, "encode");
            add(row, "encode, memcpy / it", List.of(row), Measure.memcpy(), encode, AT_LEAST, 0.9, 0.9);
            atMost(row, "decodeBorrowed, ns", Measure.time(GENERATED, "decodeBorrowed"), null, 150);
            // Copying once is what one pass can cost at most; a second pass would double it.
            ownedCopy(row, 1.4);
        }
        faster("point-cloud2", GENERATED, "decodeRead", 2);
    }

    private void ownedCopy(String row, double most) {
        Measure copy = Measure.time(JAVA_COPY, "copyOf");
        atMost(row, "decode / Arrays.copyOf", Measure.time(GENERATED, "decode"), copy, most);
    }

    private void faster(String row, ArmName arm, String op, double least) {
        String how = arm == GENERATED ? "" : arm == PACKED ? " packed" : " into arrays of records";
        String what = op + how + ", × Fast-CDR";
        Measure peer = Measure.time(FAST_CDR, op);
        add(row, what, List.of(row), peer, Measure.time(arm, op), AT_LEAST, least, least);
    }

    private void atMost(String row, String what, Measure over, @Nullable Measure under, double most) {
        add(row, what, List.of(row), over, under, AT_MOST, most, most);
    }

    private void add(
            String messages,
            String what,
            List<String> rows,
            Measure over,
            @Nullable Measure under,
            Goal.Direction direction,
            double threshold,
            double stretch) {
        goals.add(new Goal(messages, what, rows, over, under, direction, threshold, stretch));
    }
}
