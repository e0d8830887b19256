package dev.cedros.type.msg;

import dev.cedros.type.DerivedTypes;
import dev.cedros.type.IndividualTypeDescription;
import dev.cedros.type.RosTypeName;
import dev.cedros.type.TypeDescription;
import dev.cedros.type.TypeSyntaxException;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/**
 * Prints a type with all that it reaches as the schema that recordings carry. {@link SchemaParser} reads the same description
 * back. Thread-safe.
 */
public final class SchemaText {
    private static final String SEPARATOR = "=".repeat(80);

    private SchemaText() {}

    /**
     * The text of the type itself as {@link DefinitionText#of} gives it, then for each type that it reaches a line of 80
     * {@code =}, the head {@code MSG: package/Name} and its text.
     *
     * @throws TypeSyntaxException if a default value or constant is none of its type
     */
    public static String of(TypeDescription description) {
        StringBuilder text = new StringBuilder(DefinitionText.of(description));
        Set<String> printed = new HashSet<>();
        DefinitionText.parts(description).forEach(part -> printed.add(part.typeName()));
        Optional<RosTypeName> name = DefinitionText.derivedFrom(description);
        name.ifPresent(from -> DerivedTypes.of(from).forEach(type -> printed.add(type.typeName())));
        for (IndividualTypeDescription type : description.referenced()) {
            if (!printed.contains(type.typeName())) {
                text.append(SEPARATOR)
                        .append("\nMSG: ")
                        .append(DefinitionText.spelled(type.typeName()))
                        .append('\n')
                        .append(DefinitionText.message(type));
            }
        }
        return text.toString();
    }
}
