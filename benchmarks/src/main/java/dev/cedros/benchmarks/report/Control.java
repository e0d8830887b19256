package dev.cedros.benchmarks.report;

import java.util.ArrayList;
import java.util.List;

/**
 * How much the same work differed over the run.
 *
 * @param name the control
 * @param samples how often it ran
 * @param median its time in nanoseconds
 * @param drift the difference between the slowest and the fastest time it ran, as a part of the median
 */
record Control(String name, int samples, double median, double drift) {
    /** More drift than this, and the run is worth little. */
    static final double MOST = 0.1;

    /** The operation of the native harness that is a control, whatever the row. */
    private static final String OPERATION = "control";

    /** The controls of a run. */
    static List<Control> of(Results results) {
        List<Control> controls = new ArrayList<>();
        add(controls, "C++", results, false);
        add(controls, "Java", results, true);
        return controls;
    }

    /** Whether one of the controls drifted more than {@link #MOST}. */
    static boolean isNoisy(List<Control> controls) {
        return controls.stream().anyMatch(control -> control.drift > MOST);
    }

    private static void add(List<Control> controls, String name, Results results, boolean java) {
        double[] medians = results.samples().stream()
                .filter(sample -> isControl(sample) && sample.arm().startsWith("java-") == java)
                .mapToDouble(sample -> Stat.median(sample.values()))
                .toArray();
        if (medians.length > 0) {
            double median = Stat.median(medians);
            double drift = (Stat.quantile(medians, 1) - Stat.quantile(medians, 0)) / median;
            controls.add(new Control(name, medians.length, median, drift));
        }
    }

    private static boolean isControl(Sample sample) {
        return sample.op().equals(OPERATION)
                || sample.arm().equals(ArmName.JAVA_CONTROL.id())
                || sample.arm().equals(ArmName.NATIVE_CONTROL.id());
    }
}
