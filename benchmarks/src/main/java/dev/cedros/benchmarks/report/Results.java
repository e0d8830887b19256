package dev.cedros.benchmarks.report;

import dev.cedros.benchmarks.report.Sample.Unit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** All samples of a run, found by row, arm and operation. */
final class Results {
    private final List<Sample> samples;
    private final Map<Key, Stat> stats = new LinkedHashMap<>();

    private record Key(String row, String arm, String op, Unit unit) {}

    Results(List<Sample> samples) {
        this.samples = List.copyOf(samples);
        Map<Key, TreeMap<Integer, List<Sample>>> grouped = new LinkedHashMap<>();
        for (Sample sample : samples) {
            grouped.computeIfAbsent(
                            new Key(sample.row(), sample.arm(), sample.op(), sample.unit()), key -> new TreeMap<>())
                    .computeIfAbsent(sample.fork(), fork -> new ArrayList<>())
                    .add(sample);
        }
        grouped.forEach((key, forks) -> stats.put(
                key, Stat.of(forks.values().stream().map(Results::joined).toList())));
    }

    /** The time in nanoseconds, or null if this was not measured. */
    @Nullable
    Stat ns(String row, String arm, String op) {
        return stats.get(new Key(row, arm, op, Unit.NS));
    }

    /** The bytes allocated by an operation, or null if this was not measured. */
    @Nullable
    Stat allocated(String row, String arm, String op) {
        return stats.get(new Key(row, arm, op, Unit.ALLOCATED));
    }

    /** The length of the encoded message of a row, or 0 if nobody said. */
    long bytes(String row) {
        return samples.stream()
                .filter(sample -> sample.row().equals(row))
                .mapToLong(Sample::bytes)
                .max()
                .orElse(0);
    }

    /** The rows of an arm in the order they were measured. */
    List<String> rows(String arm) {
        return distinct(sample -> sample.arm().equals(arm) ? sample.row() : null);
    }

    /** The arms of a row in the order they were measured. */
    List<String> arms(String row) {
        return distinct(sample -> sample.row().equals(row) && sample.unit() == Unit.NS ? sample.arm() : null);
    }

    /** The operations of an arm on a row in the order they were measured. */
    List<String> ops(String row, String arm) {
        return distinct(sample -> sample.row().equals(row) && sample.arm().equals(arm) ? sample.op() : null);
    }

    /** All samples in the order they were measured. */
    List<Sample> samples() {
        return samples;
    }

    private List<String> distinct(Function<Sample, @Nullable String> name) {
        Set<String> names = new LinkedHashSet<>();
        for (Sample sample : samples) {
            String found = name.apply(sample);
            if (found != null) {
                names.add(found);
            }
        }
        return List.copyOf(names);
    }

    private static double[] joined(List<Sample> samples) {
        return samples.stream()
                .flatMapToDouble(sample -> Arrays.stream(sample.values()))
                .toArray();
    }
}
