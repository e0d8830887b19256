package dev.cedros.benchmarks.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.cedros.benchmarks.report.Goal.Direction;
import dev.cedros.benchmarks.report.Goal.Outcome;
import dev.cedros.benchmarks.report.Goal.Verdict;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GoalTest {
    @ParameterizedTest
    @CsvSource({
        "100, 100, 100, STRETCH", // 10×
        "150, 160, 150, MET", // 6.2× to 6.7×
        "190, 210, 201, NOISE", // 4.8× to 5.3×
        "210, 220, 230, MISSED",
        "200, 200, 200, MET"
    })
    void atLeastFiveTimesAsFast(double first, double second, double third, Outcome expected) {
        Results results = Fakes.results(
                Fakes.forks("tf-1", ArmName.FAST_CDR, "encode", 1000, 1000, 1000),
                Fakes.forks("tf-1", ArmName.GENERATED, "encode", first, second, third));
        assertEquals(expected, times(List.of("tf-1")).judge(results).outcome());
    }

    @ParameterizedTest
    @CsvSource({"100, 100, STRETCH", "130, 150, MET", "150, 250, NOISE", "201, 202, MISSED"})
    void atMostTwoHundred(double first, double second, Outcome expected) {
        Goal goal = new Goal(
                "tf-1",
                "decodeBorrowed, ns",
                List.of("tf-1"),
                Measure.time(ArmName.GENERATED, "decodeBorrowed"),
                null,
                Direction.AT_MOST,
                200,
                120);
        Results results = Fakes.results(Fakes.forks("tf-1", ArmName.GENERATED, "decodeBorrowed", first, second));
        assertEquals(expected, goal.judge(results).outcome());
    }

    @Test
    void rowsAreJoinedByTheirGeometricMean() {
        Results results = Fakes.results(
                Fakes.forks("tf-1", ArmName.FAST_CDR, "encode", 1000),
                Fakes.forks("tf-1", ArmName.GENERATED, "encode", 500),
                Fakes.forks("tf-20", ArmName.FAST_CDR, "encode", 800),
                Fakes.forks("tf-20", ArmName.GENERATED, "encode", 25));
        Verdict verdict = times(List.of("tf-1", "tf-20")).judge(results);
        assertEquals(Outcome.STRETCH, verdict.outcome());
        assertNotNull(verdict.value());
        assertEquals(8, verdict.value().median(), 1e-9);
    }

    @Test
    void aRowWithoutItsPeerIsNotMeasured() {
        Results results = Fakes.results(
                Fakes.forks("tf-1", ArmName.FAST_CDR, "encode", 1000),
                Fakes.forks("tf-1", ArmName.GENERATED, "encode", 10),
                Fakes.forks("tf-20", ArmName.GENERATED, "encode", 10));
        Verdict verdict = times(List.of("tf-1", "tf-20")).judge(results);
        assertEquals(Outcome.NOT_MEASURED, verdict.outcome());
        assertNull(verdict.value());
    }

    private static Goal times(List<String> rows) {
        return new Goal(
                "some",
                "encode, × Fast-CDR",
                rows,
                Measure.time(ArmName.FAST_CDR, "encode"),
                Measure.time(ArmName.GENERATED, "encode"),
                Direction.AT_LEAST,
                5,
                7);
    }
}
