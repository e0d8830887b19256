package dev.cedros.benchmarks.node.report;

import dev.cedros.benchmarks.report.Numbers;
import dev.cedros.benchmarks.report.Stat;
import java.util.Arrays;
import java.util.List;

/** The median of all rounds with the lowest and the highest of them, and differences from round to round. */
final class Spread {
    private static final String MINUS = "−";

    private Spread() {}

    static Stat of(double[] rounds) {
        List<double[]> each =
                Arrays.stream(rounds).mapToObj(value -> new double[] {value}).toList();
        return Stat.of(each);
    }

    /** One minus the other, round by round: they were measured side by side. */
    static Stat difference(double[] more, double[] less) {
        double[] differences = new double[Math.min(more.length, less.length)];
        for (int i = 0; i < differences.length; i++) {
            differences[i] = more[i] - less[i];
        }
        return of(differences);
    }

    /** The quotients, round by round. */
    static double[] quotients(double[] over, double[] under) {
        double[] quotients = new double[Math.min(over.length, under.length)];
        for (int i = 0; i < quotients.length; i++) {
            quotients[i] = over[i] / under[i];
        }
        return quotients;
    }

    /** The median with its range; any of the three may be negative. */
    static String text(Stat stat) {
        return signed(stat.median()) + " (" + signed(stat.low()) + " to " + signed(stat.high()) + ")";
    }

    static String signed(double value) {
        return (value < 0 ? MINUS : "") + Numbers.plain(Math.abs(value));
    }
}
