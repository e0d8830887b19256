package dev.cedros.sequence;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.error.InvalidMessageException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.DoubleBuffer;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import java.nio.LongBuffer;
import java.nio.ReadOnlyBufferException;
import java.nio.ShortBuffer;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What depends on the type of the elements: unsigned views, NaN and -0, true bytes, buffers and streams. */
class SequenceElementsTest {
    @Test
    void unsignedViewsShareTheBits() {
        ByteSequence bytes = ByteSequence.of((byte) 0, (byte) 127, (byte) 128, (byte) 255);
        assertEquals(List.of(0, 127, 128, 255), indexed(bytes.size(), bytes::getUnsigned));
        assertEquals(-1, bytes.get(3));

        ShortSequence shorts = ShortSequence.of((short) 0, (short) 0x8000, (short) -1);
        assertEquals(List.of(0, 32768, 65535), indexed(shorts.size(), shorts::getUnsigned));

        IntSequence ints = IntSequence.of(0, Integer.MIN_VALUE, -1);
        assertEquals(List.of(0L, 2147483648L, 4294967295L), indexed(ints.size(), ints::getUnsigned));

        LongSequence longs = LongSequence.of(0, Long.MIN_VALUE, -1);
        assertEquals(
                List.of("0", "9223372036854775808", "18446744073709551615"),
                indexed(longs.size(), longs::toUnsignedString));

        assertThrows(IndexOutOfBoundsException.class, () -> bytes.getUnsigned(4));
        assertThrows(IndexOutOfBoundsException.class, () -> shorts.getUnsigned(-1));
        assertThrows(IndexOutOfBoundsException.class, () -> ints.getUnsigned(3));
        assertThrows(IndexOutOfBoundsException.class, () -> longs.toUnsignedString(3));
    }

    @Test
    void bytesAreReadAsNumbersOfBothOrders() {
        ByteBuffer big = ByteBuffer.allocate(9).put((byte) 7).putDouble(Math.PI);
        ByteBuffer little = ByteBuffer.allocate(9).put((byte) 7).order(ByteOrder.LITTLE_ENDIAN);
        little.putDouble(Math.PI);
        for (boolean bigEndian : new boolean[] {true, false}) {
            ByteBuffer expected = bigEndian ? big : little;
            ByteSequence bytes = ByteSequence.of(expected.array());
            assertEquals(expected.getShort(1), bytes.getShort(1, bigEndian));
            assertEquals(expected.getInt(1), bytes.getInt(1, bigEndian));
            assertEquals(expected.getFloat(1), bytes.getFloat(1, bigEndian));
            assertEquals(Math.PI, bytes.getDouble(1, bigEndian));
            assertThrows(IndexOutOfBoundsException.class, () -> bytes.getShort(8, bigEndian));
            assertThrows(IndexOutOfBoundsException.class, () -> bytes.getInt(-1, bigEndian));
            for (int index : new int[] {Integer.MIN_VALUE, -4, 6, 9, Integer.MAX_VALUE - 2, Integer.MAX_VALUE}) {
                assertThrows(IndexOutOfBoundsException.class, () -> bytes.getFloat(index, bigEndian));
                assertThrows(IndexOutOfBoundsException.class, () -> bytes.getDouble(index, bigEndian));
                assertThrows(
                        IndexOutOfBoundsException.class,
                        () -> ByteSequence.of((byte) 1).getFloat(index, bigEndian));
            }
            // The bytes around a view are there, but not its own.
            ByteSequence inner = ByteSequence.view(new byte[64], 32, 9, null);
            assertThrows(IndexOutOfBoundsException.class, () -> inner.getFloat(6, bigEndian));
            assertThrows(IndexOutOfBoundsException.class, () -> inner.getFloat(-1, bigEndian));
            assertThrows(IndexOutOfBoundsException.class, () -> bytes.getFloat(6, bigEndian));
            assertThrows(IndexOutOfBoundsException.class, () -> bytes.getDouble(2, bigEndian));
        }
    }

    private static <T> List<T> indexed(int size, java.util.function.IntFunction<T> get) {
        return java.util.stream.IntStream.range(0, size).mapToObj(get).toList();
    }

    @Test
    void floatsCompareAsFloatCompareDoes() {
        float otherNaN = Float.intBitsToFloat(0xffc01234);
        FloatSequence a = FloatSequence.of(1, Float.NaN, 0f, 2);
        FloatSequence b = FloatSequence.of(1, otherNaN, 0f, 2);
        assertEquals(a, b);
        assertEquals(a.hashCode(), b.hashCode());
        assertEquals(0xffc01234, Float.floatToRawIntBits(b.get(1)));

        assertNotEquals(FloatSequence.of(0f), FloatSequence.of(-0f));
        assertNotEquals(a, FloatSequence.of(1, otherNaN, -0f, 2));
        assertNotEquals(a, FloatSequence.of(1, otherNaN, 0f, 3));
        assertNotEquals(a, FloatSequence.of(1, 1, 0f, 2));
        assertEquals("[0.0, -0.0, NaN]", FloatSequence.of(0f, -0f, otherNaN).toString());
    }

    @Test
    void doublesCompareAsDoubleCompareDoes() {
        double otherNaN = Double.longBitsToDouble(0xfff8000000001234L);
        DoubleSequence a = DoubleSequence.of(1, Double.NaN, 0d, 2);
        DoubleSequence b = DoubleSequence.of(1, otherNaN, 0d, 2);
        assertEquals(a, b);
        assertEquals(a.hashCode(), b.hashCode());
        assertEquals(0xfff8000000001234L, Double.doubleToRawLongBits(b.get(1)));

        assertNotEquals(DoubleSequence.of(0d), DoubleSequence.of(-0d));
        assertNotEquals(a, DoubleSequence.of(1, otherNaN, -0d, 2));
        assertNotEquals(a, DoubleSequence.of(1, otherNaN, 0d, 3));
        assertNotEquals(a, DoubleSequence.of(1, 1, 0d, 2));
        assertEquals("[0.0, -0.0, NaN]", DoubleSequence.of(0d, -0d, otherNaN).toString());
    }

    @Test
    void anyByteButZeroIsTrueAndIsWrittenAsOne() {
        byte[] wire = {0, 1, 2, -1, -128, 0};
        BooleanSequence sequence = BooleanSequence.fromWire(wire, 0, 6, false);

        assertArrayEquals(new boolean[] {false, true, true, true, true, false}, sequence.toArray());
        assertEquals(BooleanSequence.of(false, true, true, true, true, false), sequence);
        byte[] written = new byte[6];
        sequence.toWire(written, 0, true);
        assertArrayEquals(new byte[] {0, 1, 1, 1, 1, 0}, written);
        assertEquals("[false, true, true, true, true, false]", sequence.toString());
    }

    @Test
    void buffersAreReadOnlyViewsOfTheRightType() {
        ByteSequence bytes = ByteSequence.of((byte) 1, (byte) -2);
        ByteBuffer byteBuffer = bytes.asBuffer();
        assertEquals(ByteBuffer.wrap(new byte[] {1, -2}), byteBuffer);
        assertTrue(byteBuffer.isReadOnly());
        assertThrows(ReadOnlyBufferException.class, () -> byteBuffer.put(0, (byte) 3));

        ShortBuffer shortBuffer = ShortSequence.of((short) 1, (short) -2).asBuffer();
        assertEquals(ShortBuffer.wrap(new short[] {1, -2}), shortBuffer);
        assertThrows(ReadOnlyBufferException.class, () -> shortBuffer.put(0, (short) 3));

        IntBuffer intBuffer = IntSequence.of(1, -2).asBuffer();
        assertEquals(IntBuffer.wrap(new int[] {1, -2}), intBuffer);
        assertThrows(ReadOnlyBufferException.class, () -> intBuffer.put(0, 3));

        LongBuffer longBuffer = LongSequence.of(1, -2).asBuffer();
        assertEquals(LongBuffer.wrap(new long[] {1, -2}), longBuffer);
        assertThrows(ReadOnlyBufferException.class, () -> longBuffer.put(0, 3));

        FloatBuffer floatBuffer = FloatSequence.of(1.5f, -2).asBuffer();
        assertEquals(FloatBuffer.wrap(new float[] {1.5f, -2}), floatBuffer);
        assertThrows(ReadOnlyBufferException.class, () -> floatBuffer.put(0, 3));

        DoubleBuffer doubleBuffer = DoubleSequence.of(1.5, -2).asBuffer();
        assertEquals(DoubleBuffer.wrap(new double[] {1.5, -2}), doubleBuffer);
        assertThrows(ReadOnlyBufferException.class, () -> doubleBuffer.put(0, 3));
    }

    @Test
    void eachBufferHasAPositionOfItsOwn() {
        FloatSequence sequence = FloatSequence.of(1, 2, 3);
        sequence.asBuffer().get();
        assertEquals(0, sequence.asBuffer().position());
        assertEquals(3, sequence.asBuffer().remaining());
        assertEquals(0, FloatSequence.empty().asBuffer().remaining());
    }

    @Test
    void streamsGiveTheElementsInOrder() {
        assertArrayEquals(
                new int[] {1, -2}, ByteSequence.of((byte) 1, (byte) -2).stream().toArray());
        assertArrayEquals(
                new int[] {1, -2},
                ShortSequence.of((short) 1, (short) -2).stream().toArray());
        assertArrayEquals(new int[] {1, -2}, IntSequence.of(1, -2).stream().toArray());
        assertArrayEquals(
                new long[] {1, Long.MIN_VALUE},
                LongSequence.of(1, Long.MIN_VALUE).stream().toArray());
        assertArrayEquals(
                new double[] {1.5, Float.MAX_VALUE},
                FloatSequence.of(1.5f, Float.MAX_VALUE).stream().toArray());
        assertArrayEquals(
                new double[] {1.5, Double.MIN_VALUE},
                DoubleSequence.of(1.5, Double.MIN_VALUE).stream().toArray());
        assertEquals(0, DoubleSequence.empty().stream().count());
    }

    @Test
    void aBuilderGrowsFromNothing() {
        IntSequence.Builder builder = IntSequence.builder();
        int[] expected = new int[10_000];
        for (int i = 0; i < expected.length; i++) {
            expected[i] = i * i;
            builder.add(i * i);
        }
        assertArrayEquals(expected, builder.build().toArray());
    }

    @Test
    void moreThanAMessageCanHaveIsRefusedBeforeItIsAllocated() {
        InvalidMessageException e =
                assertThrows(InvalidMessageException.class, () -> DoubleSequence.builder(Integer.MAX_VALUE));
        assertEquals("message-size", e.code());

        GrowingBytes bytes = new GrowingBytes(0, 1);
        bytes.claim(10);
        for (long more : new long[] {Integer.MAX_VALUE, Integer.MAX_VALUE * 8L}) {
            assertEquals(
                    "message-size",
                    assertThrows(InvalidMessageException.class, () -> bytes.claim(more))
                            .code());
        }
        assertEquals(10, bytes.used());
        assertTrue(Arrays.equals(new byte[10], bytes.toByteArray()));
    }
}
