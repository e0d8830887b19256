package dev.cedros.tool;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code decode} and {@code encode}. */
class MessageCommandsTest {
    private static final String POINT = "geometry_msgs/msg/Point";
    private static final String POINT_BYTES = "00010000 000000000000f83f 0000000000000000 0000000000000000";

    @TempDir
    private Path folder;

    @Test
    void encodeAndDecodeAreOppositesThroughStandardStreams() {
        Run encoded = Run.with("{\"x\": 1.5}", "encode", "--type", POINT).done();
        assertArrayEquals(bytes(POINT_BYTES), encoded.out());
        assertEquals(
                "{\"x\":1.5,\"y\":0.0,\"z\":0.0}\n",
                Run.with(encoded.out(), "decode", "--type", POINT).done().text());
        assertEquals(
                "{\"x\":1.5,\"y\":0.0,\"z\":0.0}\n",
                Run.with(encoded.out(), "decode", "--type", "geometry_msgs/Point", "-")
                        .done()
                        .text());
    }

    @Test
    void encodeWritesIntoAFile() {
        Path file = folder.resolve("point.cdr");
        Run.with("{\"x\": 1.5}", "encode", "--type", POINT, "--output", file.toString())
                .done();
        assertEquals(
                "{\"x\":1.5,\"y\":0.0,\"z\":0.0}\n",
                Run.of("decode", "--type", POINT, file.toString()).done().text());
        String lost = folder.resolve("nowhere/point.cdr").toString();
        Run.with("{}", "encode", "--type", POINT, "-o", lost)
                .fails(ExitCode.FAILED, lost + ": cannot be written: there is no such file or folder.");
    }

    @Test
    void encodeWritesBothByteOrders() {
        Run big = Run.with("{\"data\": 258}", "encode", "--type", "std_msgs/msg/Int32", "--big-endian")
                .done();
        assertArrayEquals(bytes("00000000 00000102"), big.out());
        assertEquals(
                "{\"data\":258}\n",
                Run.with(big.out(), "decode", "--type", "std_msgs/Int32").done().text());
    }

    @Test
    void encodeShowsNoBytesToAPerson() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Streams terminal = new Streams(
                new ByteArrayInputStream("{}".getBytes(StandardCharsets.UTF_8)),
                out,
                new PrintStream(err, true, StandardCharsets.UTF_8),
                true);
        assertEquals(ExitCode.FAILED, Main.run(new String[] {"encode", "--type", POINT}, terminal));
        assertEquals(0, out.size());
        assertEquals(
                "standard output: a terminal cannot show bytes. Send them to a file or a program, with --output FILE,"
                        + " > FILE or |.\n",
                err.toString(StandardCharsets.UTF_8));
    }

    @Test
    void wstringsHaveTwoForms() throws IOException {
        Path schema = Files.writeString(folder.resolve("W.msg"), "wstring text\n");
        String[] encode = {"encode", "--type", "a_msgs/msg/W", "--schema", schema.toString(), "--wstring", ""};
        String[] decode = {"decode", "--type", "a_msgs/msg/W", "--schema", schema.toString(), "--wstring", ""};
        String[][] forms = {
            {"four_byte", "00010000 02000000 68000000 69000000"}, {"two_byte", "00010000 04000000 6800 6900"}
        };
        for (String[] form : forms) {
            encode[6] = form[0];
            decode[6] = form[0];
            Run run = Run.with("{\"text\": \"hi\"}", encode).done();
            assertArrayEquals(bytes(form[1]), run.out(), form[0]);
            assertEquals(
                    "{\"text\":\"hi\"}\n", Run.with(run.out(), decode).done().text());
        }
    }

    @Test
    void yamlIsInFullUnlessAskedOtherwise() {
        Run encoded = Run.with("{\"data\": \"" + "a".repeat(300) + "\"}", "encode", "--type", "std_msgs/String");
        assertEquals(
                "data: " + "a".repeat(300) + "\n",
                Run.with(encoded.out(), "decode", "--type", "std_msgs/String", "--format", "yaml")
                        .done()
                        .text());
        String cut = Run.with(
                        encoded.out(),
                        "decode",
                        "--type",
                        "std_msgs/String",
                        "--format",
                        "yaml",
                        "--truncate-length",
                        "8")
                .done()
                .text();
        assertTrue(cut.length() < 30 && cut.contains("aaaaaaaa..."), cut);
    }

    @Test
    void servicesAndActionsAreSentInPartsOnly() {
        Run.of("decode", "--type", "example_interfaces/AddTwoInts")
                .fails(
                        ExitCode.FAILED,
                        "example_interfaces/srv/AddTwoInts: is a service, of which only the parts are sent. Use"
                                + " example_interfaces/srv/AddTwoInts_Request, example_interfaces/srv/AddTwoInts_Response"
                                + " or example_interfaces/srv/AddTwoInts_Event.");
        Run action = Run.with("{}", "encode", "--type", "example_interfaces/action/Fibonacci");
        assertEquals(ExitCode.FAILED, action.exitCode());
        assertTrue(action.err().contains("is an action, of which only the parts are sent."), action.err());
        Run part = Run.with("{}", "encode", "--type", "example_interfaces/action/Fibonacci_SendGoal_Request")
                .done();
        assertArrayEquals(bytes("00010000 00000000 00000000 00000000 00000000 00000000"), part.out());
    }

    @Test
    void bytesThatAreWrongAreNamedByTheirPlace() throws IOException {
        Path file = Files.write(folder.resolve("p.cdr"), bytes("00010000 0000"));
        Run run = Run.of("decode", "--type", POINT, file.toString());
        assertEquals(ExitCode.FAILED, run.exitCode());
        assertTrue(run.err().startsWith(file + ": geometry_msgs/msg/Point, byte 4 of 6, field x: "), run.err());
        assertEquals(1, run.err().lines().count(), run.err());
        Run.with(new byte[0], "decode", "--type", POINT)
                .fails(ExitCode.FAILED, "standard input: CDR data too short: missing encapsulation header");
    }

    @Test
    void errorsSpeakOfTheInputAndTheOptionsAndNotOfJava() {
        assertFails("{\"x\": NaN}", POINT, "standard input:1:10: NaN is no JSON. Write \"NaN\", in quotes.");
        assertFails(
                "{\"x\": {}}", POINT, "standard input: geometry_msgs/msg/Point, field x: is a map; float64 takes a");
        assertFails(
                "{\"x\": []}", POINT, "standard input: geometry_msgs/msg/Point, field x: is a list; float64 takes a");
        String deep = "{\"a\":".repeat(300) + "1" + "}".repeat(300);
        assertFails(deep, POINT, "standard input:1:1002: is nested more than 200 deep, which no message is.");
        Run trailing = Run.with(bytes("00010000 01 0000000000000000"), "decode", "--type", "std_msgs/Bool");
        assertTrue(trailing.err().contains(" --lenient accepts them."), trailing.err());
        assertFalse(trailing.err().contains("CdrOptions"), trailing.err());
        Run malformed = Run.with(bytes("00010000 02000000 ff00"), "decode", "--type", "std_msgs/String");
        assertTrue(malformed.err().contains(" --lenient shows it as U+FFFD."), malformed.err());
    }

    private static void assertFails(String json, String type, String error) {
        Run run = Run.with(json, "encode", "--type", type);
        assertEquals(ExitCode.FAILED, run.exitCode());
        assertTrue(run.err().startsWith(error), run.err());
    }

    @Test
    void bytesAreReadAsStrictlyAsAskedFor() {
        byte[] two = bytes("00010000 02");
        assertEquals(
                "{\"data\":true}\n",
                Run.with(two, "decode", "--type", "std_msgs/Bool").done().text());
        assertEquals(
                ExitCode.FAILED,
                Run.with(two, "decode", "--type", "std_msgs/Bool", "--strict").exitCode());
        byte[] trailing = bytes("00010000 01 0000000000000000");
        assertEquals(
                ExitCode.FAILED,
                Run.with(trailing, "decode", "--type", "std_msgs/Bool").exitCode());
        assertEquals(
                "{\"data\":true}\n",
                Run.with(trailing, "decode", "--type", "std_msgs/Bool", "--lenient")
                        .done()
                        .text());
        byte[] malformed = bytes("00010000 02000000 ff00");
        assertEquals(
                ExitCode.FAILED,
                Run.with(malformed, "decode", "--type", "std_msgs/String").exitCode());
        assertEquals(
                "{\"data\":\"\ufffd\"}\n",
                Run.with(malformed, "decode", "--type", "std_msgs/String", "--lenient")
                        .done()
                        .text());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
                    {"x": 1, "x": 2}  | standard input:1:13:
                    {"x": 1           | standard input:1:
                    {"w": 1}          | standard input: geometry_msgs/msg/Point
                    {"x": "wide"}     | standard input: geometry_msgs/msg/Point, field x:
                    {"x": true}       | standard input: geometry_msgs/msg/Point, field x:
                    {"x": null}       | standard input: geometry_msgs/msg/Point, field x:
                    {"x": {}}         | standard input: geometry_msgs/msg/Point, field x:
                    [1, 2, 3]         | standard input:1:1: a message is a JSON object.
                    """)
    void valuesThatAreWrongAreNamedByTheirPlace(String json, String start) {
        Run run = Run.with(json, "encode", "--type", POINT);
        assertEquals(ExitCode.FAILED, run.exitCode(), json);
        assertTrue(run.err().startsWith(start), run.err());
        assertEquals(1, run.err().lines().count(), run.err());
        assertEquals(0, run.out().length);
    }

    @Test
    void everyNumberThatJsonCanWriteIsTakenExactly() throws IOException {
        Path schema =
                Files.writeString(folder.resolve("N.msg"), "uint64 u\nint64 i\nfloat64 d\nfloat32 f\nuint8[] b\n");
        String[] options = {"--type", "a_msgs/msg/N", "--schema", schema.toString()};
        String expected =
                "{\"u\":\"18446744073709551615\",\"i\":\"-9223372036854775808\",\"d\":\"-0\",\"f\":\"NaN\",\"b\":[1,2,255]}\n";
        String[] sames = {
            "{\"u\": 18446744073709551615, \"i\": -9223372036854775808, \"d\": -0.0, \"f\": \"NaN\", \"b\": [1,2,255]}",
            "{\"u\": \"18446744073709551615\", \"i\": \"-9223372036854775808\", \"d\": \"-0\", \"f\": \"NaN\","
                    + " \"b\": {\"$base64\": \"AQL/\"}}",
            "{\"u\": 18446744073709551615.0, \"i\": -9223372036854775808.0, \"d\": -0, \"f\": \"NaN\", \"b\": [1,2,255]}"
        };
        for (String same : sames) {
            Run encoded = Run.with(same, concat("encode", options)).done();
            assertEquals(
                    expected,
                    Run.with(encoded.out(), concat("decode", options)).done().text(),
                    same);
        }
    }

    @Test
    void textIsUtf8WhateverTheLocaleSays() {
        String json = "{\"data\":\"héllo 🚀\"}\n";
        Run encoded = Run.with(json, "encode", "--type", "std_msgs/String").done();
        assertEquals(
                json,
                Run.with(encoded.out(), "decode", "--type", "std_msgs/String")
                        .done()
                        .text());
    }

    private static String[] concat(String first, String[] rest) {
        String[] all = new String[rest.length + 1];
        all[0] = first;
        System.arraycopy(rest, 0, all, 1, rest.length);
        return all;
    }

    private static byte[] bytes(String hex) {
        return HexFormat.of().parseHex(hex.replace(" ", ""));
    }
}
