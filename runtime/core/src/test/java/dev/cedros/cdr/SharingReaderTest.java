package dev.cedros.cdr;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.error.PayloadReleasedException;
import dev.cedros.payload.Payload;
import dev.cedros.sequence.BooleanSequence;
import dev.cedros.sequence.ByteSequence;
import dev.cedros.sequence.DoubleSequence;
import dev.cedros.sequence.FloatSequence;
import dev.cedros.sequence.IntSequence;
import dev.cedros.sequence.LongSequence;
import dev.cedros.sequence.PrimitiveSequence;
import dev.cedros.sequence.ShortSequence;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Readers whose sequences show the data, and those whose sequences do not. */
class SharingReaderTest {
    private static final List<PrimitiveSequence> VALUES = List.of(
            BooleanSequence.of(true, false, true),
            ByteSequence.of((byte) 1, (byte) -1, (byte) 7),
            ShortSequence.of((short) 1, (short) -1, (short) 7),
            IntSequence.of(1, -1, 7),
            LongSequence.of(1, -1, 7),
            FloatSequence.of(1, -1, 7.5f),
            DoubleSequence.of(1, -1, 7.5));

    private static byte[] written(CdrOptions options) {
        CdrWriter out = CdrWriter.growing(options);
        out.writeEncapsulation();
        out.writeBoolArray((BooleanSequence) VALUES.get(0));
        out.writeInt8Array((ByteSequence) VALUES.get(1));
        out.writeInt16Array((ShortSequence) VALUES.get(2));
        out.writeInt32Array((IntSequence) VALUES.get(3));
        out.writeInt64Array((LongSequence) VALUES.get(4));
        out.writeFloat32Array((FloatSequence) VALUES.get(5));
        out.writeFloat64Array((DoubleSequence) VALUES.get(6));
        return out.toByteArray();
    }

    private static byte[] written() {
        return written(CdrOptions.DEFAULT);
    }

    private static List<PrimitiveSequence> read(CdrReader in) {
        in.readEncapsulation();
        List<PrimitiveSequence> values = new ArrayList<>();
        values.add(in.readBooleanSequence(3));
        values.add(in.readByteSequence(3));
        values.add(in.readShortSequence(3));
        values.add(in.readIntSequence(3));
        values.add(in.readLongSequence(3));
        values.add(in.readFloatSequence(3));
        values.add(in.readDoubleSequence(3));
        in.readEnd();
        assertEquals(VALUES, values);
        return values;
    }

    private static boolean isBigger(PrimitiveSequence value) {
        return value.elementSize() > 1;
    }

    @Test
    void owningSharesTheArray() {
        byte[] data = written();
        List<PrimitiveSequence> values = read(CdrReader.owning(data, CdrOptions.DEFAULT));
        Arrays.fill(data, (byte) 0);
        for (int i = 0; i < VALUES.size(); i++) {
            assertFalse(VALUES.get(i).equals(values.get(i)), "shows the array: " + values.get(i));
        }
    }

    @Test
    void owningReadsAPart() {
        byte[] data = written();
        byte[] padded = new byte[data.length + 10];
        System.arraycopy(data, 0, padded, 3, data.length);
        read(CdrReader.owning(padded, 3, data.length, CdrOptions.DEFAULT));
        CdrException e =
                assertThrows(CdrException.class, () -> CdrReader.owning(padded, 3, padded.length, CdrOptions.DEFAULT));
        assertEquals("array-range", e.code());
    }

    @Test
    void borrowingEndsWithThePayload() {
        byte[] data = written();
        Payload payload = Payload.of(data);
        List<PrimitiveSequence> values = read(CdrReader.borrowing(payload, CdrOptions.DEFAULT));
        List<PrimitiveSequence> detached =
                values.stream().map(PrimitiveSequence::detached).toList();
        payload.release();
        Arrays.fill(data, (byte) 0x55);
        for (PrimitiveSequence value : values) {
            assertThrows(PayloadReleasedException.class, value::toString);
        }
        assertEquals(VALUES, detached);
    }

    @Test
    void otherReadersCopy() {
        byte[] data = written();
        Payload payload = Payload.of(data);
        List<PrimitiveSequence> values = read(CdrReader.of(payload));
        payload.release();
        Arrays.fill(data, (byte) 0x55);
        assertEquals(VALUES, values);
        assertTrue(values.stream().allMatch(PrimitiveSequence::isDetached));
    }

    @Test
    void bigEndianNumbersAreCopied() {
        byte[] data = written(CdrOptions.DEFAULT.withByteOrder(ByteOrder.BIG_ENDIAN));
        Payload payload = Payload.of(data);
        List<PrimitiveSequence> values = read(CdrReader.borrowing(payload, CdrOptions.DEFAULT));
        payload.release();
        Arrays.fill(data, (byte) 0x55);
        for (int i = 0; i < VALUES.size(); i++) {
            if (isBigger(VALUES.get(i))) {
                assertEquals(VALUES.get(i), values.get(i));
            } else {
                assertThrows(PayloadReleasedException.class, values.get(i)::toString);
            }
        }
    }

    static List<Payload> payloadsOutOfReach() {
        byte[] data = written();
        ByteBuffer direct = ByteBuffer.allocateDirect(data.length).put(data).flip();
        ByteBuffer heap = ByteBuffer.wrap(data);
        return List.of(
                Payload.of(direct),
                Payload.of(heap.asReadOnlyBuffer()),
                Payload.of(List.of(heap.slice(0, 9), heap.slice(9, data.length - 9))));
    }

    @ParameterizedTest
    @MethodSource("payloadsOutOfReach")
    void whatLiesInNoSingleArrayIsCopied(Payload payload) {
        List<PrimitiveSequence> values = read(CdrReader.borrowing(payload, CdrOptions.DEFAULT));
        payload.release();
        assertEquals(VALUES, values);
    }

    @Test
    void aReleasedPayloadIsNotRead() {
        Payload payload = Payload.of(written());
        payload.release();
        assertThrows(PayloadReleasedException.class, () -> CdrReader.borrowing(payload, CdrOptions.DEFAULT));
        assertThrows(PayloadReleasedException.class, () -> CdrReader.of(payload));
        for (Payload other : payloadsOutOfReach()) {
            other.release();
            assertThrows(PayloadReleasedException.class, () -> CdrReader.borrowing(other, CdrOptions.DEFAULT));
            assertThrows(PayloadReleasedException.class, () -> CdrReader.of(other));
        }
    }

    @Test
    void strictnessAboutBoolsIsTheSame() {
        CdrOptions strict = CdrOptions.DEFAULT.withStrictBool(true);
        byte[] data = {0, 1, 0, 0, 1, 2};
        CdrReader in = CdrReader.owning(data, strict);
        in.readEncapsulation();
        CdrException e = assertThrows(CdrException.class, () -> in.readBooleanSequence(2));
        assertEquals("bool-value", e.code());
        assertEquals("[1]", e.member());
    }
}
