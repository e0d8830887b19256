package dev.cedros.payload;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.error.InvalidMessageException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.ReadOnlyBufferException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class PayloadTest {
    private static final byte[] BYTES = {0, 1, 0, 0, 42, -1, 7};

    static Stream<Arguments> payloadsOfTheSameBytes() {
        byte[] padded = new byte[BYTES.length + 5];
        System.arraycopy(BYTES, 0, padded, 3, BYTES.length);
        ByteBuffer heap = ByteBuffer.wrap(padded, 3, BYTES.length);
        ByteBuffer direct = ByteBuffer.allocateDirect(padded.length).put(padded);
        direct.position(3).limit(3 + BYTES.length);
        return Stream.of(
                Arguments.of("array", Payload.of(BYTES), true, 1),
                Arguments.of("range of an array", Payload.of(padded, 3, BYTES.length), true, 1),
                Arguments.of("heap buffer", Payload.of(heap), true, 1),
                Arguments.of("slice of a heap buffer", Payload.of(heap.slice()), true, 1),
                Arguments.of("read-only heap buffer", Payload.of(heap.asReadOnlyBuffer()), false, 1),
                Arguments.of("direct buffer", Payload.of(direct), false, 1),
                Arguments.of("read-only direct buffer", Payload.of(direct.asReadOnlyBuffer()), false, 1),
                Arguments.of("list of one", Payload.of(List.of(heap)), true, 1),
                Arguments.of("one and empty ones", Payload.of(List.of(empty(), heap, empty())), true, 1),
                Arguments.of("two slices", Payload.of(List.of(part(0, 2), part(2, 7))), false, 2),
                Arguments.of("slices of one byte", Payload.of(bytewise()), false, 7),
                Arguments.of(
                        "mixed slices",
                        Payload.of(List.of(
                                part(0, 3),
                                direct.slice(6, 2),
                                empty(),
                                part(5, 7).asReadOnlyBuffer())),
                        false,
                        3));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("payloadsOfTheSameBytes")
    void showsTheBytes(String name, Payload payload, boolean hasArray, int sliceCount) {
        assertEquals(BYTES.length, payload.size());
        assertArrayEquals(BYTES, payload.toByteArray());
        assertEquals(sliceCount, payload.sliceCount());

        byte[] target = new byte[BYTES.length + 4];
        Arrays.fill(target, (byte) 99);
        payload.copyTo(target, 2);
        assertArrayEquals(BYTES, Arrays.copyOfRange(target, 2, 2 + BYTES.length));
        assertArrayEquals(new byte[] {99, 99}, Arrays.copyOf(target, 2));
        assertArrayEquals(new byte[] {99, 99}, Arrays.copyOfRange(target, target.length - 2, target.length));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("payloadsOfTheSameBytes")
    void slicesAreReadOnlyAndTogetherTheWhole(String name, Payload payload, boolean hasArray, int sliceCount) {
        ByteBuffer joined = ByteBuffer.allocate(BYTES.length);
        for (int i = 0; i < payload.sliceCount(); i++) {
            ByteBuffer slice = payload.slice(i);
            assertTrue(slice.isReadOnly());
            assertTrue(slice.hasRemaining());
            assertEquals(0, slice.position());
            assertEquals(ByteOrder.BIG_ENDIAN, slice.order());
            assertThrows(ReadOnlyBufferException.class, () -> slice.put(0, (byte) 1));
            joined.put(slice);
            assertTrue(payload.slice(i).hasRemaining(), "reading a slice moved the payload");
        }
        assertArrayEquals(BYTES, joined.array());
        assertThrows(IndexOutOfBoundsException.class, () -> payload.slice(-1));
        assertThrows(IndexOutOfBoundsException.class, () -> payload.slice(sliceCount));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("payloadsOfTheSameBytes")
    void givesTheArrayWhereThereIsOne(String name, Payload payload, boolean hasArray, int sliceCount) {
        assertEquals(hasArray, payload.hasArray());
        if (hasArray) {
            int offset = payload.arrayOffset();
            assertArrayEquals(BYTES, Arrays.copyOfRange(payload.array(), offset, offset + payload.size()));
        } else {
            assertThrows(UnsupportedOperationException.class, payload::array);
            assertThrows(UnsupportedOperationException.class, payload::arrayOffset);
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("payloadsOfTheSameBytes")
    void contiguousCopiesOnlySeveralSlices(String name, Payload payload, boolean hasArray, int sliceCount) {
        Payload contiguous = payload.contiguous();
        assertEquals(1, contiguous.sliceCount());
        assertArrayEquals(BYTES, contiguous.toByteArray());
        if (sliceCount == 1) {
            assertSame(payload, contiguous);
        } else {
            assertTrue(contiguous.hasArray());
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("payloadsOfTheSameBytes")
    void refusesToCopyPastTheTarget(String name, Payload payload, boolean hasArray, int sliceCount) {
        for (int offset : new int[] {-1, 1, Integer.MAX_VALUE, Integer.MIN_VALUE}) {
            byte[] target = new byte[BYTES.length];
            assertThrows(IndexOutOfBoundsException.class, () -> payload.copyTo(target, offset));
            assertArrayEquals(new byte[BYTES.length], target);
        }
    }

    @Test
    void copiesNothingWhenMade() {
        byte[] bytes = BYTES.clone();
        Payload payload = Payload.of(bytes, 4, 3);
        assertSame(bytes, payload.array());
        assertEquals(4, payload.arrayOffset());

        ByteBuffer direct = ByteBuffer.allocateDirect(1);
        Payload onDirect = Payload.of(direct);
        direct.put(0, (byte) 5);
        assertEquals(5, onDirect.slice(0).get(0));
    }

    @Test
    void copiesWhereItSaysSo() {
        byte[] bytes = BYTES.clone();
        Payload payload = Payload.of(bytes);
        byte[] copy = payload.toByteArray();
        assertNotSame(bytes, copy);
        copy[0] = 77;
        assertEquals(0, payload.slice(0).get(0));
    }

    @Test
    void isNotTouchedByAMovedBufferAndDoesNotMoveIt() {
        ByteBuffer buffer = ByteBuffer.wrap(BYTES.clone()).order(ByteOrder.LITTLE_ENDIAN);
        buffer.position(2).limit(6);
        Payload payload = Payload.of(buffer);
        payload.toByteArray();
        assertEquals(2, buffer.position());
        assertEquals(6, buffer.limit());

        buffer.clear().position(5);
        assertArrayEquals(Arrays.copyOfRange(BYTES, 2, 6), payload.toByteArray());
    }

    @Test
    void doesNotKeepTheListItWasMadeOf() {
        List<ByteBuffer> buffers = new ArrayList<>(List.of(part(0, 2), part(2, 7)));
        Payload payload = Payload.of(buffers);
        buffers.clear();
        assertArrayEquals(BYTES, payload.toByteArray());
    }

    @Test
    void emptyIsOneObject() {
        Payload empty = Payload.empty();
        assertSame(empty, Payload.of(new byte[0]));
        assertSame(empty, Payload.of(BYTES, 7, 0));
        assertSame(empty, Payload.of(ByteBuffer.allocateDirect(0)));
        assertSame(empty, Payload.of(List.of()));
        assertSame(empty, Payload.of(List.of(empty(), empty())));
        assertSame(empty, empty.contiguous());
        assertEquals(0, empty.size());
        assertEquals(0, empty.sliceCount());
        assertEquals(0, empty.toByteArray().length);
        assertTrue(empty.hasArray());
        assertEquals(0, empty.array().length);
        assertEquals(0, empty.arrayOffset());
        assertThrows(IndexOutOfBoundsException.class, () -> empty.slice(0));
        empty.copyTo(new byte[0], 0);
    }

    @Test
    void refusesARangeOutsideTheArray() {
        for (int[] range : new int[][] {{-1, 1}, {0, 8}, {8, 0}, {1, -1}, {5, 3}, {1, Integer.MAX_VALUE}}) {
            assertThrows(
                    IndexOutOfBoundsException.class,
                    () -> Payload.of(BYTES, range[0], range[1]),
                    () -> Arrays.toString(range));
        }
    }

    @Test
    void refusesMoreBytesThanAnIntCounts() {
        ByteBuffer large = ByteBuffer.allocate(1 << 24);
        List<ByteBuffer> enough = Collections.nCopies(127, large);
        assertEquals(127 << 24, Payload.of(enough).size());

        InvalidMessageException e =
                assertThrows(InvalidMessageException.class, () -> Payload.of(Collections.nCopies(128, large)));
        assertEquals("message-size", e.code());
    }

    @Test
    void tellsSizeAndSlicesButNotTheBytes() {
        assertEquals("Payload[0 bytes in 0 slices]", Payload.empty().toString());
        assertEquals("Payload[7 bytes in 1 slice]", Payload.of(BYTES).toString());
        assertEquals("Payload[7 bytes in 7 slices]", Payload.of(bytewise()).toString());
        assertFalse(Payload.of(BYTES).equals(Payload.of(BYTES)));
    }

    @Test
    void anyCutGivesTheSameBytes() {
        long seed = System.nanoTime();
        System.out.println("PayloadTest.anyCutGivesTheSameBytes seed " + seed);
        Random random = new Random(seed);
        byte[] bytes = new byte[1000];
        random.nextBytes(bytes);
        for (int round = 0; round < 200; round++) {
            List<ByteBuffer> slices = new ArrayList<>();
            for (int at = 0; at < bytes.length; ) {
                int length = Math.min(random.nextInt(200), bytes.length - at);
                ByteBuffer slice =
                        random.nextBoolean() ? ByteBuffer.allocate(length) : ByteBuffer.allocateDirect(length);
                slices.add(slice.put(bytes, at, length).flip());
                at += length;
            }
            assertArrayEquals(bytes, Payload.of(slices).toByteArray());
            assertArrayEquals(bytes, Payload.of(slices).contiguous().array());
        }
    }

    @Test
    void nullIsNamed() {
        assertNull("array", () -> Payload.of((byte[]) null));
        assertNull("array", () -> Payload.of(null, 0, 0));
        assertNull("buffer", () -> Payload.of((ByteBuffer) null));
        assertNull("list of buffers", () -> Payload.of((List<ByteBuffer>) null));
        assertNull("buffer", () -> Payload.of(Arrays.asList(part(0, 2), null)));
        InvalidMessageException e = assertThrows(
                InvalidMessageException.class, () -> Payload.of(BYTES).copyTo(null, 0));
        assertEquals("null-member", e.code());
    }

    private static void assertNull(String what, Runnable attempt) {
        InvalidMessageException e = assertThrows(InvalidMessageException.class, attempt::run);
        assertEquals("null-member", e.code());
        assertEquals("The " + what + " to show is null. Give one.", e.getMessage());
    }

    private static ByteBuffer part(int from, int to) {
        return ByteBuffer.wrap(BYTES, from, to - from);
    }

    private static ByteBuffer empty() {
        return ByteBuffer.wrap(BYTES, 3, 0);
    }

    private static List<ByteBuffer> bytewise() {
        List<ByteBuffer> slices = new ArrayList<>();
        for (int i = 0; i < BYTES.length; i++) {
            slices.add(part(i, i + 1));
        }
        return slices;
    }
}
