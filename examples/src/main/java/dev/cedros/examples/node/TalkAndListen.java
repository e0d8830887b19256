package dev.cedros.examples.node;

import dev.cedros.node.Context;
import dev.cedros.node.Node;
import dev.cedros.node.Publisher;
import java.io.PrintStream;
import java.util.concurrent.CountDownLatch;

/** A node that talks and one that listens. */
public final class TalkAndListen {
    private TalkAndListen() {}

    /** Runs the program. */
    public static void main(String[] arguments) throws InterruptedException {
        run(System.out);
    }

    static void run(PrintStream out) throws InterruptedException {
        CountDownLatch heard = new CountDownLatch(3);
        // tag::talk
        try (Context context = Context.inProcess()) {
            Node listener = context.node("listener");
            listener.subscribe("chatter", ChatCodec.TYPE, message -> {
                out.println("heard " + message.data());
                heard.countDown();
            });

            Node talker = context.node("talker");
            Publisher<Chat> chatter = talker.publisher("chatter", ChatCodec.TYPE);
            for (int i = 1; i <= 3; i++) {
                chatter.publish(new Chat("hello " + i));
            }
            heard.await();
        }
        // end::talk
    }
}
