package dev.cedros.benchmarks.node;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BytesTest {
    @ParameterizedTest
    @CsvSource({"0 B, 0", "64 B, 64", "4 KiB, 4096", "4 MiB, 4194304"})
    void rowsAreSizes(String row, int bytes) {
        assertEquals(bytes, Bytes.count(row));
        assertEquals(bytes, Bytes.message(bytes, 0).data().size());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "4", "4 GB", "x B", "4  B"})
    void otherRowsAreNone(String row) {
        assertThrows(IllegalArgumentException.class, () -> Bytes.count(row));
    }

    @Test
    void messagesDiffer() {
        assertNotEquals(Bytes.message(16, 0), Bytes.message(16, 1));
        assertEquals(Bytes.message(16, 1), Bytes.message(16, 1));
    }
}
