package dev.cedros.benchmarks.node.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SignTestTest {
    @ParameterizedTest
    @CsvSource({"5, 5, 1", "0, 5, 0.0625", "8, 2, 0.109375", "2, 8, 0.109375", "10, 0, 0.001953125", "0, 0, 1"})
    void hasTheKnownProbabilities(int ahead, int behind, double probability) {
        assertEquals(probability, new SignTest(ahead, behind).probability(), 1e-12);
    }

    @Test
    void tiesCountForNeither() {
        SignTest test = SignTest.of(new double[] {1, 2, 3, 4}, new double[] {2, 2, 1, 5});
        assertEquals(new SignTest(2, 1), test);
    }
}
