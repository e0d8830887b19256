package dev.cedros.type;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Suggests the name that someone may have meant, and cuts what messages quote. */
public final class Spelling {
    private static final int CLOSE = 2;
    private static final int LONGEST_NAME = 64;
    private static final int SHOWN = 80;

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

    /** The text in single quotes, cut when it is too long to be read in a message. */
    public static String quoted(String text) {
        return "'" + shown(text) + "'";
    }

    /** The text, cut when it is too long to be read in a message. */
    public static String shown(String text) {
        return text.length() > SHOWN ? text.substring(0, SHOWN) + "…" : text;
    }

    /** A sentence that suggests the nearest built-in type, with a space before it, or nothing when none is near. */
    public static String didYouMean(String name) {
        String alias = ALIASES.get(name);
        if (alias != null) {
            return " Did you mean '" + alias + "'?";
        }
        List<String> types =
                Arrays.stream(BaseType.values()).map(BaseType::rosName).toList();
        return nearest(name, types).map(best -> " Did you mean '" + best + "'?").orElse("");
    }

    /**
     * The candidate that a name was most likely meant to be: one that differs in upper and lower case only, or else the first
     * of those that differ least, by two letters at most and by no more than half of the name.
     */
    public static Optional<String> nearest(String name, Collection<String> candidates) {
        String best = null;
        int bestDistance = Math.min(CLOSE, name.length() / 2) + 1;
        for (String candidate : candidates) {
            if (candidate.equalsIgnoreCase(name)) {
                return Optional.of(candidate);
            }
            if (name.length() <= LONGEST_NAME
                    && !candidate.isEmpty()
                    && Math.abs(candidate.length() - name.length()) < bestDistance) {
                int distance = distance(name, candidate);
                if (distance < bestDistance) {
                    best = candidate;
                    bestDistance = distance;
                }
            }
        }
        return Optional.ofNullable(best);
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
