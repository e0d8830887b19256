package dev.cedros.examples.node;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.cedros.examples.Printed;
import java.io.PrintStream;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class NodeExamplesTest {
    @Test
    void talkAndListen() {
        assertEquals(List.of("heard hello 1", "heard hello 2", "heard hello 3"), printedBy(TalkAndListen::run));
    }

    @Test
    void askForSums() {
        assertEquals(List.of("40 + 2 = 42"), Printed.by(AskForSums::run));
    }

    @Test
    void driveToDock() {
        assertEquals(
                List.of("1.5 m to go", "1.0 m to go", "0.5 m to go", "SUCCEEDED: Result[docked=true]"),
                Printed.by(DriveToDock::run));
    }

    @Test
    void relayScans() {
        assertEquals(
                List.of("near at 1 s: [0.75, 7.0, 4.5]", "near at 5 s: [3.75, 7.0, 0.5]"), printedBy(RelayScans::run));
    }

    @Test
    void topicTable() {
        assertEquals(
                List.of(
                        "2 nodes",
                        "/log   std_msgs/msg/String       from /robot to nobody",
                        "/scan  sensor_msgs/msg/LaserScan from /robot to /monitor",
                        "1 nodes",
                        "/log   std_msgs/msg/String       from /robot to nobody",
                        "/scan  sensor_msgs/msg/LaserScan from /robot to nobody"),
                printedBy(TopicTable::run));
    }

    private static List<String> printedBy(Waiting program) {
        return Printed.by(out -> {
            try {
                program.run(out);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
    }

    /** A program that waits for something. */
    private interface Waiting {
        void run(PrintStream out) throws InterruptedException;
    }
}
