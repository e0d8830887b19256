package dev.cedros.node;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

class SingleThreadedExecutorTest {
    private final SingleThreadedExecutor executor = new SingleThreadedExecutor("robot");
    private final CallbackGroup group = CallbackGroup.mutuallyExclusive();
    private final Posts posts = new Posts(executor, group);
    private final List<String> ran = new ArrayList<>();

    @Test
    void nothingRunsUntilItSpins() {
        posts.post(() -> ran.add("one"));
        assertEquals(List.of(), ran);
        assertTrue(executor.spinOnce(Duration.ZERO));
        assertEquals(List.of("one"), ran);
        executor.close();
    }

    @Test
    void spinOnceRunsOneCallback() {
        for (String name : List.of("one", "two")) {
            posts.post(() -> ran.add(name));
        }
        assertTrue(executor.spinOnce(Duration.ofSeconds(Await.SECONDS)));
        assertEquals(List.of("one"), ran);
        assertTrue(executor.spinOnce(Duration.ofDays(100_000_000)));
        assertEquals(List.of("one", "two"), ran);
        assertFalse(executor.spinOnce(Duration.ofMillis(1)));
        assertFalse(executor.spinOnce(Duration.ofMillis(-1)));
    }

    @Test
    void spinOnceSkipsWhatWasSignalledForNothing() {
        Posts other = new Posts(executor, group);
        other.signal();
        posts.post(() -> ran.add("one"));
        assertTrue(executor.spinOnce(Duration.ZERO));
        assertEquals(List.of("one"), ran);
    }

    @Test
    void spinOnceWaitsForWhatComes() {
        Await.thread(() -> posts.post(() -> ran.add("one")));
        assertTrue(executor.spinOnce(Duration.ofSeconds(Await.SECONDS)));
        assertEquals(List.of("one"), ran);
    }

    @Test
    void spinSomeRunsWhatIsReadyAndReturns() {
        Posts other = new Posts(executor, CallbackGroup.mutuallyExclusive());
        Posts third = new Posts(executor, CallbackGroup.reentrant());
        posts.post(() -> {
            ran.add("one");
            third.post(() -> ran.add("later"));
        });
        other.post(() -> ran.add("two"));
        assertTrue(executor.spinSome());
        assertEquals(List.of("one", "two"), ran);
        assertTrue(executor.spinSome());
        assertEquals(List.of("one", "two", "later"), ran);
        assertFalse(executor.spinSome());
    }

    @Test
    void spinSomeReturnsThoughThereIsAlwaysMore() {
        posts.post(new Runnable() {
            @Override
            public void run() {
                ran.add("again");
                posts.post(this);
            }
        });
        assertTrue(executor.spinSome());
        assertEquals(NodeExecutor.BATCH, ran.size());
        assertTrue(executor.spinSome());
        assertTrue(executor.spinOnce(Duration.ZERO));
        assertEquals(2 * NodeExecutor.BATCH + 1, ran.size());
    }

    @Test
    void spinRunsUntilItIsClosed() {
        AtomicReference<Thread> where = new AtomicReference<>();
        CountDownLatch first = new CountDownLatch(1);
        CountDownLatch second = new CountDownLatch(1);
        Thread spinner = Await.thread(executor::spin);
        posts.post(() -> {
            where.set(Thread.currentThread());
            first.countDown();
        });
        Await.latch(first);
        posts.post(second::countDown);
        Await.latch(second);
        assertSame(spinner, where.get());
        assertTrue(spinner.isAlive());
        executor.close();
        Await.end(spinner);
    }

    @Test
    void aCallbackMayEndTheSpin() {
        posts.post(executor::close);
        posts.post(() -> ran.add("late"));
        executor.spin();
        assertEquals(List.of(), ran);
        executor.spin();
        assertFalse(executor.spinOnce(Duration.ofSeconds(Await.SECONDS)));
        assertFalse(executor.spinSome());
    }

    @Test
    void anInterruptEndsTheSpin() {
        Thread.currentThread().interrupt();
        executor.spin();
        assertTrue(Thread.interrupted());
        posts.post(() -> ran.add("one"));
        Thread.currentThread().interrupt();
        assertTrue(executor.spinOnce(Duration.ofSeconds(Await.SECONDS)));
        assertFalse(executor.spinOnce(Duration.ofSeconds(Await.SECONDS)));
        assertTrue(Thread.interrupted());
    }

    @Test
    void anInterruptEndsTheSpinThoughThereIsAlwaysMore() {
        posts.post(new Runnable() {
            @Override
            public void run() {
                posts.post(this);
                Thread.currentThread().interrupt();
            }
        });
        Thread spinner = Await.thread(executor::spin);
        Await.end(spinner);
        posts.close();
    }

    @Test
    void oneThreadSpinsAtATime() {
        CountDownLatch spinning = new CountDownLatch(1);
        posts.post(spinning::countDown);
        Thread spinner = new Thread(executor::spin, "the spinner");
        spinner.start();
        Await.latch(spinning);
        for (Executable spin : spins()) {
            NodeException e = assertThrows(NodeException.class, spin);
            assertEquals("already-spinning", e.code());
            assertEquals(
                    "robot spins in thread the spinner already, and in one thread at a time."
                            + " Use a MultiThreadedExecutor for several.",
                    e.getMessage());
        }
        assertThrows(NodeException.class, executor::start);
        executor.close();
        Await.end(spinner);
    }

    @Test
    void aCallbackDoesNotSpin() {
        for (Executable spin : spins()) {
            posts.post(() -> ran.add(assertThrows(NodeException.class, spin).getMessage()));
        }
        assertTrue(executor.spinSome());
        assertEquals(3, ran.size());
        assertEquals(
                "robot spins in this thread already; a callback cannot spin it. Return from the callback instead.",
                ran.get(0));
    }

    private List<Executable> spins() {
        return List.of(executor::spin, () -> executor.spinOnce(Duration.ZERO), executor::spinSome);
    }

    @Test
    void startsAThreadOfItsOwn() {
        AtomicReference<Thread> where = new AtomicReference<>();
        CountDownLatch done = new CountDownLatch(1);
        executor.start();
        executor.start();
        posts.post(() -> {
            where.set(Thread.currentThread());
            Thread.currentThread().interrupt(); // must not end it, nor keep it from sleeping
            done.countDown();
        });
        Await.latch(done);
        assertEquals("robot", where.get().getName());
        assertTrue(where.get().isDaemon());
        CountDownLatch more = new CountDownLatch(1);
        posts.post(more::countDown);
        Await.latch(more);
        executor.close();
        assertFalse(where.get().isAlive());
        NodeException e = assertThrows(NodeException.class, executor::start);
        assertEquals("closed", e.code());
    }

    @Test
    void threadsAreNamed() {
        List<String> names = new ArrayList<>();
        try (NodeExecutor multi = new MultiThreadedExecutor("arm", 2);
                NodeExecutor worker = new WorkerExecutor("leg")) {
            for (NodeExecutor one : List.of(multi, worker)) {
                CountDownLatch done = new CountDownLatch(1);
                new Posts(one, CallbackGroup.mutuallyExclusive()).post(() -> {
                    names.add(Thread.currentThread().getName());
                    done.countDown();
                });
                Await.latch(done);
            }
        }
        assertTrue(names.get(0).matches("arm-thread-[12]"), names.get(0));
        assertEquals("leg", names.get(1));
        assertTrue(new SingleThreadedExecutor().toString().matches("cedros-single-\\d+"));
        assertTrue(new MultiThreadedExecutor(1).toString().matches("cedros-multi-\\d+"));
        assertTrue(new WorkerExecutor().toString().matches("cedros-worker-\\d+"));
    }

    @Test
    void needsAThread() {
        NodeException e = assertThrows(NodeException.class, () -> new MultiThreadedExecutor("arm", 0));
        assertEquals("thread-count", e.code());
        assertEquals("arm cannot have 0 threads. Give it one or more.", e.getMessage());
    }
}
