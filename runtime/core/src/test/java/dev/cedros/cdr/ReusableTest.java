package dev.cedros.cdr;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Reading over what is there: equal strings stay, arrays are filled, and no object is taken twice. */
class ReusableTest {
    private static final List<String> TEXTS = List.of(
            "", "a", "abc", "abd", "ab", "é", "aé", "aè", "日本", "日木", "🤖", "a🤖b", "a🤖c", "\u0000", "a\u0000",
            "\uFFFD");

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void keepsAStringThatIsEqual(boolean bigEndian) {
        for (WstringForm form : WstringForm.values()) {
            CdrOptions options = options(bigEndian).withWstringForm(form);
            for (String text : TEXTS) {
                CdrWriter out = CdrWriter.growing(options);
                out.writeString(text);
                out.writeWstring(text);
                for (String current : TEXTS) {
                    String held = new String(current);
                    CdrReader in = CdrReader.of(out.toByteArray(), options);
                    check(text, held, in.readString(held));
                    check(text, held, in.readWstring(held));
                    assertEquals(0, in.remaining());
                }
            }
        }
    }

    private static void check(String text, String held, String read) {
        assertEquals(text, read);
        if (text.equals(held)) {
            assertSame(held, read);
        }
    }

    @Test
    void malformedBytesAreTheFormOfNoString() {
        byte[] bytes = {3, 0, 0, 0, 'a', (byte) 0xC3, 0};
        for (String current : List.of("a\uFFFD", "aÃ", "a", "\uD800")) {
            assertThrows(CdrException.class, () -> CdrReader.of(bytes).readString(current));
        }
        CdrOptions lenient = CdrOptions.DEFAULT.withReplaceMalformedUtf8(true);
        assertEquals("a\uFFFD", CdrReader.of(bytes, lenient).readString("a\uFFFD"));
        byte[] halves = {4, 0, 0, 0, (byte) 0xED, (byte) 0xA0, (byte) 0x80, 0};
        assertThrows(CdrException.class, () -> CdrReader.of(halves).readString("\uD800"));
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void fillsArraysOfEveryLengthAtEveryPlace(boolean bigEndian) {
        CdrOptions options = options(bigEndian);
        for (int n : new int[] {0, 1, 64, 65, 512, 513, 3000}) {
            double[] doubles = new double[n];
            float[] floats = new float[n];
            int[] ints = new int[n];
            short[] shorts = new short[n];
            long[] longs = new long[n];
            for (int i = 0; i < n; i++) {
                doubles[i] = i + 0.5;
                floats[i] = -i;
                ints[i] = i << 8;
                shorts[i] = (short) (i * 3);
                longs[i] = (long) i << 40;
            }
            for (int pad = 0; pad < 4; pad++) {
                CdrWriter out = CdrWriter.growing(options);
                out.writeEncapsulation();
                for (int i = 0; i < pad; i++) {
                    out.writeUint8(1);
                }
                out.writeFloat32Array(floats);
                out.writeFloat64Array(doubles);
                out.writeInt32Array(ints);
                out.writeInt16Array(shorts);
                out.writeInt64Array(longs);
                byte[] data = out.toByteArray();
                float[] held = new float[n];
                double[] heldDoubles = new double[n];
                // The views of data that comes again are kept from the second time on.
                for (int round = 0; round < 4; round++) {
                    Arrays.fill(held, 7);
                    CdrReader in = CdrReader.reused(data, options);
                    in.readEncapsulation();
                    in.skip(1, pad);
                    assertSame(held, in.readFloat32Array(n, held));
                    assertArrayEquals(floats, held);
                    assertSame(heldDoubles, in.readFloat64Array(n, heldDoubles));
                    assertArrayEquals(doubles, heldDoubles);
                    assertArrayEquals(ints, in.readInt32Array(n, new int[n]));
                    assertArrayEquals(shorts, in.readInt16Array(n, new short[n]));
                    assertArrayEquals(longs, in.readInt64Array(n, new long[n + 1]));
                    in.release();
                }
            }
        }
    }

    /** More data in turn than views are kept for, so that some take the place of others. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void fillsArraysFromManyDataInTurn(boolean bigEndian) {
        CdrOptions options = options(bigEndian);
        List<byte[]> all = new ArrayList<>();
        for (int k = 0; k < 300; k++) {
            CdrWriter out = CdrWriter.growing(options);
            out.writeEncapsulation();
            for (int i = 0; i < 100; i++) {
                out.writeFloat32(k * 1000 + i);
            }
            all.add(out.toByteArray());
        }
        float[] held = new float[100];
        for (int round = 0; round < 200; round++) {
            for (int k = 0; k < all.size(); k++) {
                CdrReader in = CdrReader.reused(all.get(k), options);
                in.readEncapsulation();
                assertSame(held, in.readFloat32Array(100, held));
                in.release();
                assertEquals(k * 1000, held[0]);
                assertEquals(k * 1000 + 99, held[99]);
            }
        }
    }

    @Test
    void givesEachObjectOnce() {
        CdrReader in = CdrReader.of(new byte[0]);
        List<Object> objects = new ArrayList<>();
        for (int i = 0; i < 1000; i++) {
            Object object = new Object();
            objects.add(object);
            assertSame(object, in.reusable(object));
        }
        objects.forEach(object -> assertNull(in.reusable(object)));
        assertNull(in.reusable(null));
    }

    @Test
    void onlyAnArrayListIsReadOver() {
        CdrReader in = CdrReader.of(new byte[0]);
        ArrayList<Integer> list = new ArrayList<>(List.of(1, 2, 3));
        assertSame(list, in.reusableList(list, 2));
        assertEquals(List.of(1, 2), list);
        assertNotSame(list, in.reusableList(list, 2));
        List<Integer> unmodifiable = Collections.unmodifiableList(list);
        assertEquals(List.of(), in.reusableList(unmodifiable, 5));
        assertEquals(List.of(), in.reusableList(new ArrayList<>(list) {}, 5));
    }

    @Test
    void aReaderInUseIsNotGivenTwice() {
        CdrReader outer = CdrReader.reused(new byte[] {1}, CdrOptions.DEFAULT);
        CdrReader inner = CdrReader.reused(new byte[] {2}, CdrOptions.DEFAULT);
        assertNotSame(outer, inner);
        assertEquals(2, inner.readUint8());
        inner.release();
        assertEquals(1, outer.readUint8());
        outer.release();
        CdrReader again = CdrReader.reused(new byte[] {3}, CdrOptions.DEFAULT);
        assertSame(outer, again);
        assertEquals(3, again.readUint8());
        again.release();
    }

    private static CdrOptions options(boolean bigEndian) {
        return CdrOptions.DEFAULT.withByteOrder(bigEndian ? ByteOrder.BIG_ENDIAN : ByteOrder.LITTLE_ENDIAN);
    }
}
