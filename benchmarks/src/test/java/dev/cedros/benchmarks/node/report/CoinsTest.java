package dev.cedros.benchmarks.node.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CoinsTest {
    @ParameterizedTest
    @CsvSource({
        "0, 1, 0.5",
        "1, 1, 1",
        "0, 5, 0.03125",
        "2, 10, 0.0546875",
        "5, 10, 0.623046875",
        "39, 100, 0.0176001",
        "500, 1000, 0.5126125",
        "900, 1800, 0.5094021"
    })
    void isTheBinomialDistribution(int heads, int coins, double probability) {
        assertEquals(probability, Coins.atMost(heads, coins), 1e-6);
    }
}
