package dev.cedros.benchmarks.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A JMH method with one choice of its parameters.
 *
 * @param type the class, fully qualified
 * @param op the method
 * @param parameters one value for each parameter
 */
record Bench(String type, String op, Map<String, String> parameters) {
    private static final String ROW = "row";

    /** The arm of the class. */
    String arm() {
        return ArmName.ofBenchmark(type);
    }

    /** The row, or the values of all parameters where none is called {@code row}. */
    String row() {
        String row = parameters.get(ROW);
        return row != null ? row : String.join("/", parameters.values());
    }

    /** Whether this measures a row of the catalog, as the arms do. */
    boolean hasRow() {
        return Catalog.ROWS.contains(parameters.getOrDefault(ROW, ""));
    }

    /** Every choice of parameters of a method. */
    static List<Bench> of(String type, String op, Map<String, List<String>> parameters) {
        List<Map<String, String>> choices = List.of(Map.of());
        for (Map.Entry<String, List<String>> parameter : parameters.entrySet()) {
            List<Map<String, String>> longer = new ArrayList<>();
            for (Map<String, String> choice : choices) {
                for (String value : parameter.getValue()) {
                    Map<String, String> more = new LinkedHashMap<>(choice);
                    more.put(parameter.getKey(), value);
                    longer.add(more);
                }
            }
            choices = longer;
        }
        return choices.stream().map(choice -> new Bench(type, op, choice)).toList();
    }
}
