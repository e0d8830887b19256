package dev.cedros.payload;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.error.InvalidMessageException;
import dev.cedros.error.PayloadReleasedException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PayloadOwnerTest {
    private static final byte[] BYTES = {0, 1, 0, 0, 42};

    private final AtomicInteger returned = new AtomicInteger();

    /** Ways to make a payload with an owner. */
    static List<Function<Runnable, Payload>> owned() {
        return List.of(
                owner -> Payload.of(BYTES, 0, 5, owner),
                owner -> Payload.of(ByteBuffer.allocateDirect(5).put(BYTES).flip(), owner),
                owner -> Payload.of(List.of(ByteBuffer.wrap(BYTES, 0, 2), ByteBuffer.wrap(BYTES, 2, 3)), owner),
                owner -> Payload.of(ByteBuffer.allocate(0), owner),
                owner -> Payload.of(Payload.of(BYTES), owner),
                owner -> Payload.of(Payload.empty(), owner),
                owner -> Payload.of(List.of(), owner));
    }

    @ParameterizedTest
    @MethodSource("owned")
    void theOwnerIsToldOnce(Function<Runnable, Payload> maker) {
        Payload payload = maker.apply(returned::incrementAndGet);
        assertEquals(0, returned.get());
        payload.release();
        payload.close();
        assertEquals(1, returned.get());
    }

    @ParameterizedTest
    @MethodSource("owned")
    void theOwnerWaitsForAllShares(Function<Runnable, Payload> maker) {
        Payload payload = maker.apply(returned::incrementAndGet);
        Payload first = payload.share();
        Payload second = first.share();
        payload.release();
        payload.release();
        second.release();
        assertEquals(0, returned.get());
        assertArrayEquals(copyOf(payload.size()), first.toByteArray());
        first.release();
        assertEquals(1, returned.get());
        assertThrows(PayloadReleasedException.class, first::share);
    }

    @Test
    void sharesShowTheSameMemoryWithLeasesOfTheirOwn() {
        Payload payload = Payload.of(BYTES);
        Payload share = payload.share();
        assertNotSame(payload, share);
        assertSame(payload.array(), share.array());
        payload.release();
        assertThrows(PayloadReleasedException.class, payload::share);
        assertArrayEquals(BYTES, share.toByteArray());
        share.release();
        assertThrows(PayloadReleasedException.class, share::array);
    }

    @Test
    void aPayloadOfAnotherOneCanReleaseIt() {
        Payload lent = Payload.of(BYTES, 0, 5, returned::incrementAndGet);
        Payload payload = Payload.of(lent, lent::release);
        Payload share = payload.share();
        payload.release();
        assertSame(BYTES, lent.array());
        share.release();
        assertTrue(lent.isReleased());
        assertEquals(1, returned.get());
        assertThrows(PayloadReleasedException.class, () -> Payload.of(lent, lent::release));
    }

    @Test
    void theEmptyPayloadIsItsOwnShare() {
        assertSame(Payload.empty(), Payload.empty().share());
    }

    @Test
    void whatTheOwnerThrowsIsThrownByTheRelease() {
        Payload payload = Payload.of(BYTES, 0, 5, () -> {
            throw new IllegalStateException("memory is gone");
        });
        assertEquals(
                "memory is gone",
                assertThrows(IllegalStateException.class, payload::release).getMessage());
        assertTrue(payload.isReleased());
        payload.release();
    }

    @Test
    void refusesToHaveNobodyToTell() {
        InvalidMessageException e =
                assertThrows(InvalidMessageException.class, () -> Payload.of(BYTES, 0, 5, (Runnable) null));
        assertEquals("null-member", e.code());
    }

    @Test
    void anOwnerIsNotToldOfAPayloadThatWasNotMade() {
        assertThrows(IndexOutOfBoundsException.class, () -> Payload.of(BYTES, 3, 3, returned::incrementAndGet));
        assertEquals(0, returned.get());
    }

    @Test
    void severalSlicesAreGatheredOnce() {
        Payload payload = Payload.of(List.of(ByteBuffer.wrap(BYTES, 0, 2), ByteBuffer.wrap(BYTES, 2, 3)));
        Payload first = payload.contiguous();
        Payload second = payload.contiguous();
        assertSame(first.array(), second.array());
        first.release();
        payload.release();
        assertArrayEquals(BYTES, second.toByteArray());
    }

    /** Shares are made and released by several threads, each payload by two of them at once. */
    @Test
    void threadsReleaseWhatTheyShare() throws Exception {
        int threads = 4;
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        try {
            for (int round = 0; round < 300; round++) {
                returned.set(0);
                Payload payload = Payload.of(BYTES, 0, 5, returned::incrementAndGet);
                List<Payload> shares = new ArrayList<>();
                for (int i = 0; i < threads; i++) {
                    shares.add(payload.share());
                }
                CyclicBarrier start = new CyclicBarrier(threads);
                Callable<Void> releasing = () -> {
                    start.await();
                    for (Payload share : shares) {
                        share.release();
                        payload.release();
                    }
                    return null;
                };
                for (Future<Void> done : pool.invokeAll(Collections.nCopies(threads, releasing))) {
                    done.get();
                }
                assertEquals(1, returned.get(), "in round " + round);
            }
        } finally {
            pool.shutdownNow();
        }
    }

    private static byte[] copyOf(int size) {
        byte[] bytes = new byte[size];
        System.arraycopy(BYTES, 0, bytes, 0, size);
        return bytes;
    }
}
