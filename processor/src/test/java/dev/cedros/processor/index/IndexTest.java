package dev.cedros.processor.index;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.cdr.CdrOptions;
import dev.cedros.codec.MessageIndex;
import dev.cedros.payload.Payload;
import dev.cedros.processor.Build;
import dev.cedros.processor.GeneratingProcessor;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What an index makes of the codecs of a compilation. */
class IndexTest {
    private static final String SERVICES = "META-INF/services/dev.cedros.codec.MessageIndex";
    private static final String[] POINT = FakeCodecs.record("acme.Point", "acme/msg/Point", "RIHS01_1");
    private static final String[] POSE = FakeCodecs.record("acme.geometry.Pose", "acme/msg/Pose", "RIHS01_2");

    enum Compilers {
        JAVAC(folder -> Build.javac(folder).options("-Xlint:all", "-Werror")),
        ECLIPSE(Build::eclipse);

        private final Function<Path, Build> start;

        Compilers(Function<Path, Build> start) {
            this.start = start;
        }

        Build build(Path folder) {
            return start.apply(folder).processors(new IndexProcessor());
        }
    }

    @TempDir
    Path folder;

    private Build build() {
        return Compilers.JAVAC.build(folder);
    }

    private static String[] all(String[]... sources) {
        return Stream.of(sources).flatMap(Stream::of).toArray(String[]::new);
    }

    private static String services(Build.Result result) throws IOException {
        return Files.readString(result.classes().resolve(SERVICES));
    }

    private static List<String> indexes(Build.Result result) {
        return result.sources().keySet().stream()
                .filter(path -> path.contains("Index"))
                .toList();
    }

    private static Object decode(MessageIndex index, String typeName) {
        return index.decode(typeName, Payload.empty(), CdrOptions.DEFAULT);
    }

    @ParameterizedTest
    @EnumSource
    void namesLeadToCodecs(Compilers compiler) throws IOException {
        Build.Result result = compiler.build(folder).compile(all(POSE, POINT));
        assertTrue(result.succeeded(), result.diagnostics()::toString);
        assertEquals("acme.CedrosIndex_cfd46147\n", services(result));
        MessageIndex index = MessageIndex.load(result.load());
        assertEquals("acme.CedrosIndex_cfd46147", index.getClass().getName());
        assertEquals(List.of("acme/msg/Point", "acme/msg/Pose"), index.typeNames());
        assertEquals("RIHS01_2", index.typeHash("acme/msg/Pose"));
        assertEquals("Pose[]", String.valueOf(decode(index, "acme/msg/Pose")));
        assertEquals("Point[]", String.valueOf(decode(index, "acme/msg/Point")));
        assertNull(index.typeHash("acme/msg/Other"));
        assertNull(index.type("acme/msg/Other"));
        assertNull(decode(index, "acme/msg/Other"));
    }

    @Test
    void orderAndCompilerDoNotMatter() {
        String[] sources = all(POSE, POINT, FakeCodecs.record("acme.geometry.String", "acme/msg/String", "RIHS01_3"));
        List<String> reversed = new ArrayList<>(List.of(sources));
        Collections.reverse(reversed);
        Map<String, String> first =
                Compilers.JAVAC.build(folder.resolve("a")).compile(sources).sources();
        assertEquals(1, first.size());
        Build other = Compilers.JAVAC.build(folder.resolve("b"));
        assertEquals(first, other.compile(reversed.toArray(String[]::new)).sources());
        assertEquals(
                first,
                Compilers.ECLIPSE.build(folder.resolve("c")).compile(sources).sources());
    }

    @Test
    void readsAsIfWrittenByHand() {
        Build.Result result = build().compile(all(POSE, POINT));
        assertEquals("""
            package acme;

            import acme.geometry.PoseCodec;
            import dev.cedros.annotations.CedrosGenerated;
            import dev.cedros.cdr.CdrOptions;
            import dev.cedros.codec.MessageIndex;
            import dev.cedros.codec.MessageType;
            import dev.cedros.payload.Payload;
            import java.util.List;

            /**
             * Leads from the names of ROS types to the codecs of the public messages that were compiled together.
             * Generated. {@code Messages} finds it and asks it; it is immutable and thread-safe.
             */
            @CedrosGenerated
            @SuppressWarnings("exports")
            public final class CedrosIndex_cfd46147 implements MessageIndex {
                private static final List<String> TYPE_NAMES = List.of(
                        "acme/msg/Point",
                        "acme/msg/Pose");

                /**
                 * Made when the indexes of a program are loaded.
                 */
                public CedrosIndex_cfd46147() {
                }

                @Override
                public List<String> typeNames() {
                    return TYPE_NAMES;
                }

                @Override
                public String typeHash(String typeName) {
                    return switch (typeName) {
                        case "acme/msg/Point" -> PointCodec.TYPE_HASH;
                        case "acme/msg/Pose" -> PoseCodec.TYPE_HASH;
                        default -> null;
                    };
                }

                @Override
                public MessageType<?> type(String typeName) {
                    return switch (typeName) {
                        case "acme/msg/Point" -> PointCodec.TYPE;
                        case "acme/msg/Pose" -> PoseCodec.TYPE;
                        default -> null;
                    };
                }

                @Override
                public Object decode(String typeName, Payload payload, CdrOptions options) {
                    return switch (typeName) {
                        case "acme/msg/Point" -> PointCodec.decode(payload, options);
                        case "acme/msg/Pose" -> PoseCodec.decode(payload, options);
                        default -> null;
                    };
                }
            }
            """, result.sources().get("acme/CedrosIndex_cfd46147.java"));
    }

    @Test
    void onlyPublicMessagesEnter() {
        Build.Result result =
                build().compile(all(POINT, FakeCodecs.hidden("acme.Hidden", "acme/msg/Hidden", "RIHS01_3")));
        assertEquals(List.of(), result.diagnostics());
        assertEquals(List.of("acme/msg/Point"), MessageIndex.load(result.load()).typeNames());
    }

    @Test
    void withoutPublicMessagesThereIsNoIndex() {
        Build.Result result = build().compile(FakeCodecs.hidden("acme.Hidden", "acme/msg/Hidden", "RIHS01_3"));
        assertEquals(List.of(), result.diagnostics());
        assertEquals(Map.of(), result.sources());
        assertTrue(Files.notExists(result.classes().resolve(SERVICES)));
    }

    @ParameterizedTest
    @EnumSource
    void unnamedPackage(Compilers compiler) throws IOException {
        Build.Result result =
                compiler.build(folder).compile(all(POINT, FakeCodecs.record("Zed", "acme/msg/Zed", "RIHS01_3")));
        assertTrue(result.succeeded(), result.diagnostics()::toString);
        assertTrue(services(result).matches("CedrosIndex_[0-9a-f]{8}\n"), () -> "not in the unnamed package");
        MessageIndex index = MessageIndex.load(result.load());
        assertEquals("Zed[]", String.valueOf(decode(index, "acme/msg/Zed")));
        assertEquals("Point[]", String.valueOf(decode(index, "acme/msg/Point")));
    }

    @Test
    void aChosenNameCannotNameTheUnnamedPackage() throws IOException {
        Build.Result result = build().options("-Acedros.index=acme.Chosen")
                .compile(all(POINT, FakeCodecs.record("Zed", "acme/msg/Zed", "RIHS01_3")));
        assertEquals(List.of(), result.diagnostics());
        assertEquals(2, services(result).lines().count());
        MessageIndex index = MessageIndex.load(result.load());
        assertEquals(List.of("acme/msg/Point", "acme/msg/Zed"), index.typeNames());
        assertEquals("Zed[]", String.valueOf(decode(index, "acme/msg/Zed")));
    }

    @Test
    void theRecordEntersAndThenTheFirstByName() {
        Build.Result result = build().compile(all(
                FakeCodecs.pojo("acme.a.Point", "acme/msg/Point", "RIHS01_1"),
                FakeCodecs.record("acme.c.Point", "acme/msg/Point", "RIHS01_1"),
                FakeCodecs.record("acme.b.Point", "acme/msg/Point", "RIHS01_1")));
        assertEquals(
                List.of(
                        "Point.java:2: NOTE: [cedros:duplicate-type] acme.b.Point and acme.a.Point both stand for"
                                + " acme/msg/Point. By that name, messages are decoded to acme.b.Point.",
                        "Point.java:2: NOTE: [cedros:duplicate-type] acme.b.Point and acme.c.Point both stand for"
                                + " acme/msg/Point. By that name, messages are decoded to acme.b.Point."),
                result.diagnostics());
        MessageIndex index = MessageIndex.load(result.load());
        assertEquals(List.of("acme/msg/Point"), index.typeNames());
        assertEquals("acme.b.Point", decode(index, "acme/msg/Point").getClass().getName());
    }

    @Test
    void differentTypesOfOneNameAreAnError() {
        Build.Result result = build().compile(all(
                FakeCodecs.pojo("acme.a.Point", "acme/msg/Point", "RIHS01_1"),
                FakeCodecs.record("acme.b.Point", "acme/msg/Point", "RIHS01_2")));
        assertEquals(
                List.of("Point.java:2: [cedros:duplicate-type] acme.b.Point and acme.a.Point both stand for"
                        + " acme/msg/Point, but their members differ. Make them equal, or give one of them another"
                        + " name."),
                result.diagnostics());
    }

    /** The generated message appears together with codecs that are older, and its own codec one round later. */
    @Test
    void codecsOfALaterRoundGetAnIndexOfTheirOwn() throws IOException {
        Build.Result result = Build.javac(folder)
                .processors(new GeneratingProcessor(all(POSE)), new IndexProcessor())
                .compile(POINT);
        assertTrue(result.succeeded(), result.diagnostics()::toString);
        assertEquals(2, services(result).lines().count());
        assertEquals(2, indexes(result).size());
        assertEquals(
                List.of("acme/msg/Point", "acme/msg/Pose"),
                MessageIndex.load(result.load()).typeNames());
    }

    @Test
    void twiceInDifferentRounds() {
        String[] other = FakeCodecs.record("acme.a.Point", "acme/msg/Point", "RIHS01_9");
        Build.Result result = Build.javac(folder)
                .processors(new GeneratingProcessor(other), new IndexProcessor())
                .compile(POINT);
        assertEquals(
                List.of("Point.java:2: [cedros:duplicate-type] acme.Point and acme.a.Point both stand for"
                        + " acme/msg/Point, but their members differ. Make them equal, or give one of them another"
                        + " name."),
                result.diagnostics());
    }

    @Test
    void hundredsOfTypesStayCompilable() {
        int count = 500;
        String[] sources = IntStream.range(0, count)
                .mapToObj(i -> FakeCodecs.record(
                        "acme.p" + i % 7 + ".Type" + i, "acme_msgs_%d/msg/Type%d".formatted(i % 7, i), "RIHS01_" + i))
                .flatMap(Stream::of)
                .toArray(String[]::new);
        Build.Result result = build().compile(sources);
        assertEquals(List.of(), result.diagnostics());
        MessageIndex index = MessageIndex.load(result.load());
        assertEquals(count, index.typeNames().size());
        assertEquals(index.typeNames().stream().sorted().toList(), index.typeNames());
        for (int i = 0; i < count; i++) {
            String name = "acme_msgs_%d/msg/Type%d".formatted(i % 7, i);
            assertEquals("Type" + i + "[]", String.valueOf(decode(index, name)));
            assertEquals("RIHS01_" + i, index.typeHash(name));
        }
        assertNull(decode(index, "acme_msgs_0/msg/Type1"));
        int largest = largestMethod(result, index.getClass().getName());
        assertTrue(largest > 1000 && largest < 8000, () -> "largest method: " + largest);
    }

    /** The offset of the last instruction of the largest method. */
    private static int largestMethod(Build.Result result, String className) {
        StringWriter out = new StringWriter();
        ToolProvider.findFirst("javap")
                .orElseThrow()
                .run(
                        new PrintWriter(out),
                        new PrintWriter(out),
                        "-c",
                        "-p",
                        "-cp",
                        result.classes().toString(),
                        className);
        return Pattern.compile("(?m)^ +(\\d+): [a-z]")
                .matcher(out.toString())
                .results()
                .map(MatchResult::group)
                .mapToInt(line -> Integer.parseInt(line.replaceAll("\\D", "")))
                .max()
                .orElseThrow();
    }
}
