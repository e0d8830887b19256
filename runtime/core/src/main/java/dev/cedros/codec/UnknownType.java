package dev.cedros.codec;

import dev.cedros.error.UnknownTypeException;
import java.util.Collection;
import java.util.List;

/** Makes the error for a type that nobody knows, with what may have gone wrong. */
final class UnknownType {
    private static final int CLOSE = 2;

    /** ROS names are at most this long in practice; comparing longer ones would take long and help nobody. */
    private static final int LONGEST = 200;

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
        if (full.length() > LONGEST) {
            return "";
        }
        String best = "";
        int bestDistance = CLOSE + 1;
        for (String name : known) {
            int distance = lastPart(name).equalsIgnoreCase(lastPart(full)) ? CLOSE : distance(full, name);
            if (distance < bestDistance) {
                best = name;
                bestDistance = distance;
            }
        }
        return best.isEmpty() ? "" : "Did you mean " + best + "? ";
    }

    private static String lastPart(String name) {
        return name.substring(name.lastIndexOf('/') + 1);
    }

    /** The number of letters to insert, drop or replace to make {@code b} of {@code a}; too many if it is out of reach. */
    private static int distance(String a, String b) {
        if (Math.abs(a.length() - b.length()) > CLOSE) {
            return CLOSE + 1;
        }
        int[] edits = new int[b.length() + 1];
        for (int j = 0; j < edits.length; j++) {
            edits[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int diagonal = edits[0];
            edits[0] = i;
            for (int j = 1; j < edits.length; j++) {
                int replaced = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                diagonal = edits[j];
                edits[j] = Math.min(replaced, Math.min(edits[j - 1], edits[j]) + 1);
            }
        }
        return edits[b.length()];
    }
}
