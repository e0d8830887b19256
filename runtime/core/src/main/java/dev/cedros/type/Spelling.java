package dev.cedros.type;

/** Suggests the type name that someone may have meant. */
final class Spelling {
    private static final int CLOSE = 2;

    private Spelling() {}

    /** A sentence that suggests the nearest built-in type, with a space before it, or nothing when none is near. */
    static String didYouMean(String name) {
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

    /** The number of single-character edits between two words. */
    private static int distance(String a, String b) {
        int[] row = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            row[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int substituted = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(substituted, Math.min(row[j], row[j - 1]) + 1);
            }
        }
        return row[b.length()];
    }
}
