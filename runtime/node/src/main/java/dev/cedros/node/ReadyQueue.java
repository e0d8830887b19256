package dev.cedros.node;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import org.jspecify.annotations.Nullable;

/**
 * A queue linked through its elements, so that nothing is allocated for them. Any thread may add, without waiting for any other;
 * one thread at a time takes.
 *
 * <p>An element is added in two steps: it becomes the tail, then the one before it learns of it. Between them the queue looks
 * empty from there on. So whoever adds tells the taker afterwards, and a taker that finds nothing may rely on being told.
 */
@SuppressWarnings("ReferenceEquality") // An element stands for itself.
final class ReadyQueue {
    private static final VarHandle TAIL;

    static {
        try {
            TAIL = MethodHandles.lookup().findVarHandle(ReadyQueue.class, "tail", Ready.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    /** Stands for no element: the queue always has one, so that adding never has to look for the first. */
    private final Ready stub = new Stub();

    private Ready head = stub;
    private volatile Ready tail = stub;

    /** Adds an element that is in no queue. For any thread. */
    void add(Ready element) {
        element.next = null;
        Ready before = (Ready) TAIL.getAndSet(this, element);
        before.next = element;
    }

    /** Takes the first element; null if there is none, or its adding is not finished. For one thread at a time. */
    @Nullable
    Ready poll() {
        Ready first = head;
        Ready second = first.next;
        if (first == stub) {
            if (second == null) {
                return null;
            }
            head = second;
            first = second;
            second = first.next;
        }
        if (second == null) {
            if (first != tail) {
                return null;
            }
            // The last one leaves only when something is behind it.
            add(stub);
            second = first.next;
            if (second == null) {
                return null;
            }
        }
        head = second;
        return first;
    }

    /** Tells whether nothing was added that was not taken. For the thread that takes. */
    boolean isEmpty() {
        return head == stub && tail == stub;
    }

    /** Tells the same to any thread, though while others take or add it may be mistaken. */
    boolean looksEmpty() {
        return tail == stub;
    }

    private static final class Stub extends Ready {
        @Override
        int run(int budget) {
            return 0;
        }

        @Override
        void drop() {}
    }
}
