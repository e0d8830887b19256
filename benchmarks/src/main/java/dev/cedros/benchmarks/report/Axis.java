package dev.cedros.benchmarks.report;

import java.util.ArrayList;
import java.util.List;

/**
 * Where values lie between the ends of a chart.
 *
 * @param low the value at 0
 * @param high the value at 1
 * @param isLogarithmic whether equal distances mean equal ratios
 */
record Axis(double low, double high, boolean isLogarithmic) {
    private static final int FEW_DECADES = 2;
    private static final int LINEAR_TICKS = 5;

    Axis {
        if (!(low < high) || (isLogarithmic && !(low > 0))) {
            throw new IllegalArgumentException("No axis from " + low + " to " + high);
        }
    }

    /** A logarithmic axis between whole decades that hold all values. */
    static Axis logarithmic(double smallest, double largest) {
        double low = Math.pow(10, Math.floor(Math.log10(smallest)));
        double high = Math.pow(10, Math.ceil(Math.log10(largest)));
        return new Axis(low, high > low ? high : low * 10, true);
    }

    /** An axis from 0 to a round number that is not below the largest value. */
    static Axis linear(double largest) {
        double step = step(largest);
        return new Axis(0, Math.max(step, Math.ceil(largest / step - 1e-9) * step), false);
    }

    /** The place of a value, 0 at the low end and 1 at the high end; values outside stand at the end. */
    double at(double value) {
        double place = isLogarithmic ? Math.log(value / low) / Math.log(high / low) : (value - low) / (high - low);
        return Math.min(1, Math.max(0, place));
    }

    /** Round values to draw lines at. */
    List<Double> ticks() {
        List<Double> ticks = new ArrayList<>();
        if (!isLogarithmic) {
            double step = step(high);
            for (int i = 0; i * step <= high * (1 + 1e-9); i++) {
                ticks.add(i * step);
            }
            return ticks;
        }
        int decades = (int) Math.round(Math.log10(high / low));
        double[] parts = decades <= FEW_DECADES ? new double[] {1, 2, 5} : new double[] {1};
        for (int i = 0; i <= decades; i++) {
            for (double part : parts) {
                double tick = low * Math.pow(10, i) * part;
                if (tick <= high * (1 + 1e-9)) {
                    ticks.add(tick);
                }
            }
        }
        return ticks;
    }

    private static double step(double largest) {
        double rough = Math.max(largest, Double.MIN_NORMAL) / LINEAR_TICKS;
        double decade = Math.pow(10, Math.floor(Math.log10(rough)));
        double part = rough / decade;
        return decade * (part <= 1 ? 1 : part <= 2 ? 2 : part <= 5 ? 5 : 10);
    }
}
