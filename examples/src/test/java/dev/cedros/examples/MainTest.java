package dev.cedros.examples;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.interfaces.builtin_interfaces.msg.Time;
import dev.cedros.interfaces.sensor_msgs.msg.JointStateCodec;
import dev.cedros.interfaces.std_msgs.msg.Header;
import dev.cedros.interfaces.std_msgs.msg.HeaderCodec;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MainTest {
    @TempDir
    Path folder;

    /**
     * How a run went.
     *
     * @param status the exit status
     * @param out what it printed
     * @param err what it complained about
     */
    record Run(int status, String out, String err) {
        static Run of(String... arguments) {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            ByteArrayOutputStream err = new ByteArrayOutputStream();
            int status = Main.run(
                    arguments,
                    new PrintStream(out, true, StandardCharsets.UTF_8),
                    new PrintStream(err, true, StandardCharsets.UTF_8));
            return new Run(status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
        }
    }

    @Test
    void showsMessagesMadeHere() {
        Run run = Run.of();
        assertEquals(0, run.status());
        assertEquals("", run.err());
        for (String type : List.of(
                "sensor_msgs/msg/JointState",
                "sensor_msgs/msg/Imu",
                "tf2_msgs/msg/TFMessage",
                "sensor_msgs/msg/LaserScan",
                "sensor_msgs/msg/PointCloud2",
                "visualization_msgs/msg/MarkerArray")) {
            assertTrue(run.out().contains(type + ", "), type);
        }
        int size = JointStateCodec.serializedSize(Samples.jointState());
        assertTrue(run.out().contains("sensor_msgs/msg/JointState, " + size + " bytes"), run.out());
        assertTrue(run.out().contains("    frame_id: base_link\n"), run.out());
        assertTrue(run.out().contains("  name:\n  - shoulder\n  - elbow\n"), run.out());
        assertTrue(run.out().contains("  position:\n  - 0.5\n  - -1.25\n"), run.out());
        assertTrue(run.out().contains("    stamp:\n      sec: 1700000000\n      nanosec: 250000000\n"), run.out());
        assertTrue(run.out().contains("0000  00 01 00 00 00 f1 53 65 80 b2 e6 0e"), run.out());
        assertEquals(
                6,
                run.out()
                        .lines()
                        .filter(line -> line.contains("encoded again: the same"))
                        .count());
        assertTrue(run.out().lines().allMatch(line -> line.length() <= 120), run.out());
        assertTrue(run.out().contains(" more lines"), "long values are cut");
    }

    @Test
    void readsFiles() throws IOException {
        Path file = write("header.cdr", HeaderCodec.encode(new Header(new Time(1, 2), "map")));
        Run run = Run.of("std_msgs/msg/Header", file.toString());
        assertEquals(0, run.status(), run.err());
        assertTrue(run.out().contains(file + ": std_msgs/msg/Header, 20 bytes"), run.out());
        assertTrue(run.out().contains("  frame_id: map\n"), run.out());
        assertTrue(run.out().contains("encoded again: the same 20 bytes"), run.out());
    }

    @Test
    void takesTwoPartNamesAndBigEndianFiles() throws IOException {
        Path file = write("be.cdr", HexFormat.of().parseHex("0000000000000001000000020000000261" + "00"));
        Run run = Run.of("std_msgs/Header", file.toString());
        assertEquals(0, run.status(), run.err());
        assertTrue(run.out().contains("  stamp:\n    sec: 1\n    nanosec: 2\n"), run.out());
        assertTrue(run.out().contains("encoded again: the same 18 bytes"), run.out());
    }

    @Test
    void explainsPadding() throws IOException {
        Path padded = write("padded.cdr", HexFormat.of().parseHex("00010002010000000200000002000000" + "61000000"));
        Run run = Run.of("std_msgs/Header", padded.toString());
        assertEquals(0, run.status(), run.err());
        assertTrue(run.out().contains("encoded again: 18 bytes, which hold the same value"), run.out());
        assertTrue(run.out().contains("2 bytes of padding after the last member (00 00)"), run.out());
        assertTrue(run.out().contains("the header is 00 01 00 02, and written as 00 01 00 00"), run.out());

        // A name, one byte of padding that is not zero, offset, type, three more, count.
        Path stale = write(
                "stale.cdr",
                HexFormat.of().parseHex("00010000" + "0200000078005a00" + "04000000" + "07aabbcc" + "01000000"));
        run = Run.of("sensor_msgs/PointField", stale.toString());
        assertEquals(0, run.status(), run.err());
        assertTrue(run.out().contains("encoded again: 24 bytes, which hold the same value"), run.out());
        assertTrue(run.out().contains("4 bytes of padding differ, byte 10: 5a became 00"), run.out());
        assertTrue(run.out().contains("stale memory"), run.out());
    }

    @Test
    void namesFileTypeMemberAndOffsetOfBadPayloadsAndGoesOn() throws IOException {
        byte[] good = HeaderCodec.encode(new Header(new Time(1, 2), "map"));
        Path cut = write("cut.cdr", Arrays.copyOf(good, 18));
        Path empty = write("empty.cdr", new byte[0]);
        Path missing = folder.resolve("missing.cdr");
        Path fine = write("fine.cdr", good);
        Run run = Run.of(
                "std_msgs/Header",
                cut.toString(),
                empty.toString(),
                missing.toString(),
                folder.toString(),
                fine.toString());
        assertEquals(1, run.status());
        List<String> errors = run.err().lines().toList();
        assertEquals(4, errors.size(), run.err());
        assertTrue(errors.get(0).startsWith(cut + ": is no std_msgs/msg/Header: "), errors.get(0));
        assertTrue(errors.get(0).contains("byte 16 of 18, field frame_id"), errors.get(0));
        assertTrue(errors.get(1).contains("CDR data too short: missing encapsulation header"), errors.get(1));
        assertTrue(errors.get(1).contains("std_msgs/msg/Header"), errors.get(1));
        assertEquals(missing + ": cannot be read: there is no such file", errors.get(2));
        assertEquals(folder + ": cannot be read: it is a directory", errors.get(3));
        assertTrue(run.out().contains(fine + ": std_msgs/msg/Header, 20 bytes"), run.out());
        assertFalse(run.out().contains(cut.toString()), run.out());
    }

    @Test
    void namesAnUnknownType() {
        Run run = Run.of("acme_msgs/msg/Nothing", "file");
        assertEquals(1, run.status());
        assertEquals(1, run.err().lines().count());
        assertTrue(run.err().contains("Unknown message type: acme_msgs/msg/Nothing"), run.err());
        assertEquals(1, Run.of("Imu", "file").status());
        assertEquals(1, Run.of("", "file").status());
    }

    @Test
    void wantsAFile() {
        Run run = Run.of("sensor_msgs/Imu");
        assertEquals(1, run.status());
        assertTrue(run.err().startsWith("No file given to read as sensor_msgs/msg/Imu"), run.err());
    }

    @Test
    void helps() {
        for (String option : List.of("--help", "-h")) {
            Run run = Run.of(option);
            assertEquals(0, run.status());
            assertTrue(run.out().startsWith("usage: "), run.out());
            assertTrue(run.out().contains("sensor_msgs/msg/Imu"), run.out());
        }
    }

    private Path write(String name, byte[] bytes) throws IOException {
        return Files.write(folder.resolve(name), bytes);
    }
}
