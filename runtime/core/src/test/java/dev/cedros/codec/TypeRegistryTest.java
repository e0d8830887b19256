package dev.cedros.codec;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.error.TypeMismatchException;
import dev.cedros.error.UnknownTypeException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The types that are known by name while a program runs. */
class TypeRegistryTest {
    private static final String POINT = "acme_msgs/msg/Point";
    private static final String POSE = "acme_msgs/msg/Pose";

    @Test
    void beginsWithAllIndexedTypesAndLoadsNone() {
        TestIndex index = new TestIndex(TestTypes.POINT, TestTypes.POSE);
        TypeRegistry registry = TypeRegistry.of(index);
        assertEquals(List.of(POINT, POSE), registry.typeNames());
        assertTrue(registry.contains(POINT));
        assertTrue(registry.contains("acme_msgs/Pose"));
        assertEquals(0, index.loads.get());
        assertSame(TestTypes.POINT, registry.find(POINT).orElseThrow());
        assertEquals(1, index.loads.get());
    }

    @Test
    void typesAreReplacedAndGivenBack() {
        TypeRegistry registry = TypeRegistry.of(new TestIndex(TestTypes.POINT));
        TestType other = new TestType(TestTypes.OTHER_POINT, "other");
        assertEquals(Optional.of(TestTypes.POINT), registry.register(other));
        assertEquals(Optional.of(other), registry.register(TestTypes.POINT));
        assertSame(TestTypes.POINT, registry.find(POINT).orElseThrow());
        assertEquals(Optional.empty(), registry.register(TestTypes.POSE));
        assertEquals(Optional.of(TestTypes.POSE), registry.remove("acme_msgs/Pose"));
        assertEquals(Optional.empty(), registry.remove(POSE));
        assertFalse(registry.contains(POSE));
        assertEquals(List.of(POINT), registry.typeNames());
    }

    @Test
    void describedTypesAreDecoded() {
        TypeRegistry registry = TypeRegistry.of(new TestIndex());
        LayoutCodec codec = registry.register(TestTypes.POINT.description());
        assertSame(codec, registry.find("acme_msgs/Point").orElseThrow());
        assertEquals(TestTypes.point(1, 2), registry.decode(POINT, TestTypes.pointBytes()));
        assertEquals(
                TestTypes.point(1, 2),
                registry.decode("acme_msgs/Point", java.nio.ByteBuffer.wrap(TestTypes.pointBytes())));
    }

    @Test
    void aDisputedNameIsFreeToBeRegistered() {
        MessageIndex both = new CombinedIndex(
                List.of(new TestIndex(TestTypes.POINT), new TestIndex(TestTypes.OTHER_POINT)), List.of());
        TypeRegistry registry = TypeRegistry.of(both);
        assertThrows(TypeMismatchException.class, () -> registry.find(POINT));
        assertThrows(TypeMismatchException.class, () -> registry.decode(POINT, TestTypes.pointBytes()));
        assertEquals(Optional.empty(), registry.register(TestTypes.POINT));
        assertEquals(TestTypes.point(1, 2), registry.decode(POINT, TestTypes.pointBytes()));
    }

    @Test
    void registriesAreApart() {
        TypeRegistry one = TypeRegistry.of(new TestIndex());
        TypeRegistry other = TypeRegistry.of(new TestIndex());
        one.register(TestTypes.POINT);
        assertFalse(other.contains(POINT));
        assertThrows(UnknownTypeException.class, () -> other.decode(POINT, TestTypes.pointBytes()));
        assertSame(TypeRegistry.global(), TypeRegistry.global());
    }

    @Test
    @Timeout(60)
    void manyThreads() throws InterruptedException, ExecutionException {
        TypeRegistry registry = TypeRegistry.of(new TestIndex(TestTypes.POINT));
        Dispatch dispatch = new Dispatch(new TestIndex(), registry);
        byte[] bytes = TestTypes.pointBytes();
        ExecutorService threads = Executors.newFixedThreadPool(8);
        try {
            List<Callable<Void>> tasks = new ArrayList<>();
            for (int thread = 0; thread < 8; thread++) {
                int own = thread;
                tasks.add(() -> {
                    LayoutCodec mine = TestTypes.described("acme_msgs/msg/Own" + own, "int32 a");
                    for (int i = 0; i < 2_000; i++) {
                        // Everyone's own type comes and goes as its owner says; the shared one is always there.
                        registry.register(mine);
                        assertSame(mine, dispatch.type(mine.typeName()));
                        registry.register(i % 2 == 0 ? TestTypes.POINT : new TestType(TestTypes.POINT, "text"));
                        Object point = registry.decode(POINT, bytes);
                        assertTrue(point.equals("text") || point.equals(TestTypes.point(1, 2)));
                        assertEquals(Optional.of(mine), registry.remove(mine.typeName()));
                        assertFalse(registry.contains(mine.typeName()));
                        assertTrue(registry.typeNames().contains(POINT));
                    }
                    return null;
                });
            }
            for (Future<Void> result : threads.invokeAll(tasks)) {
                result.get();
            }
        } finally {
            threads.shutdownNow();
        }
        assertEquals(List.of(POINT), registry.typeNames());
    }
}
