package dev.cedros.cdr;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.cedros.error.InvalidMessageException;
import java.nio.ByteOrder;
import java.util.List;
import org.junit.jupiter.api.Test;

class CdrOptionsTest {
    private static final CdrOptions DEFAULT = CdrOptions.DEFAULT;

    @Test
    void defaultsAgreeWithTheDefaultMiddleware() {
        assertEquals(ByteOrder.LITTLE_ENDIAN, DEFAULT.byteOrder());
        assertEquals(WstringForm.FOUR_BYTE_UNITS, DEFAULT.wstringForm());
        assertFalse(DEFAULT.strictBool());
        assertFalse(DEFAULT.allowTrailingBytes());
        assertFalse(DEFAULT.replaceMalformedUtf8());
        assertEquals(
                "CdrOptions[byteOrder=LITTLE_ENDIAN, wstringForm=FOUR_BYTE_UNITS, strictBool=false, "
                        + "allowTrailingBytes=false, replaceMalformedUtf8=false]",
                DEFAULT.toString());
    }

    @Test
    void eachChangeIsOneAndComesBack() {
        List<CdrOptions> changed = List.of(
                DEFAULT.withByteOrder(ByteOrder.BIG_ENDIAN),
                DEFAULT.withWstringForm(WstringForm.TWO_BYTE_UNITS),
                DEFAULT.withStrictBool(true),
                DEFAULT.withAllowTrailingBytes(true),
                DEFAULT.withReplaceMalformedUtf8(true));
        for (int i = 0; i < changed.size(); i++) {
            assertNotEquals(DEFAULT, changed.get(i));
            for (int j = 0; j < i; j++) {
                assertNotEquals(changed.get(j), changed.get(i));
            }
            CdrOptions back = changed.get(i)
                    .withByteOrder(ByteOrder.LITTLE_ENDIAN)
                    .withWstringForm(WstringForm.FOUR_BYTE_UNITS)
                    .withStrictBool(false)
                    .withAllowTrailingBytes(false)
                    .withReplaceMalformedUtf8(false);
            assertEquals(DEFAULT, back);
            assertEquals(DEFAULT.hashCode(), back.hashCode());
            assertEquals(DEFAULT.toString(), back.toString());
        }
        assertEquals(
                "CdrOptions[byteOrder=BIG_ENDIAN, wstringForm=TWO_BYTE_UNITS, strictBool=true, "
                        + "allowTrailingBytes=true, replaceMalformedUtf8=true]",
                DEFAULT.withByteOrder(ByteOrder.BIG_ENDIAN)
                        .withWstringForm(WstringForm.TWO_BYTE_UNITS)
                        .withStrictBool(true)
                        .withAllowTrailingBytes(true)
                        .withReplaceMalformedUtf8(true)
                        .toString());
    }

    @Test
    void nullsAreRefused() {
        assertThrows(InvalidMessageException.class, () -> DEFAULT.withByteOrder(null));
        assertThrows(InvalidMessageException.class, () -> DEFAULT.withWstringForm(null));
    }
}
