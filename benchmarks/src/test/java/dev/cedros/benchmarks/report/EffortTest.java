package dev.cedros.benchmarks.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EffortTest {
    @ParameterizedTest
    @CsvSource({
        "tf-1, GENERATED, encode, EVERY_FORK",
        "tf-1, GENERATED, size, EVERY_FORK",
        "tf-3, GENERATED, size, ONCE",
        "tf-1, GENERATED, decodeBorrowed, ONCE",
        "tf-1, GENERATED, decodeOwned, NONE",
        "image, GENERATED, decodeBorrowed, EVERY_FORK",
        "image, GENERATED, decodeOwned, ONCE",
        "image, GENERATED, bounds, NONE",
        "marker, GENERATED, bounds, ONCE",
        "pose-array-1000, PACKED, size, EVERY_FORK",
        "pose-array-1000, OBJECT_ARRAYS, decode, EVERY_FORK",
        "image, JAVA_COPY, copyOf, EVERY_FORK",
        "tf-1, JAVA_COPY, copyOf, NONE",
        "tf-1, JAVA_COPY, copy, ONCE",
        "tf-1, LAYOUT, encode, ONCE",
        "tf-1, LAYOUT, size, NONE",
        "key-text, GENERATED, keyHash, ONCE"
    })
    void goalsAreWorthTheMost(String row, ArmName arm, String op, Effort expected) {
        assertEquals(expected, Effort.of(row, arm.id(), op));
    }
}
