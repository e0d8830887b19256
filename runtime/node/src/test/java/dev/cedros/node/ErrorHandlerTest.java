package dev.cedros.node;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.interfaces.std_msgs.msg.Int64;
import dev.cedros.interfaces.std_msgs.msg.Int64Codec;
import dev.cedros.node.inprocess.InProcessDomain;
import dev.cedros.node.qos.QosProfile;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Whatever is thrown, and whatever the handler makes of it, all messages get their turn. */
@Timeout(60)
class ErrorHandlerTest {
    private static final int MANY = 100;

    private final InProcessDomain domain = InProcessDomain.create();

    /** What a callback may throw, and what may be done about it. */
    enum Trouble {
        /** The handler throws what it was told of. */
        PASSED_ON(new IllegalStateException("broken")) {
            @Override
            NodeOptions options() {
                return super.options().withErrorHandler(error -> {
                    throw (RuntimeException) error.cause();
                });
            }
        },
        /** The handler throws something of its own. */
        REPLACED(new IllegalStateException("broken")) {
            @Override
            NodeOptions options() {
                return super.options().withErrorHandler(error -> {
                    throw new AssertionError("the handler");
                });
            }
        },
        /** What was thrown cannot say what it is. */
        WITHOUT_TEXT(new IllegalStateException() {
            private static final long serialVersionUID = 1L;

            @Override
            public String getMessage() {
                throw new UnsupportedOperationException("no text");
            }
        });

        final RuntimeException thrown;

        Trouble(RuntimeException thrown) {
            this.thrown = thrown;
        }

        NodeOptions options() {
            return NodeOptions.of("node");
        }
    }

    @ParameterizedTest
    @EnumSource
    void everyMessageIsDelivered(Trouble trouble) {
        CountDownLatch all = new CountDownLatch(MANY);
        try (LoggedErrors logged = new LoggedErrors();
                SingleThreadedExecutor executor = new SingleThreadedExecutor();
                Context context = Context.of(domain.join())) {
            Node node = context.node(trouble.options().withExecutor(executor));
            node.subscription("x", Int64Codec.TYPE)
                    .qos(QosProfile.DEFAULT.keepAll())
                    .to(message -> {
                        all.countDown();
                        throw trouble.thrown;
                    });
            Publisher<Int64> publisher = node.publisher("x", Int64Codec.TYPE);
            for (int i = 0; i < MANY; i++) {
                publisher.publish(new Int64(i));
            }
            // All are there, so that the reader tells of none any more.
            executor.start();
            Await.latch(all);
            Await.until(() -> logged.records().size() == MANY);
            assertTrue(logged.records().stream()
                    .allMatch(entry -> entry.getThrown() == trouble.thrown
                            || entry.getThrown().getSuppressed()[0] == trouble.thrown));
            node.close();
        }
        assertEquals(0, domain.outstanding());
    }

    @Test
    void whatCannotSayWhatItIsIsNamedByItsClass() {
        RuntimeException thrown = Trouble.WITHOUT_TEXT.thrown;
        NodeError error = new NodeError("/node", NodeError.Kind.CALLBACK, "/x", null, thrown);
        assertSame(thrown, error.cause());
        assertEquals(
                "/node: a callback threw on /x: " + thrown.getClass().getName()
                        + ", whose text cannot be shown: java.lang.UnsupportedOperationException",
                error.toString());
    }
}
