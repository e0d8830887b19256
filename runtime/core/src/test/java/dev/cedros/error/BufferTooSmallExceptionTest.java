package dev.cedros.error;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import org.junit.jupiter.api.Test;

class BufferTooSmallExceptionTest {
    @Test
    void saysWhatIsKnown() {
        BufferTooSmallException e = new BufferTooSmallException(-1, 16);

        assertEquals("buffer-too-small", e.code());
        assertEquals(-1, e.needed());
        assertEquals(16, e.available());
        assertEquals(
                "needs more than the 16 bytes that are available. Give a larger buffer; serializedSize tells how large.",
                e.getMessage());
    }

    @Test
    void learnsHowMuchTheWholeMessageNeeds() {
        BufferTooSmallException e = new BufferTooSmallException(-1, 16).within("a/msg/B", "header.frame_id");

        BufferTooSmallException known = e.needing(140);

        assertNotSame(e, known);
        assertEquals(140, known.needed());
        assertEquals(16, known.available());
        assertEquals("a/msg/B", known.typeName());
        assertNull(known.member());
        assertArrayEquals(e.getStackTrace(), known.getStackTrace());
        assertEquals(
                "a/msg/B: needs 140 bytes, 16 are available. Give a larger buffer; serializedSize tells how large.",
                known.getMessage());
    }

    @Test
    void staysItsOwnKindWithinAMember() {
        BufferTooSmallException e = new BufferTooSmallException(8, 4);
        assertSame(e, e.within("a/msg/B", "x"));
        assertEquals(8, e.needed());
    }
}
