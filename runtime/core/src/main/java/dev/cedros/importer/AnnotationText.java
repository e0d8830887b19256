package dev.cedros.importer;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Writes annotations whose arguments are texts, on one line where it fits. */
final class AnnotationText {
    private static final int COLUMNS = 120;

    private AnnotationText() {}

    /** The annotation on one line, however long. */
    static String oneLine(String name, Map<String, String> arguments) {
        if (arguments.isEmpty()) {
            return "@" + name;
        }
        if (arguments.size() == 1 && arguments.containsKey("value")) {
            return "@" + name + "(" + Literals.text(arguments.get("value")) + ")";
        }
        List<String> assignments = new ArrayList<>();
        arguments.forEach((key, value) -> assignments.add(key + " = " + Literals.text(value)));
        return "@" + name + "(" + String.join(", ", assignments) + ")";
    }

    /** The annotation on one line if that has room for it, else with a line for each argument or part of one. */
    static List<String> lines(String name, Map<String, String> arguments, int indent) {
        String whole = " ".repeat(indent) + oneLine(name, arguments);
        if (whole.length() <= COLUMNS) {
            return List.of(whole);
        }
        List<String> lines = new ArrayList<>(List.of(" ".repeat(indent) + "@" + name + "("));
        int left = arguments.size();
        for (Map.Entry<String, String> argument : arguments.entrySet()) {
            lines.addAll(argument(argument.getKey(), argument.getValue(), indent + 8, --left > 0 ? "," : ")"));
        }
        return lines;
    }

    private static List<String> argument(String key, String value, int indent, String end) {
        String whole = " ".repeat(indent) + key + " = " + Literals.text(value) + end;
        if (whole.length() <= COLUMNS) {
            return List.of(whole);
        }
        List<String> lines = new ArrayList<>(List.of(" ".repeat(indent) + key + " ="));
        String joint = "";
        for (String literal : Literals.texts(value, COLUMNS - indent - 8 - "+ ".length() - end.length())) {
            lines.add(" ".repeat(indent + 8) + joint + literal);
            joint = "+ ";
        }
        lines.set(lines.size() - 1, lines.get(lines.size() - 1) + end);
        return lines;
    }
}
