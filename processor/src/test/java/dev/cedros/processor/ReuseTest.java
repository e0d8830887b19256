package dev.cedros.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What decoding into an existing message keeps of it, what it replaces, and that it then allocates nothing. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ReuseTest {
    private static final String ROBOT = """
        package p;
        import dev.cedros.annotations.*;
        import dev.cedros.sequence.FloatSequence;
        import java.util.List;
        @RosMessage("p/Robot")
        public class Robot {
            public String name;
            public @RosField("wstring") String title;
            public double[] ranges;
            public @RosField("float32[3]") float[] fixed;
            public Point at;
            public Part hand;
            public List<Point> hull;
            public List<? extends Point> open;
            public List<Part> parts;
            public Point[] corners;
            public Part[] spares;
            public List<String> words;
            public String[] tags;
            public java.util.Optional<String> note;
            @SuppressWarnings("cedros:boxed-list") public List<Integer> boxes;
            public FloatSequence packed;
            public Made made;
            @RosMessage("p/Point") public static class Point {
                public double x;
                public double y;
                public Point() {}
                static Point of(double x, double y) {
                    Point p = new Point();
                    p.x = x;
                    p.y = y;
                    return p;
                }
            }
            @RosMessage("p/Part") public static class Part {
                private String id;
                private int[] data;
                public String getId() { return java.util.Objects.requireNonNull(id); }
                public void setId(String id) { this.id = id; }
                public int[] getData() { return data.clone(); }
                public void setData(int[] data) { this.data = data.clone(); }
                static Part of(String id, int... data) {
                    Part p = new Part();
                    p.id = id;
                    p.data = data;
                    return p;
                }
            }
            @RosMessage("p/Made") public static class Made {
                private int number;
                private double[] given;
                @RosConstructor public Made(int number, @RosField("float64[2]") double[] given) {
                    this.number = number;
                    this.given = given;
                }
                public int getNumber() { return number; }
                public void setNumber(int number) { this.number = number; }
                public double[] getGiven() { return given; }
                public void setGiven(double[] given) { this.given = given; }
            }
        }
        """;

    private static final String SCAN = """
        package p;
        import dev.cedros.annotations.*;
        import java.util.List;
        @RosMessage("p/Scan")
        public class Scan {
            public String frame;
            public @RosField("wstring") String title;
            public float gain;
            public double[] ranges;
            public List<Robot.Point> points;
            public Robot.Point[] corners;
            public List<String> names;
            public String[] tags;
            public Inner inner;
            public List<Inner> inners;
            @RosMessage("p/Inner") public static class Inner {
                public String label;
                public int[] cells;
            }
        }
        """;

    private static final String USE = """
        package p;
        import dev.cedros.cdr.*;
        import dev.cedros.sequence.FloatSequence;
        import java.util.*;
        import p.Robot.*;
        public class Use {
            static Robot robot(int shape, int seed) {
                Robot r = new Robot();
                r.name = shape == 0 ? "" : "grüße 🤖 " + seed % 3;
                r.title = shape == 0 ? "" : "wide 🤖 é";
                r.ranges = new double[shape * 5];
                Arrays.fill(r.ranges, seed);
                r.fixed = new float[] {seed, 1, 2};
                r.at = Point.of(seed, -seed);
                r.hand = Part.of("hand" + shape, new int[shape + 1]);
                r.hull = new ArrayList<>();
                List<Point> open = new ArrayList<>();
                r.open = open;
                r.parts = new ArrayList<>();
                r.words = new ArrayList<>();
                r.boxes = new ArrayList<>();
                r.corners = new Point[shape];
                r.spares = new Part[shape];
                r.tags = new String[shape];
                for (int i = 0; i < shape; i++) {
                    r.hull.add(Point.of(i, seed));
                    open.add(Point.of(seed, i));
                    r.parts.add(Part.of("part " + i, i, seed));
                    r.corners[i] = Point.of(i, i);
                    r.spares[i] = Part.of("spare " + i, seed);
                    r.words.add("word" + i);
                    r.tags[i] = "tag" + i;
                    r.boxes.add(seed);
                }
                r.note = shape == 0 ? Optional.empty() : Optional.of("note" + seed);
                r.packed = FloatSequence.of(new float[shape]);
                r.made = new Made(seed, new double[] {seed, shape});
                return r;
            }
            static CdrOptions options(boolean big) {
                return CdrOptions.DEFAULT.withByteOrder(
                        big ? java.nio.ByteOrder.BIG_ENDIAN : java.nio.ByteOrder.LITTLE_ENDIAN);
            }
            static void read(Robot from, Robot into, boolean big) {
                RobotCodec.decodeInto(RobotCodec.encode(from, options(big)), into);
                check(RobotCodec.equal(from, into), RobotCodec.text(from) + " is not " + RobotCodec.text(into));
            }
            static void check(boolean holds, String otherwise) {
                if (!holds) {
                    throw new AssertionError(otherwise);
                }
            }
            STATEMENTS
        }
        """;

    @TempDir
    Path folder;

    private int builds;

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void keepsWhatHasTheSameShape(boolean big) throws Exception {
        run("""
                Robot r = robot(3, 1);
                List<Object> before = kept(r);
                Object packed = r.packed;
                Object note = r.note;
                read(robot(3, 4), r, BIG);
                List<Object> after = kept(r);
                for (int i = 0; i < before.size(); i++) {
                    check(before.get(i) == after.get(i), "object " + i + " is another: " + after.get(i));
                }
                check(r.packed != packed && r.note != note, "kept what cannot change");
                """, big);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void readsWhatGrowsShrinksAndIsNotThere(boolean big) throws Exception {
        run("""
                Robot r = robot(2, 0);
                List<Point> hull = r.hull;
                Point first = hull.get(0);
                for (int shape : new int[] {5, 1, 1, 0, 40, 3}) {
                    read(robot(shape, shape + 7), r, BIG);
                    check(r.hull == hull, "another list");
                    check(shape == 0 || shape >= 40 || r.hull.get(0) == first || r.hull.size() == 3, "another element");
                }
                read(robot(4, 2), new Robot(), BIG);
                Robot fixed = robot(2, 1);
                fixed.hull = Collections.unmodifiableList(fixed.hull);
                fixed.words = List.of("a", "b");
                fixed.parts = new LinkedList<>(fixed.parts);
                read(robot(3, 2), fixed, BIG);
                check(fixed.hull instanceof ArrayList && fixed.parts instanceof ArrayList, "not replaced");
                Robot holes = robot(3, 1);
                holes.hull.set(1, null);
                holes.corners[2] = null;
                holes.tags[0] = null;
                holes.words.set(2, null);
                read(robot(3, 2), holes, BIG);
                """, big);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void readsOverEachObjectOnce(boolean big) throws Exception {
        run("""
                Robot r = robot(4, 1);
                r.hull.set(3, r.hull.get(0));
                r.corners[0] = r.hull.get(1);
                r.corners[1] = r.corners[2];
                r.open = r.hull;
                r.spares[0] = r.hand;
                r.at = r.hull.get(2);
                r.parts.set(1, r.hand);
                read(robot(4, 9), r, BIG);
                Robot many = robot(300, 1);
                for (int i = 0; i < 300; i += 2) {
                    many.hull.set(i, many.hull.get(i / 2));
                }
                read(robot(300, 2), many, BIG);
                Robot sub = robot(2, 1);
                sub.corners = new Special[] {new Special(), new Special()};
                read(robot(2, 2), sub, BIG);
                """, big);
    }

    @Test
    void canBeUsedAfterAnError() throws Exception {
        run("""
                byte[] bytes = RobotCodec.encode(robot(3, 5));
                Robot r = robot(2, 1);
                for (int length = 0; length < bytes.length - 3; length++) {
                    try {
                        RobotCodec.decodeInto(bytes, 0, length, r);
                        check(false, "decoded " + length + " bytes");
                    } catch (CdrException e) {
                        check(RobotCodec.encode(r).length > 0, "cannot be encoded");
                    }
                }
                RobotCodec.decodeInto(bytes, r);
                check(RobotCodec.equal(robot(3, 5), r), "not the same");
                """, false);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void allocatesNothingWhenShapesRepeat(boolean big) throws Exception {
        run("""
                Scan[] scans = {new Scan(), new Scan()};
                byte[][] messages = new byte[2][];
                for (int i = 0; i < 2; i++) {
                    Robot r = robot(100, 3);
                    Scan scan = scans[i];
                    scan.frame = r.name;
                    scan.title = r.title;
                    scan.ranges = r.ranges;
                    scan.points = r.hull;
                    scan.corners = r.corners;
                    scan.names = r.words;
                    scan.tags = r.tags;
                    scan.inner = new Scan.Inner();
                    scan.inner.label = "ascii";
                    scan.inner.cells = new int[0];
                    scan.inners = new ArrayList<>(List.of(scan.inner));
                    messages[i] = ScanCodec.encode(scan, options(BIG));
                }
                Scan scan = scans[0];
                var threads = (com.sun.management.ThreadMXBean) java.lang.management.ManagementFactory.getThreadMXBean();
                long least = Long.MAX_VALUE;
                for (int batch = 0; batch < 2000 && least > 0; batch++) {
                    long before = threads.getCurrentThreadAllocatedBytes();
                    for (int i = 0; i < 200; i++) {
                        ScanCodec.decodeInto(messages[i & 1], scan);
                    }
                    least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - before);
                }
                check(least == 0, least + " bytes for 200 messages");
                """, big);
    }

    private void run(String statements, boolean big) throws Exception {
        builds++;
        String run = """
            static class Special extends Point {}
            static List<Object> kept(Robot r) {
                List<Object> kept = new ArrayList<>(List.of(r.title, r.ranges, r.fixed, r.at, r.hand, r.hull, r.parts,
                        r.corners, r.spares, r.words, r.tags, r.made, r.made.getGiven(), r.hand.getId()));
                kept.addAll(r.hull);
                kept.addAll(r.parts);
                kept.addAll(r.words);
                kept.addAll(List.of(r.corners));
                kept.addAll(List.of(r.spares));
                kept.addAll(List.of(r.tags));
                return kept;
            }
            public static void run() {
            """ + statements.replace("BIG", Boolean.toString(big)) + "}\n";
        Build.Result result = Build.javac(folder.resolve(Integer.toString(builds)))
                .compile(ROBOT, SCAN, USE.replace("STATEMENTS", run));
        assertEquals(List.of(), result.diagnostics());
        assertTrue(result.succeeded());
        try {
            result.load().loadClass("p.Use").getMethod("run").invoke(null);
        } catch (java.lang.reflect.InvocationTargetException e) {
            throw new AssertionError(e.getCause());
        }
    }
}
