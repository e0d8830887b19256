package dev.cedros.benchmarks;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** All ways to move numbers move the same ones. */
class ConversionTest {
    @ParameterizedTest
    @CsvSource({
        "boolean, false", "byte, false", "short, false", "int, false", "long, false", "float, false", "double, false",
        "boolean, true", "byte, true", "short, true", "int, true", "long, true", "float, true", "double, true"
    })
    void agree(String type, boolean bigEndian) {
        Conversion conversion = Conversion.of(type);
        byte[] expected = conversion.writeArray(bigEndian).clone();
        assertArrayEquals(expected, conversion.writeArrayEach(bigEndian));
        assertArrayEquals(expected, conversion.writeSequence(bigEndian));
        assertArrayEquals(expected, conversion.writeSequenceEach(bigEndian));
        assertEquals(conversion.readSequence(bigEndian), conversion.readSequenceEach(bigEndian));
        conversion.readArray(bigEndian);
        assertArrayEquals(expected, conversion.writeArray(bigEndian));
        conversion.readArrayEach(bigEndian);
        assertArrayEquals(expected, conversion.writeArray(bigEndian));
    }
}
