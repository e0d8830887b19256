package dev.cedros.examples;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cedros.examples.MainTest.Run;
import dev.cedros.examples.corpus.RecordedFiles;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Runs the main program on what real systems have sent. */
class RecordedPayloadsTest {
    @Test
    void mainReadsRecordedPayloads() throws IOException {
        Map<String, List<Path>> files = RecordedFiles.byType();
        int types = 0;
        int payloads = 0;
        for (String type : List.of(
                "geometry_msgs/msg/Pose",
                "sensor_msgs/msg/Imu",
                "sensor_msgs/msg/LaserScan",
                "sensor_msgs/msg/PointCloud2",
                "std_msgs/msg/String",
                "tf2_msgs/msg/TFMessage")) {
            List<Path> ofType = files.getOrDefault(type, List.of());
            List<String> arguments = new ArrayList<>(List.of(type));
            ofType.forEach(file -> arguments.add(file.toString()));
            Run run = Run.of(arguments.toArray(new String[0]));
            assertEquals(0, run.status(), run.err());
            assertFalse(run.out().contains("ANOTHER VALUE"), run.out());
            types++;
            payloads += ofType.size();
        }
        System.out.println("The main program read " + payloads + " payloads of " + types + " types");
        assertTrue(types >= 5 && payloads >= 10, payloads + " payloads of " + types + " types");
    }
}
