package dev.cedros.node;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.cedros.interfaces.example_interfaces.srv.AddTwoInts;
import dev.cedros.interfaces.example_interfaces.srv.AddTwoIntsService;
import dev.cedros.interfaces.std_msgs.msg.Int64;
import dev.cedros.interfaces.std_msgs.msg.Int64Codec;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** In a reentrant group callbacks run at the same time, also for messages that came together, of which the reader tells once. */
@Timeout(120)
class OverlapTest {
    private static final int THREADS = 4;

    private final CyclicBarrier together = new CyclicBarrier(THREADS);

    /** Keeps all threads of an executor busy until something is done, and waits until they are. */
    private static void meanwhile(NodeExecutor executor, Runnable action) {
        CountDownLatch busy = new CountDownLatch(THREADS);
        CountDownLatch done = new CountDownLatch(1);
        for (int i = 0; i < THREADS; i++) {
            new Posts(executor, CallbackGroup.mutuallyExclusive()).post(() -> {
                busy.countDown();
                Await.latch(done);
            });
        }
        Await.latch(busy);
        action.run();
        done.countDown();
    }

    @ParameterizedTest
    @EnumSource(
            value = Kind.class,
            names = {"MULTI", "OVER_POOL"})
    void messages(Kind kind) {
        CountDownLatch all = new CountDownLatch(2 * THREADS);
        try (NodeExecutor executor = kind.make();
                Context context = Context.inProcess()) {
            Node node = context.node(NodeOptions.of("node").withExecutor(executor));
            node.subscription("x", Int64Codec.TYPE)
                    .group(CallbackGroup.reentrant())
                    .to(message -> {
                        Await.barrier(together);
                        all.countDown();
                    });
            Publisher<Int64> publisher = node.publisher("x", Int64Codec.TYPE);
            meanwhile(executor, () -> {
                for (int i = 0; i < 2 * THREADS; i++) {
                    publisher.publish(new Int64(i));
                }
            });
            Await.latch(all);
        }
    }

    @ParameterizedTest
    @EnumSource(
            value = Kind.class,
            names = {"MULTI", "OVER_POOL"})
    void requests(Kind kind) throws Exception {
        try (NodeExecutor executor = kind.make();
                Context context = Context.inProcess()) {
            Node node = context.node(NodeOptions.of("node").withExecutor(executor));
            node.asyncService("add", AddTwoIntsService.TYPE, Node.SERVICE_QOS, CallbackGroup.reentrant(), request -> {
                Await.barrier(together);
                return CompletableFuture.completedFuture(new AddTwoInts.Response(request.a() + request.b()));
            });
            ServiceClient<AddTwoInts.Request, AddTwoInts.Response> client =
                    context.node("client").client("add", AddTwoIntsService.TYPE);
            List<CompletableFuture<AddTwoInts.Response>> calls = new ArrayList<>();
            meanwhile(executor, () -> {
                for (int i = 0; i < THREADS; i++) {
                    calls.add(client.call(new AddTwoInts.Request(i, 1)));
                }
            });
            for (int i = 0; i < THREADS; i++) {
                assertEquals(
                        i + 1, calls.get(i).get(Await.SECONDS, TimeUnit.SECONDS).sum());
            }
        }
    }
}
