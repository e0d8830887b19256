package dev.cedros.benchmarks.node;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.benchmarks.node.report.Part;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class JobsTest {
    static Stream<Job> everyJobOnce() {
        return Jobs.all(Effort.ONCE).stream();
    }

    /** Nothing is timed: each job does the least that it can. */
    @ParameterizedTest
    @MethodSource("everyJobOnce")
    void runs(Job job) throws InterruptedException {
        assertTrue(JobMain.run(job).stream().anyMatch(figure -> figure.part() == job.part()));
    }

    @Test
    void everyPartIsMeasured() {
        List<Part> parts =
                Jobs.all(Effort.QUICK).stream().map(Job::part).distinct().toList();
        List<Part> wanted = new ArrayList<>(List.of(Part.values()));
        wanted.remove(Part.CONTROL);
        assertEquals(new HashSet<>(wanted), new HashSet<>(parts));
    }

    @Test
    void everySecondForkRunsBackwards() {
        List<Job> jobs = Jobs.all(Effort.FULL);
        assertEquals(jobs.size(), new HashSet<>(jobs).size());
        List<String> second = new ArrayList<>(titles(jobs, 2));
        assertEquals(titles(jobs, 3), reversed(second));
        assertFalse(second.equals(reversed(second)));
        assertEquals(
                Jobs.TAGUS_BYTES.size(),
                jobs.stream().filter(job -> job.part() == Part.MONT_BLANC).count());
    }

    @Test
    void jobsSurviveTheCommandLine() {
        for (Job job : Jobs.all(Effort.QUICK)) {
            assertEquals(job, Job.of(job.arguments().toArray(String[]::new)));
        }
    }

    private static List<String> titles(List<Job> jobs, int fork) {
        return jobs.stream()
                .filter(job -> job.fork() == fork)
                .map(job -> job.part() + job.row() + job.arm())
                .toList();
    }

    private static List<String> reversed(List<String> list) {
        List<String> reversed = new ArrayList<>(list);
        Collections.reverse(reversed);
        return reversed;
    }
}
