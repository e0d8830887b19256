package dev.cedros.node;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class WaitersTest {
    private static final Duration LONG = Duration.ofSeconds(Await.SECONDS);

    private final Waiters waiters = new Waiters();
    private final Queue<Integer> items = new ConcurrentLinkedQueue<>();

    /** Those who come and go at the same moment take no chance away from one who stays. */
    @Test
    void whoGoesTakesNoChanceAway() {
        SplittableRandom random = new SplittableRandom(Seeds.of(WaitersTest.class));
        int count = 30_000;
        AtomicInteger taken = new AtomicInteger();
        AtomicBoolean done = new AtomicBoolean();
        Thread stays = Await.thread(() -> {
            for (int i = 0; i < count; i++) {
                if (take(LONG) != null) {
                    taken.incrementAndGet();
                }
            }
        });
        Thread comesAndGoes = Await.thread(() -> {
            while (!done.get()) {
                waitFor(Duration.ZERO, () -> null);
            }
        });
        for (int i = 0; i < count; i++) {
            items.add(i);
            waiters.wakeOne();
            int expected = i + 1;
            Await.until(() -> taken.get() == expected);
            for (int spins = random.nextInt(200); spins > 0; spins--) {
                Thread.onSpinWait();
            }
        }
        Await.end(stays);
        done.set(true);
        Await.end(comesAndGoes);
    }

    /** One wake-up for several items is enough, as a reader gives only one. */
    @Test
    void whoeverFindsSomethingWakesTheNext() {
        List<Thread> threads = new ArrayList<>();
        AtomicInteger taken = new AtomicInteger();
        for (int i = 0; i < 4; i++) {
            Thread thread = Await.thread(() -> {
                if (take(LONG) != null) {
                    taken.incrementAndGet();
                }
            });
            Await.until(() -> thread.getState() == Thread.State.TIMED_WAITING);
            threads.add(thread);
        }
        for (int i = 0; i < 4; i++) {
            items.add(i);
        }
        waiters.wakeOne();
        threads.forEach(Await::end);
        assertEquals(4, taken.get());
    }

    @Test
    void allAreWokenToFail() {
        AtomicBoolean closed = new AtomicBoolean();
        AtomicInteger failed = new AtomicInteger();
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            Thread thread = Await.thread(() -> {
                assertThrows(
                        IllegalStateException.class,
                        () -> waiters.await(LONG, () -> {
                            if (closed.get()) {
                                throw new IllegalStateException();
                            }
                            return null;
                        }));
                failed.incrementAndGet();
            });
            Await.until(() -> thread.getState() == Thread.State.TIMED_WAITING);
            threads.add(thread);
        }
        closed.set(true);
        waiters.wakeAll();
        threads.forEach(Await::end);
        assertEquals(4, failed.get());
    }

    @Test
    void timeIsOver() {
        assertNull(take(Duration.ZERO));
        assertNull(take(Duration.ofSeconds(-1)));
        assertNull(take(Duration.ofMillis(1)));
        items.add(1);
        assertEquals(1, take(Duration.ZERO));
    }

    private Integer take(Duration timeout) {
        return waitFor(timeout, items::poll);
    }

    private Integer waitFor(Duration timeout, Supplier<Integer> attempt) {
        try {
            return waiters.await(timeout, attempt);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}
