package dev.cedros.benchmarks.report;

import dev.cedros.benchmarks.report.Step.Times;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * The order of all processes. Within a fork everything that is compared with each other runs side by side: the native
 * harness for a row, then each method of that row. The next fork runs in the opposite order, so that nobody always comes
 * first after a pause or last on a warm machine. The control runs at both ends and after every few rows.
 */
final class Schedule {
    private static final int ROWS_BETWEEN_CONTROLS = 9;
    /** What allocates nothing, or what everybody knows. */
    private static final Set<String> NOT_ALLOCATING = Set.of("size", "estimate", "bounds", "encodeFresh");

    /** What a quick run measures. */
    private static final Set<String> MAIN =
            Set.of("encode", "decode", "size", "decodeInto", "decodeBorrowed", "copy", "copyOf");

    private static final Set<String> MAIN_ARMS =
            Set.of(ArmName.GENERATED.id(), ArmName.PACKED.id(), ArmName.OBJECT_ARRAYS.id(), ArmName.JAVA_COPY.id());

    private final Options options;
    private final List<Bench> available;
    private final List<Step> steps = new ArrayList<>();

    private Schedule(Options options, List<Bench> available) {
        this.options = options;
        this.available = available;
    }

    /** The processes of a run, in order. */
    static List<Step> of(Options options, List<Bench> available) {
        Schedule schedule = new Schedule(options, available);
        for (int fork = 1; fork <= options.forks(); fork++) {
            schedule.fork(fork);
        }
        schedule.allocations();
        return List.copyOf(schedule.steps);
    }

    /** How long the processes will take together. */
    static String duration(List<Step> steps) {
        double seconds = steps.stream().mapToDouble(Step::seconds).sum();
        return String.format(Locale.ROOT, "%d processes, about %.0f minutes", steps.size(), Math.ceil(seconds / 60));
    }

    private void fork(int fork) {
        List<Step> pass = new ArrayList<>();
        pass.addAll(control(fork));
        int rows = 0;
        for (String row : options.rows()) {
            pass.addAll(row(fork, row));
            if (++rows % ROWS_BETWEEN_CONTROLS == 0) {
                pass.addAll(control(fork));
            }
        }
        if (options.isWhole()) {
            pass.addAll(rowless(fork));
        }
        pass.addAll(control(fork));
        if (fork % 2 == 0) {
            Collections.reverse(pass);
        }
        steps.addAll(pass);
    }

    private List<Step> row(int fork, String row) {
        List<Step> found = new ArrayList<>();
        if (options.harness() != null) {
            found.add(new Step.Native(fork, row));
        }
        for (Bench bench : available) {
            if (bench.hasRow() && bench.row().equals(row)) {
                found.addAll(due(fork, bench));
            }
        }
        return found;
    }

    private List<Step> due(int fork, Bench bench) {
        Effort effort = effort(bench);
        if (effort == Effort.NONE || (effort == Effort.ONCE && fork > 1)) {
            return List.of();
        }
        boolean isBrief = options.quick() || effort == Effort.ONCE;
        return List.of(new Step.Jmh(fork, bench, isBrief ? Times.BRIEF : Times.FULL));
    }

    private Effort effort(Bench bench) {
        boolean isMain = MAIN.contains(bench.op()) && MAIN_ARMS.contains(bench.arm());
        return options.quick() && !isMain ? Effort.NONE : Effort.of(bench.row(), bench.arm(), bench.op());
    }

    private List<Step> rowless(int fork) {
        List<Step> found = new ArrayList<>();
        for (Bench bench : available) {
            if (fork == 1 && !bench.hasRow() && !bench.arm().equals(ArmName.JAVA_CONTROL.id())) {
                found.add(new Step.Jmh(fork, bench, Times.BRIEF));
            }
        }
        found.addAll(allOf(ArmName.DISPATCH, fork, Times.SINGLE_CALLS));
        return found;
    }

    private List<Step> control(int fork) {
        return allOf(ArmName.JAVA_CONTROL, fork, Times.FULL);
    }

    private List<Step> allOf(ArmName arm, int fork, Times times) {
        List<Step> found = new ArrayList<>();
        for (Bench bench : available) {
            if (bench.arm().equals(arm.id())) {
                found.add(new Step.Jmh(fork, bench, times));
            }
        }
        return found;
    }

    private void allocations() {
        for (String row : options.rows()) {
            for (Bench bench : available) {
                if (bench.row().equals(row) && isCounted(bench) && effort(bench) != Effort.NONE) {
                    steps.add(new Step.Jmh(0, bench, Times.ALLOCATION));
                }
            }
        }
    }

    /** What allocates, and the copy, which tells what JMH allocates itself. */
    private static boolean isCounted(Bench bench) {
        boolean isControl =
                bench.arm().equals(ArmName.JAVA_COPY.id()) && bench.op().equals(Garbage.CONTROL);
        return isControl || (ArmName.isOurs(bench.arm()) && !NOT_ALLOCATING.contains(bench.op()));
    }
}
