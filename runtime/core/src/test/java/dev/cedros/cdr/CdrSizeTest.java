package dev.cedros.cdr;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.cedros.error.InvalidMessageException;
import java.util.List;
import org.junit.jupiter.api.Test;

class CdrSizeTest {
    private static final CdrOptions TWO_BYTES = CdrOptions.DEFAULT.withWstringForm(WstringForm.TWO_BYTE_UNITS);

    @Test
    void aStructTakesWhatItsPlaceAsksFor() {
        int[] fiveOctetsAndDouble = {16, 15, 14, 13, 20, 19, 18, 17};
        int[] intAndDouble = {16, 15, 14, 13, 12, 19, 18, 17};
        for (int start = 0; start < 8; start++) {
            CdrWriter out = CdrWriter.growing();
            out.writeInt8Array(new byte[start]);
            out.writeInt8Array(new byte[5]);
            out.writeFloat64(1);
            assertEquals(start + fiveOctetsAndDouble[start], out.size());
            assertEquals(out.size(), CdrSize.align(start + 5, 8) + 8);

            out.reset();
            out.writeInt8Array(new byte[start]);
            out.writeUint32(1);
            out.writeFloat64(1);
            assertEquals(start + intAndDouble[start], out.size());
            assertEquals(out.size(), CdrSize.align(CdrSize.align(start, 4) + 4, 8) + 8);
        }
    }

    @Test
    void elementsOfSeveralAlignmentsStandWithoutPadding() {
        assertEquals(5, CdrSize.elements(5, 0, 8, 24));
        assertEquals(8 + 72, CdrSize.elements(5, 3, 8, 24));
        assertEquals(5 + 48, CdrSize.elements(5, 3, 1, 16));
        assertEquals(4 * 3_000_000_000L, CdrSize.elements(0, 1_500_000_000, 4, 8));
    }

    @Test
    void aligns() {
        assertEquals(0, CdrSize.align(0, 8));
        assertEquals(8, CdrSize.align(1, 8));
        assertEquals(8, CdrSize.align(8, 8));
        assertEquals(12, CdrSize.align(9, 4));
        assertEquals(10, CdrSize.align(9, 2));
        assertEquals(9, CdrSize.align(9, 1));
    }

    @Test
    void elementsPadOnlyIfThereAreAny() {
        assertEquals(5, CdrSize.elements(5, 0, 8));
        assertEquals(16, CdrSize.elements(5, 1, 8));
        assertEquals(5 + 3, CdrSize.elements(5, 3, 1));
    }

    @Test
    void textsCountWhatIsWritten() {
        assertEquals(5, CdrSize.string(0, ""));
        assertEquals(8 + 4 + 3, CdrSize.string(5, "é"));
        assertEquals(8 + 4 + 4 * 2, CdrSize.wstring(5, "🤖", CdrOptions.DEFAULT));
        assertEquals(8 + 4 + 2 * 2, CdrSize.wstring(5, "🤖", TWO_BYTES));
        assertEquals(5, CdrSize.strings(5, List.of()));
        assertEquals(5, CdrSize.wstrings(5, new String[0], TWO_BYTES));
        assertEquals(8 + 4 + 2 + 2 + 4 + 1, CdrSize.strings(5, new String[] {"a", ""}));
    }

    @Test
    void hugeSizesDoNotOverflow() {
        long end = 0;
        for (int i = 0; i < 4; i++) {
            end = CdrSize.elements(end, Integer.MAX_VALUE, 8);
        }
        assertEquals(32L * Integer.MAX_VALUE, end);
        long size = end;
        InvalidMessageException e = assertThrows(InvalidMessageException.class, () -> CdrSize.checked(size));
        assertEquals("message-size", e.code());
        assertEquals("takes 68719476708 bytes; a message has 2147483647 at most.", e.getMessage());
        assertEquals(Integer.MAX_VALUE, CdrSize.checked(Integer.MAX_VALUE - 4));
        assertThrows(InvalidMessageException.class, () -> CdrSize.checked(Integer.MAX_VALUE - 3));
        assertEquals(4, CdrSize.checked(0));
        assertEquals(4, CdrSize.checked(0, "a/msg/B"));
        e = assertThrows(InvalidMessageException.class, () -> CdrSize.checked(size, "a/msg/B"));
        assertEquals("a/msg/B: takes 68719476708 bytes; a message has 2147483647 at most.", e.getMessage());
    }

    @Test
    void missingOptionsAreNamed() {
        InvalidMessageException e = assertThrows(InvalidMessageException.class, () -> CdrSize.wstring(0, "a", null));
        assertEquals("null-member", e.code());
        assertEquals("The options argument is null. Give one.", e.getMessage());
    }
}
