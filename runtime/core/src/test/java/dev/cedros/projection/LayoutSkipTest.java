package dev.cedros.projection;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeout;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.cdr.CdrException;
import dev.cedros.cdr.CdrOptions;
import dev.cedros.cdr.CdrReader;
import dev.cedros.cdr.CdrWriter;
import dev.cedros.codec.LayoutCodec;
import dev.cedros.layout.MessageLayout;
import dev.cedros.projection.RandomMessages.Message;
import dev.cedros.type.msg.SchemaParser;
import java.time.Duration;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class LayoutSkipTest {
    /** Stepping over a message leads to its end. */
    static void checkEnd(MessageLayout layout, byte[] data) {
        CdrReader in = CdrReader.of(data);
        in.readEncapsulation();
        LayoutSkip.of(layout).skip(in, 0);
        assertEquals(data.length, in.position(), layout::toString);
    }

    @Test
    void elementsOfFixedSizeWithPaddingAreSteppedOverAtOnce() {
        MessageLayout layout = layout("uint8 first\nA[] list\nuint8 last\n====\nMSG: t_msgs/A\nfloat64 x\nuint8 y\n");
        CdrWriter out = CdrWriter.growing();
        out.writeEncapsulation();
        out.writeUint8(1);
        int count = 1_000_000;
        out.writeCount(count);
        for (int i = 0; i < count; i++) {
            out.writeFloat64(i);
            out.writeUint8(2);
        }
        out.writeUint8(3);
        byte[] data = out.toByteArray();
        LayoutSkip skip = LayoutSkip.of(layout);
        checkEnd(layout, data);
        assertTimeout(Duration.ofSeconds(5), () -> {
            for (int i = 0; i < 100_000; i++) {
                CdrReader in = CdrReader.of(data);
                in.readEncapsulation();
                skip.skip(in, 0);
            }
        });
        assertEquals(3, MemberReader.of(layout, "last").longAt(data));
        assertEquals(999_999.0, MemberReader.of(layout, "list[999999].x").doubleAt(data));
    }

    @Test
    void hugeArraysOfTheTypeAreAnErrorAtOnce() {
        MessageLayout layout = layout("A[4000000000] list\nuint8 last\n====\nMSG: t_msgs/A\nB[4000000000] list\n====\n"
                + "MSG: t_msgs/B\nfloat64[4000000000] x\nuint8 y\nbool[4000000000] z\n");
        byte[] data = Arrays.copyOf(new byte[] {0, 1}, 1000);
        CdrReader in = CdrReader.of(data);
        in.readEncapsulation();
        CdrException e =
                assertThrows(CdrException.class, () -> LayoutSkip.of(layout).skip(in, 0));
        assertEquals("truncated", e.code());
        assertEquals("list", e.member());
    }

    @Test
    void boolsAreCheckedWhereTheOptionsAreStrict() {
        MessageLayout layout = layout("A[2] list\n====\nMSG: t_msgs/A\nbool[2] x\nbool y\n");
        byte[] data = {0, 1, 0, 0, 1, 0, 1, 0, 5, 0};
        checkEnd(layout, data);
        CdrReader in = CdrReader.of(data, CdrOptions.DEFAULT.withStrictBool(true));
        in.readEncapsulation();
        CdrException e =
                assertThrows(CdrException.class, () -> LayoutSkip.of(layout).skip(in, 0));
        assertEquals("bool-value", e.code());
        assertEquals("list[1].x[1]", e.member());
        assertEquals(8, e.offset());
    }

    /** Codes and members are those of decoding, wherever the data ends, and after damage where the stepping over meets it. */
    @Test
    void errorsAreThoseOfDecoding() {
        long seed = System.nanoTime();
        System.out.println("LayoutSkipTest seed " + seed);
        RandomMessages random = new RandomMessages(seed);
        int errors = 0;
        for (int type = 0; type < 200; type++) {
            MessageLayout layout = random.layout();
            LayoutCodec codec = LayoutCodec.of(layout);
            LayoutSkip skip = LayoutSkip.of(layout);
            Message message = random.message(layout);
            for (int length = 4; length < message.data().length; length++) {
                byte[] data = Arrays.copyOf(message.data(), length);
                CdrReader in = CdrReader.of(data);
                in.readEncapsulation();
                CdrException found = thrownBy(() -> skip.skip(in, 0));
                CdrException expected = thrownBy(() -> codec.decode(data));
                // Text that loses its end is no text any more, which stepping over does not see.
                if (!expected.code().equals("malformed-utf8")) {
                    assertEquals(expected.code(), found.code(), layout::toString);
                    assertEquals(expected.member(), found.member(), layout::toString);
                    // Decoding several members behind one check counts padding to the member after it.
                    int padding = found.offset() - expected.offset();
                    assertTrue(padding >= 0 && padding < 8, () -> expected + " but " + found);
                    errors++;
                }
            }
        }
        assertTrue(errors > 1000, "only " + errors);
    }

    private static CdrException thrownBy(Runnable call) {
        return assertThrows(CdrException.class, call::run);
    }

    private static MessageLayout layout(String schema) {
        return MessageLayout.of(SchemaParser.parse("t_msgs/msg/Top", schema));
    }
}
