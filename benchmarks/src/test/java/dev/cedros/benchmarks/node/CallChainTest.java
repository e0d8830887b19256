package dev.cedros.benchmarks.node;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.cedros.error.PayloadReleasedException;
import dev.cedros.interfaces.std_msgs.msg.UInt8MultiArray;
import dev.cedros.interfaces.std_msgs.msg.UInt8MultiArrayCodec;
import dev.cedros.node.inprocess.InProcessOptions;
import dev.cedros.sequence.ByteSequence;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class CallChainTest {
    private static final int COUNT = 200;

    static Stream<Receiving<UInt8MultiArray>> ways() {
        return Stream.of(
                Receiving.typed(),
                Receiving.borrowing(),
                Receiving.registry(UInt8MultiArrayCodec.TYPE),
                Receiving.borrowed());
    }

    @ParameterizedTest
    @MethodSource("ways")
    void callbacksHaveRunWhenSendingReturns(Receiving<UInt8MultiArray> way) {
        List<Thread> threads = new ArrayList<>();
        List<ByteSequence> data = new ArrayList<>();
        try (CallChain chain = chain(InProcessOptions.DEFAULT, way, message -> {
            threads.add(Thread.currentThread());
            data.add(ByteSequence.of(message.data().toArray()));
        })) {
            for (int i = 1; i <= COUNT; i++) {
                chain.send();
                assertEquals(i, threads.size());
            }
        }
        assertEquals(
                List.of(Thread.currentThread()), threads.stream().distinct().toList());
        assertEquals(Bytes.message(100, 1).data(), data.get(0));
        assertEquals(Bytes.message(100, 0).data(), data.get(1));
    }

    @Test
    void whatIsBorrowedEndsWithTheCallback() {
        Kept kept = new Kept();
        try (CallChain chain = chain(InProcessOptions.DEFAULT, Receiving.borrowed(), kept::keep)) {
            chain.send();
        }
        UInt8MultiArray message = (UInt8MultiArray) kept.last();
        assertThrows(PayloadReleasedException.class, () -> message.data().get(0));
        assertEquals(1, kept.count());
    }

    @Test
    void messagesArriveInSlicesIfTheyAreCut() {
        List<Integer> slices = new ArrayList<>();
        try (CallChain chain = CallChain.of(
                InProcessOptions.DEFAULT.withFragmentBytes(64),
                UInt8MultiArrayCodec.TYPE,
                Bytes.encoded(100, 1),
                subscription -> subscription.borrowing(
                        sample -> slices.add(sample.payload().sliceCount())))) {
            chain.send();
        }
        assertEquals(List.of(2), slices);
    }

    private static CallChain chain(
            InProcessOptions options, Receiving<UInt8MultiArray> way, Consumer<UInt8MultiArray> callback) {
        return CallChain.of(
                options,
                UInt8MultiArrayCodec.TYPE,
                Bytes.encoded(100, 2),
                subscription -> way.open(subscription, callback));
    }
}
