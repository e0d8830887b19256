package dev.cedros.benchmarks.report;

import dev.cedros.benchmarks.report.Sample.Unit;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Made-up measurements. */
final class Fakes {
    private Fakes() {}

    /** A time that one fork measured, always the same. */
    static Sample ns(String row, ArmName arm, String op, int fork, double ns) {
        return new Sample(row, arm.id(), op, fork, 0, Unit.NS, new double[] {ns, ns, ns});
    }

    /** One sample for each fork. */
    static List<Sample> forks(String row, ArmName arm, String op, double... ns) {
        List<Sample> samples = new ArrayList<>();
        for (int i = 0; i < ns.length; i++) {
            samples.add(ns(row, arm, op, i + 1, ns[i]));
        }
        return samples;
    }

    static Sample allocated(String row, ArmName arm, String op, double... bytes) {
        return new Sample(row, arm.id(), op, 0, 0, Unit.ALLOCATED, bytes);
    }

    /** The results of samples from several places. */
    @SafeVarargs
    static Results results(List<Sample>... samples) {
        List<Sample> all = new ArrayList<>();
        for (List<Sample> some : samples) {
            all.addAll(some);
        }
        return new Results(all);
    }

    /** A run in which every arm measured every row, with Cedros at a tenth of Fast-CDR. */
    static Results whole() {
        List<Sample> samples = new ArrayList<>();
        for (int fork = 1; fork <= 3; fork++) {
            for (String row : Catalog.ROWS) {
                samples.addAll(row(row, fork));
            }
            samples.add(ns("", ArmName.JAVA_CONTROL, "chain", fork, 1500));
            for (String percentile : List.of("", "@p50", "@p90", "@p99")) {
                samples.add(ns("empty", ArmName.DISPATCH, "codec" + percentile, fork, 20));
                samples.add(ns("empty", ArmName.DISPATCH, "by|name" + percentile, fork, 22 + fork));
            }
        }
        samples.add(ns("little/float", ArmName.CONVERSION, "read", 1, 100));
        samples.add(ns("little/float", ArmName.CONVERSION, "readEach", 1, 900));
        for (int size = 1; size <= 1000; size *= 10) {
            samples.add(ns(Integer.toString(size), ArmName.SCALING, "encode", 1, 10 + size));
        }
        return new Results(samples);
    }

    private static List<Sample> row(String row, int fork) {
        List<Sample> samples = new ArrayList<>();
        for (String op : List.of("encode", "decode", "decodeInto", "size")) {
            samples.add(new Sample(
                    row, ArmName.FAST_CDR.id(), op, fork, 5000, Unit.NS, new double[] {1000 + fork, 1010, 1020}));
            samples.add(ns(row, ArmName.GENERATED, op, fork, 100 + fork));
            samples.add(ns(row, ArmName.IDEAL, op, fork, 90));
        }
        samples.add(ns(row, ArmName.GENERATED, "decodeBorrowed", fork, 50));
        samples.add(ns(row, ArmName.PACKED, "encode", fork, 140));
        samples.add(ns(row, ArmName.MEMCPY, "copy", fork, 80));
        samples.add(ns(row, ArmName.NATIVE_CONTROL, "control", fork, 700));
        samples.add(allocated(row, ArmName.GENERATED, "encode", 0.01));
        samples.add(allocated(row, ArmName.GENERATED, "decode", 5104));
        return samples;
    }

    static Machine machine() {
        return Machine.from(Map.of("Date (UTC)", "2026-01-02T03:04:05Z"));
    }

    static Options options(boolean quick, int forks, List<String> rows, @Nullable String harness) {
        Path path = harness == null ? null : Path.of(harness);
        return new Options(quick, forks, rows, Path.of("out"), path, Path.of("values"), null, false);
    }
}
