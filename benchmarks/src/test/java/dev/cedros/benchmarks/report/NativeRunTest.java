package dev.cedros.benchmarks.report;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NativeRunTest {
    private static final String LINE =
            "{\"row\":\"tf-1\",\"arm\":\"fastcdr\",\"op\":\"encode\",\"bytes\":96,\"ns\":[88.1,89.0,90.4]}";

    @TempDir
    Path folder = Path.of("");

    @Test
    void readsALineOfTheHarness() {
        Sample sample = NativeRun.parse(LINE, 2);
        assertEquals("tf-1", sample.row());
        assertEquals(ArmName.FAST_CDR.id(), sample.arm());
        assertEquals("encode", sample.op());
        assertEquals(2, sample.fork());
        assertEquals(96, sample.bytes());
        assertEquals(Sample.Unit.NS, sample.unit());
        assertArrayEquals(new double[] {88.1, 89.0, 90.4}, sample.values());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "tf-1 encode 88 ns",
                "{\"row\":\"tf-1\",\"arm\":\"fastcdr\",\"op\":\"encode\",\"bytes\":96}",
                "{\"row\":\"tf-1\",\"arm\":\"fastcdr\",\"op\":\"encode\",\"bytes\":96,\"ns\":[]}",
                "{\"row\":\"tf-1\",\"arm\":\"fastcdr\",\"op\":\"encode\",\"bytes\":96,\"ns\":[-1]}",
                "{\"row\":\"tf-1\",\"arm\":\"fastcdr\",\"op\":\"encode\",\"bytes\":\"96\",\"ns\":[1]}",
                "{\"row\":\"tf-1\",\"arm\":\"fastcdr\",\"op\":\"encode\",\"bytes\":96,\"ns\":[1],\"more\":1}"
            })
    void refusesAllElse(String line) {
        assertThrows(IllegalArgumentException.class, () -> NativeRun.parse(line, 1));
    }

    @Test
    void runsTheHarnessForOneRow() throws Exception {
        NativeRun run = harness("[ \"$*\" = \"--dir " + folder
                + " --row tf-1 --repeat 3 --millis 40\" ] || exit 1\necho '" + LINE + "'");
        List<Sample> samples = run.run(new Step.Native(1, "tf-1"));
        assertEquals(1, samples.size());
        assertEquals(89, Stat.median(samples.get(0).values()));
    }

    @Test
    void tellsThatTheHarnessFailed() throws Exception {
        NativeRun run = harness("echo '" + LINE + "'; echo trouble >&2; exit 4");
        assertThrows(IOException.class, () -> run.run(new Step.Native(1, "tf-1")));
        assertEquals("trouble\n", Files.readString(folder.resolve("log")));
    }

    private NativeRun harness(String script) throws IOException {
        Path file = Files.createFile(
                folder.resolve("native"),
                PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
        Files.writeString(file, "#!/bin/sh\n" + script + "\n");
        return new NativeRun(file, folder, folder.resolve("log"));
    }
}
