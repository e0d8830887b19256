package dev.cedros.importer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The sources as a whole: what definitions become. */
class RecordImporterTest {
    @Test
    void writesARecordAsOneWouldByHand() {
        String text = """
                # What a lidar has seen
                # in one turn.

                uint8 GOOD=1   # all is well
                int32 frame_count
                float32[] ranges  # metres
                string<=8 unit "m"
                """;
        assertEquals("""
                package com.acme.acme_msgs.msg;

                import dev.cedros.annotations.RosField;
                import dev.cedros.annotations.RosMessage;
                import dev.cedros.sequence.FloatSequence;

                /**
                 * What a lidar has seen
                 * in one turn.
                 *
                 * @param frameCount {@code int32 frame_count}
                 * @param ranges metres
                 * @param unit {@code string<=8 unit}
                 */
                @RosMessage("acme_msgs/msg/Turn")
                public record Turn(
                        int frameCount,
                        FloatSequence ranges,
                        @RosField(value = "string<=8", defaultValue = "\\"m\\"") String unit) {

                    /** all is well */
                    @RosField("uint8")
                    public static final int GOOD = 1;
                }
                """, Imported.source("acme_msgs/msg/Turn", text));
    }

    @Test
    void describesEachPackage() {
        ImportResult result = Imported.result("acme_msgs/msg/A", "", "acme_msgs/srv/B", "---");
        assertEquals(
                List.of(
                        "com/acme/acme_msgs/msg/A.java",
                        "com/acme/acme_msgs/msg/package-info.java",
                        "com/acme/acme_msgs/srv/B.java",
                        "com/acme/acme_msgs/srv/package-info.java"),
                result.sources().stream().map(SourceFile::path).toList());
        assertEquals("""
                /** Messages of the ROS 2 package {@code acme_msgs}. */
                package com.acme.acme_msgs.msg;
                """, Imported.source(result, "msg/package-info"));
    }

    @Test
    void nestsThePartsOfServicesAndActions() {
        assertEquals("""
                package com.acme.acme_msgs.action;

                import dev.cedros.annotations.RosAction;

                /** The ROS 2 action {@code acme_msgs/action/Dock}. */
                @RosAction("acme_msgs/action/Dock")
                public final class Dock {
                    /**
                     * The goal of {@code acme_msgs/action/Dock}.
                     *
                     * @param station {@code string station}
                     */
                    public record Goal(String station) {}

                    /** The result of {@code acme_msgs/action/Dock}. */
                    public record Result() {}

                    /**
                     * The feedback of {@code acme_msgs/action/Dock}.
                     *
                     * @param distance {@code float32 distance}
                     */
                    public record Feedback(float distance) {}

                    private Dock() {}
                }
                """, Imported.source("acme_msgs/action/Dock", "string station\n---\n---\nfloat32 distance"));
    }

    @Test
    void mapsTypesAsDesigned() {
        String text = """
                bool a
                int8 b
                uint8 c
                byte d
                char e
                int16 f
                uint16 g
                uint32 h
                int64 i
                uint64 j
                float32 k
                float64 l
                wstring m
                bool[2] n
                uint16[] o
                uint32[<=3] p
                uint64[] q
                int64[<=1] r
                uint8[<=1] s
                float32[<=1] t
                float64[<=1] u
                bool[<=1] v
                string<=4[<=1] w
                wstring<=5[3] x
                P[<=1] y
                P[2] z
                """;
        String source = Imported.source(Imported.result("a/msg/T", text, "a/msg/P", "float64 x"), "T");
        String members = source.substring(source.indexOf("public record T(") + 17, source.indexOf(") {}"));
        assertEquals("""
                boolean a,
                byte b,
                @RosField("uint8") int c,
                @RosField("byte") int d,
                @RosField("uint8") int e,
                short f,
                @RosField("uint16") int g,
                @RosField("uint32") long h,
                long i,
                @RosField("uint64") long j,
                float k,
                double l,
                @RosField("wstring") String m,
                @RosField("bool[2]") BooleanSequence n,
                @RosField("uint16[]") ShortSequence o,
                @RosField("uint32[<=3]") IntSequence p,
                @RosField("uint64[]") LongSequence q,
                OptionalLong r,
                @RosField("uint8[<=1]") OptionalInt s,
                Optional<Float> t,
                OptionalDouble u,
                Optional<Boolean> v,
                @RosField("string<=4[<=1]") Optional<String> w,
                @RosField("wstring<=5[3]") List<String> x,
                Optional<P> y,
                @RosField("a/msg/P[2]") List<P> z""", members.lines().map(String::strip).collect(Collectors.joining("\n")));
    }

    @Test
    void marksKeys() {
        assertTrue(Imported.source("a/msg/T", "uint32 id  # @key\n").contains("@RosKey @RosField(\"uint32\") long id"));
    }

    @Test
    void makesAClassOfWhatNoConstructorTakes() {
        String members = IntStream.range(0, 128).mapToObj(i -> "int64 a" + i).collect(Collectors.joining("\n"));
        String record = IntStream.range(0, 127).mapToObj(i -> "int64 a" + i).collect(Collectors.joining("\n"));
        assertTrue(Imported.source("a/msg/T", record).contains("public record T("));
        String source = Imported.source("a/msg/T", members);
        assertTrue(source.contains("public final class T {"), source);
        assertTrue(source.contains("    private long a127;\n"), source);
        assertTrue(source.contains("    public long a127() {\n        return a127;\n    }\n"), source);
        assertTrue(source.contains("    public void setA127(long a127) {\n        this.a127 = a127;\n    }\n"), source);
        assertTrue(source.contains("return other instanceof T that && TCodec.equal(this, that);"), source);
        assertTrue(
                source.contains("    public String toString() {\n        return TCodec.text(this);\n    }\n"), source);
        String part = Imported.source("a/srv/T", members + "\n---\n");
        assertTrue(part.contains("    public static final class Request {\n"), part);
        assertTrue(part.contains("return T_RequestCodec.hash(this);"), part);
    }

    @Test
    void keepsLinesWithinTheColumns() {
        String text = "string[] words "
                + IntStream.range(0, 60).mapToObj(i -> "\"word " + i + "\"").toList() + "\n"
                + "# " + "a long word ".repeat(40) + "\n"
                + "string LONG=\"" + "text ".repeat(60) + "\"\n";
        String source = Imported.source("a/msg/T", text);
        assertTrue(source.lines().allMatch(line -> line.length() <= 120), source);
        assertTrue(source.contains("+ \""), source);
    }

    @Test
    void writesTheSameWhateverTheOrder() {
        String[] one = {"a/msg/A", "B b", "a/msg/B", "int32 x", "b/srv/C", "a/A a\n---\na/B b"};
        String[] other = {"b/srv/C", "a/A a\n---\na/B b", "a/msg/B", "int32 x", "a/msg/A", "B b"};
        assertEquals(Imported.result(one), Imported.result(other));
    }

    @Test
    void leavesFilesAloneThatAreThereAlready(@TempDir Path folder) throws IOException {
        ImportResult result = Imported.result("a/msg/A", "int32 x", "a/msg/B", "");
        result.writeTo(folder);
        Path a = folder.resolve("com/acme/a/msg/A.java");
        Path b = folder.resolve("com/acme/a/msg/B.java");
        assertEquals(Imported.source(result, "A"), Files.readString(a));
        FileTime old = FileTime.fromMillis(1000);
        Files.setLastModifiedTime(a, old);
        Files.writeString(b, "changed");
        result.writeTo(folder);
        assertEquals(old, Files.getLastModifiedTime(a));
        assertEquals(Imported.source(result, "B"), Files.readString(b));
    }

    @Test
    void refusesWhatIsNoPackage() {
        for (String name : List.of("", "a..b", "Acme", "com.class", "com/acme", "com.acme.", "com.\u00e9")) {
            ImportException e = assertThrows(ImportException.class, () -> ImportOptions.of(name), name);
            assertEquals("invalid-package", e.code());
        }
        assertFalse(ImportOptions.of("com.acme_2.x").javaPackage().isEmpty());
    }
}
