package dev.cedros.benchmarks.report;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A number that a run has to reach.
 *
 * @param messages the rows in the reader's words
 * @param what the operation and what it is compared with
 * @param rows the rows that count; several are joined by their geometric mean
 * @param over what is divided
 * @param under what it is divided by, or null for a plain number
 * @param direction whether more or less is better
 * @param threshold the number to reach
 * @param stretch the number to hope for; the threshold where there is none
 */
record Goal(
        String messages,
        String what,
        List<String> rows,
        Measure over,
        @Nullable Measure under,
        Direction direction,
        double threshold,
        double stretch) {

    /** Which side of the threshold is the good one. */
    enum Direction {
        AT_LEAST,
        AT_MOST
    }

    /** How a run stands to a goal. */
    enum Outcome {
        STRETCH("met, and the stretch too"),
        MET("met"),
        NOISE("within noise"),
        MISSED("**missed**"),
        NOT_MEASURED("not measured");

        private final String label;

        Outcome(String label) {
            this.label = label;
        }

        String label() {
            return label;
        }
    }

    /**
     * What a run reached.
     *
     * @param goal the goal
     * @param outcome how the run stands to it
     * @param value the number reached and its spread; null if it was not measured
     */
    record Verdict(Goal goal, Outcome outcome, @Nullable Stat value) {}

    /** Compares a run with this goal. A threshold inside the spread is neither met nor missed. */
    Verdict judge(Results results) {
        Stat value = value(results);
        if (value == null) {
            return new Verdict(this, Outcome.NOT_MEASURED, null);
        }
        Outcome outcome;
        if (!reaches(value.low(), threshold) && !reaches(value.high(), threshold)) {
            outcome = Outcome.MISSED;
        } else if (!reaches(value.low(), threshold) || !reaches(value.high(), threshold)) {
            outcome = Outcome.NOISE;
        } else {
            outcome = stretch != threshold && reaches(value.median(), stretch) ? Outcome.STRETCH : Outcome.MET;
        }
        return new Verdict(this, outcome, value);
    }

    /** Whether this goal is about garbage, not about time. */
    boolean allocates() {
        return over.places().stream().anyMatch(Measure.Place::allocated);
    }

    private boolean reaches(double value, double limit) {
        return direction == Direction.AT_LEAST ? value >= limit : value <= limit;
    }

    private @Nullable Stat value(Results results) {
        List<Stat> values = new ArrayList<>();
        for (String row : rows) {
            Stat top = over.find(results, row);
            Stat bottom = under == null ? null : under.find(results, row);
            if (top == null || (under != null && bottom == null)) {
                return null;
            }
            values.add(bottom == null ? top : Ratio.of(top, bottom));
        }
        return values.size() == 1 ? values.get(0) : Ratio.geometricMean(values);
    }
}
