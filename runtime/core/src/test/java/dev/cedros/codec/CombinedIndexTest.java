package dev.cedros.codec;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.cdr.CdrOptions;
import dev.cedros.error.TypeMismatchException;
import dev.cedros.payload.Payload;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/** Several indexes as one. */
class CombinedIndexTest {
    private static final String POINT = "acme_msgs/msg/Point";
    private static final String POSE = "acme_msgs/msg/Pose";
    private static final Payload PLAIN = Payload.of(new byte[] {0, 1, 0, 0});

    private static MessageIndex combined(MessageIndex... indexes) {
        return new CombinedIndex(List.of(indexes), List.of());
    }

    private static Object decode(MessageIndex index, String name) {
        return index.decode(name, PLAIN, CdrOptions.DEFAULT);
    }

    @Test
    void nothing() {
        MessageIndex none = combined();
        assertEquals(List.of(), none.typeNames());
        assertNull(none.type(POINT));
        assertNull(none.typeHash(POINT));
        assertNull(decode(none, POINT));
    }

    @Test
    void everyNameLeadsToItsOwner() {
        long seed = System.nanoTime();
        Random random = new Random(seed);
        List<MessageIndex> indexes = new ArrayList<>();
        List<TestType> types = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            TestType[] some = IntStream.range(0, random.nextInt(40))
                    .mapToObj(j -> {
                        // The same hash code for many, so that places in the table are taken: "Aa" and "BB" have one.
                        String name = IntStream.range(0, 8)
                                .mapToObj(k -> random.nextBoolean() ? "Aa" : "BB")
                                .reduce("N" + types.size() + "x", String::concat);
                        LayoutCodec codec = TestTypes.described("acme_msgs/msg/" + name, "float64 x");
                        TestType type = new TestType(codec, name);
                        types.add(type);
                        return type;
                    })
                    .toArray(TestType[]::new);
            indexes.add(new TestIndex(some));
        }
        MessageIndex all = new CombinedIndex(indexes, List.of());
        assertEquals(types.stream().map(TestType::typeName).sorted().toList(), all.typeNames(), () -> "seed " + seed);
        for (TestType type : types) {
            assertSame(type, all.type(type.typeName()));
            assertEquals(type.typeHash(), all.typeHash(type.typeName()));
            assertEquals(type.defaults(), decode(all, type.typeName()));
            assertNull(decode(all, type.typeName() + "Aa"));
        }
    }

    @Test
    void ofEqualTypesTheFirstOnTheClassPathIsTaken() {
        TestIndex first = new TestIndex(new TestType(TestTypes.POINT, "first"));
        TestIndex second = new TestIndex(new TestType(TestTypes.POINT, "second"), TestTypes.POSE);
        MessageIndex both = combined(first, second);
        assertEquals(0, first.loads.get() + second.loads.get());
        assertEquals(List.of(POINT, POSE), both.typeNames());
        assertEquals("first", decode(both, POINT));
        assertEquals("second", decode(combined(second, first), POINT));
        assertSame(TestTypes.POSE, both.type(POSE));
    }

    @Test
    void differentTypesAreAnErrorWhenTheNameIsUsed() {
        TestIndex first = new TestIndex(new TestType(TestTypes.POINT, "first"), TestTypes.POSE);
        TestIndex second = new TestIndex(TestTypes.OTHER_POINT);
        MessageIndex both = combined(first, second);
        assertEquals(0, first.loads.get() + second.loads.get());
        assertEquals(List.of(POINT, POSE), both.typeNames());
        for (Executable use :
                List.<Executable>of(() -> decode(both, POINT), () -> both.type(POINT), () -> both.typeHash(POINT))) {
            String message = assertThrows(TypeMismatchException.class, use).getMessage();
            assertTrue(message.startsWith(POINT + ": this name is given to different types: "), message);
            assertTrue(message.contains(TestTypes.POINT.typeHash()), message);
            assertTrue(message.contains(TestTypes.OTHER_POINT.typeHash()), message);
            assertTrue(message.contains("java.lang.String from "), message);
            assertTrue(message.contains(home()), message);
        }
        assertSame(TestTypes.POSE, both.type(POSE));
    }

    private static String home() {
        return TestIndex.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toString();
    }

    @Test
    void threeClaims() {
        MessageIndex all = combined(
                new TestIndex(TestTypes.POINT), new TestIndex(TestTypes.OTHER_POINT), new TestIndex(TestTypes.POINT));
        String message =
                assertThrows(TypeMismatchException.class, () -> all.type(POINT)).getMessage();
        assertEquals(3, message.split(" with RIHS01_", -1).length - 1, message);
    }

    /** A compilation of a part of the sources leaves an index behind that has the old hash of a codec that was replaced. */
    @Test
    void anOldHashOfTheSameCodecIsNoDispute() {
        MessageIndex stale = new Stale(TestTypes.POINT);
        for (MessageIndex both : List.of(
                combined(stale, new TestIndex(TestTypes.POINT)), combined(new TestIndex(TestTypes.POINT), stale))) {
            assertSame(TestTypes.POINT, both.type(POINT));
            assertEquals(
                    TestTypes.point(1, 2), both.decode(POINT, Payload.of(TestTypes.pointBytes()), CdrOptions.DEFAULT));
        }
    }

    @Test
    void aCodecThatIsGoneDisputesNothing() {
        MessageIndex gone = new Stale(null);
        assertSame(
                TestTypes.POINT, combined(gone, new TestIndex(TestTypes.POINT)).type(POINT));
        assertSame(
                TestTypes.POINT, combined(new TestIndex(TestTypes.POINT), gone).type(POINT));
    }

    /** An index with an old hash. */
    private record Stale(LayoutCodec codec) implements MessageIndex {
        @Override
        public List<String> typeNames() {
            return List.of(POINT);
        }

        @Override
        public String typeHash(String typeName) {
            return "RIHS01_old";
        }

        @Override
        public MessageType<?> type(String typeName) {
            if (codec == null) {
                throw new NoClassDefFoundError("acme/PointCodec");
            }
            return codec;
        }

        @Override
        public Object decode(String typeName, Payload payload, CdrOptions options) {
            return type(typeName).decode(payload, options);
        }
    }
}
