package dev.cedros.cdr;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class EncapsulationTest {
    @ParameterizedTest
    @EnumSource(Encapsulation.class)
    void eachKindIsReadByItsId(Encapsulation kind) {
        byte[] data = {9, (byte) (kind.id() >> 8), (byte) kind.id(), 1, 2};
        assertSame(kind, Encapsulation.read(data, 1, 4));
        assertEquals(kind.name().endsWith("_BE"), kind.bigEndian());
        assertEquals(kind.name().startsWith("CDR_"), kind.readable());
    }

    @Test
    void anUnknownIdIsShownInHex() {
        CdrException e = assertThrows(CdrException.class, () -> Encapsulation.read(new byte[] {0, 5, 0, 0, 1}, 0, 5));
        assertEquals("unsupported-encapsulation", e.code());
        assertEquals(
                "byte 0 of 5: the encapsulation 0x0005 is not supported. CDR_LE (0x0001) and CDR_BE (0x0000) are."
                        + " If these are the first bytes of the message itself, its header of four bytes is missing.",
                e.getMessage());
    }
}
