package dev.cedros.examples.node;

import dev.cedros.examples.services.AddTwoInts;
import dev.cedros.examples.services.AddTwoIntsService;
import dev.cedros.node.Context;
import dev.cedros.node.ServiceClient;
import java.io.PrintStream;

/** A node that adds numbers, and one that asks it to. */
public final class AskForSums {
    private AskForSums() {}

    /** Runs the program. */
    public static void main(String[] arguments) {
        run(System.out);
    }

    static void run(PrintStream out) {
        // tag::service
        try (Context context = Context.inProcess()) {
            context.node("adder")
                    .service(
                            "add",
                            AddTwoIntsService.TYPE,
                            request -> new AddTwoInts.Response(request.a() + request.b()));

            ServiceClient<AddTwoInts.Request, AddTwoInts.Response> adder =
                    context.node("asker").client("add", AddTwoIntsService.TYPE);
            AddTwoInts.Response response =
                    adder.call(new AddTwoInts.Request(40, 2)).join();
            out.println("40 + 2 = " + response.sum());
        }
        // end::service
    }
}
