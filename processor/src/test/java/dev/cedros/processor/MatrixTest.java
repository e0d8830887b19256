package dev.cedros.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Messages in every shape that Java allows, compiled as strictly as it goes, sent round once. */
class MatrixTest {
    @TempDir
    Path folder;

    static Stream<Arguments> shapes() {
        return Stream.of(
                shape("record", "p.Test", """
                    package p;
                    import dev.cedros.annotations.*;
                    @RosMessage("p/Test")
                    public record Test(int x, String y) {
                        public static Object run() {
                            return TestCodec.decode(TestCodec.encode(new Test(1, "ä")));
                        }
                    }
                    """, "Test[x=1, y=ä]"),
                shape("package-private record in a package-private class", "p.Test", """
                    package p;
                    import dev.cedros.annotations.*;
                    public class Test {
                        public static Object run() {
                            return Outer_InnerCodec.decode(Outer_InnerCodec.encode(new Outer.Inner(1)));
                        }
                    }
                    class Outer {
                        @RosMessage("p/Inner") record Inner(int x) {}
                    }
                    """, "Inner[x=1]"),
                shape("records in a sealed interface", "p.Test", """
                    package p;
                    import dev.cedros.annotations.*;
                    public sealed interface Test {
                        @RosMessage("p/Circle") record Circle(double radius) implements Test {}
                        @RosMessage("p/Square") record Square(double side) implements Test {}
                        static Object run() {
                            return Test_SquareCodec.decode(Test_SquareCodec.encode(new Square(2)));
                        }
                    }
                    """, "Square[side=2.0]"),
                shape("unnamed package", "Test", """
                    import dev.cedros.annotations.*;
                    @RosMessage("p/Test")
                    public record Test(Inner inner) {
                        @RosMessage("p/Inner") public record Inner(int x) {}
                        public static Object run() {
                            return TestCodec.decode(TestCodec.encode(new Test(new Inner(3))));
                        }
                    }
                    """, "Test[inner=Inner[x=3]]"),
                shape("empty record", "p.Test", """
                    package p;
                    import dev.cedros.annotations.*;
                    @RosMessage("p/Test")
                    public record Test() {
                        public static Object run() {
                            return TestCodec.encode(new Test()).length + " " + TestCodec.decode(new byte[] {0, 1, 0, 0, 9});
                        }
                    }
                    """, "5 Test[]"),
                shape("names that generated code uses itself", "p.Test", """
                    package p;
                    import dev.cedros.annotations.*;
                    import java.util.List;
                    @RosMessage("p/Test")
                    public record Test(
                            int in, int out, int message, int size, int position, int options, int buffer, int start, int i,
                            List<String> count, int element, int value, int reader, int writer, double[] length, int at,
                            String text, int run2, int a, int b, int e, int n) {
                        public static Object run() {
                            Test test = new Test(1, 2, 3, 4, 5, 6, 7, 8, 9, List.of("x"), 10, 11, 12, 13, new double[] {1}, 14,
                                    "t", 15, 16, 17, 18, 19);
                            Test back = TestCodec.decode(TestCodec.encode(test));
                            return TestCodec.equal(test, back) + " " + (TestCodec.hash(test) == TestCodec.hash(back));
                        }
                    }
                    """, "true true"),
                shape(
                        "classes called like those of java.lang",
                        "p.Test",
                        """
                        package p;
                        import dev.cedros.annotations.*;
                        @RosMessage("p/Test")
                        public record Test(String text, Integer number, Object object, Override over, Math math, CdrReader reader) {
                            public static java.lang.Object run() {
                                return TestCodec.decode(TestCodec.encode(new Test(
                                        new String(1), new Integer(2), new Object(3), new Override(4), new Math(5), new CdrReader(6))));
                            }
                        }
                        @RosMessage("p/String") record String(int x) {}
                        @RosMessage("p/Integer") record Integer(int x) {}
                        @RosMessage("p/Object") record Object(int x) {}
                        @RosMessage("p/Override") record Override(int x) {}
                        @RosMessage("p/Math") record Math(int x) {}
                        @RosMessage("p/CdrReader") record CdrReader(int x) {}
                        """,
                        "Test[text=String[x=1], number=Integer[x=2], object=Object[x=3], over=Override[x=4],"
                                + " math=Math[x=5], reader=CdrReader[x=6]]"),
                shape(
                        "classes called like those that codecs, layouts and handles name",
                        "p.Test",
                        """
                        package p;
                        import dev.cedros.annotations.*;
                        import java.util.List;
                        @RosMessage("p/Test")
                        public record Test(Type type, List<MessageType> types, MessageLayout layout, Op op, YamlText text, Class kind) {
                            public static Object run() {
                                Test test = new Test(new Type(1), List.of(new MessageType(2)), new MessageLayout(3), new Op(4),
                                        new YamlText(5), new Class(6));
                                return TestCodec.text(TestCodec.TYPE.decode(TestCodec.TYPE.encode(test))).replace("\\n", ";");
                            }
                        }
                        @RosMessage("p/Type") record Type(int x) {}
                        @RosMessage("p/MessageType") record MessageType(int x) {}
                        @RosMessage("p/MessageLayout") record MessageLayout(int x) {}
                        @RosMessage("p/Op") record Op(int x) {}
                        @RosMessage("p/YamlText") record YamlText(int x) {}
                        @RosMessage("p/Class") record Class(int x) {}
                        """,
                        "type:;  x: 1;types:;- x: 2;layout:;  x: 3;op:;  x: 4;text:;  x: 5;kind:;  x: 6;"),
                shape("classes called like handles of services", "p.Test", """
                    package p;
                    import dev.cedros.annotations.*;
                    @RosService("p/Test")
                    public interface Test {
                        record Request(ServiceType type) {}
                        record Response(String text) {}
                        @RosMessage("p/ServiceType") record ServiceType(int x) {}
                        static Object run() {
                            return TestService.TYPE.request() + " " + TestService.TYPE.event().javaType().getSimpleName();
                        }
                    }
                    @RosMessage("p/ServiceType") record ServiceType(int x) {}
                    @RosMessage("p/String") record String(int x) {}
                    """, "p/srv/Test_Request ServiceEvent"),
                shape("service in the unnamed package", "Test", """
                    import dev.cedros.annotations.*;
                    @RosService("p/Test")
                    public interface Test {
                        record Request(int x) {}
                        record Response() {}
                        static Object run() {
                            return TestService.TYPE.typeName() + " " + Test_RequestCodec.TYPE.defaults();
                        }
                    }
                    """, "p/srv/Test Request[x=0]"),
                shape("layouts with keys, defaults, constants and bounds", "p.Test", """
                    package p;
                    import dev.cedros.annotations.*;
                    import dev.cedros.layout.MessageLayout;
                    import java.util.List;
                    import java.util.Optional;
                    @RosMessage("p/Test")
                    public record Test(
                            @RosKey int id, @RosField(defaultValue = "'\\u00e4$L{@link x}'") String label,
                            @RosField("wstring<=5[<=3]") List<String> names, @RosField("float64[9]") double[] matrix,
                            Empty empty, List<Empty> empties, Optional<Inner> maybe) {
                        public static final double PI = 3.14;
                        public static final String TEXT = "a\\nb\\u20ac\\"\\\\";
                        @RosMessage("p/Empty") public record Empty() {}
                        @RosMessage("p/Inner") public record Inner(@RosKey byte x, Empty empty) {
                            public static final byte ONE = 1;
                        }
                        public static Object run() {
                            MessageLayout layout = TestLayout.LAYOUT;
                            return layout.equals(MessageLayout.of(layout.description())) + " " + layout.length() + " "
                                    + (layout == TestCodec.LAYOUT && layout == TestCodec.TYPE.layout());
                        }
                    }
                    """, "true 16 true"),
                shape("fields", "p.Test", """
                    package p;
                    import dev.cedros.annotations.*;
                    @RosMessage("p/Test")
                    public class Test {
                        int x;
                        public String y = "";
                        public static Object run() {
                            Test test = new Test();
                            test.x = 5;
                            test.y = "a";
                            Test into = new Test();
                            TestCodec.decodeInto(TestCodec.encode(test), into);
                            return into.x + into.y;
                        }
                    }
                    """, "5a"),
                shape("setters", "p.Test", """
                    package p;
                    import dev.cedros.annotations.*;
                    @RosMessage("p/Test")
                    public class Test {
                        private int x;
                        private boolean done;
                        public int getX() { return x; }
                        public void setX(int x) { this.x = x; }
                        public boolean isDone() { return done; }
                        public Test done(boolean done) { this.done = done; return this; }
                        public static Object run() {
                            Test test = new Test().done(true);
                            test.setX(6);
                            Test back = TestCodec.decode(TestCodec.encode(test));
                            return back.x + " " + back.done;
                        }
                    }
                    """, "6 true"),
                shape("proxy with empty fields", "p.Test", """
                    package p;
                    import dev.cedros.annotations.*;
                    @RosMessage("p/Test")
                    public class Test {
                        public int x;
                        public int getX() { return x; }
                        public void setX(int x) { this.x = x; }
                        static class Proxy extends Test {
                            @Override public int getX() { return 7; }
                        }
                        public static Object run() {
                            return TestCodec.decode(TestCodec.encode(new Proxy())).x;
                        }
                    }
                    """, "7"),
                shape("constructor and setters", "p.Test", """
                    package p;
                    import dev.cedros.annotations.*;
                    @RosMessage("p/Test")
                    public class Test {
                        public final long b;
                        public int a;
                        public final String c;
                        @RosConstructor Test(String c, long b) { this.b = b; this.c = c; }
                        public static Object run() {
                            Test test = new Test("c", 8);
                            test.a = 9;
                            Test back = TestCodec.decode(TestCodec.encode(test));
                            return back.a + " " + back.b + back.c;
                        }
                    }
                    """, "9 8c"),
                shape("deprecated parts", "p.Test", """
                    package p;
                    import dev.cedros.annotations.*;
                    @SuppressWarnings({"deprecation", "removal"})
                    @RosMessage("p/Test")
                    public record Test(Old.Message old, Level level) {
                        public static Object run() {
                            return TestCodec.decode(TestCodec.encode(new Test(new Old.Message(1), Level.HIGH)));
                        }
                    }
                    @Deprecated class Old {
                        @RosMessage("p/Old") record Message(int x) {}
                    }
                    @RosEnum enum Level {
                        @Deprecated(forRemoval = true) @RosEnum.Value(1) LOW,
                        @RosEnum.Value(2) HIGH
                    }
                    """, "Test[old=Message[x=1], level=HIGH]"),
                shape(
                        "members that are keywords elsewhere, and odd letters",
                        "p.Test",
                        """
                        package p;
                        import dev.cedros.annotations.*;
                        @RosMessage("p/Test")
                        public record Test(int record, int var, int sealed, @RosField(name = "g") int größe, @RosField(name = "d") int $) {
                            public static Object run() {
                                return TestCodec.decode(TestCodec.encode(new Test(1, 2, 3, 4, 5)));
                            }
                        }
                        """,
                        "Test[record=1, var=2, sealed=3, größe=4, $=5]"),
                shape("service", "p.Test", """
                    package p;
                    import dev.cedros.annotations.*;
                    import dev.cedros.codec.*;
                    import dev.cedros.sequence.ByteSequence;
                    import java.time.Instant;
                    import java.util.Optional;
                    @RosService("p/Add")
                    public interface Test {
                        record Request(long a) {}
                        record Response() {}
                        static Object run() {
                            ServiceEventInfo info = new ServiceEventInfo(
                                    ServiceEventInfo.REQUEST_SENT, Instant.EPOCH, ByteSequence.of(new byte[16]), 1);
                            return Test_EventCodec.decode(Test_EventCodec.encode(
                                            new ServiceEvent<>(info, Optional.of(new Request(4)), Optional.empty())))
                                    .request();
                        }
                    }
                    """, "Optional[Request[a=4]]"),
                shape(
                        "action",
                        "p.Test",
                        """
                        package p;
                        import dev.cedros.annotations.*;
                        import dev.cedros.codec.*;
                        import java.util.UUID;
                        public class Test {
                            @RosAction("p/Dock")
                            static class Dock {
                                record Goal(String station) {}
                                record Result(boolean docked) {}
                                static class Feedback {
                                    float distance;
                                }
                            }
                            public static Object run() {
                                return Test_Dock_SendGoal_RequestCodec.decode(Test_Dock_SendGoal_RequestCodec.encode(
                                        new SendGoalRequest<>(new UUID(1, 2), new Dock.Goal("west"))));
                            }
                        }
                        """,
                        "SendGoalRequest[goalId=00000000-0000-0001-0000-000000000002, goal=Goal[station=west]]"));
    }

    private static Arguments shape(String name, String main, String source, String expected) {
        return Arguments.of(name, main, source, expected);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("shapes")
    void roundTrip(String name, String main, String source, String expected) throws Exception {
        Build.Result javac = Build.javac(folder.resolve("javac"))
                .options("-Xlint:all,-auxiliaryclass", "-Werror")
                .compile(source);
        assertEquals(List.of(), javac.diagnostics());
        assertEquals(expected, run(javac, main));
        Build.Result eclipse = Build.eclipse(folder.resolve("eclipse")).compile(source);
        assertTrue(eclipse.succeeded(), eclipse.diagnostics()::toString);
        assertEquals(expected, run(eclipse, main));
        assertEquals(javac.sources(), eclipse.sources());
    }

    private static String run(Build.Result result, String main) throws ReflectiveOperationException {
        return String.valueOf(result.load().loadClass(main).getMethod("run").invoke(null));
    }
}
