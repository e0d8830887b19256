package dev.cedros.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import dev.cedros.codec.ActionType;
import dev.cedros.codec.MessageType;
import dev.cedros.codec.ServiceType;
import dev.cedros.type.ActionDescription;
import dev.cedros.type.RosTypeName;
import dev.cedros.type.ServiceDescription;
import dev.cedros.type.hash.TypeHash;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The classes that stand for services and actions, against type hashes that ROS 2 publishes. */
class HandlesTest {
    private static final String ADD = """
        package acme;
        import dev.cedros.annotations.*;
        @RosService("example_interfaces/AddTwoInts")
        public interface AddTwoInts {
            record Request(long a, long b) {}
            record Response(long sum) {}
        }
        """;
    private static final String FIBONACCI = """
        package acme;
        import dev.cedros.annotations.*;
        import dev.cedros.sequence.IntSequence;
        @RosAction("example_interfaces/Fibonacci")
        public interface Fibonacci {
            record Goal(int order) {}
            record Result(IntSequence sequence) {}
            record Feedback(IntSequence sequence) {}
        }
        """;
    private static final Map<String, String> PUBLISHED = Map.of(
            "Fibonacci",
            "9508051da1ea4658de144b09bd0690ff3de52104683d847aed764d2915906f51",
            "Fibonacci_Feedback",
            "2b12e37361da6f408d4c85bc24a18de64333f29082f2ca34b5ee33dc4c8b42a9",
            "Fibonacci_GetResult",
            "1b0de0d5d29dc955d92f546706568428632771db13ec84c15ec1c1a59f424a57",
            "Fibonacci_GetResult_Event",
            "ac4e9cdb954c2e192c9f0753d46f59ab6f0101d5fb5b9542fd8ab2906e40c4d9",
            "Fibonacci_GetResult_Response",
            "6021dc98ab9b4bbe395e48aa4de81ee5f68eb570f88358affcc648146668b24f",
            "Fibonacci_Result",
            "fea81394f25aa4502217953f1a021fb750e79c10bbd43f13dd94632da6569649",
            "Fibonacci_SendGoal",
            "d1a57fb2a4afe8c21e34fb10db206f16ce6729b28531141472df92277c55b557",
            "Fibonacci_SendGoal_Request",
            "3d088942b413247db536576f0286768c6be8fcd5d0c9a5d544f359fba090a238",
            "AddTwoInts",
            "e118de6bf5eeb66a2491b5bda11202e7b68f198d6f67922cf30364858239c81a",
            "AddTwoInts_Response",
            "de5c030d4af33cba2749310b249737b631594703f9300495f48bffb2b44dcc2f");

    @TempDir
    static Path folder;

    private static ClassLoader loader;

    @BeforeAll
    static void compile() {
        Build.Result result =
                Build.javac(folder).options("-Xlint:all", "-Werror").compile(ADD, FIBONACCI);
        assertEquals(List.of(), result.diagnostics());
        loader = result.load();
    }

    private static Object constant(String className, String name) throws ReflectiveOperationException {
        return loader.loadClass("acme." + className).getField(name).get(null);
    }

    @Test
    void publishedHashes() throws ReflectiveOperationException {
        ServiceType<?, ?> add = (ServiceType<?, ?>) constant("AddTwoIntsService", "TYPE");
        ActionType<?, ?, ?> fibonacci = (ActionType<?, ?, ?>) constant("FibonacciAction", "TYPE");
        Map<String, String> hashes = new TreeMap<>();
        hashes.put(fibonacci.typeName(), fibonacci.typeHash());
        List.of(add, fibonacci.sendGoal(), fibonacci.getResult()).forEach(service -> {
            hashes.put(service.typeName(), service.typeHash());
            List.of(service.request(), service.response(), service.event())
                    .forEach(type -> hashes.put(type.typeName(), type.typeHash()));
        });
        List.of(fibonacci.goal(), fibonacci.result(), fibonacci.feedback(), fibonacci.feedbackMessage())
                .forEach(type -> hashes.put(type.typeName(), type.typeHash()));
        assertEquals(4 + 8 + 5, hashes.size(), hashes::toString);
        PUBLISHED.forEach((name, hash) -> {
            String namespace = name.startsWith("Add") ? "srv" : "action";
            assertEquals("RIHS01_" + hash, hashes.get("example_interfaces/" + namespace + "/" + name), name);
        });
    }

    @Test
    void constants() throws ReflectiveOperationException {
        ServiceType<?, ?> add = (ServiceType<?, ?>) constant("AddTwoIntsService", "TYPE");
        assertEquals(add.typeName(), constant("AddTwoIntsService", "TYPE_NAME"));
        assertEquals(add.typeHash(), constant("AddTwoIntsService", "TYPE_HASH"));
        assertSame(add.event(), constant("AddTwoInts_EventCodec", "TYPE"));
        ActionType<?, ?, ?> fibonacci = (ActionType<?, ?, ?>) constant("FibonacciAction", "TYPE");
        assertEquals(fibonacci.typeName(), constant("FibonacciAction", "TYPE_NAME"));
        assertEquals(fibonacci.typeHash(), constant("FibonacciAction", "TYPE_HASH"));
        assertSame(fibonacci.sendGoal().request(), constant("Fibonacci_SendGoal_RequestCodec", "TYPE"));
        assertSame(fibonacci.getResult().event(), constant("Fibonacci_GetResult_EventCodec", "TYPE"));
        assertSame(fibonacci.feedbackMessage(), constant("Fibonacci_FeedbackMessageCodec", "TYPE"));
    }

    /** What codecs say of derived types is what the definitions of these types say. */
    @Test
    void descriptionsOfDerivedTypes() throws ReflectiveOperationException {
        ServiceType<?, ?> add = (ServiceType<?, ?>) constant("AddTwoIntsService", "TYPE");
        ServiceDescription service = new ServiceDescription(
                RosTypeName.parse(add.typeName()),
                add.request().description(),
                add.response().description());
        assertEquals(TypeHash.of(service.type()), add.typeHash());
        assertEquals(List.of(), service.event().diff(add.event().description()));
        ActionType<?, ?, ?> fibonacci = (ActionType<?, ?, ?>) constant("FibonacciAction", "TYPE");
        ActionDescription action = new ActionDescription(
                RosTypeName.parse(fibonacci.typeName()),
                fibonacci.goal().description(),
                fibonacci.result().description(),
                fibonacci.feedback().description());
        assertEquals(TypeHash.of(action.type()), fibonacci.typeHash());
        assertSameService(action.sendGoal(), fibonacci.sendGoal());
        assertSameService(action.getResult(), fibonacci.getResult());
        MessageType<?> feedback = fibonacci.feedbackMessage();
        assertEquals(List.of(), action.feedbackMessage().diff(feedback.description()));
    }

    private static void assertSameService(ServiceDescription description, ServiceType<?, ?> service) {
        assertEquals(description.name().toString(), service.typeName());
        assertEquals(List.of(), description.request().diff(service.request().description()));
        assertEquals(List.of(), description.response().diff(service.response().description()));
        assertEquals(List.of(), description.event().diff(service.event().description()));
        assertEquals(TypeHash.of(description.type()), service.typeHash());
    }
}
