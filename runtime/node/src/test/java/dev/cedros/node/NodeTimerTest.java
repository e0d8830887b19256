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
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class NodeTimerTest {
    /** Time that passes only when a test says so. It begins shortly before nanoTime overflows. */
    private static final class FakeClock implements TimerClock {
        private static final long START = Long.MAX_VALUE - 1_000;

        private record Task(Runnable body, long nanos) {}

        private final List<Task> tasks = new ArrayList<>();
        private long nanos = START;

        @Override
        public synchronized long nanoTime() {
            return nanos;
        }

        @Override
        public synchronized Runnable schedule(Runnable body, long delayNanos) {
            Task task = new Task(body, nanos + delayNanos);
            tasks.add(task);
            return () -> remove(task);
        }

        private synchronized void remove(Task task) {
            tasks.removeIf(other -> other == task);
        }

        synchronized int scheduled() {
            return tasks.size();
        }

        /** Jumps to a time after the start, then runs what was due by then. */
        void jumpTo(long time) {
            nanos = START + time;
            for (Task task : List.copyOf(tasks)) {
                if (task.nanos - nanos <= 0) {
                    remove(task);
                    task.body.run();
                }
            }
        }

        long passed() {
            return nanos - START;
        }
    }

    private final FakeClock clock = new FakeClock();
    private final SingleThreadedExecutor executor = new SingleThreadedExecutor();
    private final List<Long> ticks = new ArrayList<>();
    private final List<Throwable> errors = new ArrayList<>();
    private final List<NodeTimer> closed = new ArrayList<>();

    private NodeTimer timer(long periodNanos) {
        return timer(periodNanos, () -> ticks.add(clock.passed()));
    }

    private NodeTimer timer(long periodNanos, Runnable callback) {
        return new NodeTimer(
                executor,
                CallbackGroup.mutuallyExclusive(),
                clock,
                Duration.ofNanos(periodNanos),
                callback,
                errors::add,
                closed::add);
    }

    private void at(long time) {
        clock.jumpTo(time);
        executor.spinSome();
    }

    @Test
    void ticksAtWholePeriods() {
        NodeTimer timer = timer(1_000);
        assertEquals(Duration.ofNanos(1_000), timer.period());
        at(999);
        assertEquals(List.of(), ticks);
        at(1_000);
        at(1_500);
        at(2_300); // late
        at(3_000); // and the next is not
        at(4_000);
        assertEquals(List.of(1_000L, 2_300L, 3_000L, 4_000L), ticks);
        assertEquals(0, timer.missed());
    }

    @Test
    void skipsTicksForWhichTheClockWasTooLate() {
        NodeTimer timer = timer(1_000);
        at(4_700);
        assertEquals(List.of(4_700L), ticks);
        assertEquals(3, timer.missed());
        at(5_000);
        assertEquals(List.of(4_700L, 5_000L), ticks);
        assertEquals(3, timer.missed());
    }

    @Test
    void skipsTicksForWhichTheCallbackWasTooLate() {
        NodeTimer timer = timer(1_000);
        for (long time = 1_000; time <= 5_000; time += 1_000) {
            clock.jumpTo(time);
        }
        executor.spinSome();
        assertEquals(List.of(5_000L), ticks);
        assertEquals(4, timer.missed());
    }

    @Test
    void handlesATickDuringTheCallbackAfterwards() {
        NodeTimer timer = timer(1_000, () -> {
            ticks.add(clock.passed());
            if (clock.passed() == 1_000) {
                clock.jumpTo(2_000);
                clock.jumpTo(3_000);
                clock.jumpTo(3_500);
            }
        });
        at(1_000);
        assertEquals(List.of(1_000L, 3_500L), ticks);
        assertEquals(1, timer.missed());
        at(4_000);
        assertEquals(List.of(1_000L, 3_500L, 4_000L), ticks);
    }

    @Test
    void cancelEndsAndResetBeginsAnew() {
        NodeTimer timer = timer(1_000);
        at(1_000);
        clock.jumpTo(2_000); // due, not yet run
        assertFalse(timer.isCanceled());
        timer.cancel();
        timer.cancel();
        assertTrue(timer.isCanceled());
        assertEquals(0, clock.scheduled());
        at(3_000);
        at(3_300);
        timer.reset();
        assertFalse(timer.isCanceled());
        at(4_000);
        at(4_300);
        at(4_800);
        timer.reset();
        at(5_300);
        at(5_800);
        assertEquals(List.of(1_000L, 4_300L, 5_800L), ticks);
        assertEquals(1, clock.scheduled());
    }

    @Test
    void aTickOfBeforeAResetDoesNothing() {
        NodeTimer timer = timer(1_000);
        Runnable old = clock.tasks.get(0).body;
        clock.nanos += 1_000;
        timer.reset();
        old.run(); // had left the clock when it was unscheduled
        executor.spinSome();
        assertEquals(List.of(), ticks);
        assertEquals(1, clock.scheduled());
    }

    @Test
    void mayBeEndedInItsCallback() {
        List<NodeTimer> timers = new ArrayList<>();
        timers.add(timer(1_000, () -> {
            ticks.add(clock.passed());
            timers.get(0).cancel();
        }));
        timers.add(timer(1_000, () -> {
            ticks.add(-clock.passed());
            timers.get(1).close();
        }));
        at(1_000);
        at(2_000);
        assertEquals(List.of(1_000L, -1_000L), ticks);
        assertEquals(0, clock.scheduled());
    }

    @Test
    void closed() {
        NodeTimer timer = timer(1_000);
        clock.jumpTo(1_000);
        timer.close();
        timer.close();
        timer.cancel();
        at(2_000);
        assertEquals(List.of(), ticks);
        assertTrue(timer.isCanceled());
        assertEquals(0, clock.scheduled());
        NodeException e = assertThrows(NodeException.class, timer::reset);
        assertEquals("closed", e.code());
        assertEquals("The timer is closed and cannot be reset. Make another.", e.getMessage());
    }

    @Test
    void failuresGoToTheHandler() {
        AssertionError failure = new AssertionError("tick");
        timer(1_000, () -> {
            throw failure;
        });
        at(1_000);
        at(2_000);
        assertEquals(2, errors.size());
        assertSame(failure, errors.get(0));
    }

    @Test
    void aHandlerThatFailsDoesNotEndIt() {
        AssertionError failure = new AssertionError("handler");
        try (LoggedErrors logged = new LoggedErrors()) {
            new NodeTimer(
                    executor,
                    CallbackGroup.mutuallyExclusive(),
                    clock,
                    Duration.ofNanos(1_000),
                    () -> {
                        throw new AssertionError("tick");
                    },
                    e -> {
                        ticks.add(clock.passed());
                        throw failure;
                    },
                    closed::add);
            at(1_000);
            at(2_000);
            assertEquals(List.of(1_000L, 2_000L), ticks);
            assertEquals(2, logged.records().size());
            assertSame(failure, logged.records().get(0).getThrown());
            assertTrue(logged.records().get(0).getMessage().startsWith("timer of PT0.000001S failed"));
        }
    }

    @Test
    void needsAPeriod() {
        for (Duration period : List.of(Duration.ZERO, Duration.ofNanos(-1))) {
            NodeException e = assertThrows(
                    NodeException.class,
                    () -> new NodeTimer(
                            executor, CallbackGroup.reentrant(), clock, period, () -> {}, errors::add, closed::add));
            assertEquals("timer-period", e.code());
            assertEquals("A timer cannot have the period " + period + ". Give one above zero.", e.getMessage());
        }
        new NodeTimer(
                executor,
                CallbackGroup.reentrant(),
                clock,
                Duration.ofSeconds(Long.MAX_VALUE),
                () -> {},
                errors::add,
                closed::add);
        at(1_000_000);
        assertEquals(List.of(), errors);
    }

    @Test
    void withTheClockOfTheMachine() {
        CountDownLatch some = new CountDownLatch(3);
        TimerThread thread = new TimerThread("the timers");
        List<String> names = new ArrayList<>();
        thread.schedule(() -> names.add(Thread.currentThread().getName()), 0);
        try (NodeExecutor worker = new WorkerExecutor()) {
            NodeTimer timer = new NodeTimer(
                    worker,
                    CallbackGroup.mutuallyExclusive(),
                    thread,
                    Duration.ofMillis(1),
                    some::countDown,
                    errors::add,
                    closed::add);
            Await.latch(some);
            thread.close();
            NodeException e = assertThrows(NodeException.class, timer::reset);
            assertEquals("closed", e.code());
            assertThrows(
                    NodeException.class,
                    () -> new NodeTimer(
                            worker,
                            CallbackGroup.reentrant(),
                            thread,
                            Duration.ofMillis(1),
                            () -> {},
                            errors::add,
                            closed::add));
        }
        assertEquals(List.of("the timers"), names);
    }

    @Test
    void inAReentrantGroupTicksOverlap() {
        CyclicBarrier together = new CyclicBarrier(2);
        CountDownLatch both = new CountDownLatch(2);
        AtomicInteger calls = new AtomicInteger();
        TimerThread thread = new TimerThread("the timers");
        try (NodeExecutor multi = new MultiThreadedExecutor(2)) {
            new NodeTimer(
                    multi,
                    CallbackGroup.reentrant(),
                    thread,
                    Duration.ofMillis(1),
                    () -> {
                        if (calls.incrementAndGet() <= 2) {
                            Await.barrier(together);
                            both.countDown();
                        }
                    },
                    errors::add,
                    closed::add);
            Await.latch(both);
            thread.close();
        }
    }
}
