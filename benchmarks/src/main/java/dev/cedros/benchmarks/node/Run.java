package dev.cedros.benchmarks.node;

import dev.cedros.benchmarks.node.report.Figure;
import dev.cedros.benchmarks.node.report.FigureFile;
import dev.cedros.benchmarks.node.report.Part;
import dev.cedros.benchmarks.report.FlatJson;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Starts a process for each job. What other processes do meanwhile decides more than anything else how fast threads hand things to
 * each other; so a job during which they were busy is done once more, and the one of the two counts during which they were less so,
 * whatever was measured. There is a limit to the time that this may take.
 */
final class Run {
    /** Heap enough for what 1000 messages of 64 KiB need, always the same, and touched before. */
    static final List<String> JVM_OPTIONS = List.of("-Xms2g", "-Xmx2g", "-XX:+AlwaysPreTouch");

    private static final double DISTURBING_CORES = 0.1;
    private static final Duration MOST_AGAIN = Duration.ofMinutes(2);

    private final PrintStream out;
    private long leftNanos = MOST_AGAIN.toNanos();

    Run(PrintStream out) {
        this.out = out;
    }

    /** Does the jobs and adds what they measure to a file. */
    void carryOut(List<Job> jobs, FigureFile file) throws IOException, InterruptedException {
        for (int i = 0; i < jobs.size(); i++) {
            Job job = jobs.get(i);
            out.printf(Locale.ROOT, "%d of %d: %s%n", i + 1, jobs.size(), job);
            List<Figure> figures = process(job);
            if (job.effort() == Effort.FULL && others(figures) > DISTURBING_CORES && leftNanos > 0) {
                out.printf(Locale.ROOT, "  again, others kept %.2f cores busy%n", others(figures));
                long start = System.nanoTime();
                List<Figure> again = process(job);
                leftNanos -= System.nanoTime() - start;
                figures = others(again) < others(figures) ? again : figures;
            }
            file.add(figures);
        }
    }

    private static List<Figure> process(Job job) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(JVM_OPTIONS);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), JobMain.class.getName()));
        command.addAll(job.arguments());
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        List<Figure> figures = new ArrayList<>();
        try (var reader = process.inputReader(StandardCharsets.UTF_8)) {
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                figures.add(Figure.from(FlatJson.parse(line)));
            }
        }
        int exit = process.waitFor();
        if (exit != 0) {
            throw new IOException("Job " + job + " ended with status " + exit + "; see above");
        }
        return figures;
    }

    /** How many cores others kept busy; 0 where that is not known. */
    private static double others(List<Figure> figures) {
        return figures.stream()
                .filter(figure -> figure.part() == Part.CONTROL && figure.arm().equals(JobMain.OTHERS))
                .mapToDouble(figure -> figure.values()[0])
                .max()
                .orElse(0);
    }
}
