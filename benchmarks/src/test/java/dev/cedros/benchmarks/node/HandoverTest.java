package dev.cedros.benchmarks.node;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class HandoverTest {
    private static final int COUNT = 1000;

    static Stream<Handover> both() {
        return Stream.of(Handover.sleeping(3), Handover.spinning(3));
    }

    @ParameterizedTest
    @MethodSource("both")
    void objectsArriveInOrder(Handover handover) throws InterruptedException {
        Thread sender = new Thread(() -> {
            try {
                for (int i = 0; i < COUNT; i++) {
                    handover.put(i);
                }
            } catch (InterruptedException e) {
                // The test fails for what is missing.
            }
        });
        sender.start();
        List<Object> received = new ArrayList<>();
        for (int i = 0; i < COUNT; i++) {
            received.add(handover.take());
        }
        sender.join();
        assertEquals(IntStream.range(0, COUNT).boxed().toList(), received);
    }

    @ParameterizedTest
    @MethodSource("both")
    void thoseWhoWaitCanBeInterrupted(Handover handover) throws InterruptedException {
        for (int i = 0; i < 3; i++) {
            handover.put(i);
        }
        Thread.currentThread().interrupt();
        assertThrows(InterruptedException.class, () -> handover.put("no room"));
    }
}
