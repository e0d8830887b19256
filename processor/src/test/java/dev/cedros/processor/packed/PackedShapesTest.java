package dev.cedros.processor.packed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.processor.Build;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Which messages get a packed sequence and what it is called, with both compilers. */
class PackedShapesTest {
    private static final String IMPORTS = """
        package p;
        import dev.cedros.annotations.*;
        import dev.cedros.sequence.*;
        import java.time.*;
        import java.util.*;
        """;

    enum Compilers {
        JAVAC(Build::javac),
        ECLIPSE(Build::eclipse);

        private final Function<Path, Build> start;

        Compilers(Function<Path, Build> start) {
            this.start = start;
        }

        Build build(Path folder) {
            Build build = start.apply(folder);
            return this == JAVAC
                    ? build.options("-Xlint:all,-processing,-auxiliaryclass", "-Werror", "--release", "17")
                    : build;
        }
    }

    @TempDir
    Path folder;

    static Stream<Arguments> shapes() {
        return Stream.of(
                packed("two numbers", "record A(double x, double y) {}"),
                packed("smaller numbers after larger ones", "record A(double x, float y, short z, byte a, byte b) {}"),
                packed("numbers of one byte", "record A(byte x, @RosField(\"uint8\") int y, byte z) {}"),
                packed("numbers without a sign", """
                    record A(@RosField("uint64") long a, @RosField("uint32") long b, @RosField("uint32") int c,
                            @RosField("uint16") int d, @RosField("uint16") short e, char f, @RosField("char") int g,
                            @RosField("byte") byte h) {}"""),
                packed("a fixed array", "record A(@RosField(\"float64[9]\") double[] k) {}"),
                packed("a fixed sequence", "record A(@RosField(\"int16[2]\") ShortSequence k) {}"),
                packed("nested records", """
                    record A(B b, One one) {}
                    @RosMessage("p/B") record B(One x, double y) {}
                    @RosMessage("p/One") record One(double value) {}""", "A", "B"),
                packed("methods, constants, and a constructor besides", """
                    record A(double x, double y) {
                        public static final int LIMIT = 3;
                        A(double x) { this(x, 0); }
                        static A of(double x) { return new A(x); }
                        double length() { return Math.hypot(x, y); }
                        public String toString() { return "a point"; }
                    }"""),
                packed("a component called equals", "record A(double equals, double y) {}"),
                packed("keys and defaults", "record A(@RosKey int x, @RosField(defaultValue = \"3\") int y) {}"),
                packed("an interface", """
                    record A(double x, double y) implements Comparable<A> {
                        @Override public int compareTo(A other) { return Double.compare(x, other.x); }
                    }"""),
                plain("one number", "record A(double x) {}"),
                plain("no number", "record A() {}"),
                plain("an array of one", "record A(@RosField(\"float64[1]\") double[] k) {}"),
                plain("padding at the end", "record A(double x, float y) {}"),
                plain("padding inside", "record A(int x, byte y, short z) {}"),
                plain("a larger number later", "record A(float x, float y, double z) {}"),
                plain("bool", "record A(boolean x, boolean y) {}"),
                plain("a box", "record A(Double x, double y) {}"),
                plain("text", "record A(double x, double y, String z) {}"),
                plain("a time", "record A(Instant x, Instant y) {}"),
                plain("a duration", "record A(Duration x, Duration y) {}"),
                plain("a UUID", "record A(double x, double y, UUID z) {}"),
                plain("an optional", "record A(OptionalDouble x, double y) {}"),
                plain("a sequence", "record A(double[] x) {}"),
                plain("a list of fixed size", """
                    @SuppressWarnings("cedros:boxed-list") record A(@RosField("float64[3]") List<Double> x) {}"""),
                plain("an enum", """
                    record A(double x, E y, E z) {}
                    @RosEnum("uint32") enum E { @RosEnum.Value(0) NONE }"""),
                plain("a class", "class A { public double x; public double y; }"),
                plain("an array of nested records", """
                    record A(@RosField("B[3]") B[] b) {}
                    @RosMessage("p/B") record B(double x, double y) {}""", "B"),
                plain("a nested class", """
                    record A(B b, double y) {}
                    @RosMessage("p/B") class B { public double x; }"""),
                plain("a nested record without members", """
                    record A(byte x, byte y, B b) {}
                    @RosMessage("p/B") record B() {}"""),
                plain("a constructor with a body", """
                    record A(double x, double y) {
                        A { if (x < 0) throw new IllegalArgumentException(); }
                    }"""),
                plain("a constructor written out", """
                    record A(double x, double y) {
                        A(double x, double y) { this.x = x; this.y = -y; }
                    }"""),
                plain("an accessor of its own", """
                    record A(double x, double y) {
                        @Override public double y() { return Math.abs(y); }
                    }"""),
                plain("accessors of its own in order", """
                    record A(double x, double y) {
                        @Override public double x() { return Math.abs(x); }
                        @Override public double y() { return Math.abs(y); }
                    }"""),
                plain("equals of its own", """
                    record A(double x, double y) {
                        @Override public boolean equals(Object other) { return other instanceof A a && a.x == x; }
                        @Override public int hashCode() { return Double.hashCode(x); }
                    }"""),
                plain("a nested record with a constructor", """
                    record A(B b, double y) {}
                    @RosMessage("p/B") record B(double x) { B { x = Math.abs(x); } }"""),
                plain(
                        "more numbers than a method can take",
                        Stream.iterate(0, i -> i + 1)
                                .limit(126)
                                .map(i -> "double x" + i)
                                .collect(Collectors.joining(", ", "record A(", ") {}"))));
    }

    private static Arguments packed(String shape, String source, String... names) {
        return Arguments.of(shape, source, names.length == 0 ? List.of("A") : List.of(names));
    }

    private static Arguments plain(String shape, String source, String... names) {
        return Arguments.of(shape, source, List.of(names));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("shapes")
    void getsASequenceOrNot(String shape, String source, List<String> names) {
        for (Compilers compiler : Compilers.values()) {
            Build.Result result =
                    compiler.build(folder.resolve(compiler.name())).compile(IMPORTS + "@RosMessage(\"p/A\") " + source);
            assertTrue(result.succeeded(), result.diagnostics()::toString);
            assertEquals(
                    names.stream().map(name -> "p/" + name + "Sequence.java").toList(),
                    sequences(result),
                    compiler::name);
        }
    }

    private static List<String> sequences(Build.Result result) {
        return List.copyOf(result.sources().keySet().stream()
                .filter(path -> path.endsWith("Sequence.java"))
                .collect(Collectors.toCollection(TreeSet::new)));
    }

    @ParameterizedTest
    @EnumSource
    void aUsersClassKeepsItsName(Compilers compiler) throws Exception {
        Build.Result result = compiler.build(folder).compile(IMPORTS + """
            @RosMessage("p/Point") public record Point(double x, double y) {
                public static Object run() { return Point_Sequence.of(new Point(1, 2)) + PointSequence.NAME; }
            }
            """, IMPORTS + """
            public class PointSequence { static final String NAME = " mine"; }
            """);
        assertTrue(result.succeeded(), result.diagnostics()::toString);
        assertEquals(List.of("p/Point_Sequence.java"), sequences(result));
        assertEquals("[Point[x=1.0, y=2.0]] mine", run(result, "p.Point"));
    }

    @ParameterizedTest
    @EnumSource
    void bothNamesMayBeTaken(Compilers compiler) {
        Build.Result result = compiler.build(folder)
                .compile(
                        IMPORTS + """
            @RosMessage("p/Point") public record Point(double x, double y) {}
            """,
                        IMPORTS + "public class PointSequence {}",
                        IMPORTS + "public class Point_Sequence {}");
        assertTrue(result.succeeded(), result.diagnostics()::toString);
        assertEquals(List.of(), sequences(result));
    }

    /** What a build that compiles only what has changed leaves in the output folder. */
    @Test
    void theSequenceOfAnEarlierCompilationIsNotAUsersClass() {
        String point = IMPORTS + "@RosMessage(\"p/Point\") public record Point(double x, double y) {}";
        Path earlier =
                Compilers.JAVAC.build(folder.resolve("earlier")).compile(point).classes();
        Build.Result result =
                Compilers.JAVAC.build(folder.resolve("later")).with(earlier).compile(point);
        assertTrue(result.succeeded(), result.diagnostics()::toString);
        assertEquals(List.of("p/PointSequence.java"), sequences(result));
    }

    @ParameterizedTest
    @EnumSource
    void nestedInClassesAndHiddenFromOthers(Compilers compiler) throws Exception {
        Build.Result result = compiler.build(folder).compile(IMPORTS + """
            public class Test {
                public static Object run() {
                    Outer.Line line = new Outer.Line(List.of(new Outer.Point(1, 2)));
                    return Outer_LineCodec.decode(Outer_LineCodec.encode(line)).points() + " "
                            + Outer_PointSequence.builder().add(3, 4).build().get(0);
                }
            }
            class Outer {
                @RosMessage("p/Point") record Point(double x, double y) {}
                @RosMessage("p/Line") record Line(List<Point> points) {}
            }
            """);
        assertTrue(result.succeeded(), result.diagnostics()::toString);
        assertTrue(result.sources().get("p/Outer_PointSequence.java").contains("\nfinal class Outer_PointSequence"));
        assertEquals("[Point[x=1.0, y=2.0]] Point[x=3.0, y=4.0]", run(result, "p.Test"));
    }

    @ParameterizedTest
    @EnumSource
    void inTheUnnamedPackage(Compilers compiler) throws Exception {
        Build.Result result = compiler.build(folder).compile("""
            import dev.cedros.annotations.*;
            @RosMessage("p/Builder") public record Builder(double x, Visitor visitor) {
                @RosMessage("p/Visitor") public record Visitor(double a, double b) {}
                public static Object run() {
                    return BuilderSequence.builder().add(1, 2, 3).add(new Builder(4, new Visitor(5, 6))).build();
                }
            }
            """);
        assertTrue(result.succeeded(), result.diagnostics()::toString);
        assertEquals(
                "[Builder[x=1.0, visitor=Visitor[a=2.0, b=3.0]], Builder[x=4.0, visitor=Visitor[a=5.0, b=6.0]]]",
                run(result, "Builder"));
    }

    @ParameterizedTest
    @EnumSource
    void namesThatListsAndObjectsHave(Compilers compiler) throws Exception {
        Build.Result result = compiler.build(folder).compile(IMPORTS + """
            @RosMessage("p/Test") public record Test(
                    int get, int size, int remove, int add, int of, int visit, int builder, int i, int j, int p, int h,
                    int bytes, int column, int element, int more, int visitor, int at, @RosField("uint8[4]") int[] target,
                    int start, int place, int form, int equals, int iterator, int clear, int x, int xs, int stream,
                    int contains, int java, int dev, int detached, int e, @RosField("uint8[4]") ByteSequence clas,
                    int record, int var, @RosField(name = "d") int $, @RosField(name = "g") int größe) {
                public static Object run() {
                    TestSequence one = TestSequence.of(TestCodec.defaults());
                    return one.get_(0) + one.size_(0) + one.sizes().length + one.xs(0) + one.xs_()[0] + one.i(0)
                            + one.target(0, 3) + one.clas(0, 3) + one.clas().length + " "
                            + TestSequence.copyOf(new ArrayList<>(one)).equals(one) + " "
                            + (TestCodec.hash(one.get(0)) == one.hashByValue() - 31) + one.equalByValue(List.of(one.get(0)));
                }
            }
            """);
        assertTrue(result.succeeded(), result.diagnostics()::toString);
        assertEquals("5 true truetrue", run(result, "p.Test"));
    }

    @ParameterizedTest
    @EnumSource
    void classesCalledLikeThoseThatSequencesName(Compilers compiler) throws Exception {
        String names = Stream.of(
                        "PackedSequence",
                        "PackedForm",
                        "PackedBuilder",
                        "PackedNumbers",
                        "Lease",
                        "LittleEndian",
                        "WireBytes",
                        "Arrays",
                        "Collection",
                        "Objects",
                        "Iterable",
                        "Override",
                        "System",
                        "Double",
                        "String",
                        "FunctionalInterface",
                        "FloatSequence",
                        "Object",
                        "Visitor",
                        "Builder")
                .map(name -> "@RosMessage(\"p/" + name + "\") record " + name + "(double x, double y) {}\n")
                .collect(Collectors.joining());
        Build.Result result = compiler.build(folder).compile("""
            package p;
            import dev.cedros.annotations.RosField;
            import dev.cedros.annotations.RosMessage;
            @RosMessage("p/Test") public record Test(PackedSequence a, LittleEndian b, Double c, Builder d, Visitor e,
                    @RosField("uint8[8]") int[] f, @RosField("float32[2]") dev.cedros.sequence.FloatSequence g) {
                public static java.lang.Object run() {
                    TestSequence one = TestSequence.of(TestCodec.defaults());
                    return one.equalByValue(java.util.List.of(one.get(0))) + " " + one.get(0).a();
                }
            }
            """ + names);
        assertTrue(result.succeeded(), result.diagnostics()::toString);
        assertEquals("true PackedSequence[x=0.0, y=0.0]", run(result, "p.Test"));
    }

    @ParameterizedTest
    @EnumSource
    void deprecatedParts(Compilers compiler) throws Exception {
        Build.Result result = compiler.build(folder).compile(IMPORTS + """
            @SuppressWarnings({"deprecation", "removal"})
            @RosMessage("p/Test") public record Test(Old old, @Deprecated double y) {
                public static Object run() { return TestSequence.builder(1).add(1, 2, 3).build(); }
            }
            @Deprecated(forRemoval = true) @RosMessage("p/Old") record Old(double x, double y) {}
            """);
        assertTrue(result.succeeded(), result.diagnostics()::toString);
        assertEquals("[Test[old=Old[x=1.0, y=2.0], y=3.0]]", run(result, "p.Test"));
    }

    @ParameterizedTest
    @EnumSource
    void ofAnotherJar(Compilers compiler) throws Exception {
        String other = """
            package other;
            import dev.cedros.annotations.*;
            @RosMessage("other/Point") public record Point(double x, double y) {}
            """;
        String checked = """
            package other;
            import dev.cedros.annotations.*;
            @RosMessage("other/Checked") public record Checked(double x, double y) {
                public Checked { x = Math.abs(x); }
            }
            """;
        Path jar =
                compiler.build(folder.resolve("other")).compile(other, checked).classes();
        Build.Result result = compiler.build(folder.resolve("own")).with(jar).compile(IMPORTS + """
            import other.*;
            @RosMessage("p/Test") public record Test(
                    List<Point> points, List<Checked> checked, List<Line> lines, List<Box> boxes) {
                public static Object run() {
                    Test test = new Test(PointSequence.of(new Point(1, 2)), List.of(new Checked(-3, 4)),
                            LineSequence.builder().add(1, 2, 3, 4).build(), List.of(new Box(new Checked(5, 6))));
                    return TestCodec.copy(TestCodec.decode(TestCodec.encode(test)));
                }
            }
            @RosMessage("p/Line") record Line(Point from, Point to) {}
            @RosMessage("p/Box") record Box(Checked size) {}
            """);
        assertTrue(result.succeeded(), result.diagnostics()::toString);
        assertEquals(List.of("p/LineSequence.java"), sequences(result));
        ClassLoader loader = new java.net.URLClassLoader(
                new java.net.URL[] {
                    result.classes().toUri().toURL(), jar.toUri().toURL()
                },
                PackedShapesTest.class.getClassLoader());
        assertEquals(
                "Test[points=[Point[x=1.0, y=2.0]], checked=[Checked[x=3.0, y=4.0]],"
                        + " lines=[Line[from=Point[x=1.0, y=2.0], to=Point[x=3.0, y=4.0]]],"
                        + " boxes=[Box[size=Checked[x=5.0, y=6.0]]]]",
                String.valueOf(loader.loadClass("p.Test").getMethod("run").invoke(null)));
    }

    /** Of 10,000 elements, no object is made to find out how much they take. */
    @ParameterizedTest
    @EnumSource
    void isMeasuredAsAWhole(Compilers compiler) throws Exception {
        String other = """
            package other;
            import dev.cedros.annotations.*;
            @RosMessage("other/Point") public record Point(double x, double y) {}
            """;
        String many = IntStream.range(0, 100).mapToObj(i -> "float f" + i).collect(Collectors.joining(", "));
        String zeros = IntStream.range(0, 100).mapToObj(i -> "0").collect(Collectors.joining(", "));
        Path jar = compiler.build(folder.resolve("other")).compile(other).classes();
        Build.Result result = compiler.build(folder.resolve("own"))
                .with(jar)
                .compile(IMPORTS + """
            import other.*;
            @RosMessage("p/Test") public record Test(byte a, List<Point> points, byte b, List<Line> lines, byte c,
                    List<Wide> wide) {
                public static Object run() {
                    PointSequence.Builder points = PointSequence.builder();
                    LineSequence.Builder lines = LineSequence.builder();
                    WideSequence.Builder wide = WideSequence.builder();
                    for (int i = 0; i < 10_000; i++) {
                        points.add(i, 1);
                        lines.add(i, 2, 3, 4);
                        wide.add(ZEROS);
                    }
                    Test test = new Test((byte) 1, points.build(), (byte) 2, lines.build(), (byte) 3, wide.build());
                    Test walked = new Test((byte) 1, new ArrayList<>(test.points()), (byte) 2,
                            new ArrayList<>(test.lines()), (byte) 3, new ArrayList<>(test.wide()));
                    Test none = new Test((byte) 1, PointSequence.empty(), (byte) 2, List.of(), (byte) 3, List.of());
                    var threads = (com.sun.management.ThreadMXBean)
                            java.lang.management.ManagementFactory.getThreadMXBean();
                    long least = Long.MAX_VALUE;
                    int size = 0;
                    for (int i = 0; i < 5; i++) {
                        long before = threads.getCurrentThreadAllocatedBytes();
                        size = TestCodec.serializedSize(test);
                        least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - before);
                    }
                    return (size - TestCodec.encode(walked).length) + " " + (size - TestCodec.serializedSize(walked))
                            + " " + (TestCodec.serializedSize(none) - TestCodec.encode(none).length)
                            + " " + (least < 1000 ? "nothing" : least);
                }
            }
            @RosMessage("p/Line") record Line(Point from, Point to) {}
            @RosMessage("p/Wide") record Wide(MANY) {}
            """.replace("MANY", many).replace("ZEROS", zeros));
        assertTrue(result.succeeded(), result.diagnostics()::toString);
        ClassLoader loader = new java.net.URLClassLoader(
                new java.net.URL[] {
                    result.classes().toUri().toURL(), jar.toUri().toURL()
                },
                PackedShapesTest.class.getClassLoader());
        assertEquals(
                "0 0 0 nothing",
                String.valueOf(loader.loadClass("p.Test").getMethod("run").invoke(null)));
    }

    /** The objects have new arrays each time, which records do not find equal. */
    @ParameterizedTest
    @EnumSource
    void javaArraysAreComparedByTheirElements(Compilers compiler) throws Exception {
        Build.Result result = compiler.build(folder).compile(IMPORTS + """
            @RosMessage("p/Test") public record Test(@RosField("float32[2]") float[] k, @RosField("uint8[4]") int[] n) {
                public static Object run() {
                    TestSequence a = TestSequence.builder().add(new float[] {1, 2}, new int[] {3, 4, 5, 255}).build();
                    TestSequence b = TestSequence.of(a.get(0));
                    List<Test> list = new ArrayList<>(a);
                    return List.of(a.equals(b), a.hashCode() == b.hashCode(), a.equalByValue(list),
                            list.equals(a), a.equals(list), a.n(0, 3), a.k(0, 1), a.ks().length, refused());
                }
                private static String refused() {
                    try {
                        return TestSequence.of(new Test(new float[2], new int[] {0, 256, 0, 0})).toString();
                    } catch (RuntimeException e) {
                        return e.getMessage();
                    }
                }
            }
            """);
        assertTrue(result.succeeded(), result.diagnostics()::toString);
        assertEquals(
                "[true, true, true, false, false, 255, 2.0, 2, field [0].n[1]: 256 does not fit uint8, which holds 0 to 255.]",
                run(result, "p.Test"));
    }

    /** Other problems of a message do not hide its sequence: the compiler shows those alone. */
    @Test
    void ofAMessageWithProblems() {
        Build.Result result = Build.javac(folder).compile(IMPORTS + """
            @RosMessage(value = "p/Point", typeHash = "RIHS01_0000000000000000000000000000000000000000000000000000000000000000")
            public record Point(double x, double y) {
                static Object use() { return PointSequence.builder().add(1, 2).build().xs(); }
            }
            """);
        assertEquals(1, result.diagnostics().size(), result.diagnostics()::toString);
        assertTrue(result.diagnostics().get(0).contains("cedros:type-hash"), result.diagnostics()::toString);
    }

    private static String run(Build.Result result, String main) throws ReflectiveOperationException {
        return String.valueOf(result.load().loadClass(main).getMethod("run").invoke(null));
    }
}
