package dev.cedros.codec;

import dev.cedros.error.UnknownTypeException;
import dev.cedros.type.Spelling;
import java.util.Collection;
import java.util.List;

/** Makes the error for a type that nobody knows, with what may have gone wrong. */
final class UnknownType {
    private UnknownType() {}

    /**
     * The error for a name.
     *
     * @param typeName the name as the caller gave it
     * @param known the names that would have been found
     * @param failures why indexes could not be loaded
     */
    static UnknownTypeException named(String typeName, Collection<String> known, List<String> failures) {
        StringBuilder hint = new StringBuilder(didYouMean(typeName, known));
        hint.append("No generated index and no registration has it. The jar with its class may be missing, or the"
                + " annotation processor may not have run on it (in a named module: not with -Acedros.index and a provides"
                + " line); types known only at run time are registered with TypeRegistry.global().");
        if (!failures.isEmpty()) {
            hint.append(" Indexes that could not be loaded: ").append(String.join("; ", failures));
        }
        return new UnknownTypeException(typeName, hint.toString());
    }

    /** The error for a type that an index has, and whose codec is not there. */
    static UnknownTypeException withoutCodec(String typeName, NoClassDefFoundError missing) {
        String hint = "An index has it, but the class "
                + String.valueOf(missing.getMessage()).replace('/', '.')
                + " cannot be loaded. The annotation processor may not have run since, or has run on a part of the sources"
                + " only: compile all of them anew.";
        return new UnknownTypeException(typeName, hint, missing);
    }

    private static String didYouMean(String typeName, Collection<String> known) {
        String full = TypeNames.full(typeName);
        if (known.contains(full + "_Request")) {
            return "It is a service; its messages are " + full + "_Request and " + full + "_Response. ";
        }
        if (known.contains(full + "_Goal")) {
            return "It is an action; its messages are " + full + "_Goal, " + full + "_Result and " + full
                    + "_Feedback. ";
        }
        return known.stream()
                .filter(name -> lastPart(name).equalsIgnoreCase(lastPart(full)))
                .findFirst()
                .or(() -> Spelling.nearest(full, known))
                .map(name -> "Did you mean " + name + "? ")
                .orElse("");
    }

    private static String lastPart(String name) {
        return name.substring(name.lastIndexOf('/') + 1);
    }
}
