package dev.cedros.sequence;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.error.PayloadReleasedException;
import dev.cedros.payload.Payload;
import java.lang.reflect.Array;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.Buffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Sequences that show bytes of a payload or of an array with other things in it. */
class SharedBytesTest {
    private static final int BEFORE = 5;
    private static final int AFTER = 11;
    private static final int SIZE = 40;

    /** What reads no element, and remains possible. */
    private static final Set<String> HARMLESS = Set.of("size", "isEmpty", "elementSize", "isDetached", "getClass");

    static List<SequenceKind> kinds() {
        return SequenceKind.ALL;
    }

    private static byte[] surrounded(byte[] wire) {
        byte[] bytes = new byte[BEFORE + wire.length + AFTER];
        Arrays.fill(bytes, (byte) 0x7f);
        System.arraycopy(wire, 0, bytes, BEFORE, wire.length);
        return bytes;
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void behavesLikeACopy(SequenceKind kind) {
        Object array = kind.randomArray(new Random(7), SIZE);
        byte[] bytes = surrounded(kind.wire(array, false));
        PrimitiveSequence copy = kind.of(array);
        for (Payload payload : new Payload[] {null, Payload.of(bytes)}) {
            PrimitiveSequence view = kind.view(bytes, BEFORE, SIZE, payload == null ? null : payload.lease());

            assertEquals(copy, view);
            assertEquals(view, copy);
            assertEquals(view, kind.view(bytes.clone(), BEFORE, SIZE, null));
            assertEquals(copy.hashCode(), view.hashCode());
            assertEquals(copy.toString(), view.toString());
            assertNotEquals(view, kind.view(bytes, BEFORE, SIZE - 1, null));
            assertArrayEquals(kind.wire(array, false), kind.wire(kind.toArray(view), false));
            for (int i = 0; i < SIZE; i++) {
                assertEquals(kind.get(copy, i), kind.get(view, i));
            }
            for (boolean bigEndian : new boolean[] {false, true}) {
                byte[] written = new byte[SIZE * kind.size() + 2];
                kind.toWire(view, written, 1, bigEndian);
                byte[] expected = new byte[written.length];
                kind.toWire(copy, expected, 1, bigEndian);
                assertArrayEquals(expected, written);
            }
            Object builder = kind.builder();
            kind.addAll(builder, view);
            kind.addAll(builder, view);
            assertEquals(2 * SIZE, kind.build(builder).size());
            assertEquals(copy, kind.view(bytes, BEFORE, SIZE, null).detached());
            if (kind.hasBuffers()) {
                Buffer buffer = (Buffer) kind.asBuffer(view);
                assertTrue(buffer.isReadOnly());
                assertEquals(0, buffer.position());
                assertEquals(SIZE, buffer.remaining());
                assertEquals(kind.asBuffer(copy), buffer);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void doesNotReachTheBytesAround(SequenceKind kind) {
        byte[] bytes = surrounded(new byte[4 * kind.size()]);
        PrimitiveSequence view = kind.view(bytes, BEFORE, 4, Payload.of(bytes).lease());
        for (int index : new int[] {-1, 4, 5, Integer.MAX_VALUE, 0x20000000, 0x40000000}) {
            assertThrows(IndexOutOfBoundsException.class, () -> kind.get(view, index));
        }
        Object target = kind.newArray(9);
        assertThrows(IndexOutOfBoundsException.class, () -> kind.copyTo(view, 0, target, 0, 5));
        assertThrows(IndexOutOfBoundsException.class, () -> kind.copyTo(view, -1, target, 0, 2));
        assertThrows(IndexOutOfBoundsException.class, () -> kind.copyTo(view, 4, target, 0, 1));
        assertThrows(IndexOutOfBoundsException.class, () -> kind.view(bytes, bytes.length - 1, 2, null));
        assertThrows(IndexOutOfBoundsException.class, () -> kind.view(bytes, -1, 1, null));
        assertThrows(IndexOutOfBoundsException.class, () -> kind.view(bytes, 0, -1, null));
        assertThrows(IndexOutOfBoundsException.class, () -> kind.view(bytes, 0, 0x20000001, null));
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void everyAccessFailsAfterRelease(SequenceKind kind) {
        byte[] bytes = surrounded(kind.wire(kind.newArray(SIZE), false));
        Payload payload = Payload.of(bytes);
        PrimitiveSequence view = kind.view(bytes, BEFORE, SIZE, payload.lease());
        PrimitiveSequence other = kind.of(kind.newArray(SIZE));
        payload.release();

        Map<String, Executable> uses = uses(kind, view, other);
        uses.forEach((name, use) -> {
            PayloadReleasedException e = assertThrows(PayloadReleasedException.class, use, name);
            assertEquals("payload-released", e.code());
        });
        assertEquals(SIZE, view.size());
        assertFalse(view.isEmpty());
        assertFalse(view.isDetached());
        assertEquals(view, view);

        Set<String> known = new TreeSet<>(HARMLESS);
        uses.keySet().forEach(name -> known.add(name.replaceAll(" .*", "")));
        for (Method method : kind.type().getMethods()) {
            boolean ofObject = method.getDeclaringClass() == Object.class;
            if (!ofObject && !Modifier.isStatic(method.getModifiers())) {
                assertTrue(known.contains(method.getName()), "no test that " + method + " fails after release");
            }
        }
    }

    private static Map<String, Executable> uses(SequenceKind kind, PrimitiveSequence view, PrimitiveSequence other) {
        Map<String, Executable> uses = new LinkedHashMap<>();
        uses.put("get", () -> kind.get(view, 0));
        uses.put("get of the last", () -> kind.get(view, SIZE - 1));
        uses.put("toArray", () -> kind.toArray(view));
        uses.put("copyTo", () -> kind.copyTo(view, kind.newArray(SIZE), 0));
        uses.put("copyTo of a part", () -> kind.copyTo(view, 1, kind.newArray(1), 0, 1));
        uses.put("toWire", () -> kind.toWire(view, new byte[SIZE * kind.size()], 0, false));
        uses.put("toWire big-endian", () -> kind.toWire(view, new byte[SIZE * kind.size()], 0, true));
        uses.put("equals", () -> view.equals(other));
        uses.put("equals of another", () -> other.equals(view));
        uses.put("hashCode", view::hashCode);
        uses.put("toString", view::toString);
        uses.put("detached", view::detached);
        uses.put("addAll", () -> kind.addAll(kind.builder(), view));
        if (kind.hasBuffers()) {
            uses.put("asBuffer", () -> kind.asBuffer(view));
            uses.put("stream", () -> kind.stream(view));
        }
        if (view instanceof ByteSequence bytes) {
            uses.put("getUnsigned", () -> bytes.getUnsigned(0));
            uses.put("getShort", () -> bytes.getShort(0, false));
            uses.put("getInt", () -> bytes.getInt(0, false));
            uses.put("getFloat", () -> bytes.getFloat(0, false));
            uses.put("getDouble", () -> bytes.getDouble(0, false));
        } else if (view instanceof ShortSequence shorts) {
            uses.put("getUnsigned", () -> shorts.getUnsigned(0));
        } else if (view instanceof IntSequence ints) {
            uses.put("getUnsigned", () -> ints.getUnsigned(0));
        } else if (view instanceof LongSequence longs) {
            uses.put("toUnsignedString", () -> longs.toUnsignedString(0));
        }
        return uses;
    }

    /** A stream is read long after it was asked for, and a buffer cannot be told; neither may show what comes next. */
    @Test
    void whatWasAskedForBeforeReleaseShowsNoOtherBytesAfter() {
        byte[] bytes = surrounded(SequenceKind.ALL.get(3).wire(new int[] {1, 2, 3}, false));
        Payload payload = Payload.of(bytes);
        IntSequence view = IntSequence.view(bytes, BEFORE, 3, payload.lease());
        var stream = view.stream();
        var buffer = view.asBuffer();
        payload.release();
        Arrays.fill(bytes, (byte) 0x55);

        assertThrows(PayloadReleasedException.class, stream::sum);
        assertEquals(2, buffer.get(1));
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void isDetachedByACopy(SequenceKind kind) {
        Object array = kind.randomArray(new Random(3), SIZE);
        PrimitiveSequence own = kind.of(array);
        assertTrue(own.isDetached());
        assertSame(own, own.detached());
        assertTrue(kind.empty().isDetached());

        byte[] bytes = surrounded(kind.wire(array, false));
        Payload payload = Payload.of(bytes);
        List<PrimitiveSequence> detached = new ArrayList<>();
        for (PrimitiveSequence view :
                List.of(kind.view(bytes, BEFORE, SIZE, payload.lease()), kind.view(bytes, BEFORE, SIZE, null))) {
            assertFalse(view.isDetached());
            assertNotSame(view, view.detached());
            assertSame(kind.type(), view.detached().getClass());
            assertTrue(view.detached().isDetached());
            detached.add(view.detached());
        }
        payload.release();
        Arrays.fill(bytes, (byte) 0x55);
        for (PrimitiveSequence copy : detached) {
            assertEquals(own, copy);
        }
    }

    /** That nobody changes an array that he handed over is a promise; this shows what it is good for. */
    @ParameterizedTest
    @MethodSource("kinds")
    void showsTheArrayItself(SequenceKind kind) {
        byte[] bytes = surrounded(new byte[2 * kind.size()]);
        PrimitiveSequence view = kind.view(bytes, BEFORE, 2, null);
        Object before = kind.get(view, 1);
        bytes[BEFORE + kind.size()] = 1;
        assertNotEquals(before, kind.get(view, 1));
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void anEmptyOneIsAlwaysGood(SequenceKind kind) {
        Payload payload = Payload.of(new byte[9]);
        PrimitiveSequence view = kind.view(payload.array(), 9, 0, payload.lease());
        payload.release();
        assertSame(kind.empty(), view);
        assertEquals("[]", view.toString());
        assertEquals(0, Array.getLength(kind.toArray(view)));
    }

    @Test
    void boolsThatAreNeitherZeroNorOneAreCopiedAsTrue() {
        for (int size = 1; size < 40; size++) {
            for (int at = 0; at < size; at++) {
                byte[] bytes = surrounded(new byte[size]);
                bytes[BEFORE + at] = (byte) (at % 2 == 0 ? 2 : 0x80);
                Payload payload = Payload.of(bytes);
                BooleanSequence view = BooleanSequence.view(bytes, BEFORE, size, payload.lease());
                payload.release();
                boolean[] expected = new boolean[size];
                expected[at] = true;
                assertEquals(BooleanSequence.of(expected), view);
                assertEquals(BooleanSequence.of(expected).hashCode(), view.hashCode());
                byte[] written = new byte[size];
                view.toWire(written, 0, false);
                assertEquals(1, written[at]);
            }
        }
    }
}
