package dev.cedros.cdr;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.cedros.error.BufferTooSmallException;
import dev.cedros.error.InvalidMessageException;
import dev.cedros.sequence.BooleanSequence;
import dev.cedros.sequence.ByteSequence;
import dev.cedros.sequence.DoubleSequence;
import dev.cedros.sequence.FloatSequence;
import dev.cedros.sequence.IntSequence;
import dev.cedros.sequence.LongSequence;
import dev.cedros.sequence.ShortSequence;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.time.Duration;
import java.time.Instant;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Iterator;
import java.util.List;
import java.util.UUID;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class CdrWriterTest {
    private static final CdrOptions BIG_ENDIAN = CdrOptions.DEFAULT.withByteOrder(ByteOrder.BIG_ENDIAN);

    private static String written(CdrOptions options, Consumer<CdrWriter> message) {
        CdrWriter out = CdrWriter.growing(options);
        message.accept(out);
        return HexFormat.of().formatHex(out.toByteArray());
    }

    private static InvalidMessageException refused(Consumer<CdrWriter> write) {
        CdrWriter out = CdrWriter.growing();
        return assertThrows(InvalidMessageException.class, () -> write.accept(out));
    }

    @Test
    void theHeaderNamesTheByteOrder() {
        assertEquals("00010000", written(CdrOptions.DEFAULT, CdrWriter::writeEncapsulation));
        assertEquals("00000000", written(BIG_ENDIAN, CdrWriter::writeEncapsulation));
    }

    @Test
    void paddingIsZeroAndNoneFollowsTheLastMember() {
        Consumer<CdrWriter> message = out -> {
            out.writeEncapsulation();
            out.writeUint8(1);
            out.writeFloat64(1);
            out.writeUint8(2);
        };
        assertEquals("00010000" + "0100000000000000" + "000000000000f03f" + "02", written(CdrOptions.DEFAULT, message));
        assertEquals("00000000" + "0100000000000000" + "3ff0000000000000" + "02", written(BIG_ENDIAN, message));
        byte[] stale = new byte[21];
        Arrays.fill(stale, (byte) 0xEE);
        message.accept(CdrWriter.into(stale, 0, CdrOptions.DEFAULT));
        assertEquals(written(CdrOptions.DEFAULT, message), HexFormat.of().formatHex(stale));
    }

    @Test
    void noElementsNeedNoPadding() {
        assertEquals("01" + "02", written(CdrOptions.DEFAULT, out -> {
            out.writeUint8(1);
            out.writeFloat64Array(new double[0]);
            out.writeInt64Array(LongSequence.empty());
            out.writeUint16Array(new char[0]);
            out.writeStringArray(new String[0]);
            out.writeWstringList(List.of());
            out.writeUint8(2);
        }));
    }

    @Test
    void numbersOutOfRangeAreRefused() {
        for (int value : new int[] {-1, 256, Integer.MIN_VALUE, Integer.MAX_VALUE}) {
            InvalidMessageException e = refused(out -> out.writeUint8(value));
            assertEquals("out-of-range", e.code());
            assertEquals(value + " does not fit uint8, which holds 0 to 255.", e.getMessage());
            InvalidMessageException element = refused(out -> out.writeUint8Array(new int[] {0, 255, value}));
            assertEquals("field [2]: " + value + " does not fit uint8, which holds 0 to 255.", element.getMessage());
        }
        for (int value : new int[] {-1, 65536, Integer.MIN_VALUE}) {
            assertEquals(
                    value + " does not fit uint16, which holds 0 to 65535.",
                    refused(out -> out.writeUint16(value)).getMessage());
            InvalidMessageException element = refused(out -> out.writeUint16Array(new int[] {value, 0}));
            assertEquals("field [0]: " + value + " does not fit uint16, which holds 0 to 65535.", element.getMessage());
        }
        for (long value : new long[] {-1, 1L << 32, Long.MIN_VALUE}) {
            assertEquals(
                    value + " does not fit uint32, which holds 0 to 4294967295.",
                    refused(out -> out.writeUint32(value)).getMessage());
            InvalidMessageException element = refused(out -> out.writeUint32Array(new long[] {1, value}));
            assertEquals(
                    "field [1]: " + value + " does not fit uint32, which holds 0 to 4294967295.", element.getMessage());
        }
    }

    @Test
    void timesBeyondInt32AreRefused() {
        assertEquals(
                "ffffff7f" + "ffc99a3b",
                written(
                        CdrOptions.DEFAULT,
                        out -> out.writeInstant(Instant.ofEpochSecond(Integer.MAX_VALUE, 999_999_999))));
        assertEquals(
                "ffffffff" + "ffc99a3b", written(CdrOptions.DEFAULT, out -> out.writeDuration(Duration.ofNanos(-1))));
        for (InvalidMessageException e : List.of(
                refused(out -> out.writeInstant(Instant.ofEpochSecond(Integer.MAX_VALUE + 1L))),
                refused(out -> out.writeDuration(Duration.ofSeconds(Integer.MAX_VALUE + 1L))))) {
            assertEquals("seconds-range", e.code());
            assertEquals(
                    "has 2147483648 seconds, which do not fit int32. Times end in 2038, durations at 68 years.",
                    e.getMessage());
        }
        assertEquals(
                "seconds-range", refused(out -> out.writeInstant(Instant.MIN)).code());
        assertEquals(
                "seconds-range",
                refused(out -> out.writeInstant(Instant.ofEpochSecond(Integer.MIN_VALUE, -1)))
                        .code());
    }

    @Test
    void nullsAreRefused() {
        List<Consumer<CdrWriter>> writes = List.of(
                out -> out.writeInstant(null),
                out -> out.writeDuration(null),
                out -> out.writeUuid(null),
                out -> out.writeBoolArray((boolean[]) null),
                out -> out.writeBoolArray((BooleanSequence) null),
                out -> out.writeInt8Array((byte[]) null),
                out -> out.writeInt8Array((ByteSequence) null),
                out -> out.writeUint8Array(null),
                out -> out.writeInt16Array((short[]) null),
                out -> out.writeInt16Array((ShortSequence) null),
                out -> out.writeUint16Array((int[]) null),
                out -> out.writeUint16Array((char[]) null),
                out -> out.writeInt32Array((int[]) null),
                out -> out.writeInt32Array((IntSequence) null),
                out -> out.writeUint32Array(null),
                out -> out.writeInt64Array((long[]) null),
                out -> out.writeInt64Array((LongSequence) null),
                out -> out.writeFloat32Array((float[]) null),
                out -> out.writeFloat32Array((FloatSequence) null),
                out -> out.writeFloat64Array((double[]) null),
                out -> out.writeFloat64Array((DoubleSequence) null),
                out -> out.putUint8Array(0, null),
                out -> out.putFloat64Array(0, (double[]) null),
                out -> out.putInstant(0, null));
        for (Consumer<CdrWriter> write : writes) {
            InvalidMessageException e = refused(write);
            assertEquals("null-member", e.code());
            assertEquals("is null. Give it a value; ROS messages have no null.", e.getMessage());
        }
        assertNull("options argument", () -> CdrWriter.growing(null));
        assertNull("options argument", () -> CdrWriter.growing(1, null));
        assertNull("options argument", () -> CdrWriter.into(new byte[1], 0, null));
        assertNull("options argument", () -> CdrWriter.into(ByteBuffer.allocate(1), null));
        assertNull("array to write", () -> CdrWriter.into(null, 0, CdrOptions.DEFAULT));
        assertNull("array to write", () -> CdrWriter.into(null, 0, 0, CdrOptions.DEFAULT));
        assertNull("buffer to write", () -> CdrWriter.into(null, CdrOptions.DEFAULT));
    }

    private static void assertNull(String what, Runnable attempt) {
        InvalidMessageException e = assertThrows(InvalidMessageException.class, attempt::run);
        assertEquals("null-member", e.code());
        assertEquals("The " + what + " is null. Give one.", e.getMessage());
    }

    @Test
    void countsObeyTheirBound() {
        assertEquals("03000000", written(CdrOptions.DEFAULT, out -> out.writeCount(3, 3)));
        InvalidMessageException e = refused(out -> out.writeCount(4, 3));
        assertEquals("sequence-bound", e.code());
        assertEquals("has 4 elements; the bound is 3. Give fewer.", e.getMessage());
    }

    @Test
    void aListThatGivesOtherElementsThanItCountsIsRefused() {
        List<String> liar = new AbstractList<>() {
            @Override
            public String get(int index) {
                return "a";
            }

            @Override
            public int size() {
                return 2;
            }

            @Override
            public Iterator<String> iterator() {
                return List.of("a").iterator();
            }
        };
        assertEquals(
                "collection-changed", refused(out -> out.writeStringList(liar)).code());
        assertEquals(
                "collection-changed", refused(out -> out.writeWstringList(liar)).code());
    }

    @Test
    void aListThatThrowsIsTheCause() {
        RuntimeException cause = new IllegalStateException("closed");
        List<String> broken = new AbstractList<>() {
            @Override
            public String get(int index) {
                if (index == 1) {
                    throw cause;
                }
                return "a";
            }

            @Override
            public int size() {
                return 2;
            }
        };
        InvalidMessageException e = refused(out -> out.writeStringList(broken));
        assertEquals("accessor-failed", e.code());
        assertEquals("[1]", e.member());
        assertSame(cause, e.getCause());
    }

    @Test
    void placesToWriteToAreChecked() {
        int[][] ranges = {{-1, 2}, {0, 5}, {5, 0}, {4, 1}, {0, -1}, {Integer.MAX_VALUE, 1}, {1, Integer.MAX_VALUE}};
        for (int[] range : ranges) {
            InvalidMessageException e = assertThrows(
                    InvalidMessageException.class,
                    () -> CdrWriter.into(new byte[4], range[0], range[1], CdrOptions.DEFAULT));
            assertEquals("array-range", e.code());
            assertEquals(
                    range[1] + " bytes from offset " + range[0] + " on do not lie inside an array of 4 bytes.",
                    e.getMessage());
        }
        for (int offset : new int[] {-1, 5, Integer.MIN_VALUE, Integer.MAX_VALUE}) {
            InvalidMessageException e = assertThrows(
                    InvalidMessageException.class, () -> CdrWriter.into(new byte[4], offset, CdrOptions.DEFAULT));
            assertEquals("array-range", e.code());
        }
        InvalidMessageException e = assertThrows(
                InvalidMessageException.class,
                () -> CdrWriter.into(ByteBuffer.allocate(4).asReadOnlyBuffer(), CdrOptions.DEFAULT));
        assertEquals("read-only-buffer", e.code());
    }

    @Test
    void aFullBufferSaysHowMuchItHad() {
        CdrWriter out = CdrWriter.into(new byte[10], 3, CdrOptions.DEFAULT);
        out.writeEncapsulation();
        BufferTooSmallException e = assertThrows(BufferTooSmallException.class, () -> out.writeFloat64(1));
        assertEquals(7, e.available());
        assertEquals(-1, e.needed());
        CdrWriter huge = CdrWriter.into(new byte[10], 0, CdrOptions.DEFAULT);
        assertThrows(BufferTooSmallException.class, () -> huge.beginRun(1, Integer.MAX_VALUE));
        assertThrows(
                BufferTooSmallException.class,
                () -> CdrWriter.into(new byte[0], 0, CdrOptions.DEFAULT).writeEncapsulation());
    }

    @Test
    void aFailedWriteLeavesThePositionOfTheBuffer() {
        for (ByteBuffer buffer : List.of(ByteBuffer.allocate(8), ByteBuffer.allocateDirect(8))) {
            buffer.position(1);
            CdrWriter out = CdrWriter.into(buffer, CdrOptions.DEFAULT);
            out.writeEncapsulation();
            assertThrows(BufferTooSmallException.class, () -> out.writeInt64(1));
            assertEquals(1, buffer.position());
        }
    }

    @Test
    void aMessageBeyondAnArrayIsRefusedBeforeMemoryIs() {
        CdrWriter out = CdrWriter.growing();
        out.writeInt64(1);
        InvalidMessageException e =
                assertThrows(InvalidMessageException.class, () -> out.beginRun(8, Integer.MAX_VALUE));
        assertEquals("message-size", e.code());
        assertEquals("does not fit the 2147483639 bytes that an array holds at most.", e.getMessage());
        assertEquals(8, out.size());
    }

    @Test
    void aWriterCanStartAgain() {
        CdrWriter out = CdrWriter.growing(0, CdrOptions.DEFAULT);
        for (int round = 0; round < 3; round++) {
            out.writeEncapsulation();
            out.writeInt8((byte) round);
            out.writeInt64(round);
            assertEquals(20, out.size());
            assertArrayEquals(new byte[] {0, 1, 0, 0, (byte) round, 0, 0, 0}, Arrays.copyOf(out.toByteArray(), 8));
            out.reset();
            assertEquals(0, out.size());
        }
    }

    @Test
    void growingKeepsWhatIsWritten() {
        CdrWriter out = CdrWriter.growing(1, CdrOptions.DEFAULT);
        List<Integer> values = new ArrayList<>();
        for (int i = 0; i < 10_000; i++) {
            out.writeInt32(i);
            values.add(i);
        }
        CdrReader in = CdrReader.of(out.toByteArray());
        for (int value : values) {
            assertEquals(value, in.readInt32());
        }
        assertEquals(0, in.remaining());
    }

    @Test
    void aMessageThatGrewPastTheRoomMadeForItIsRefused() {
        CdrWriter out = CdrWriter.into(new byte[20], 0, 8, CdrOptions.DEFAULT);
        out.reserve(8);
        out.moveTo(8);
        InvalidMessageException e = assertThrows(InvalidMessageException.class, () -> out.moveTo(9));
        assertEquals("collection-changed", e.code());
        assertEquals(8, out.size());
    }

    @Test
    void uuidsHaveOneByteOrder() {
        UUID id = UUID.fromString("00112233-4455-6677-8899-aabbccddeeff");
        for (CdrOptions options : List.of(CdrOptions.DEFAULT, BIG_ENDIAN)) {
            assertEquals("00112233445566778899aabbccddeeff", written(options, out -> out.writeUuid(id)));
        }
    }

    @Test
    void optionsAreShown() {
        assertSame(BIG_ENDIAN, CdrWriter.growing(BIG_ENDIAN).options());
        assertSame(BIG_ENDIAN, CdrReader.of(new byte[0], BIG_ENDIAN).options());
    }
}
