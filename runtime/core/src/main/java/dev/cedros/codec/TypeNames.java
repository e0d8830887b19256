package dev.cedros.codec;

import dev.cedros.error.InvalidMessageException;
import org.jspecify.annotations.Nullable;

/** The names by which types are looked up. */
final class TypeNames {
    private TypeNames() {}

    /** Returns a name unless it is null. */
    static String present(@Nullable String typeName) {
        if (typeName == null) {
            throw new InvalidMessageException("null-member", "The type name is null. Give one.");
        }
        return typeName;
    }

    /** The three-part form of a two-part name, which names a message; any other text as it is. */
    static String full(@Nullable String typeName) {
        String name = present(typeName);
        int slash = name.indexOf('/');
        return slash < 0 || name.indexOf('/', slash + 1) >= 0
                ? name
                : name.substring(0, slash) + "/msg" + name.substring(slash);
    }
}
