package dev.cedros.type.msg;

import dev.cedros.type.Field;
import dev.cedros.type.UnresolvedTypeException;
import java.util.Collection;
import java.util.Optional;

/** Says of a type that is not defined where it is needed. */
final class Unresolved {
    private Unresolved() {}

    /**
     * The same exception with a message that begins with the place.
     *
     * @param known the full names of the types that could have been meant
     * @param hint what else to say about it
     */
    static UnresolvedTypeException at(
            String file,
            MessageDefinition neededBy,
            UnresolvedTypeException e,
            Collection<String> known,
            Optional<String> hint) {
        Position position = neededBy.type().fields().stream()
                .filter(field -> field.type().nestedTypeName().equals(e.missing()))
                .map(Field::name)
                .map(neededBy::position)
                .findFirst()
                .orElse(Position.BEGIN);
        String suggestion = Suggestions.didYouMean(e.missing(), known, RosNames.packageOf(e.neededBy()));
        return new UnresolvedTypeException(
                e.missing(),
                e.neededBy(),
                new DefinitionException(
                                file,
                                position,
                                "unknown type '" + RosNames.spelled(e.missing()) + "'." + suggestion
                                        + hint.map(text -> " " + text).orElse(""))
                        .getMessage());
    }
}
