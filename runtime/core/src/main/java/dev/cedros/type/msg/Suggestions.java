package dev.cedros.type.msg;

import dev.cedros.type.BaseType;
import dev.cedros.type.Spelling;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** Suggests which of the types that are known was meant. */
final class Suggestions {
    private Suggestions() {}

    /**
     * A sentence with a space before it, or nothing.
     *
     * @param missing the full name that is not known
     * @param known the full names of the types that are
     * @param ownPackage the package of the definition with the name in it
     */
    static String didYouMean(String missing, Collection<String> known, String ownPackage) {
        String simple = RosNames.simple(missing);
        String itsPackage = RosNames.packageOf(missing);
        return sameName(simple, itsPackage, known)
                .or(() -> itsPackage.equals(ownPackage) ? primitive(simple) : Optional.empty())
                .or(() -> Spelling.nearest(RosNames.spelled(missing), spelled(known, itsPackage)))
                .or(() -> Spelling.nearest(RosNames.spelled(missing), spelled(known, "")))
                .map(name -> " Did you mean '" + name + "'?")
                .orElse("");
    }

    /** A type that is called the same, but for upper and lower case, in the same package or in another. */
    private static Optional<String> sameName(String simple, String itsPackage, Collection<String> known) {
        List<String> found = new ArrayList<>();
        for (String name : known) {
            if (RosNames.simple(name).equalsIgnoreCase(simple)) {
                found.add(RosNames.spelled(name));
            }
        }
        found.sort((a, b) -> Integer.compare(rank(a, itsPackage), rank(b, itsPackage)) != 0
                ? Integer.compare(rank(a, itsPackage), rank(b, itsPackage))
                : a.compareTo(b));
        return found.stream().findFirst();
    }

    private static int rank(String name, String itsPackage) {
        return RosNames.packageOf(name).equalsIgnoreCase(itsPackage) ? 0 : 1;
    }

    private static Optional<String> primitive(String simple) {
        return Arrays.stream(BaseType.values())
                .map(BaseType::rosName)
                .filter(name -> name.equalsIgnoreCase(simple))
                .findFirst();
    }

    private static List<String> spelled(Collection<String> known, String itsPackage) {
        return known.stream()
                .filter(name -> itsPackage.isEmpty() || RosNames.packageOf(name).equals(itsPackage))
                .map(RosNames::spelled)
                .sorted()
                .toList();
    }
}
