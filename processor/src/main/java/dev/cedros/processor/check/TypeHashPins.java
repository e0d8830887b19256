package dev.cedros.processor.check;

import dev.cedros.processor.model.Pin;
import dev.cedros.type.Difference;
import dev.cedros.type.TypeDescription;
import dev.cedros.type.hash.TypeHash;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A type has the hash that its author says it has. A hash does not tell what it was made of; where a class on the class path
 * has the hash and the name, the members that differ are named, else all members are shown.
 */
public final class TypeHashPins {
    private TypeHashPins() {}

    /**
     * Checks one type.
     *
     * @param shown what messages to the user call it
     * @param known the type of the same name that a library has, if there is one
     */
    public static void check(
            String shown, Pin pin, TypeDescription description, Optional<TypeDescription> known, Problems problems) {
        String computed = TypeHash.of(description);
        if (computed.equals(pin.hash())) {
            return;
        }
        String advice = known.filter(library -> TypeHash.of(library).equals(pin.hash()))
                .map(library -> "Compared with the definition that the hash belongs to, "
                        + library.diff(description).stream()
                                .map(TypeHashPins::sentence)
                                .collect(Collectors.joining("; "))
                        + ".")
                .orElse("Its members are not those that the hash was made of: compare these with the definition that it"
                        + " belongs to.");
        problems.add(
                ProblemCode.TYPE_HASH_MISMATCH,
                pin.origin(),
                shown + " has the type hash " + computed + ", not " + pin.hash() + ". " + advice
                        + " Correct the members, or typeHash." + TypeOutline.of(description));
    }

    private static String sentence(Difference difference) {
        String subject = difference.typeName() + (difference.member().isEmpty() ? "" : "." + difference.member());
        if (difference.here().isEmpty()) {
            return subject + " is too many";
        }
        return difference.there().isEmpty()
                ? subject + " is missing, a " + difference.here()
                : subject + " is " + difference.there() + " instead of " + difference.here();
    }
}
