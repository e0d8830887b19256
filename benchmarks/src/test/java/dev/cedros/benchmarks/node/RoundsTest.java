package dev.cedros.benchmarks.node;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.cedros.benchmarks.node.report.Figure;
import dev.cedros.benchmarks.node.report.Part;
import java.util.List;
import org.junit.jupiter.api.Test;

class RoundsTest {
    @Test
    void armsTakeTurnsInChangingOrder() throws InterruptedException {
        Job job = new Job(Part.RECEIVE, "row", "", 2, Effort.FULL);
        StringBuilder order = new StringBuilder();
        Recorder out = new Recorder(job);
        new Rounds()
                .with("a", to -> to.add("a", "at", order.append("a").length()))
                .with("b", to -> to.add("b", "at", order.append("b").length()))
                .run(job, 1, 3, out);
        assertEquals("abbaabba", order.toString());
        List<Figure> figures = out.figures();
        assertEquals(
                List.of("b", "a"), figures.stream().map(Figure::arm).toList(), "in the order of the first that counts");
        assertArrayEquals(new double[] {3, 6, 7}, figures.get(0).values());
        assertArrayEquals(new double[] {4, 5, 8}, figures.get(1).values());
        assertEquals(2, figures.get(0).fork());
    }

    @Test
    void percentilesAreFigures() {
        Recorder out = new Recorder(new Job(Part.DISPATCH, "row", "", 1, Effort.FULL));
        out.addPercentiles("arm", new double[] {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11});
        out.addControl("chain", "ns", 4);
        assertEquals(
                List.of("dispatch p50 ns 6.0", "dispatch p90 ns 10.0", "dispatch p99 ns 10.9", "control ns 4.0"),
                out.figures().stream()
                        .map(figure -> figure.part().id() + " " + figure.name() + " "
                                + Math.round(figure.values()[0] * 10) / 10.0)
                        .toList());
    }
}
