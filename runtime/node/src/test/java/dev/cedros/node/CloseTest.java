package dev.cedros.node;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class CloseTest {
    /** An item at any time, and a note of every callback that ran when none might. */
    private static final class Endless extends Work {
        final AtomicInteger performs = new AtomicInteger();
        final AtomicInteger late;
        volatile boolean ended;

        Endless(NodeExecutor executor, CallbackGroup group, AtomicInteger late) {
            super(executor, group);
            this.late = late;
        }

        @Override
        boolean perform() {
            for (int i = 0; i < 20; i++) {
                Thread.onSpinWait(); // as long as a message is taken: entered, but not yet in user code
            }
            if (ended) {
                late.incrementAndGet();
            }
            performs.incrementAndGet();
            return true;
        }
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void ofAWorkNoCallbackBeginsAfterwards(Kind kind) {
        if (!kind.detached()) {
            return; // an item without end would hold the caller
        }
        AtomicInteger late = new AtomicInteger();
        SplittableRandom random = new SplittableRandom(11);
        try (NodeExecutor executor = kind.make()) {
            CallbackGroup exclusive = CallbackGroup.mutuallyExclusive();
            CallbackGroup reentrant = CallbackGroup.reentrant();
            for (int round = 0; round < 500; round++) {
                Endless work = new Endless(executor, round % 2 == 0 ? exclusive : reentrant, late);
                work.signal();
                work.signal();
                if (random.nextBoolean()) {
                    Await.until(() -> work.performs.get() > 0);
                }
                spin(random.nextInt(400));
                work.close();
                work.ended = true;
                int performs = work.performs.get();
                work.signal();
                work.close();
                spin(random.nextInt(400));
                assertEquals(performs, work.performs.get());
            }
        }
        assertEquals(0, late.get());
    }

    /** Closes just when the executor takes up the work, as often as it takes to meet the instants between two of its steps. */
    @ParameterizedTest
    @EnumSource(Kind.class)
    void ofAWorkThatIsBeingTakenUpNoCallbackBeginsAfterwards(Kind kind) {
        AtomicInteger late = new AtomicInteger();
        SplittableRandom random = new SplittableRandom(13);
        try (NodeExecutor executor = kind.make()) {
            CallbackGroup exclusive = CallbackGroup.mutuallyExclusive();
            CallbackGroup reentrant = CallbackGroup.reentrant();
            for (int round = 0; round < 20_000; round++) {
                boolean[] ended = {false};
                Work work = new Work(executor, round % 2 == 0 ? exclusive : reentrant) {
                    @Override
                    boolean perform() {
                        if (ended[0]) {
                            late.incrementAndGet();
                        }
                        return false;
                    }
                };
                work.signal();
                spin(random.nextInt(60));
                work.close();
                ended[0] = true;
            }
        }
        assertEquals(0, late.get());
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void ofAnExecutorNoCallbackBeginsAfterwards(Kind kind) {
        if (!kind.detached()) {
            return;
        }
        AtomicInteger late = new AtomicInteger();
        SplittableRandom random = new SplittableRandom(12);
        for (int round = 0; round < 100; round++) {
            NodeExecutor executor = kind.make();
            List<Endless> works = new ArrayList<>();
            for (int i = 0; i < 4; i++) {
                works.add(new Endless(
                        executor, i < 3 ? CallbackGroup.mutuallyExclusive() : CallbackGroup.reentrant(), late));
            }
            AtomicBoolean publishing = new AtomicBoolean(true);
            Thread publisher = Await.thread(() -> {
                while (publishing.get()) {
                    works.forEach(Work::signal);
                }
            });
            if (random.nextBoolean()) {
                Await.until(() -> works.get(0).performs.get() > 0);
            }
            spin(random.nextInt(400));
            executor.close();
            works.forEach(work -> work.ended = true);
            spin(random.nextInt(400));
            publishing.set(false);
            Await.end(publisher);
            assertTrue(works.stream().allMatch(Work::isClosed));
        }
        assertEquals(0, late.get());
    }

    private static void spin(int times) {
        for (int i = 0; i < times; i++) {
            Thread.onSpinWait();
        }
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void waitsForTheCallbackOfAnotherThread(Kind kind) {
        for (boolean whole : new boolean[] {true, false}) {
            CountDownLatch running = new CountDownLatch(1);
            CountDownLatch held = new CountDownLatch(1);
            AtomicBoolean finished = new AtomicBoolean();
            AtomicBoolean seen = new AtomicBoolean();
            try (NodeExecutor executor = kind.make()) {
                Posts posts = new Posts(executor, CallbackGroup.mutuallyExclusive());
                Await.thread(() -> posts.post(() -> {
                    running.countDown();
                    Await.latch(held);
                    finished.set(true);
                }));
                Await.latch(running);
                Runnable closing = whole ? executor::close : posts::close;
                Thread closer = Await.thread(() -> {
                    closing.run();
                    seen.set(finished.get());
                });
                Await.until(posts::isClosed);
                assertTrue(closer.isAlive());
                held.countDown();
                Await.end(closer);
            }
            assertTrue(seen.get());
        }
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void insideACallbackDoesNotWait(Kind kind) {
        for (boolean whole : new boolean[] {true, false}) {
            AtomicInteger handled = new AtomicInteger();
            CountDownLatch closed = new CountDownLatch(1);
            NodeExecutor executor = kind.make();
            Posts posts = new Posts(executor, CallbackGroup.mutuallyExclusive());
            posts.add(() -> {
                if (whole) {
                    executor.close();
                } else {
                    posts.close();
                }
                closed.countDown();
            });
            posts.add(handled::incrementAndGet);
            posts.signal();
            Await.latch(closed);
            executor.close();
            assertEquals(0, handled.get());
            assertEquals(1, posts.waiting());
        }
    }

    /** Each waits for the other to be in its callback, then closes it. */
    @Test
    void twoCallbacksCloseEachOther() {
        for (int round = 0; round < 200; round++) {
            CountDownLatch both = new CountDownLatch(2);
            CountDownLatch done = new CountDownLatch(2);
            try (NodeExecutor executor = new MultiThreadedExecutor(2)) {
                Posts one = new Posts(executor, CallbackGroup.mutuallyExclusive());
                Posts two = new Posts(executor, CallbackGroup.mutuallyExclusive());
                one.post(() -> closeOther(both, two, done));
                two.post(() -> closeOther(both, one, done));
                Await.latch(done);
            }
        }
    }

    private static void closeOther(CountDownLatch both, Posts other, CountDownLatch done) {
        both.countDown();
        Await.latch(both);
        other.close();
        done.countDown();
    }

    /** Within a group closing from a callback is exact: the other one cannot be under way. */
    @ParameterizedTest
    @EnumSource(Kind.class)
    void insideACallbackOfTheSameGroupNothingBeginsAfterwards(Kind kind) {
        AtomicInteger late = new AtomicInteger();
        try (NodeExecutor executor = kind.make()) {
            for (int round = 0; round < 200; round++) {
                CallbackGroup group = CallbackGroup.mutuallyExclusive();
                CountDownLatch done = new CountDownLatch(1);
                Posts victim = new Posts(executor, group);
                Posts closer = new Posts(executor, group);
                boolean[] closed = {false};
                Thread publisher = Await.thread(() -> {
                    while (!victim.isClosed()) {
                        victim.post(() -> {
                            if (closed[0]) {
                                late.incrementAndGet();
                            }
                        });
                    }
                });
                closer.post(() -> {
                    victim.close();
                    closed[0] = true;
                    done.countDown();
                });
                Await.latch(done);
                Await.end(publisher);
                closer.close();
            }
        }
        assertEquals(0, late.get());
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void isIdempotentAndEndsTheThreads(Kind kind) {
        NodeExecutor executor = kind.make();
        List<Thread> threads = new ArrayList<>();
        CountDownLatch ran = new CountDownLatch(1);
        new Posts(executor, CallbackGroup.mutuallyExclusive()).post(() -> {
            threads.add(Thread.currentThread());
            ran.countDown();
        });
        Await.latch(ran);
        assertFalse(executor.isClosed());
        executor.close();
        executor.close();
        assertTrue(executor.isClosed());
        assertTrue(kind == Kind.OVER_POOL
                || kind == Kind.OVER_CALLER
                || !threads.get(0).isAlive());
        NodeException e =
                assertThrows(NodeException.class, () -> new Posts(executor, CallbackGroup.mutuallyExclusive()));
        assertEquals("closed", e.code());
        assertEquals(executor + " is closed. Use an executor that is open.", e.getMessage());
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void anInterruptedCallerWaitsNevertheless(Kind kind) {
        CountDownLatch running = new CountDownLatch(1);
        CountDownLatch held = new CountDownLatch(1);
        AtomicBoolean interrupted = new AtomicBoolean();
        AtomicBoolean finished = new AtomicBoolean();
        NodeExecutor executor = kind.make();
        Posts posts = new Posts(executor, CallbackGroup.mutuallyExclusive());
        Await.thread(() -> posts.post(() -> {
            running.countDown();
            Await.latch(held);
            finished.set(true);
        }));
        Await.latch(running);
        Thread closer = Await.thread(() -> {
            Thread.currentThread().interrupt();
            executor.close();
            interrupted.set(Thread.currentThread().isInterrupted() && finished.get());
        });
        Await.until(executor::isClosed);
        held.countDown();
        Await.end(closer);
        assertTrue(interrupted.get());
    }

    /** A callback that closes its own work leaves it to the executor, which must know of it until it has returned. */
    @ParameterizedTest
    @EnumSource(Kind.class)
    void ofTheExecutorWaitsForACallbackWhoseWorkIsClosed(Kind kind) {
        CountDownLatch running = new CountDownLatch(1);
        CountDownLatch held = new CountDownLatch(1);
        AtomicBoolean finished = new AtomicBoolean();
        AtomicBoolean seen = new AtomicBoolean();
        NodeExecutor executor = kind.make();
        Posts posts = new Posts(executor, CallbackGroup.reentrant());
        Await.thread(() -> posts.post(() -> {
            posts.close();
            running.countDown();
            Await.latch(held);
            finished.set(true);
        }));
        Await.latch(running);
        new Posts(executor, CallbackGroup.mutuallyExclusive());
        Thread closer = Await.thread(() -> {
            executor.close();
            seen.set(finished.get());
        });
        Await.until(executor::isClosed);
        assertTrue(closer.isAlive());
        held.countDown();
        Await.end(closer);
        assertTrue(seen.get());
    }
}
