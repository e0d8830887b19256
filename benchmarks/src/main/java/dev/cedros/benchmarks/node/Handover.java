package dev.cedros.benchmarks.node;

import java.util.Queue;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentLinkedQueue;

/** A way to hand objects from one thread to one other, without any message. */
interface Handover {
    /** Hands an object over, after waiting for room. */
    void put(Object object) throws InterruptedException;

    /** Takes an object, after waiting for one. */
    Object take() throws InterruptedException;

    /** A queue of limited length, whose threads sleep while they wait. */
    static Handover sleeping(int limit) {
        BlockingQueue<Object> queue = new ArrayBlockingQueue<>(limit);
        return new Handover() {
            @Override
            public void put(Object object) throws InterruptedException {
                queue.put(object);
            }

            @Override
            public Object take() throws InterruptedException {
                return queue.take();
            }
        };
    }

    /** A queue without locks, whose threads look again and again while they wait. */
    static Handover spinning(int limit) {
        Queue<Object> queue = new ConcurrentLinkedQueue<>();
        Counter put = new Counter();
        Counter taken = new Counter();
        return new Handover() {
            @Override
            public void put(Object object) throws InterruptedException {
                while (put.value() - taken.value() >= limit) {
                    pause();
                }
                put.add();
                queue.add(object);
            }

            @Override
            public Object take() throws InterruptedException {
                Object object = queue.poll();
                while (object == null) {
                    pause();
                    object = queue.poll();
                }
                taken.add();
                return object;
            }

            private void pause() throws InterruptedException {
                if (Thread.interrupted()) {
                    throw new InterruptedException("Nobody was at the other end");
                }
                Thread.onSpinWait();
            }
        };
    }
}
