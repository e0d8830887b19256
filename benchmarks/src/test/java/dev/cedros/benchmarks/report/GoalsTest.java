package dev.cedros.benchmarks.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.benchmarks.report.Goal.Outcome;
import dev.cedros.benchmarks.report.Goal.Verdict;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GoalsTest {
    @Test
    void speakOfRowsThatAreMeasured() {
        for (Goal goal : Goals.all()) {
            assertTrue(Catalog.ROWS.containsAll(goal.rows()), goal.toString());
            for (Measure.Place place : goal.over().places()) {
                boolean ours = place.arm().equals(ArmName.GENERATED.id());
                String row = goal.rows().get(0);
                assertTrue(!ours || Effort.of(row, place.arm(), place.op()) == Effort.EVERY_FORK, goal.toString());
            }
        }
    }

    @Test
    void everyRowMustEncodeWithoutGarbage() {
        List<Goal> goals = Goals.all().stream().filter(Goal::allocates).toList();
        assertEquals(Catalog.ROWS, goals.stream().map(Goal::messages).toList());
        Results results = Fakes.results(List.of(
                Fakes.allocated("tf-1", ArmName.GENERATED, "encode", 0.02),
                Fakes.allocated("tf-3", ArmName.GENERATED, "encode", 16)));
        for (Verdict verdict : Goals.judge(results)) {
            Outcome expected =
                    switch (verdict.goal().allocates() ? verdict.goal().messages() : "") {
                        case "tf-1" -> Outcome.MET;
                        case "tf-3" -> Outcome.MISSED;
                        default -> Outcome.NOT_MEASURED;
                    };
            assertEquals(expected, verdict.outcome(), verdict.toString());
        }
    }

    /** JMH's own bytes are those of the copy of the same row, by the time that both take. */
    @ParameterizedTest
    @CsvSource({
        "8, 8.2, 4, 4.1, MET", // twice as long, and twice the bytes
        "24, 28, 4, 6, MISSED", // an object in each call
        "8, 12, 4, 6, NOISE",
        "10, 10, 4, 6, NOISE",
        "12.5, 12.5, 0, 0, MISSED",
        "0.4, 0.4, 0, 0, MET"
    })
    void whatJmhAllocatesIsTakenAway(double low, double high, double controlLow, double controlHigh, Outcome expected) {
        Results results = Fakes.results(
                Fakes.forks("image", ArmName.GENERATED, "encode", 200_000),
                Fakes.forks("image", ArmName.JAVA_COPY, "copy", 100_000),
                List.of(
                        Fakes.allocated("image", ArmName.GENERATED, "encode", low, high),
                        Fakes.allocated("image", ArmName.JAVA_COPY, "copy", controlLow, controlHigh)));
        assertEquals(expected, garbage(results));
    }

    @Test
    void whereTheCopyIsNotCountedAllBytesAreTheOperations() {
        Results results = Fakes.results(
                Fakes.forks("image", ArmName.GENERATED, "encode", 200_000),
                List.of(Fakes.allocated("image", ArmName.GENERATED, "encode", 10)));
        assertEquals(Outcome.MISSED, garbage(results));
    }

    private static Outcome garbage(Results results) {
        return Goals.judge(results).stream()
                .filter(verdict ->
                        verdict.goal().allocates() && verdict.goal().messages().equals("image"))
                .map(Verdict::outcome)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void copiesAreComparedWithJavaWhereCppIsNotBuilt() {
        Results results = Fakes.results(
                Fakes.forks("image", ArmName.GENERATED, "encode", 100),
                Fakes.forks("image", ArmName.JAVA_COPY, "copy", 95));
        List<Outcome> outcomes = Goals.judge(results).stream()
                .filter(verdict -> verdict.goal().what().equals("encode, memcpy / it"))
                .filter(verdict -> verdict.goal().messages().equals("image"))
                .map(Verdict::outcome)
                .toList();
        assertEquals(List.of(Outcome.MET), outcomes);
    }

    @Test
    void noTwoAreTheSame() {
        List<String> titles = Goals.all().stream()
                .map(goal -> goal.messages() + goal.what())
                .sorted()
                .toList();
        for (int i = 1; i < titles.size(); i++) {
            assertNotEquals(titles.get(i - 1), titles.get(i));
        }
    }
}
