package dev.cedros.type;

import java.util.Map;

/** Suggests the type name that someone may have meant. */
final class Spelling {
    private static final int CLOSE = 2;

    /** What other languages and tools call the types of ROS. */
    private static final Map<String, String> ALIASES = Map.ofEntries(
            Map.entry("boolean", "bool"),
            Map.entry("octet", "byte"),
            Map.entry("short", "int16"),
            Map.entry("int", "int32"),
            Map.entry("integer", "int32"),
            Map.entry("uint", "uint32"),
            Map.entry("long", "int64"),
            Map.entry("float", "float32"),
            Map.entry("double", "float64"),
            Map.entry("str", "string"),
            Map.entry("time", "builtin_interfaces/Time"),
            Map.entry("duration", "builtin_interfaces/Duration"));

    private Spelling() {}

    /** A sentence that suggests the nearest built-in type, with a space before it, or nothing when none is near. */
    static String didYouMean(String name) {
        String alias = ALIASES.get(name);
        if (alias != null) {
            return " Did you mean '" + alias + "'?";
        }
        String best = "";
        int bestDistance = CLOSE + 1;
        for (BaseType type : BaseType.values()) {
            int distance = distance(name, type.rosName());
            if (!type.rosName().isEmpty() && distance < bestDistance) {
                best = type.rosName();
                bestDistance = distance;
            }
        }
        return best.isEmpty() ? "" : " Did you mean '" + best + "'?";
    }

    /** The number of letters to insert, drop, replace or exchange with their neighbour to make {@code b} of {@code a}. */
    private static int distance(String a, String b) {
        int[][] edits = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) {
            for (int j = 0; j <= b.length(); j++) {
                edits[i][j] = i == 0 || j == 0 ? i + j : cheapest(edits, a, b, i, j);
            }
        }
        return edits[a.length()][b.length()];
    }

    private static int cheapest(int[][] edits, String a, String b, int i, int j) {
        int replaced = edits[i - 1][j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        int cheapest = Math.min(replaced, Math.min(edits[i - 1][j], edits[i][j - 1]) + 1);
        boolean exchanged = i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
        return exchanged ? Math.min(cheapest, edits[i - 2][j - 2] + 1) : cheapest;
    }
}
