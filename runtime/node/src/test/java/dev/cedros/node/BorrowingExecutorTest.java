package dev.cedros.node;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BorrowingExecutorTest {
    private final BlockingQueue<NodeException> rejections = new LinkedBlockingQueue<>();

    private NodeException rejection() throws InterruptedException {
        NodeException e = rejections.poll(Await.SECONDS, TimeUnit.SECONDS);
        if (e == null) {
            throw new AssertionError("no rejection was reported");
        }
        return e;
    }

    @Test
    void aTaskRunsABatchOfALane() {
        Queue<Runnable> tasks = new ArrayDeque<>();
        AtomicInteger handled = new AtomicInteger();
        try (NodeExecutor executor = NodeExecutor.over(tasks::add)) {
            Posts posts = new Posts(executor, CallbackGroup.mutuallyExclusive());
            for (int i = 0; i < 100; i++) {
                posts.post(handled::incrementAndGet);
            }
            assertEquals(1, tasks.size());
            Runnable first = tasks.remove();
            first.run();
            assertEquals(64, handled.get());
            assertEquals(1, tasks.size());
            assertSame(first, tasks.peek()); // nothing is allocated for a batch
            tasks.remove().run();
            assertEquals(100, handled.get());
            assertTrue(tasks.isEmpty());
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void inTheCallersThreadManyItemsDoNotGrowTheStack(boolean exclusive) {
        AtomicInteger handled = new AtomicInteger();
        try (NodeExecutor executor = NodeExecutor.over(Runnable::run)) {
            Posts posts =
                    new Posts(executor, exclusive ? CallbackGroup.mutuallyExclusive() : CallbackGroup.reentrant());
            for (int i = 0; i < 1_000_000; i++) {
                posts.add(handled::incrementAndGet);
            }
            posts.signal();
            assertEquals(1_000_000, handled.get());
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void inTheCallersThreadAnswersToOneselfDoNotGrowTheStack(boolean exclusive) {
        AtomicInteger handled = new AtomicInteger();
        try (NodeExecutor executor = NodeExecutor.over(Runnable::run)) {
            Posts posts =
                    new Posts(executor, exclusive ? CallbackGroup.mutuallyExclusive() : CallbackGroup.reentrant());
            posts.post(new Runnable() {
                @Override
                public void run() {
                    if (handled.incrementAndGet() < 100_000) {
                        posts.post(this);
                    }
                }
            });
            assertEquals(100_000, handled.get());
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void whatIsRejectedIsReportedAndTriedAgain(boolean exclusive) throws InterruptedException {
        CountDownLatch held = new CountDownLatch(1);
        CountDownLatch busy = new CountDownLatch(1);
        CountDownLatch all = new CountDownLatch(20);
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new ArrayBlockingQueue<>(1));
        try (NodeExecutor executor = NodeExecutor.over(pool, rejections::add)) {
            pool.execute(() -> {
                busy.countDown();
                Await.latch(held);
            });
            Await.latch(busy);
            pool.execute(() -> {}); // the queue is full
            CallbackGroup group = exclusive ? CallbackGroup.mutuallyExclusive() : CallbackGroup.reentrant();
            Posts arm = new Posts("the arm", executor, group);
            Posts leg = new Posts("the leg", executor, group);
            for (int i = 0; i < 10; i++) {
                arm.post(all::countDown);
                leg.post(all::countDown);
            }
            NodeException e = rejection();
            assertEquals("executor-rejected", e.code());
            assertTrue(e.getMessage().startsWith(executor + " rejects what is ready of the "), e.getMessage());
            assertTrue(e.getMessage().endsWith("Give the executor a longer queue or more threads."), e.getMessage());
            assertTrue(e.getCause() instanceof RejectedExecutionException);
            held.countDown();
            Await.latch(all); // without another signal
        } finally {
            pool.shutdownNow();
        }
    }

    /** What was rejected is ready all the same. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void drainingWaitsForWhatWasRejected(boolean exclusive) throws InterruptedException {
        AtomicBoolean full = new AtomicBoolean(true);
        AtomicInteger handled = new AtomicInteger();
        try (NodeExecutor executor = NodeExecutor.over(
                task -> {
                    if (full.get()) {
                        throw new RejectedExecutionException("full");
                    }
                    task.run();
                },
                rejections::add)) {
            Posts posts =
                    new Posts(executor, exclusive ? CallbackGroup.mutuallyExclusive() : CallbackGroup.reentrant());
            posts.post(handled::incrementAndGet);
            assertFalse(executor.drain(Duration.ZERO));
            rejection();
            assertFalse(executor.drain(Duration.ofMillis(5)));
            full.set(false);
            assertTrue(executor.drain(Duration.ofSeconds(Await.SECONDS)));
            assertEquals(1, handled.get());
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aShutDownExecutorClosesTheWorks(boolean exclusive) throws InterruptedException {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        NodeExecutor executor = NodeExecutor.over(pool, rejections::add);
        Posts posts = new Posts(
                "the arm", executor, exclusive ? CallbackGroup.mutuallyExclusive() : CallbackGroup.reentrant());
        Posts other = new Posts("the leg", executor, CallbackGroup.mutuallyExclusive());
        pool.shutdown();
        posts.post(() -> {});
        NodeException e = rejection();
        assertEquals("executor-rejected", e.code());
        assertEquals(
                executor
                        + " was shut down, so these are closed: the arm. Close the nodes first, then shut the executor down.",
                e.getMessage());
        assertTrue(posts.isClosed());
        assertTrue(other.isClosed());
        assertTrue(executor.isClosed());
        assertTrue(executor.drain(Duration.ofSeconds(Await.SECONDS)));
        other.post(() -> {});
        executor.close();
        assertTrue(rejections.isEmpty());
    }

    @Test
    void rejectedBetweenTwoBatchesNothingIsLost() throws InterruptedException {
        Queue<Runnable> tasks = new ArrayDeque<>();
        boolean[] full = {false};
        CountDownLatch retried = new CountDownLatch(1);
        List<Integer> handled = new ArrayList<>();
        try (NodeExecutor executor = NodeExecutor.over(
                task -> {
                    synchronized (tasks) {
                        if (full[0]) {
                            throw new RejectedExecutionException("full");
                        }
                        tasks.add(task);
                        if (handled.size() == 64) {
                            retried.countDown();
                        }
                    }
                },
                rejections::add)) {
            Posts posts = new Posts(executor, CallbackGroup.mutuallyExclusive());
            for (int i = 0; i < 100; i++) {
                int number = i;
                posts.post(() -> handled.add(number));
            }
            full[0] = true;
            tasks.remove().run();
            assertEquals(64, handled.size());
            rejection();
            synchronized (tasks) {
                full[0] = false;
            }
            Await.latch(retried);
            Runnable task;
            synchronized (tasks) {
                task = tasks.remove();
            }
            task.run();
            assertEquals(100, handled.size());
        }
    }

    @Test
    void anyFailureOfTheExecutorIsARejection() throws InterruptedException {
        OutOfMemoryError noThread = new OutOfMemoryError("unable to create native thread");
        try (NodeExecutor executor = NodeExecutor.over(
                task -> {
                    throw noThread;
                },
                rejections::add)) {
            new Posts(executor, CallbackGroup.mutuallyExclusive()).post(() -> {});
            assertSame(noThread, rejection().getCause());
            assertSame(noThread, rejection().getCause()); // again and again
        }
    }

    @Test
    void aHandlerThatFailsIsLogged() {
        CountDownLatch accepted = new CountDownLatch(1);
        AtomicInteger calls = new AtomicInteger();
        try (LoggedErrors logged = new LoggedErrors();
                NodeExecutor executor = NodeExecutor.over(
                        task -> {
                            if (calls.incrementAndGet() < 3) {
                                throw new RejectedExecutionException("not yet");
                            }
                            task.run();
                        },
                        rejection -> {
                            throw new AssertionError("handler");
                        })) {
            new Posts(executor, CallbackGroup.mutuallyExclusive()).post(accepted::countDown);
            Await.latch(accepted);
            assertEquals(2, logged.records().size());
        }
    }

    @Test
    void withoutAHandlerRejectionsAreLogged() {
        CountDownLatch accepted = new CountDownLatch(1);
        AtomicInteger calls = new AtomicInteger();
        try (LoggedErrors logged = new LoggedErrors();
                NodeExecutor executor = NodeExecutor.over(task -> {
                    if (calls.incrementAndGet() == 1) {
                        throw new RejectedExecutionException("not yet");
                    }
                    task.run();
                })) {
            new Posts("the arm", executor, CallbackGroup.mutuallyExclusive()).post(accepted::countDown);
            Await.latch(accepted);
            assertTrue(logged.records().get(0).getMessage().contains("the arm"));
        }
    }

    @Test
    void aTaskThatRunsAfterCloseDoesNothing() {
        Queue<Runnable> tasks = new ArrayDeque<>();
        NodeExecutor executor = NodeExecutor.over(tasks::add);
        Posts posts = new Posts(executor, CallbackGroup.mutuallyExclusive());
        Posts reentrant = new Posts(executor, CallbackGroup.reentrant());
        posts.post(() -> {});
        reentrant.post(() -> {});
        executor.close();
        tasks.forEach(Runnable::run);
        assertEquals(1, posts.waiting());
        assertEquals(1, reentrant.waiting());
        assertFalse(tasks.isEmpty());
    }
}
