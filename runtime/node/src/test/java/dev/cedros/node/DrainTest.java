package dev.cedros.node;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.SplittableRandom;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class DrainTest {
    private static final Duration LONG = Duration.ofSeconds(Await.SECONDS);

    /** Items travel from work to work at random; at no time is there nothing to do before the last has arrived. */
    @ParameterizedTest
    @EnumSource(Kind.class)
    void runsWhatBecomesReadyMeanwhile(Kind kind) {
        for (int round = 0; round < 50; round++) {
            AtomicInteger arrived = new AtomicInteger();
            try (NodeExecutor executor = kind.make()) {
                List<Posts> all = new ArrayList<>();
                for (int i = 0; i < 6; i++) {
                    all.add(new Posts(
                            executor, i % 2 == 0 ? CallbackGroup.mutuallyExclusive() : CallbackGroup.reentrant()));
                }
                for (int traveller = 0; traveller < 4; traveller++) {
                    travel(all, new SplittableRandom(31 * round + traveller), 100, arrived);
                }
                assertTrue(executor.drain(LONG));
                assertEquals(4, arrived.get());
                assertTrue(executor.drain(Duration.ZERO));
            }
        }
    }

    private static void travel(List<Posts> all, SplittableRandom random, int left, AtomicInteger arrived) {
        if (left == 0) {
            arrived.incrementAndGet();
        } else {
            all.get(random.nextInt(all.size())).post(() -> travel(all, random, left - 1, arrived));
        }
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void tellsThatTheTimeWasOver(Kind kind) {
        CountDownLatch running = new CountDownLatch(1);
        CountDownLatch held = new CountDownLatch(1);
        try (NodeExecutor executor = kind.make()) {
            Posts posts = new Posts(executor, CallbackGroup.mutuallyExclusive());
            Await.thread(() -> posts.post(() -> {
                running.countDown();
                Await.latch(held);
            }));
            Await.latch(running);
            assertFalse(executor.drain(Duration.ofMillis(5)));
            assertFalse(executor.drain(Duration.ZERO));
            assertFalse(executor.drain(Duration.ofSeconds(-1)));
            held.countDown();
            assertTrue(executor.drain(LONG));
        }
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void insideACallbackReturnsAtOnce(Kind kind) {
        AtomicBoolean drained = new AtomicBoolean(true);
        CountDownLatch done = new CountDownLatch(1);
        try (NodeExecutor executor = kind.make()) {
            new Posts(executor, CallbackGroup.mutuallyExclusive()).post(() -> {
                drained.set(executor.drain(Duration.ofDays(1)));
                done.countDown();
            });
            Await.latch(done);
        }
        assertFalse(drained.get());
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void ofAClosedExecutorHasNothingLeft(Kind kind) {
        NodeExecutor executor = kind.make();
        Posts posts = new Posts(executor, CallbackGroup.mutuallyExclusive());
        executor.close();
        posts.post(() -> {});
        assertTrue(executor.drain(LONG));
        assertEquals(1, posts.waiting());
    }

    @Test
    void spinsInTheCallingThreadIfNoneDoes() {
        List<Thread> where = new ArrayList<>();
        try (SingleThreadedExecutor executor = new SingleThreadedExecutor()) {
            Posts posts = new Posts(executor, CallbackGroup.mutuallyExclusive());
            for (int i = 0; i < 200; i++) {
                posts.post(() -> where.add(Thread.currentThread()));
            }
            assertFalse(executor.drain(Duration.ZERO));
            assertTrue(executor.drain(LONG));
        }
        assertEquals(200, where.size());
        assertTrue(where.stream().allMatch(thread -> thread == Thread.currentThread()));
    }

    @Test
    void spinningHereMindsTheTime() {
        try (SingleThreadedExecutor executor = new SingleThreadedExecutor()) {
            Posts posts = new Posts(executor, CallbackGroup.mutuallyExclusive());
            posts.post(new Runnable() {
                @Override
                public void run() {
                    posts.post(this); // never runs out
                }
            });
            assertFalse(executor.drain(Duration.ofMillis(5)));
        }
    }

    /** What is ready on a work that closes itself does not count, its callback does. */
    @ParameterizedTest
    @EnumSource(Kind.class)
    void doesNotWaitForClosedWorks(Kind kind) {
        CountDownLatch done = new CountDownLatch(1);
        try (NodeExecutor executor = kind.make()) {
            for (CallbackGroup group : List.of(CallbackGroup.mutuallyExclusive(), CallbackGroup.reentrant())) {
                Posts posts = new Posts(executor, group);
                posts.add(() -> {
                    posts.close();
                    done.countDown();
                });
                posts.add(() -> {});
                posts.signal();
                posts.signal();
                Await.latch(done);
                assertTrue(executor.drain(LONG));
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void afterALongLife(Kind kind) {
        AtomicInteger handled = new AtomicInteger();
        try (NodeExecutor executor = kind.make()) {
            for (CallbackGroup group : List.of(CallbackGroup.mutuallyExclusive(), CallbackGroup.reentrant())) {
                Posts posts = new Posts(executor, group);
                handled.set(0);
                for (int i = 1; i <= 1_000; i++) {
                    posts.post(handled::incrementAndGet);
                    int number = i;
                    Await.until(() -> handled.get() == number);
                }
                assertTrue(executor.drain(LONG));
            }
        }
    }

    /** Says what a test has it say. */
    private static final class Scripted extends NodeExecutor {
        private final Queue<Long> stamps = new ArrayDeque<>();

        Scripted() {
            super("scripted");
        }

        @Override
        Slot slot(Work work, CallbackGroup group) {
            return new Slot() {
                @Override
                public void signal() {}

                @Override
                public boolean running() {
                    return false;
                }

                @Override
                public long idleStamp() {
                    return stamps.remove();
                }
            };
        }

        boolean quiet(Long... said) {
            stamps.addAll(List.of(said));
            return quiet();
        }

        @Override
        void enqueue(Ready ready) {}

        @Override
        void requeue(Ready ready) {}

        @Override
        void stopThreads() {}

        @Override
        void awaitThreads() {}
    }

    /** Works are looked at one after the other, and each may hand something to one that was looked at before. */
    @Test
    void isNotTakenInByWhatWandersBetweenTwoLooks() {
        try (Scripted executor = new Scripted()) {
            new Posts(executor, CallbackGroup.mutuallyExclusive());
            new Posts(executor, CallbackGroup.mutuallyExclusive());
            assertTrue(executor.quiet(1L, 1_000L, 1L, 1_000L));
            assertFalse(executor.quiet(1L, 1_000L, -1L));
            assertFalse(executor.quiet(-1L));
            executor.stamps.clear();
            assertFalse(executor.quiet(1L, 1_000L, 2L, 1_000L));
            assertFalse(executor.quiet(1L, 1_000L, 1L, 1_001L));
        }
    }

    @Test
    void seesEveryTurnThatEnded() {
        Turn turn = new Turn() {
            @Override
            int run(int budget) {
                return 0;
            }

            @Override
            void drop() {}
        };
        long stamp = turn.idleStamp();
        assertTrue(turn.signalled());
        assertFalse(turn.signalled());
        assertEquals(-1, turn.idleStamp());
        turn.begin();
        assertEquals(-1, turn.idleStamp());
        assertFalse(turn.signalled());
        assertFalse(turn.end());
        assertTrue(turn.end());
        long second = turn.idleStamp();
        assertTrue(second > stamp);
        assertTrue(turn.signalled());
        turn.begin();
        turn.pause();
        assertEquals(-1, turn.idleStamp());
        turn.begin();
        turn.abandon();
        assertTrue(turn.idleStamp() > second);
    }
}
