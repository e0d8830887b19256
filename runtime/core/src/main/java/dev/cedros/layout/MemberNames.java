package dev.cedros.layout;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Finds members of a message by name, and what someone may have meant who gave a name that none has. */
final class MemberNames {
    private static final int LISTED = 8;
    private static final int CLOSE = 2;
    private static final int LONGEST = 64;

    private MemberNames() {}

    /** The instruction of the member with this name, or -1. */
    static int find(MessageLayout layout, int struct, String name) {
        for (int i = struct + 1; i < layout.extent(struct); i = layout.extent(i)) {
            if (layout.op(i) != Op.PLACEHOLDER && layout.name(i).equals(name)) {
                return i;
            }
        }
        return -1;
    }

    /** What to say of a name that no member of the message has. */
    static String unknown(MessageLayout layout, int struct, String name) {
        List<String> names = of(layout, struct);
        String problem = layout.nestedType(struct) + " has no member '" + cut(name) + "'.";
        String nearest = nearest(name, names);
        if (!nearest.isEmpty()) {
            return problem + " Did you mean '" + nearest + "'?";
        }
        if (names.isEmpty()) {
            return problem + " It has no members at all.";
        }
        String more = names.size() > LISTED ? " and " + (names.size() - LISTED) + " more." : ".";
        return problem + " It has " + String.join(", ", names.subList(0, Math.min(LISTED, names.size()))) + more;
    }

    private static List<String> of(MessageLayout layout, int struct) {
        List<String> names = new ArrayList<>();
        for (int i = struct + 1; i < layout.extent(struct); i = layout.extent(i)) {
            if (layout.op(i) != Op.PLACEHOLDER) {
                names.add(layout.name(i));
            }
        }
        return names;
    }

    static String cut(String text) {
        return text.length() > LONGEST ? text.substring(0, LONGEST) + "…" : text;
    }

    /** The nearest of the names, or nothing if none is near: camelCase and snake_case count as the same. */
    private static String nearest(String name, List<String> names) {
        String wanted = plain(name);
        String best = "";
        int least = wanted.length() < 4 ? CLOSE : CLOSE + 1;
        if (name.length() > LONGEST) {
            return best;
        }
        for (String candidate : names) {
            int edits = edits(wanted, plain(candidate));
            if (edits < least) {
                least = edits;
                best = candidate;
            }
        }
        return best;
    }

    private static String plain(String name) {
        return name.replace("_", "").toLowerCase(Locale.ROOT);
    }

    /** How many letters have to be put in, left out or replaced to turn one text into the other. */
    private static int edits(String from, String to) {
        int[] row = new int[to.length() + 1];
        for (int j = 0; j < row.length; j++) {
            row[j] = j;
        }
        for (int i = 1; i <= from.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j < row.length; j++) {
                int replaced = diagonal + (from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(replaced, Math.min(row[j], row[j - 1]) + 1);
            }
        }
        return row[to.length()];
    }
}
