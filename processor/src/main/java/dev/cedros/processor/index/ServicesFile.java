package dev.cedros.processor.index;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;

/** The text of the file in which {@link java.util.ServiceLoader} finds the indexes of a jar. */
final class ServicesFile {
    private ServicesFile() {}

    /**
     * Adds indexes to what is there. The user's own lines stay as they are. An index that an earlier compilation wrote
     * stays if its class is still there: it may have messages that are not compiled this time.
     *
     * @param before what the file holds, empty if there is none
     * @param indexes the class names of the indexes that were written
     * @param exists whether there is a class of a name
     */
    static String merge(String before, Collection<String> indexes, Predicate<String> exists) {
        List<String> lines = new ArrayList<>();
        Set<String> listed = new HashSet<>();
        for (String line : before.lines().toList()) {
            String name = line.replaceFirst("#.*", "").strip();
            boolean isGone = IndexName.isOurs(name) && !indexes.contains(name) && !exists.test(name);
            if (!isGone && (name.isEmpty() || listed.add(name))) {
                lines.add(line);
            }
        }
        for (String index : new TreeSet<>(indexes)) {
            if (listed.add(index)) {
                lines.add(index);
            }
        }
        return String.join("\n", lines) + "\n";
    }
}
