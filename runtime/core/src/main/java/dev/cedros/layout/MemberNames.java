package dev.cedros.layout;

import dev.cedros.type.Spelling;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Finds members of a message by name, and what someone may have meant who gave a name that none has. */
final class MemberNames {
    private static final int LISTED = 8;
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
        String problem = "has no member '" + cut(name) + "'.";
        Optional<String> nearest = nearest(name, names);
        if (nearest.isPresent()) {
            return problem + " Did you mean '" + nearest.get() + "'?";
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

    /** The nearest of the names, if one is near: camelCase and snake_case count as the same. */
    private static Optional<String> nearest(String name, List<String> names) {
        Map<String, String> byPlainName = new LinkedHashMap<>();
        names.forEach(candidate -> byPlainName.putIfAbsent(plain(candidate), candidate));
        return Spelling.nearest(plain(name), byPlainName.keySet()).map(byPlainName::get);
    }

    private static String plain(String name) {
        return name.replace("_", "").toLowerCase(Locale.ROOT);
    }
}
