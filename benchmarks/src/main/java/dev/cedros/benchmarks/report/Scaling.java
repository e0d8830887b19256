package dev.cedros.benchmarks.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Times that grow with a message. */
final class Scaling {
    private Scaling() {}

    /**
     * One operation.
     *
     * @param name the operation, and the parameters that are no numbers
     * @param points nanoseconds by the number of elements
     */
    record Line(String name, TreeMap<Double, Double> points) {}

    /** All operations of the scaling benchmark. The one parameter that is a number is how large the message is. */
    static List<Line> of(Results results) {
        String arm = ArmName.SCALING.id();
        Map<String, TreeMap<Double, Double>> lines = new LinkedHashMap<>();
        for (String row : results.rows(arm)) {
            List<String> names = new ArrayList<>();
            double size = Double.NaN;
            for (String part : row.split("/", -1)) {
                if (part.matches("\\d+")) {
                    size = Double.parseDouble(part);
                } else {
                    names.add(part);
                }
            }
            for (String op : results.ops(row, arm)) {
                Stat stat = results.ns(row, arm, op);
                if (stat != null && stat.median() > 0 && size > 0) {
                    String name = names.isEmpty() ? op : op + " " + String.join(" ", names);
                    lines.computeIfAbsent(name, key -> new TreeMap<>()).put(size, stat.median());
                }
            }
        }
        return lines.entrySet().stream()
                .map(line -> new Line(line.getKey(), line.getValue()))
                .toList();
    }
}
