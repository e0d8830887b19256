package dev.cedros.node;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SignalTest {
    /** Takes up to a number that publishers raise, and is told by a signal only. */
    private static final class Counted extends Work {
        final AtomicLong published = new AtomicLong();
        final AtomicLong taken = new AtomicLong();

        Counted(NodeExecutor executor, CallbackGroup group) {
            super(executor, group);
        }

        @Override
        boolean perform() {
            while (true) {
                long seen = taken.get();
                if (seen == published.get()) {
                    return false;
                }
                if (taken.compareAndSet(seen, seen + 1)) {
                    return true;
                }
            }
        }
    }

    /** The publisher waits for each item, so the executor is about to stop at every signal. */
    @ParameterizedTest
    @EnumSource(Kind.class)
    void noneIsLostWhileTheExecutorGoesIdle(Kind kind) {
        for (boolean exclusive : new boolean[] {true, false}) {
            try (NodeExecutor executor = kind.make()) {
                CallbackGroup group = exclusive ? CallbackGroup.mutuallyExclusive() : CallbackGroup.reentrant();
                Counted counted = new Counted(executor, group);
                SplittableRandom random = new SplittableRandom(7);
                for (int i = 1; i <= 5_000; i++) {
                    counted.published.incrementAndGet();
                    counted.signal();
                    int number = i;
                    Await.until(() -> counted.taken.get() == number);
                    for (int spin = random.nextInt(300); spin > 0; spin--) {
                        Thread.onSpinWait();
                    }
                }
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void noneIsLostAmongManyPublishers(Kind kind) {
        int publishers = 4;
        int each = 30_000;
        try (NodeExecutor executor = kind.make()) {
            List<Counted> all = new ArrayList<>();
            for (int i = 0; i < 6; i++) {
                all.add(new Counted(executor, i < 4 ? CallbackGroup.mutuallyExclusive() : CallbackGroup.reentrant()));
            }
            List<Thread> threads = new ArrayList<>();
            for (int p = 0; p < publishers; p++) {
                long seed = 100 + p;
                threads.add(Await.thread(() -> {
                    SplittableRandom random = new SplittableRandom(seed);
                    for (int i = 0; i < each; i++) {
                        Counted counted = all.get(random.nextInt(all.size()));
                        counted.published.incrementAndGet();
                        counted.signal();
                    }
                }));
            }
            threads.forEach(Await::end);
            Await.until(() -> all.stream().allMatch(counted -> counted.taken.get() == counted.published.get()));
            assertEquals(
                    publishers * each,
                    all.stream().mapToLong(counted -> counted.taken.get()).sum());
        }
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void whileItPerformsMakesItPerformAgain(Kind kind) {
        CountDownLatch second = new CountDownLatch(1);
        AtomicInteger performs = new AtomicInteger();
        try (NodeExecutor executor = kind.make()) {
            Work work = new Work(executor, CallbackGroup.mutuallyExclusive()) {
                @Override
                boolean perform() {
                    if (performs.incrementAndGet() == 1) {
                        signal();
                    } else {
                        second.countDown();
                    }
                    return false; // there was nothing, and yet it was signalled
                }
            };
            work.signal();
            Await.latch(second);
        }
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void withoutOneNothingIsPerformed(Kind kind) {
        AtomicInteger performs = new AtomicInteger();
        CountDownLatch other = new CountDownLatch(1);
        try (NodeExecutor executor = kind.make()) {
            CallbackGroup group = CallbackGroup.mutuallyExclusive();
            Posts silent = new Posts(executor, group);
            silent.add(performs::incrementAndGet);
            new Posts(executor, group).post(other::countDown);
            Await.latch(other);
        }
        assertEquals(0, performs.get());
    }

    @Test
    void queueKeepsTheOrderOfEachThread() {
        final class Numbered extends Ready {
            final int producer;
            final int number;

            Numbered(int producer, int number) {
                this.producer = producer;
                this.number = number;
            }

            @Override
            int run(int budget) {
                return 0;
            }

            @Override
            void drop() {}
        }
        ReadyQueue queue = new ReadyQueue();
        assertTrue(queue.isEmpty());
        int producers = 3;
        int each = 50_000;
        for (int p = 0; p < producers; p++) {
            int producer = p;
            Await.thread(() -> {
                for (int i = 0; i < each; i++) {
                    queue.add(new Numbered(producer, i));
                }
            });
        }
        Map<Integer, Integer> next = new HashMap<>();
        AtomicInteger left = new AtomicInteger(producers * each);
        Await.until(() -> {
            for (Ready ready = queue.poll(); ready != null; ready = queue.poll()) {
                Numbered numbered = (Numbered) ready;
                assertEquals(next.getOrDefault(numbered.producer, 0), numbered.number);
                next.put(numbered.producer, numbered.number + 1);
                assertEquals(left.decrementAndGet() > 0 && !queue.isEmpty(), !queue.isEmpty());
            }
            return left.get() == 0;
        });
        assertTrue(queue.isEmpty());
        assertFalse(!queue.looksEmpty());
    }
}
