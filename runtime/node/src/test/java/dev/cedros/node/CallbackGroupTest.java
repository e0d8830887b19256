package dev.cedros.node;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class CallbackGroupTest {
    @ParameterizedTest
    @EnumSource(Kind.class)
    void exclusiveOneAtATimeInTheOrderOfEachPublisher(Kind kind) {
        int works = 5;
        int publishers = 3;
        int each = 4_000;
        long seed = 20_24;
        AtomicInteger inside = new AtomicInteger();
        int[] handled = new int[1]; // plain: the group orders the accesses
        int[][] last = new int[works][publishers];
        AtomicInteger faults = new AtomicInteger();
        CountDownLatch all = new CountDownLatch(publishers * each);
        try (NodeExecutor executor = kind.make()) {
            CallbackGroup group = CallbackGroup.mutuallyExclusive();
            List<Posts> posts = new ArrayList<>();
            for (int i = 0; i < works; i++) {
                posts.add(new Posts(executor, group));
            }
            for (int p = 0; p < publishers; p++) {
                int publisher = p;
                Await.thread(() -> {
                    SplittableRandom random = new SplittableRandom(seed + publisher);
                    for (int i = 1; i <= each; i++) {
                        int work = random.nextInt(works);
                        int number = i;
                        posts.get(work).post(() -> {
                            if (inside.getAndIncrement() != 0 || last[work][publisher] >= number) {
                                faults.incrementAndGet();
                            }
                            last[work][publisher] = number;
                            handled[0]++;
                            inside.decrementAndGet();
                            all.countDown();
                        });
                    }
                });
            }
            Await.latch(all);
        }
        assertEquals(0, faults.get());
        assertEquals(publishers * each, handled[0]);
    }

    @ParameterizedTest
    @EnumSource(
            value = Kind.class,
            names = {"SINGLE", "MULTI", "OVER_POOL"})
    void exclusiveInTheOrderOfSignals(Kind kind) {
        List<String> order = new ArrayList<>();
        CountDownLatch held = new CountDownLatch(1);
        CountDownLatch all = new CountDownLatch(7);
        try (NodeExecutor executor = kind.make()) {
            CallbackGroup group = CallbackGroup.mutuallyExclusive();
            Posts a = new Posts(executor, group);
            Posts b = new Posts(executor, group);
            Posts c = new Posts(executor, group);
            new Posts(executor, group).post(() -> Await.latch(held));
            for (int i = 1; i <= 3; i++) {
                int number = i;
                for (Posts posts : List.of(c, a)) {
                    posts.post(() -> {
                        order.add((posts == a ? "a" : "c") + number);
                        all.countDown();
                    });
                }
            }
            b.post(() -> {
                order.add("b1");
                all.countDown();
            });
            held.countDown();
            Await.latch(all);
        }
        assertEquals(List.of("c1", "a1", "b1", "c2", "a2", "c3", "a3"), order);
    }

    @ParameterizedTest
    @EnumSource(
            value = Kind.class,
            names = {"MULTI", "OVER_POOL"})
    void reentrantAsManyAtATimeAsThereAreThreads(Kind kind) {
        CyclicBarrier together = new CyclicBarrier(4);
        CountDownLatch all = new CountDownLatch(40);
        try (NodeExecutor executor = kind.make()) {
            Posts posts = new Posts(executor, CallbackGroup.reentrant());
            for (int i = 0; i < 40; i++) {
                posts.post(() -> {
                    Await.barrier(together); // passes only if four callbacks of the same work meet
                    all.countDown();
                });
            }
            Await.latch(all);
        }
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void reentrantHandlesEveryItem(Kind kind) {
        int each = 20_000;
        AtomicInteger handled = new AtomicInteger();
        try (NodeExecutor executor = kind.make()) {
            Posts posts = new Posts(executor, CallbackGroup.reentrant());
            List<Thread> threads = new ArrayList<>();
            for (int p = 0; p < 3; p++) {
                threads.add(Await.thread(() -> {
                    for (int i = 0; i < each; i++) {
                        posts.post(handled::incrementAndGet);
                    }
                }));
            }
            threads.forEach(Await::end);
            Await.until(() -> handled.get() == 3 * each);
        }
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void reentrantHandlesSeveralItemsOfOneSignal(Kind kind) {
        CountDownLatch all = new CountDownLatch(1_000);
        try (NodeExecutor executor = kind.make()) {
            Posts posts = new Posts(executor, CallbackGroup.reentrant());
            for (int i = 0; i < 1_000; i++) {
                posts.add(all::countDown);
            }
            posts.signal();
            Await.latch(all);
        }
    }

    @Test
    void groupsRunAtTheSameTime() {
        CyclicBarrier together = new CyclicBarrier(2);
        CountDownLatch all = new CountDownLatch(2);
        try (NodeExecutor executor = new MultiThreadedExecutor(2)) {
            for (int i = 0; i < 2; i++) {
                new Posts(executor, CallbackGroup.mutuallyExclusive()).post(() -> {
                    Await.barrier(together);
                    all.countDown();
                });
            }
            Await.latch(all);
        }
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void aBusyGroupDoesNotStarveAnother(Kind kind) {
        if (!kind.detached()) {
            return; // the caller's thread is as busy as the caller makes it
        }
        CountDownLatch served = new CountDownLatch(1);
        try (NodeExecutor executor = kind.make()) {
            List<Posts> busy = new ArrayList<>();
            for (int i = 0; i < 8; i++) {
                Posts posts =
                        new Posts(executor, i % 2 == 0 ? CallbackGroup.mutuallyExclusive() : CallbackGroup.reentrant());
                busy.add(posts);
                posts.post(new Runnable() {
                    @Override
                    public void run() {
                        if (!posts.isClosed()) {
                            posts.post(this); // never runs out
                        }
                    }
                });
            }
            new Posts(executor, CallbackGroup.mutuallyExclusive()).post(served::countDown);
            Await.latch(served);
            busy.forEach(Work::close);
        }
    }

    @Test
    void aBusyWorkDoesNotStarveAnotherOfItsGroup() {
        try (SingleThreadedExecutor executor = new SingleThreadedExecutor()) {
            CallbackGroup group = CallbackGroup.mutuallyExclusive();
            Posts busy = new Posts(executor, group);
            Posts other = new Posts(executor, group);
            List<String> order = new ArrayList<>();
            for (int i = 0; i < 1_000; i++) {
                busy.post(() -> order.add("busy"));
            }
            busy.post(() -> {});
            other.post(() -> order.add("other"));
            executor.spinSome();
            assertTrue(order.indexOf("other") <= 1, order.toString());
        }
    }

    @Test
    void belongsToOneExecutor() {
        for (CallbackGroup group : List.of(CallbackGroup.mutuallyExclusive(), CallbackGroup.reentrant())) {
            try (NodeExecutor one = new SingleThreadedExecutor("one");
                    NodeExecutor two = new WorkerExecutor("two")) {
                new Posts(one, group);
                new Posts(one, group);
                NodeException e = assertThrows(NodeException.class, () -> new Posts(two, group));
                assertEquals("group-in-use", e.code());
                assertEquals(
                        "The callback group belongs to one and is used with two. Make a group for each executor.",
                        e.getMessage());
            }
        }
    }

    @Test
    void saysWhatItIs() {
        assertTrue(CallbackGroup.mutuallyExclusive().isMutuallyExclusive());
        assertEquals("reentrant group", CallbackGroup.reentrant().toString());
    }
}
