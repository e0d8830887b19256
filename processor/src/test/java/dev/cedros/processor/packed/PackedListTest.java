package dev.cedros.processor.packed;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.cdr.CdrOptions;
import dev.cedros.cdr.CdrReader;
import dev.cedros.error.InvalidMessageException;
import dev.cedros.error.PayloadReleasedException;
import dev.cedros.payload.Payload;
import dev.cedros.sequence.PackedBuilder;
import dev.cedros.sequence.PackedSequence;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.ListIterator;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Packed sequences of several shapes as lists, and as the bytes that a list of objects would have given. */
class PackedListTest {
    private static final int[] SIZES = {0, 1, 2, 5, 32, 33, 100};
    /** Encapsulation header, the byte before the list and padding, the count. */
    private static final int FIRST_ELEMENT = 4 + 4 + 4;

    @TempDir
    static Path folder;

    private static List<PackedKind> kinds = List.of();

    @BeforeAll
    static void compile() {
        kinds = PackedKind.compile(folder);
    }

    static List<PackedKind> kinds() {
        return kinds;
    }

    private static Random seeded(PackedKind kind, String test) {
        long seed = Long.getLong("cedros.seed", kind.toString().hashCode() * 31L + test.hashCode());
        System.out.println(kind + " " + test + ": -Dcedros.seed=" + seed);
        return new Random(seed);
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void isAList(PackedKind kind) {
        Random random = seeded(kind, "isAList");
        for (int size : SIZES) {
            List<Object> model = kind.randomElements(random, size);
            PackedSequence<Object> packed = kind.copyOf(model);
            ListContract.check(packed, model);
            ListContract.check(packed.subList(size / 4, size), model.subList(size / 4, size));
            ListContract.check(kind.copyOf(packed.subList(0, size / 2)), model.subList(0, size / 2));
        }
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void staysLikeAnArrayListThroughRandomEdits(PackedKind kind) {
        Random random = seeded(kind, "staysLikeAnArrayListThroughRandomEdits");
        for (int round = 0; round < 20; round++) {
            List<Object> model = new ArrayList<>();
            PackedBuilder<Object, PackedSequence<Object>> builder = kind.builder();
            PackedSequence<Object> last = builder.build();
            List<Object> lastModel = List.of();
            for (int step = 0; step < 30; step++) {
                switch (random.nextInt(5)) {
                    case 0 -> {
                        Object element = kind.randomElements(random, 1).get(0);
                        builder.add(element);
                        model.add(element);
                    }
                    case 1 -> {
                        List<Object> more = kind.randomElements(random, random.nextInt(10));
                        builder.addAll(more);
                        model.addAll(more);
                    }
                    case 2 -> {
                        int from = random.nextInt(last.size() + 1);
                        builder.addAll(last.subList(from, last.size()));
                        model.addAll(lastModel.subList(from, last.size()));
                    }
                    case 3 -> assertThrows(InvalidMessageException.class, () -> builder.add(null));
                    default -> {
                        last = builder.build();
                        lastModel = List.copyOf(model);
                    }
                }
                assertEquals(lastModel, last);
            }
            assertEquals(model, builder.build());
            assertEquals(builder.build(), kind.copyOf(model));
        }
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void isReadFromTheBytesOfAListInBothByteOrders(PackedKind kind) {
        Random random = seeded(kind, "isReadFromTheBytesOfAListInBothByteOrders");
        for (int size : SIZES) {
            List<Object> model = kind.randomElements(random, size);
            for (CdrOptions options : orders()) {
                byte[] bytes = kind.encode(kind.owner(new ArrayList<>(model)), options);
                PackedSequence<Object> read = read(kind, CdrReader.of(bytes, options), size);
                assertEquals(model, read);
                assertArrayEquals(bytes, kind.encode(kind.owner(read), options));
                byte[] wire = bytes.clone();
                int start = bytes.length - sizeBytes(read);
                Arrays.fill(wire, start, wire.length, (byte) 0);
                assertEquals(bytes.length, read.toWire(wire, start, options.byteOrder() == ByteOrder.BIG_ENDIAN));
                assertArrayEquals(bytes, wire);
            }
        }
    }

    private static List<CdrOptions> orders() {
        return List.of(CdrOptions.DEFAULT, CdrOptions.DEFAULT.withByteOrder(ByteOrder.BIG_ENDIAN));
    }

    private static int sizeBytes(PackedSequence<?> packed) {
        return packed.toWire(new byte[1 << 16], 0, false);
    }

    private static PackedSequence<Object> read(PackedKind kind, CdrReader in, int size) {
        in.readEncapsulation();
        in.readInt8();
        assertEquals(size, in.readCount(1));
        return kind.read(in, size);
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void everyMessageThatComesFromACodecHoldsOne(PackedKind kind) {
        List<Object> model = kind.randomElements(seeded(kind, "everyMessageThatComesFromACodecHoldsOne"), 3);
        Class<?> type = kind.copyOf(model).getClass();
        for (CdrOptions options : orders()) {
            byte[] bytes = kind.encode(kind.owner(model), options);
            for (Object message : List.of(
                    kind.decode(bytes), kind.decodeOwned(bytes.clone()), kind.decodeBorrowed(Payload.of(bytes)))) {
                assertInstanceOf(type, kind.list(message));
                assertEquals(model, kind.list(message));
            }
        }
        assertSame(kind.copyOf(List.of()), kind.list(kind.defaults()));
        assertInstanceOf(type, kind.list(kind.copy(kind.owner(kind.copyOf(model)))));
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void comparesAndHashesInItsMessageAsAnyListDoes(PackedKind kind) {
        Random random = seeded(kind, "comparesAndHashesInItsMessageAsAnyListDoes");
        for (int size : SIZES) {
            List<Object> model = kind.randomElements(random, size);
            Object packed = kind.owner(kind.copyOf(model));
            Object listed = kind.owner(new ArrayList<>(model));
            assertTrue(kind.equal(packed, listed) && kind.equal(listed, packed) && kind.equal(packed, packed));
            assertEquals(kind.hash(listed), kind.hash(packed));
            List<Object> other = new ArrayList<>(model);
            other.addAll(kind.randomElements(random, 1));
            for (List<Object> unequal : List.of(other, kind.copyOf(other), Collections.<Object>nCopies(size, null))) {
                boolean expected = size == 0 && unequal.isEmpty();
                assertEquals(expected, kind.equal(packed, kind.owner(unequal)));
                assertEquals(expected, kind.equal(kind.owner(unequal), packed));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void everyNaNIsTheSameAndZerosAreNot(PackedKind kind) {
        byte[] wire = new byte[2 * sizeBytes(kind.copyOf(kind.randomElements(new Random(1), 1)))];
        int elementSize = wire.length / 2;
        Random random = seeded(kind, "everyNaNIsTheSameAndZerosAreNot");
        for (int round = 0; round < 200; round++) {
            for (int i = 0; i < wire.length; i++) {
                // Of such bytes many numbers are NaN, with different bits, or zeros of either sign.
                wire[i] = (byte) new int[] {0xFF, 0x7F, 0, 0x80, 0xF8}[random.nextInt(5)];
            }
            if (random.nextBoolean()) {
                System.arraycopy(wire, 0, wire, elementSize, elementSize);
                flip(wire, elementSize, random);
            }
            PackedSequence<Object> both = kind.read(CdrReader.of(wire, CdrOptions.DEFAULT), 2);
            boolean same = both.get(0).equals(both.get(1));
            assertEquals(same, both.subList(0, 1).equals(both.subList(1, 2)));
            assertEquals(same, both.subList(0, 1).equalByValue(both.subList(1, 2)));
            assertEquals(same, both.subList(0, 1).equalByValue(new ArrayList<>(both.subList(1, 2))));
            if (same) {
                assertEquals(both.subList(0, 1).hashCode(), both.subList(1, 2).hashCode());
                assertEquals(
                        both.subList(0, 1).hashByValue(), both.subList(1, 2).hashByValue());
            }
        }
    }

    private static void flip(byte[] wire, int elementSize, Random random) {
        wire[elementSize + random.nextInt(elementSize)] ^= (byte) (1 << random.nextInt(8));
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void borrowedBytesEndWithTheirPayload(PackedKind kind) {
        List<Object> model = kind.randomElements(new Random(2), 5);
        Payload payload = Payload.of(kind.encode(kind.owner(model), CdrOptions.DEFAULT));
        PackedSequence<Object> borrowed = read(kind, CdrReader.borrowing(payload, CdrOptions.DEFAULT), 5);
        PackedSequence<Object> part = borrowed.subList(1, 3);
        Object copy = kind.copy(kind.owner(borrowed));
        PackedSequence<Object> detached = borrowed.detached();
        assertNotSame(borrowed, detached);
        assertEquals(model, borrowed);
        var iterator = borrowed.iterator();
        payload.release();
        List<Executable> uses = List.of(
                () -> borrowed.get(0),
                () -> part.get(0),
                iterator::next,
                () -> borrowed.stream().toList(),
                borrowed::toArray,
                borrowed::hashCode,
                borrowed::hashByValue,
                borrowed::toString,
                borrowed::detached,
                () -> borrowed.contains(model.get(0)),
                () -> borrowed.equals(model),
                () -> borrowed.equals(detached),
                () -> detached.equals(borrowed),
                () -> borrowed.equalByValue(model),
                () -> borrowed.toWire(new byte[4096], 0, false),
                () -> kind.encode(kind.owner(borrowed), CdrOptions.DEFAULT),
                () -> kind.builder().addAll(borrowed));
        uses.forEach(use -> assertThrows(PayloadReleasedException.class, use));
        assertEquals(5, borrowed.size());
        assertEquals(model, detached);
        assertSame(detached, detached.detached());
        assertEquals(model, kind.list(copy));
    }

    /** Numbers, columns and the visitor read the bytes without an object between. */
    @ParameterizedTest
    @MethodSource("kinds")
    void noGeneratedMethodReadsReleasedBytes(PackedKind kind) throws ReflectiveOperationException {
        List<Object> model = kind.randomElements(new Random(5), 3);
        Payload payload = Payload.of(kind.encode(kind.owner(model), CdrOptions.DEFAULT));
        PackedSequence<Object> borrowed = read(kind, CdrReader.borrowing(payload, CdrOptions.DEFAULT), 3);
        ListIterator<Object> end = borrowed.listIterator(3);
        List<Method> methods = Arrays.stream(borrowed.getClass().getDeclaredMethods())
                .filter(each -> Modifier.isPublic(each.getModifiers()) && !Modifier.isStatic(each.getModifiers()))
                .filter(each -> !each.isBridge() && !each.getName().equals("subList"))
                .toList();
        for (Method method : methods) {
            method.invoke(borrowed, arguments(method));
        }
        payload.release();
        for (Method method : methods) {
            InvocationTargetException e = assertThrows(
                    InvocationTargetException.class,
                    () -> method.invoke(borrowed, arguments(method)),
                    method::toString);
            assertInstanceOf(PayloadReleasedException.class, e.getCause(), method::toString);
        }
        assertTrue(methods.size() > 6, methods::toString);
        assertThrows(PayloadReleasedException.class, end::previous);
        assertThrows(PayloadReleasedException.class, () -> borrowed.write(new byte[4096], 0, 1, false));
        PackedBuilder<Object, PackedSequence<Object>> builder = kind.builder();
        builder.add(model.get(0));
        assertThrows(PayloadReleasedException.class, () -> builder.addAll(borrowed));
        assertEquals(model.subList(0, 1), builder.build());
    }

    /** Zeros, and a visitor that does nothing. */
    private static Object[] arguments(Method method) {
        return Arrays.stream(method.getParameterTypes())
                .map(type -> type == int.class
                        ? Integer.valueOf(0)
                        : Proxy.newProxyInstance(
                                type.getClassLoader(), new Class<?>[] {type}, (proxy, visit, numbers) -> null))
                .toArray();
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void bytesThatWereHandedOverAreShown(PackedKind kind) {
        List<Object> model = kind.randomElements(new Random(3), 5);
        byte[] bytes = kind.encode(kind.owner(model), CdrOptions.DEFAULT);
        PackedSequence<Object> shown = read(kind, CdrReader.owning(bytes, CdrOptions.DEFAULT), 5);
        PackedSequence<Object> copied = read(kind, CdrReader.of(bytes, CdrOptions.DEFAULT), 5);
        assertEquals(model, shown);
        Arrays.fill(bytes, FIRST_ELEMENT, bytes.length, (byte) 0);
        assertNotEquals(model, shown);
        assertEquals(model, copied);
        assertInstanceOf(PackedSequence.class, kind.list(kind.copy(kind.owner(shown))));
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void mayBeReadByManyThreads(PackedKind kind) throws Exception {
        List<Object> model = kind.randomElements(new Random(4), 100);
        PackedSequence<Object> packed = kind.copyOf(model);
        ExecutorService threads = Executors.newFixedThreadPool(4);
        try {
            List<Future<?>> done = new ArrayList<>();
            for (int thread = 0; thread < 4; thread++) {
                done.add(threads.submit(() -> {
                    for (int round = 0; round < 20; round++) {
                        assertEquals(model, packed);
                        assertEquals(model.hashCode(), packed.hashCode());
                        assertEquals(model, packed.stream().toList());
                    }
                }));
            }
            for (Future<?> each : done) {
                each.get();
            }
        } finally {
            threads.shutdownNow();
        }
    }
}
