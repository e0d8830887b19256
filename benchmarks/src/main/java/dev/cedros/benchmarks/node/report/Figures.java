package dev.cedros.benchmarks.node.report;

import dev.cedros.benchmarks.report.Stat;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** All that was measured. */
public final class Figures {
    private final List<Figure> all;

    /** Takes figures in the order in which they were measured. */
    public Figures(List<Figure> all) {
        this.all = List.copyOf(all);
    }

    /** The rows of a part, in their order. */
    List<String> rows(Part part) {
        return names(of(part), Figure::row);
    }

    /** The arms of a row, in their order. */
    List<String> arms(Part part, String row) {
        return names(of(part).filter(figure -> figure.row().equals(row)), Figure::arm);
    }

    /** The processes, from 1. */
    List<Integer> forks() {
        return all.stream().map(Figure::fork).distinct().sorted().toList();
    }

    /** What one process of each measured. */
    Figures ofFork(int fork) {
        return new Figures(all.stream().filter(figure -> figure.fork() == fork).toList());
    }

    /** The values of all rounds of all processes; none if it was not measured. */
    double[] values(Part part, String row, String arm, String name) {
        return of(part).filter(
                        figure -> figure.row().equals(row) && figure.arm().equals(arm))
                .filter(figure -> figure.name().equals(name))
                .flatMapToDouble(figure -> Arrays.stream(figure.values()))
                .toArray();
    }

    /** The median of all rounds, with the lowest and the highest. */
    Optional<Stat> stat(Part part, String row, String arm, String name) {
        double[] values = values(part, row, arm, name);
        return values.length == 0 ? Optional.empty() : Optional.of(Spread.of(values));
    }

    private Stream<Figure> of(Part part) {
        return all.stream().filter(figure -> figure.part() == part);
    }

    private static List<String> names(Stream<Figure> figures, Function<Figure, String> name) {
        return figures.map(name).distinct().toList();
    }
}
