package dev.cedros.processor.extract;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.cedros.processor.Build;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExtractionTest {
    private static final String POINT = """
        package acme;
        import dev.cedros.annotations.RosMessage;
        @RosMessage("geometry_msgs/Point")
        record Point(double x, double y, double z) {}
        """;
    private static final String LEVEL = """
        package acme;
        import dev.cedros.annotations.RosEnum;
        @RosEnum(value = "int16", fallback = "OTHER")
        public enum Level {
            @RosEnum.Value(-1) LOW,
            OTHER
        }
        """;

    @TempDir
    Path folder;

    private void assertRead(String expected, String type, String... sources) {
        assertEquals(expected, Models.of(Build.javac(folder.resolve("javac")), List.of(type), sources));
        assertEquals(expected, Models.of(Build.eclipse(folder.resolve("ecj")), List.of(type), sources), "with Eclipse");
    }

    @Test
    void typesThatFollowFromJava() {
        assertRead("""
            acme.All = acme/msg/All by acme.AllCodec public new[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27]+
              bool a: SINGLE of boolean at +a()
              int8 b: SINGLE of byte at +b()
              int16 c: SINGLE of short at +c()
              uint16 d: SINGLE of char at +d()
              int32 e: SINGLE of int at +e()
              int64 f: SINGLE of long at +f()
              float32 g: SINGLE of float at +g()
              float64 h: SINGLE of double at +h()
              int32 i: SINGLE of boxed int at +i()
              uint16 j: SINGLE of boxed char at +j()
              string k: SINGLE of String at +k()
              builtin_interfaces/msg/Time l: SINGLE of Instant at +l()
              builtin_interfaces/msg/Duration m: SINGLE of Duration at +m()
              unique_identifier_msgs/msg/UUID n: SINGLE of UUID at +n()
              int16 o: SINGLE of acme.Level at +o()
              geometry_msgs/msg/Point p: SINGLE of acme.Point by acme.PointCodec at +p()
              int8[] q: ARRAY of byte at +q()
              int8[] r: SEQUENCE of byte at +r()
              bool[] s: SEQUENCE of boolean at +s()
              string[] t: LIST of String at +t()
              string[] u: ARRAY of String at +u()
              geometry_msgs/msg/Point[] v: LIST of acme.Point by acme.PointCodec at +v()
              geometry_msgs/msg/Point[] w: ARRAY of acme.Point by acme.PointCodec at +w()
              float64[<=1] x: OPTIONAL of boxed double at +x()
              int32[<=1] y: OPTIONAL_PRIMITIVE of int at +y()
              int64[<=1] z: OPTIONAL_PRIMITIVE of long at +z()
              float64[<=1] aa: OPTIONAL_PRIMITIVE of double at +aa()
              geometry_msgs/msg/Point[<=1] bb: OPTIONAL of acme.Point by acme.PointCodec at +bb()
            """, "acme.All", """
            package acme;
            import dev.cedros.annotations.RosMessage;
            import dev.cedros.sequence.*;
            import java.time.*;
            import java.util.*;
            @RosMessage("acme/All")
            public record All(
                    boolean a, byte b, short c, char d, int e, long f, float g, double h, Integer i, Character j,
                    String k, Instant l, Duration m, UUID n, Level o, Point p, byte[] q, ByteSequence r,
                    BooleanSequence s, List<String> t, String[] u, List<? extends Point> v, Point[] w,
                    Optional<Double> x, OptionalInt y, OptionalLong z, OptionalDouble aa, Optional<Point> bb) {}
            """, POINT, LEVEL);
    }

    @Test
    void typesThatAreNamed() {
        assertRead("""
            acme.All = acme/msg/All by acme.AllCodec public new[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26]+
              uint8 a: SINGLE of byte at +a()
              byte b: SINGLE of int at +b()
              uint8 c: SINGLE of int at +c()
              uint16 d: SINGLE of int at +d()
              uint16 e: SINGLE of short at +e()
              uint32 f: SINGLE of int at +f()
              uint32 g: SINGLE of boxed long at +g()
              uint64 h: SINGLE of long at +h()
              uint8[] i: ARRAY of byte at +i()
              byte[4] j: SEQUENCE of byte at +j()
              uint8[<=7] k: SEQUENCE of int at +k()
              uint32[] l: SEQUENCE of long at +l()
              uint16[2] m: ARRAY of char at +m()
              string<=10 n: SINGLE of String at +n()
              wstring o: SINGLE of String at +o()
              wstring<=3[<=2] p: LIST of String at +p()
              string<=10[3] q: ARRAY of String at +q()
              geometry_msgs/msg/Point r: SINGLE of acme.Point by acme.PointCodec at +r()
              geometry_msgs/msg/Point[2] s: LIST of acme.Point by acme.PointCodec at +s()
              builtin_interfaces/msg/Time[<=3] t: ARRAY of Instant at +t()
              unique_identifier_msgs/msg/UUID[] u: LIST of UUID at +u()
              int16[4] v: ARRAY of acme.Level at +v()
              uint8[<=1] w: OPTIONAL_PRIMITIVE of int at +w()
              uint64[<=1] x: OPTIONAL_PRIMITIVE of long at +x()
              string<=4[<=1] y: OPTIONAL of String at +y()
              acme/msg/Own z: SINGLE of acme.Own by acme.OwnCodec at +z()
              uint32[<=1] aa: ARRAY of int at +aa()
            """, "acme.All", """
            package acme;
            import dev.cedros.annotations.RosField;
            import dev.cedros.annotations.RosMessage;
            import dev.cedros.sequence.*;
            import java.time.*;
            import java.util.*;
            @RosMessage("acme/All")
            public record All(
                    @RosField("uint8") byte a, @RosField("byte") int b, @RosField("char") int c,
                    @RosField("uint16") int d, @RosField("uint16") short e, @RosField("uint32") int f,
                    @RosField("uint32") Long g, @RosField("uint64") long h, @RosField("uint8[]") byte[] i,
                    @RosField("byte[4]") ByteSequence j, @RosField("uint8[<=7]") IntSequence k,
                    @RosField("uint32[]") LongSequence l, @RosField("uint16[2]") char[] m,
                    @RosField("string<=10") String n, @RosField("wstring") String o,
                    @RosField("wstring<=3[<=2]") List<String> p, @RosField("string<=10[3]") String[] q,
                    @RosField("geometry_msgs/msg/Point") Point r, @RosField("geometry_msgs/Point[2]") List<Point> s,
                    @RosField("builtin_interfaces/Time[<=3]") Instant[] t,
                    @RosField("unique_identifier_msgs/UUID[]") List<UUID> u, @RosField("int16[4]") Level[] v,
                    @RosField("uint8[<=1]") OptionalInt w, @RosField("uint64[<=1]") OptionalLong x,
                    @RosField("string<=4[<=1]") Optional<String> y, @RosField("Own") Own z,
                    @RosField("uint32[<=1]") int[] aa) {}
            """, POINT, LEVEL, """
            package acme;
            import dev.cedros.annotations.RosMessage;
            @RosMessage("acme/Own")
            public record Own() {}
            """);
    }

    @Test
    void namesKeysDefaultsAndConstants() {
        assertRead("""
            acme.Outer.Config = acme_msgs/msg/Config by acme.Outer_ConfigCodec new[0, 1, 2, 3]+
              int32 MAX=5
              uint8 SMALL=200
              string TEXT="plain"
              string QUOTED=" a\\"b\\\\n\\n"
              float64 PI=3.14
              bool ON=true
              uint32 ALL=4294967295
              string frame_id=map key: SINGLE of String at +frameId()
              int32 m00=-3: SINGLE of int at +m00()
              int16 level=LOW: SINGLE of acme.Level at +level()
              string[<=1] other=["a"]: OPTIONAL of String at +aUrlOf()
            """, "acme.Outer.Config", """
            package acme;
            import dev.cedros.annotations.*;
            import java.util.Optional;
            class Outer {
                @RosMessage
                public record Config(
                        @RosKey @RosField(defaultValue = "map") String frameId,
                        @RosField(defaultValue = "-3") int m00,
                        @RosField(defaultValue = "-1") Level level,
                        @RosField(name = "other", defaultValue = "[\\"a\\"]") Optional<String> aUrlOf) {
                    public static final int MAX = 5;
                    @RosField("uint8") public static final byte SMALL = (byte) 200;
                    public static final String TEXT = "plain";
                    public static final String QUOTED = " a\\"b\\\\n\\n";
                    public static final double PI = 3.14;
                    public static final boolean ON = true;
                    @RosField("uint32") public static final int ALL = -1;
                    static final int HIDDEN = 1;
                    public static int variable = 1;
                    public static final Integer BOX = 1;
                }
            }
            """, LEVEL, """
            @RosPackage("acme_msgs")
            package acme;
            import dev.cedros.annotations.RosPackage;
            """);
    }

    @Test
    void accessorsAndSetters() {
        assertRead("""
            acme.Bean = acme/msg/Bean by acme.BeanCodec public mutable new[]+
              float64 a: SINGLE of double at +getA(), +setA()
              bool open: SINGLE of boolean at +isOpen(), +setOpen()
              bool is_shut: SINGLE of boolean at +isShut(), +setShut()
              int32 x_name: SINGLE of int at +getxName(), +setxName()
              string fluent key: SINGLE of String at +fluent(), +fluent()
              int32 bare: SINGLE of int at -bare, -bare
              int32 shown: SINGLE of int at +shown, +shown
              uint32 mixed: SINGLE of long at -getMixed(), +mixed
              string[] list: LIST of String at +getList(), -list
            """, "acme.Bean", """
            package acme;
            import dev.cedros.annotations.*;
            import java.util.*;
            @RosMessage("acme/Bean")
            public class Bean extends Base<String> {
                private double a;
                private boolean open;
                private boolean isShut;
                private int xName;
                @RosKey private String fluent;
                int bare;
                public int shown;
                @RosField("uint32") public long mixed;
                List<String> list;
                transient int cache;
                @RosIgnore Object ignored;
                private Object alsoIgnored;
                static int count;
                public double getA() { return a; }
                public void setA(double a) { this.a = a; }
                public boolean isOpen() { return open; }
                public void setOpen(boolean open) { this.open = open; }
                public boolean isShut() { return isShut; }
                public void setShut(boolean shut) { isShut = shut; }
                public int getxName() { return xName; }
                public void setxName(int x) { xName = x; }
                public String fluent() { return fluent; }
                public Bean fluent(String fluent) { this.fluent = fluent; return this; }
                private int bare() { return bare; }
                public long getShown() { return shown; }
                long getMixed() { return mixed; }
                public ArrayList<String> getList() { return new ArrayList<>(list); }
                @RosIgnore public Object alsoIgnored() { return alsoIgnored; }
            }
            """, """
            package acme;
            abstract class Base<T> {
                static int count;
                abstract T fluent();
            }
            """);
    }

    @Test
    void constructors() {
        assertRead("""
            acme.Point = acme/msg/Point by acme.PointCodec new[1, 0]
              float64 x: SINGLE of double at -x
              float64 y: SINGLE of double at -y
            """, "acme.Point", """
            package acme;
            import dev.cedros.annotations.RosMessage;
            @RosMessage("acme/Point")
            class Point {
                final double x;
                final double y;
                Point() { this(0, 0); }
                Point(double y, double x) { this.x = x; this.y = y; }
            }
            """);
        assertRead("""
            acme.Chosen = acme/msg/Chosen by acme.ChosenCodec public deprecated new[0]+
              float64 x: SINGLE of double at -x
              float64 y: SINGLE of double at -y, -y
            """, "acme.Chosen", """
            package acme;
            import dev.cedros.annotations.RosConstructor;
            import dev.cedros.annotations.RosMessage;
            @RosMessage("acme/Chosen")
            public class Chosen {
                final double x;
                double y;
                public Chosen(double x, double y) { this.x = x; this.y = y; }
                @Deprecated
                @RosConstructor
                public Chosen(double x) { this.x = x; }
            }
            """);
        assertRead("""
            acme.Renamed = acme/msg/Renamed by acme.RenamedCodec public new[0]+
              float64 ex: SINGLE of double at +x
            """, "acme.Renamed", """
            package acme;
            import dev.cedros.annotations.RosField;
            import dev.cedros.annotations.RosMessage;
            @RosMessage("acme/Renamed")
            public class Renamed {
                @RosField(name = "ex") public final double x;
                public Renamed(@RosField(name = "ex") double value) { this.x = value; }
            }
            """);
    }

    @Test
    void annotationsOnAccessorsAndParameters() {
        assertRead("""
            acme.Point = acme/msg/Point by acme.PointCodec public new[0, 1]+
              uint8 a: SINGLE of int at +x()
              uint16 y key: SINGLE of int at +y()
            """, "acme.Point", """
            package acme;
            import dev.cedros.annotations.*;
            @RosMessage("acme/Point")
            public final class Point {
                private final int x;
                private final int y;
                public Point(@RosField(value = "uint8", name = "a") int x, @RosKey int y) {
                    this.x = x;
                    this.y = y;
                }
                public int x() { return x; }
                @RosField("uint16") public int y() { return y; }
            }
            """);
    }

    @Test
    void services() {
        assertRead("""
            acme.Sum.Response = acme_msgs/srv/Add_Response by acme.Sum_ResponseCodec public new[0]+
              int64 sum: SINGLE of long at +sum()
            acme.Sum.Request = acme_msgs/srv/Add_Request by acme.Sum_RequestCodec new[0, 1]
              int64 a: SINGLE of long at +a()
              int64 b: SINGLE of long at +b()
            dev.cedros.codec.ServiceEvent<acme.Sum.Request, acme.Sum.Response> = acme_msgs/srv/Add_Event by acme.Sum_EventCodec new[0, 1, 2]+
              service_msgs/msg/ServiceEventInfo info: SINGLE of dev.cedros.codec.ServiceEventInfo by dev.cedros.codec.ServiceEventInfoCodec at +info()
              acme_msgs/srv/Add_Request[<=1] request: OPTIONAL of acme.Sum.Request by acme.Sum_RequestCodec at +request()
              acme_msgs/srv/Add_Response[<=1] response: OPTIONAL of acme.Sum.Response by acme.Sum_ResponseCodec at +response()
            """, "acme.Sum", """
            package acme;
            import dev.cedros.annotations.RosService;
            @RosService("acme_msgs/Add")
            public class Sum {
                record Other() {}
                public record Response(long sum) {}
                record Request(long a, long b) {}
            }
            """);
    }

    @Test
    void actions() {
        assertRead("""
            Dock.Goal = acme/action/Dock_Goal by Dock_GoalCodec public new[0]+
              string station: SINGLE of String at +station()
            Dock.Result = acme/action/Dock_Result by Dock_ResultCodec public new[]+
            Dock.Feedback = acme/action/Dock_Feedback by Dock_FeedbackCodec public mutable new[]+
              float32 distance: SINGLE of float at +distance, +distance
            dev.cedros.codec.FeedbackMessage<Dock.Feedback> = acme/action/Dock_FeedbackMessage by Dock_FeedbackMessageCodec public new[0, 1]+
              unique_identifier_msgs/msg/UUID goal_id: SINGLE of UUID at +goalId()
              acme/action/Dock_Feedback feedback: SINGLE of Dock.Feedback by Dock_FeedbackCodec at +feedback()
            dev.cedros.codec.SendGoalRequest<Dock.Goal> = acme/action/Dock_SendGoal_Request by Dock_SendGoal_RequestCodec public new[0, 1]+
              unique_identifier_msgs/msg/UUID goal_id: SINGLE of UUID at +goalId()
              acme/action/Dock_Goal goal: SINGLE of Dock.Goal by Dock_GoalCodec at +goal()
            dev.cedros.codec.SendGoalResponse = acme/action/Dock_SendGoal_Response by Dock_SendGoal_ResponseCodec public new[0, 1]+
              bool accepted: SINGLE of boolean at +accepted()
              builtin_interfaces/msg/Time stamp: SINGLE of Instant at +stamp()
            dev.cedros.codec.ServiceEvent<dev.cedros.codec.SendGoalRequest<Dock.Goal>, dev.cedros.codec.SendGoalResponse> = acme/action/Dock_SendGoal_Event by Dock_SendGoal_EventCodec public new[0, 1, 2]+
              service_msgs/msg/ServiceEventInfo info: SINGLE of dev.cedros.codec.ServiceEventInfo by dev.cedros.codec.ServiceEventInfoCodec at +info()
              acme/action/Dock_SendGoal_Request[<=1] request: OPTIONAL of dev.cedros.codec.SendGoalRequest<Dock.Goal> by Dock_SendGoal_RequestCodec at +request()
              acme/action/Dock_SendGoal_Response[<=1] response: OPTIONAL of dev.cedros.codec.SendGoalResponse by Dock_SendGoal_ResponseCodec at +response()
            dev.cedros.codec.GetResultRequest = acme/action/Dock_GetResult_Request by Dock_GetResult_RequestCodec public new[0]+
              unique_identifier_msgs/msg/UUID goal_id: SINGLE of UUID at +goalId()
            dev.cedros.codec.GetResultResponse<Dock.Result> = acme/action/Dock_GetResult_Response by Dock_GetResult_ResponseCodec public new[0, 1]+
              int8 status: SINGLE of byte at +status()
              acme/action/Dock_Result result: SINGLE of Dock.Result by Dock_ResultCodec at +result()
            dev.cedros.codec.ServiceEvent<dev.cedros.codec.GetResultRequest, dev.cedros.codec.GetResultResponse<Dock.Result>> = acme/action/Dock_GetResult_Event by Dock_GetResult_EventCodec public new[0, 1, 2]+
              service_msgs/msg/ServiceEventInfo info: SINGLE of dev.cedros.codec.ServiceEventInfo by dev.cedros.codec.ServiceEventInfoCodec at +info()
              acme/action/Dock_GetResult_Request[<=1] request: OPTIONAL of dev.cedros.codec.GetResultRequest by Dock_GetResult_RequestCodec at +request()
              acme/action/Dock_GetResult_Response[<=1] response: OPTIONAL of dev.cedros.codec.GetResultResponse<Dock.Result> by Dock_GetResult_ResponseCodec at +response()
            """, "Dock", """
            import dev.cedros.annotations.RosAction;
            @RosAction("acme/action/Dock")
            public interface Dock {
                record Goal(String station) {}
                record Result() {}
                class Feedback {
                    public float distance;
                }
            }
            """);
    }

    @Test
    void messagesInSealedInterfaces() {
        assertRead("""
            acme.Shape.Circle = acme/msg/Circle by acme.Shape_CircleCodec public new[0]+
              float64 radius: SINGLE of double at +radius()
            """, "acme.Shape.Circle", """
            package acme;
            import dev.cedros.annotations.RosMessage;
            public sealed interface Shape {
                @RosMessage("acme/Circle")
                record Circle(double radius) implements Shape {}
            }
            """);
    }

    @Test
    void classFilesGiveWhatSourcesGive() {
        String bean = """
            package acme;
            import dev.cedros.annotations.*;
            import java.util.*;
            @RosMessage("acme/Bean")
            public class Bean {
                private int z;
                @RosField(value = "uint8", name = "other") private int a;
                @RosKey @RosField("string<=5[]") public List<String> m;
                transient int cache;
                @RosIgnore Object ignored;
                public int getZ() { return z; }
                public void setZ(int z) { this.z = z; }
                int a() { return a; }
                void setA(int a) { this.a = a; }
            }
            """;
        String record = """
            package acme;
            import dev.cedros.annotations.*;
            import java.util.*;
            @RosMessage("acme/Rec")
            public record Rec(
                    int z, @RosField(value = "uint8", name = "other") int a, @RosKey @RosField("string<=5[]") List<String> m) {
                @RosField("uint8") public int a() { return a; }
            }
            """;
        String anything = "package other;\n@dev.cedros.annotations.CedrosGenerated class Anything {}\n";
        String expected = """
            acme.Bean = acme/msg/Bean by acme.BeanCodec public foreign mutable
              int32 z: SINGLE of int at +getZ(), +setZ()
              uint8 other: SINGLE of int at -a(), -setA()
              string<=5[] m key: LIST of String at +m, +m
            acme.Rec = acme/msg/Rec by acme.RecCodec public foreign+
              int32 z: SINGLE of int at +z()
              uint8 other: SINGLE of int at +a()
              string<=5[] m key: LIST of String at +m()
            """;
        List<String> names = List.of("acme.Bean", "acme.Rec");
        Path fromJavac = Build.javac(folder.resolve("a")).compile(bean, record).classes();
        Path fromEclipse =
                Build.eclipse(folder.resolve("b")).compile(bean, record).classes();
        for (Path classes : List.of(fromJavac, fromEclipse)) {
            assertEquals(expected, Models.of(Build.javac(folder.resolve("c")).with(classes), names, anything));
            assertEquals(expected, Models.of(Build.eclipse(folder.resolve("d")).with(classes), names, anything));
        }
    }
}
