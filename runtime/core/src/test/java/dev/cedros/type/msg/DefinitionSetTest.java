package dev.cedros.type.msg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.error.CedrosException;
import dev.cedros.error.UnknownTypeException;
import dev.cedros.type.Field;
import dev.cedros.type.IndividualTypeDescription;
import dev.cedros.type.NestingException;
import dev.cedros.type.RosTypeName;
import dev.cedros.type.TypeDescription;
import dev.cedros.type.UnresolvedTypeException;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DefinitionSetTest {
    @TempDir
    Path folder;

    @Test
    void definitionsReferToEachOther() {
        DefinitionSet set = set(Map.of(
                "b_msgs/msg/Box", "Corner[4] corners\nbuiltin_interfaces/Time stamp",
                "b_msgs/msg/Corner", "float64 x",
                "a_msgs/srv/Add", "b_msgs/Box box\n---\nint64 sum",
                "a_msgs/action/Dock", "---\n---\nb_msgs/msg/Corner c"));
        assertEquals(
                List.of("a_msgs/action/Dock", "a_msgs/srv/Add", "b_msgs/msg/Box", "b_msgs/msg/Corner"),
                set.typeNames());
        assertEquals("[b_msgs/msg/Corner[4], builtin_interfaces/msg/Time]", types(set.describe("b_msgs/msg/Box")));
        assertEquals(set.describe("b_msgs/msg/Box"), set.describe("b_msgs/Box"));
        assertEquals(set.describe("a_msgs/srv/Add"), set.describe("a_msgs/Add"));
        assertEquals(set.describe("a_msgs/action/Dock"), set.describe("a_msgs/Dock"));
        assertEquals("[b_msgs/msg/Box]", types(set.describe("a_msgs/srv/Add_Request")));
        assertEquals(
                "[service_msgs/msg/ServiceEventInfo, a_msgs/srv/Add_Request[<=1], a_msgs/srv/Add_Response[<=1]]",
                types(set.describe("a_msgs/srv/Add_Event")));
        assertEquals(
                "[unique_identifier_msgs/msg/UUID, a_msgs/action/Dock_Goal]",
                types(set.describe("a_msgs/action/Dock_SendGoal_Request")));
        assertEquals(
                "b_msgs/msg/Corner", types(set.describe("a_msgs/Dock_Feedback")).replaceAll("[\\[\\]]", ""));
    }

    @Test
    void theFallbackComesAfterTheSetAndBeforeTheStandardTypes() {
        DefinitionSet set = set(Map.of(
                        "a_msgs/msg/A", "b_msgs/B b\nB own\nbuiltin_interfaces/Time t", "a_msgs/msg/B", ""))
                .withFallback(name -> Optional.of(new IndividualTypeDescription(
                        name, Parsed.message("int8 from_fallback").type().fields(), List.of())));
        TypeDescription description = set.describe("a_msgs/msg/A");
        assertTrue(description.referenced("a_msgs/msg/B").fields().isEmpty());
        assertEquals(
                "from_fallback",
                description.referenced("b_msgs/msg/B").fields().get(0).name());
        assertEquals(
                "from_fallback",
                description
                        .referenced("builtin_interfaces/msg/Time")
                        .fields()
                        .get(0)
                        .name());
        assertEquals("[int8]", types(set.describe("c_msgs/msg/C")));
    }

    @Test
    void aHeaderWithoutPackageIsTheOwnOneOrElseThatOfStdMsgs() {
        Map<String, String> texts = Map.of(
                "a_msgs/msg/A", "Header h",
                "std_msgs/msg/Header", "string frame_id");
        assertEquals("[std_msgs/msg/Header]", types(set(texts).describe("a_msgs/msg/A")));
        assertEquals(
                "std_msgs/msg/Header",
                set(texts)
                        .definition("a_msgs/msg/A")
                        .orElseThrow()
                        .parts()
                        .get(0)
                        .type()
                        .fields()
                        .get(0)
                        .type()
                        .toString());
        assertEquals(
                "[a_msgs/msg/Header]",
                types(set(Map.of("a_msgs/msg/A", "Header h", "a_msgs/msg/Header", "int8 x", "std_msgs/msg/Header", ""))
                        .describe("a_msgs/msg/A")));
        assertEquals(
                "Imu.msg:1:1: unknown type 'std_msgs/Header'.",
                mistake(set(Map.of("a_msgs/msg/Imu", "Header h")), "a_msgs/msg/Imu"));
    }

    @Test
    void aMissingTypeIsNamedWhereItIsNeeded() {
        DefinitionSet set = set(Map.of(
                "a_msgs/msg/Imu", "int32 x\n  geometry_msgs/Vectr3 v",
                "a_msgs/msg/Needs", "Imu imu",
                "geometry_msgs/msg/Vector3", "float64 x",
                "geometry_msgs/msg/Point", "float64 x",
                "a_msgs/srv/Srv", "---\nPoint p"));
        UnresolvedTypeException e = assertThrows(UnresolvedTypeException.class, () -> set.describe("a_msgs/Needs"));
        assertEquals(
                "Imu.msg:2:3: unknown type 'geometry_msgs/Vectr3'. Did you mean 'geometry_msgs/Vector3'?",
                e.getMessage());
        assertEquals("geometry_msgs/msg/Vectr3", e.missing());
        assertEquals("a_msgs/msg/Imu", e.neededBy());
        assertEquals(
                "Srv.srv:2:1: unknown type 'a_msgs/Point'. Did you mean 'geometry_msgs/Point'?",
                mistake(set, "a_msgs/srv/Srv"));
        assertEquals(
                "Srv.srv:2:1: unknown type 'a_msgs/Point'. Did you mean 'geometry_msgs/Point'?",
                mistake(set, "a_msgs/srv/Srv_Event"));
    }

    @Test
    void namesThatAreNearAreSuggested() {
        Map<String, String> known =
                Map.of("geometry_msgs/msg/Point", "", "geometry_msgs/msg/PoseStamped", "", "a_msgs/msg/State", "");
        assertSuggested("'a_msgs/Float64'. Did you mean 'float64'?", "Float64 x", known);
        assertSuggested("'a_msgs/POINT'. Did you mean 'geometry_msgs/Point'?", "POINT x", known);
        assertSuggested("'geometry_msgs/Pointe'. Did you mean 'geometry_msgs/Point'?", "geometry_msgs/Pointe x", known);
        assertSuggested("'geomety_msgs/Point'. Did you mean 'geometry_msgs/Point'?", "geomety_msgs/Point x", known);
        assertSuggested("'b_msgs/Stat'. Did you mean 'a_msgs/State'?", "b_msgs/Stat x", known);
        assertSuggested("'a_msgs/Stat'. Did you mean 'a_msgs/State'?", "Stat x", known);
        assertSuggested("'b_msgs/Nothing'.", "b_msgs/Nothing x", known);
    }

    private static void assertSuggested(String expected, String line, Map<String, String> known) {
        Map<String, String> texts = new HashMap<>(known);
        texts.put("a_msgs/msg/Imu", line);
        assertEquals("Imu.msg:1:1: unknown type " + expected, mistake(set(texts), "a_msgs/msg/Imu"));
    }

    @Test
    void anUnknownNameIsNamed() {
        DefinitionSet set = set(Map.of("a_msgs/msg/Imu", ""));
        UnknownTypeException e = assertThrows(UnknownTypeException.class, () -> set.describe("a_msgs/msg/Imo"));
        assertEquals(
                "Unknown message type: a_msgs/msg/Imo. No definition has this name. Did you mean 'a_msgs/Imu'?",
                e.getMessage());
        assertThrows(UnknownTypeException.class, () -> set.describe("no name at all"));
        assertThrows(UnknownTypeException.class, () -> set.describe(""));
    }

    @Test
    void typesInThemselvesAreRefused() {
        DefinitionSet set = set(Map.of("a_msgs/msg/A", "B[] b", "a_msgs/msg/B", "A[<=1] a", "a_msgs/msg/C", "int8 x"));
        assertEquals(
                "recursive-message",
                assertThrows(NestingException.class, () -> set.describe("a_msgs/A"))
                        .code());
        assertEquals("[int8]", types(set.describe("a_msgs/C")));
    }

    @Test
    void readsAShareTree() throws IOException {
        write("share/b_msgs/msg/Box.msg", "a_msgs/Point p");
        write("share/b_msgs/msg/Box.idl", "module b_msgs {};");
        write("share/b_msgs/cmake/x.cmake", "");
        write("share/a_msgs/msg/Point.msg", "float64 x");
        write("share/a_msgs/srv/Add.srv", "int64 a\n---\nint64 sum");
        write("share/a_msgs/srv/Add_Request.msg", "int64 a");
        write("share/a_msgs/srv/Add_Response.msg", "int64 sum");
        write("share/a_msgs/action/Dock.action", "---\n---\n");
        DefinitionSet set = DefinitionSet.read(folder.resolve("share"));
        assertEquals(List.of(), set.errors());
        assertEquals(
                List.of("a_msgs/action/Dock", "a_msgs/msg/Point", "a_msgs/srv/Add", "b_msgs/msg/Box"), set.typeNames());
        assertEquals("[a_msgs/msg/Point]", types(set.describe("b_msgs/Box")));
    }

    @Test
    void aPackageMayHaveItsDefinitionsInFoldersOfOtherNames() throws IOException {
        write("src/a_msgs/package.xml", "<package><name>real_msgs</name></package>");
        write("src/a_msgs/definitions/ros2/Point.msg", "float64 x");
        write("src/a_msgs/definitions/ros2/Box.msg", "real_msgs/Point corner\nPoint other");
        write("src/a_msgs/srv/Add.srv", "---");
        write("src/flat_msgs/Point.msg", "float64 x");
        Path source = folder.resolve("src");
        DefinitionSet set = DefinitionSet.read(source);
        assertEquals(
                List.of("flat_msgs/msg/Point", "real_msgs/msg/Box", "real_msgs/msg/Point", "real_msgs/srv/Add"),
                set.typeNames());
        assertEquals("[real_msgs/msg/Point, real_msgs/msg/Point]", types(set.describe("real_msgs/Box")));
        assertEquals(
                List.of("ros2/msg/Box", "ros2/msg/Point"),
                DefinitionSet.read(source.resolve("a_msgs/definitions/ros2")).typeNames(),
                "what is above the place that was asked for need not have to do with it");
    }

    @Test
    void readsPackagesFoldersAndFiles() throws IOException {
        write("src/repo/a_msgs/msg/sub/Deep.msg", "int8 x");
        write("src/repo/a_msgs/package.xml", "<package><!-- <name>no</name> --><name> real_msgs </name></package>");
        write("src/flat_msgs/Point.msg", "float64 x");
        Path source = folder.resolve("src");
        assertEquals(
                List.of("flat_msgs/msg/Point", "real_msgs/msg/Deep"),
                DefinitionSet.read(source).typeNames());
        for (String part :
                List.of("repo/a_msgs", "repo/a_msgs/msg", "repo/a_msgs/msg/sub", "repo/a_msgs/msg/sub/Deep.msg")) {
            assertEquals(
                    List.of("real_msgs/msg/Deep"),
                    DefinitionSet.read(source.resolve(part)).typeNames(),
                    part);
        }
        assertEquals(
                List.of("flat_msgs/msg/Point"),
                DefinitionSet.read(source.resolve("flat_msgs/Point.msg")).typeNames());
        write("msg/other/flat_msgs/Point.msg", "float64 x");
        assertEquals(
                List.of("flat_msgs/msg/Point"),
                DefinitionSet.read(folder.resolve("msg/other/flat_msgs")).typeNames());
        assertEquals(
                List.of("flat_msgs/msg/Point", "real_msgs/msg/Deep"),
                DefinitionSet.read(List.of(source.resolve("repo"), source.resolve("flat_msgs")))
                        .typeNames());
    }

    @Test
    void whatIsBrokenIsListedAndTheRestIsUsable() throws IOException {
        write("a_msgs/msg/Broken.msg", "int32 x\nfloat46 y");
        write("a_msgs/msg/Needs.msg", "Broken b");
        write("a_msgs/msg/Good.msg", "int32 x");
        write("a_msgs/msg/lower.msg", "int32 x");
        write("Bad-Name/msg/Good.msg", "int32 x");
        DefinitionSet set = DefinitionSet.read(folder);
        String broken =
                folder.resolve("a_msgs/msg/Broken.msg") + ":2:1: unknown type 'float46'. Did you mean 'float64'?";
        assertEquals(
                List.of(
                        folder.resolve("Bad-Name/msg/Good.msg")
                                + ":1:1: 'Bad-Name' is not a ROS package name. Use lower-case letters, digits and single"
                                + " underscores, beginning with a letter.",
                        broken,
                        folder.resolve("a_msgs/msg/lower.msg")
                                + ":1:1: 'lower' is not a ROS type name. Begin with an upper-case letter and use letters"
                                + " and digits."),
                set.errors().stream().map(Throwable::getMessage).toList());
        assertEquals(List.of("a_msgs/msg/Good", "a_msgs/msg/Needs"), set.typeNames());
        assertEquals("[int32]", types(set.describe("a_msgs/msg/Good")));
        assertEquals(broken, mistake(set, "a_msgs/msg/Broken"));
        assertEquals(broken, mistake(set, "a_msgs/Broken"));
        assertEquals(broken, mistake(set, "a_msgs/msg/Needs"));
    }

    @Test
    void oneTypeInTwoPlacesIsOnlyAMistakeIfTheyDiffer() throws IOException {
        write("one/a_msgs/msg/A.msg", "int32 x # one");
        write("two/a_msgs/msg/A.msg", "int32 x # two");
        DefinitionSet set = DefinitionSet.read(folder);
        assertEquals(List.of(), set.errors());
        assertEquals("one", set.definitions().get(0).parts().get(0).comments().get("x"));
        write("two/a_msgs/msg/A.msg", "int64 x");
        set = DefinitionSet.read(List.of(folder.resolve("two"), folder.resolve("one")));
        assertEquals("[int64]", types(set.describe("a_msgs/A")));
        assertEquals(
                folder.resolve("one/a_msgs/msg/A.msg") + ":1:1: a_msgs/msg/A is defined differently in "
                        + folder.resolve("two/a_msgs/msg/A.msg") + ", which counts.",
                set.errors().get(0).getMessage());
    }

    @Test
    void bytesThatAreNotUtf8OnlyMatterInValues() throws IOException {
        write("a_msgs/msg/Fine.msg", "float64 angle # 90\u00b0\n", StandardCharsets.ISO_8859_1);
        write("a_msgs/msg/Value.msg", "int8 x\nstring s \"90\u00b0\"\n", StandardCharsets.ISO_8859_1);
        write("a_msgs/msg/Utf8.msg", "\uFEFFstring s \"90\u00b0\uFFFD\"\n", StandardCharsets.UTF_8);
        DefinitionSet set = DefinitionSet.read(folder);
        assertEquals(List.of("a_msgs/msg/Fine", "a_msgs/msg/Utf8"), set.typeNames());
        assertEquals(
                List.of(folder.resolve("a_msgs/msg/Value.msg")
                        + ":2:1: the value has bytes that are not UTF-8. Save the file as UTF-8."),
                set.errors().stream().map(Throwable::getMessage).toList());
    }

    @Test
    void linksThatLeadNowhereOrInACircleDoNoHarm() throws IOException {
        write("a_msgs/msg/A.msg", "int32 x");
        Files.createSymbolicLink(folder.resolve("a_msgs/msg/Gone.msg"), folder.resolve("nowhere"));
        Files.createSymbolicLink(folder.resolve("a_msgs/circle"), folder);
        Files.createSymbolicLink(folder.resolve("a_msgs/msg/B.msg"), folder.resolve("a_msgs/msg/A.msg"));
        assertEquals(
                List.of("a_msgs/msg/A", "a_msgs/msg/B"),
                DefinitionSet.read(folder).typeNames());
    }

    @Test
    void aPlaceThatDoesNotExistIsAnError() {
        NoSuchFileException e =
                assertThrows(NoSuchFileException.class, () -> DefinitionSet.read(folder.resolve("nowhere")));
        assertTrue(e.getMessage().contains("nowhere"), e.getMessage());
    }

    @Test
    void otherFilesAreRefusedWhenNamedAndPassedOverInFolders() throws IOException {
        write("a_msgs/README", "no definition");
        write("a_msgs/msg/notes.txt", "no definition");
        assertEquals(List.of(), DefinitionSet.read(folder).errors());
        assertFalse(DefinitionSet.read(folder.resolve("a_msgs/README")).errors().isEmpty());
        assertFalse(DefinitionSet.read(folder.resolve("a_msgs/msg/notes.txt"))
                .errors()
                .isEmpty());
    }

    private void write(String path, String text) throws IOException {
        write(path, text, StandardCharsets.UTF_8);
    }

    private void write(String path, String text, Charset charset) throws IOException {
        Path file = folder.resolve(path);
        Files.createDirectories(file.getParent());
        Files.write(file, text.getBytes(charset));
    }

    private static DefinitionSet set(Map<String, String> texts) {
        List<InterfaceDefinition> definitions = new ArrayList<>();
        texts.forEach((name, text) -> {
            RosTypeName known = RosTypeName.parse(name);
            definitions.add(DefinitionParser.parse(known, text, known.name() + "." + known.namespace()));
        });
        return DefinitionSet.of(definitions);
    }

    private static String mistake(DefinitionSet set, String type) {
        return assertThrows(CedrosException.class, () -> set.describe(type)).getMessage();
    }

    private static String types(TypeDescription description) {
        return description.type().fields().stream().map(Field::type).toList().toString();
    }
}
