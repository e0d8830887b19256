package dev.cedros.node;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.logging.Level;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class WorkFailureTest {
    private static final class Unchecked extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void costsTheItemAlone(Kind kind) {
        List<Throwable> failures = List.of(
                new Unchecked(),
                new StackOverflowError(),
                new OutOfMemoryError(),
                new AssertionError(),
                new LinkageError());
        for (CallbackGroup group : List.of(CallbackGroup.mutuallyExclusive(), CallbackGroup.reentrant())) {
            try (LoggedErrors logged = new LoggedErrors();
                    NodeExecutor executor = kind.make()) {
                Posts posts = new Posts("the arm", executor, group);
                CountDownLatch after = new CountDownLatch(failures.size());
                for (Throwable failure : failures) {
                    posts.add(() -> WorkFailureTest.<RuntimeException>fail(failure));
                    posts.add(after::countDown);
                }
                posts.signal(); // once: a failure does not end the run
                Await.latch(after);
                CountDownLatch later = new CountDownLatch(1);
                posts.post(later::countDown);
                Await.latch(later);
                assertTrue(executor.drain(Duration.ofSeconds(Await.SECONDS)));
                assertEquals(failures.size(), logged.records().size());
                for (int i = 0; i < failures.size(); i++) {
                    assertSame(failures.get(i), logged.records().get(i).getThrown());
                    assertEquals(Level.SEVERE, logged.records().get(i).getLevel());
                    assertTrue(logged.records().get(i).getMessage().startsWith("the arm failed in "));
                }
            }
        }
    }

    @SuppressWarnings("unchecked")
    private static <T extends Throwable> void fail(Throwable failure) throws T {
        throw (T) failure;
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void withoutEndIsNotRetriedWithoutEnd(Kind kind) {
        AtomicInteger performs = new AtomicInteger();
        try (LoggedErrors logged = new LoggedErrors();
                NodeExecutor executor = kind.make()) {
            Work work = new Work(executor, CallbackGroup.mutuallyExclusive()) {
                @Override
                boolean perform() {
                    performs.incrementAndGet();
                    throw new Unchecked();
                }
            };
            work.signal();
            assertTrue(executor.drain(Duration.ofSeconds(Await.SECONDS)));
            int first = performs.get();
            assertTrue(first > 1 && first < 100, "" + first);
            work.signal();
            assertTrue(executor.drain(Duration.ofSeconds(Await.SECONDS)));
            assertEquals(2 * first, performs.get());
            assertEquals(2 * first, logged.records().size());
        }
    }
}
