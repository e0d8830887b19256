package dev.cedros.tool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code hash} and {@code describe}: which types they find, where, and what they say of those that they do not. */
class TypeCommandsTest {
    private static final String STRING_HASH = "RIHS01_df668c740482bbd48fb39d76a70dfd4bd59db1288021743503259e948f6b1a18";

    @TempDir
    private Path folder;

    @Test
    void hashIsOneLine() {
        assertEquals(
                STRING_HASH + "\n", Run.of("hash", "std_msgs/msg/String").done().text());
        assertEquals(
                STRING_HASH + "\n", Run.of("hash", "std_msgs/String").done().text());
    }

    /** Published with ROS 2 Jazzy. */
    @ParameterizedTest
    @CsvSource({
        "example_interfaces/srv/AddTwoInts, e118de6bf5eeb66a2491b5bda11202e7b68f198d6f67922cf30364858239c81a",
        "example_interfaces/AddTwoInts, e118de6bf5eeb66a2491b5bda11202e7b68f198d6f67922cf30364858239c81a",
    })
    void hashKnowsServices(String type, String digits) {
        assertEquals("RIHS01_" + digits + "\n", Run.of("hash", type).done().text());
    }

    @Test
    void hashOfASchemaIsThatOfItsTypes() throws IOException {
        Path schema = write("schema.msg", """
                std_msgs/Header header
                ========================
                MSG: std_msgs/Header
                builtin_interfaces/Time stamp
                string frame_id
                ========================
                MSG: builtin_interfaces/Time
                int32 sec
                uint32 nanosec
                """);
        Path alone = write("alone.msg", "std_msgs/Header header\n");
        String hash = Run.of("hash", "a_msgs/msg/A", "--schema", schema.toString())
                .done()
                .text();
        assertEquals(
                hash,
                Run.of("hash", "a_msgs/msg/A", "--schema", alone.toString())
                        .done()
                        .text());
        assertEquals(
                hash,
                Run.with(Files.readString(schema), "hash", "a_msgs/msg/A", "--schema", "-")
                        .done()
                        .text());
        write("a_msgs/msg/A.msg", "std_msgs/Header header\n");
        assertEquals(
                hash,
                Run.of("hash", "a_msgs/A", "--interfaces", folder.toString())
                        .done()
                        .text());
    }

    @Test
    void foldersComeBeforeTheLibrary() throws IOException {
        write("std_msgs/msg/String.msg", "string text\n");
        String hash = Run.of("hash", "std_msgs/msg/String", "--interfaces", folder.toString())
                .done()
                .text();
        assertTrue(!hash.equals(STRING_HASH + "\n"), hash);
        assertEquals(
                "string text\n",
                Run.of("describe", "std_msgs/msg/String", "--interfaces", folder.toString())
                        .done()
                        .text());
    }

    @Test
    void describePrintsWhatRecordingsKeep() {
        assertEquals("""
                builtin_interfaces/Time stamp
                string frame_id
                ================================================================================
                MSG: builtin_interfaces/Time
                int32 sec
                uint32 nanosec
                """, Run.of("describe", "std_msgs/msg/Header").done().text());
    }

    @Test
    void describePrintsServicesAsTheirFilesHaveThem() {
        assertEquals(
                """
                int64 a
                int64 b
                ---
                int64 sum
                """,
                Run.of("describe", "example_interfaces/srv/AddTwoInts").done().text());
    }

    @Test
    void describePrintsJson() {
        String json = Run.of("describe", "std_msgs/msg/Header", "--format", "json")
                .done()
                .text();
        Object description = JsonInput.read(new InputFile("json", json.getBytes(StandardCharsets.UTF_8)))
                .get("type_description");
        assertTrue(description.toString().startsWith("{type_name=std_msgs/msg/Header, fields=["), json);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    std_msgs/msg/Strin      | std_msgs/msg/Strin: there is no such type among the standard ones. Did you mean 'std_msgs/msg/String'?
                    std_msgs/msg/string     | std_msgs/msg/string: there is no such type among the standard ones. Did you mean 'std_msgs/msg/String'?
                    std_msgs/Point          | std_msgs/Point: there is no such type among the standard ones. Did you mean 'geometry_msgs/msg/Point'?
                    Imu                     | Imu: there is no such type among the standard ones. Did you mean 'sensor_msgs/msg/Imu'?
                    sensor_msgs/Imuu        | sensor_msgs/Imuu: there is no such type among the standard ones. Did you mean 'sensor_msgs/msg/Imu'?
                    example_interfaces/srv/AddTwoInt_Event | example_interfaces/srv/AddTwoInt_Event: there is no such type among the standard ones. Did you mean 'example_interfaces/srv/AddTwoInts_Event'?
                    pkg/foo/Bar             | pkg/foo/Bar: there is no such type among the standard ones. 'foo' is not a kind of interface. Use msg, srv or action.
                    acme_msgs/msg/Anvil     | acme_msgs/msg/Anvil: there is no such type among the standard ones. Name the folder with its definition: --interfaces DIR.
                    """)
    void unknownTypesAreNamedWithWhatMayBeMeant(String type, String message) {
        Run.of("hash", type).fails(ExitCode.FAILED, message);
        Run.of("describe", type).fails(ExitCode.FAILED, message);
        Run.of("decode", "--type", type).fails(ExitCode.FAILED, message);
        Run.with("{}", "encode", "--type", type).fails(ExitCode.FAILED, message);
    }

    @Test
    void typesThatAFolderLacksMayBeMeantToo() throws IOException {
        write("acme_msgs/msg/Anvil.msg", "int32 x\n");
        Run.of("hash", "acme_msgs/msg/Anvill", "--interfaces", folder.toString())
                .fails(
                        ExitCode.FAILED,
                        "acme_msgs/msg/Anvill: there is no such type. Did you mean 'acme_msgs/msg/Anvil'?");
    }

    @Test
    void mistakesInDefinitionsArePlaced() throws IOException {
        Path file = write("a_msgs/msg/A.msg", "int32 x\nfloat46 y\n");
        Run.of("hash", "a_msgs/msg/A", "--interfaces", folder.toString())
                .fails(ExitCode.FAILED, file + ":2:1: unknown type 'float46'. Did you mean 'float64'?");
        Run.of("hash", "a_msgs/msg/A", "--schema", file.toString())
                .fails(ExitCode.FAILED, file + ":2:1: unknown type 'float46'. Did you mean 'float64'?");
    }

    @Test
    void schemasThatAreIdlAreRefused() throws IOException {
        Path file = write("A.idl", "module a_msgs { module msg { struct A { long x; }; }; };");
        Run.of("hash", "a_msgs/msg/A", "--schema", file.toString())
                .fails(ExitCode.FAILED, file + ": is OMG IDL, which is not read. Give the definition as .msg text.");
    }

    @Test
    void schemasThatAreIdlAreKnownByTheirText() throws IOException {
        for (String text : new String[] {
            "@extensibility(APPENDABLE)\nstruct Status\n{\n  long x;\n};\n",
            "// a comment\n/* another\n */\n#include \"a.idl\"\n\nmodule a_msgs {\n};\n",
            "struct A { long x; };",
        }) {
            Path file = write("schema.txt", text);
            Run.of("hash", "a_msgs/msg/A", "--schema", file.toString())
                    .fails(
                            ExitCode.FAILED,
                            file + ": is OMG IDL, which is not read. Give the definition as .msg text.");
        }
        Run.of(
                        "hash",
                        "a_msgs/msg/A",
                        "--schema",
                        write("schema.txt", "# @key module x\nint32 x\n").toString())
                .done();
    }

    @Test
    void twoPartNamesMeanWhatTheSchemaHolds() throws IOException {
        Path service = write("service.txt", "int64 a\n---\nint64 b\n");
        Path headed = write("headed.txt", "=====\nSRV: a_msgs/srv/Add\nint64 a\n---\nint64 b\n");
        Path action = write("action.txt", "int64 a\n---\nint64 b\n---\n");
        for (String end : new String[] {"", "_Request", "_Response", "_Event"}) {
            assertEquals(hash("a_msgs/srv/Add" + end, service), hash("a_msgs/Add" + end, service), end);
            assertEquals(hash("a_msgs/srv/Add" + end, service), hash("a_msgs/Add" + end, headed), end);
        }
        for (String end : new String[] {"", "_Goal", "_FeedbackMessage", "_SendGoal_Event"}) {
            assertEquals(hash("a_msgs/action/Do" + end, action), hash("a_msgs/Do" + end, action), end);
        }
        Path message = write("message.txt", "int64 a\n");
        assertEquals(hash("a_msgs/msg/A", message), hash("a_msgs/A", message));
    }

    private static String hash(String type, Path schema) {
        return Run.of("hash", type, "--schema", schema.toString()).done().text();
    }

    @Test
    void mistakesInDefinitionsThatAreNotNeededDoNoHarm() throws IOException {
        write("a_msgs/msg/Broken.msg", "float46 y\n");
        write("a_msgs/msg/Good.msg", "int32 x\n");
        Run.of("hash", "a_msgs/msg/Good", "--interfaces", folder.toString()).done();
    }

    @Test
    void whatCannotBeReadIsNotTakenFromTheLibrary() throws IOException {
        Path header = write("std_msgs/msg/Header.msg", "float46 y\n");
        write("a_msgs/msg/A.msg", "std_msgs/Header header\n");
        Run.of("hash", "a_msgs/msg/A", "--interfaces", folder.toString())
                .fails(ExitCode.FAILED, header + ":1:1: unknown type 'float46'. Did you mean 'float64'?");
    }

    @Test
    void missingTypesAreNamedWithWhoNeedsThem() throws IOException {
        Path file = write("a_msgs/msg/A.msg", "int32 x\nb_msgs/Bee bee\n");
        for (String option : new String[] {"--interfaces", "--schema"}) {
            String place = option.equals("--schema") ? file.toString() : folder.toString();
            Run run = Run.of("hash", "a_msgs/msg/A", option, place);
            assertEquals(ExitCode.FAILED, run.exitCode());
            assertTrue(run.err().startsWith(file + ":2:1: unknown type 'b_msgs/Bee'."), run.err());
            assertTrue(run.err().contains("Name the folder with its definition: --interfaces DIR."), run.err());
            assertEquals(1, run.err().lines().count(), run.err());
        }
    }

    @Test
    void aFileStandsForTheTypeThatItDefines() throws IOException {
        Path file = write("a_msgs/msg/A.msg", "B b\nstd_msgs/Header header\n");
        write("a_msgs/msg/B.msg", "int32 x\n");
        write("a_msgs/srv/Ask.srv", "A a\n---\nB b\n");
        String hash = Run.of("hash", "a_msgs/msg/A", "--interfaces", folder.toString())
                .done()
                .text();
        assertEquals(hash, Run.of("hash", file.toString()).done().text());
        String service = Run.of("hash", "a_msgs/srv/Ask", "--interfaces", folder.toString())
                .done()
                .text();
        assertEquals(
                service,
                Run.of("hash", folder.resolve("a_msgs/srv/Ask.srv").toString())
                        .done()
                        .text());
        assertEquals(
                "int32 x\n",
                Run.of("describe", folder.resolve("a_msgs/msg/B.msg").toString())
                        .done()
                        .text());
        Path flat = write("flat/C.msg", "D d\n");
        write("flat/D.msg", "int32 x\n");
        Run.of("hash", flat.toString()).done();
        Path broken = write("a_msgs/msg/Broken.msg", "float46 x\n");
        Run.of("hash", broken.toString())
                .fails(ExitCode.FAILED, broken + ":1:1: unknown type 'float46'. Did you mean 'float64'?");
        String missing = folder.resolve("Missing.msg").toString();
        Run.of("hash", missing).fails(ExitCode.FAILED, missing + ": cannot be read: there is no such file or folder.");
    }

    private Path write(String path, String text) throws IOException {
        Path file = folder.resolve(path);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }
}
