package dev.cedros.type.hash;

import dev.cedros.type.TypeDescription;
import dev.cedros.type.TypeSyntaxException;

/**
 * The JSON that rosidl puts beside the code it generates: what {@code type_description_interfaces/msg/TypeDescription} has.
 * Thread-safe.
 */
public final class DescriptionJson {
    private DescriptionJson() {}

    /**
     * The description as JSON on one line, in ASCII. Default values are texts as Python prints the values; constants and keys
     * are not in it.
     *
     * @throws TypeSyntaxException if a default value is none of its type
     */
    public static String of(TypeDescription description) {
        return CanonicalText.withDefaults(description);
    }
}
