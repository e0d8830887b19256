package dev.cedros.tool;

import dev.cedros.type.Spelling;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Suggests the type that a misspelled name may have meant. */
final class TypeNames {
    private TypeNames() {}

    /**
     * A sentence that suggests the most likely of the known full names, with a space before it, or nothing when none is
     * near.
     */
    static String didYouMean(String name, Collection<String> known) {
        return sameLastPart(name, known)
                .or(() -> Spelling.nearest(name, known))
                .or(() -> inPackage(name, known))
                .map(best -> " Did you mean '" + best + "'?")
                .orElse("");
    }

    /** A type that is called the same but for its package, its kind or the case of its letters. */
    private static Optional<String> sameLastPart(String name, Collection<String> known) {
        return known.stream()
                .filter(candidate -> last(candidate).equalsIgnoreCase(last(name)))
                .min(Comparator.<String>comparingInt(
                                candidate -> first(candidate).equals(first(name)) ? 0 : 1)
                        .thenComparing(Comparator.naturalOrder()));
    }

    /** A type of the same package with a name that is nearly the same; the name may lack the kind. */
    private static Optional<String> inPackage(String name, Collection<String> known) {
        List<String> candidates = known.stream()
                .filter(candidate -> first(candidate).equals(first(name)))
                .toList();
        List<String> lasts = candidates.stream().map(TypeNames::last).toList();
        return Spelling.nearest(last(name), lasts).map(best -> candidates.get(lasts.indexOf(best)));
    }

    private static String first(String name) {
        return name.substring(0, Math.max(0, name.indexOf('/')));
    }

    private static String last(String name) {
        return name.substring(name.lastIndexOf('/') + 1);
    }
}
