package dev.cedros.type.msg;

import dev.cedros.type.IndividualTypeDescription;
import java.util.Map;

/**
 * A message as its definition has it: the type, and what only people read. Services have two of them and actions three.
 *
 * @param type the type, its nested types by full name but not yet looked up
 * @param comment the block of comment lines at the beginning, without {@code #}; empty if there is none
 * @param comments by name of the field or constant, what was written about it: the comment lines before it, the one at
 *     its end, and indented ones after it. Members without comments are not in it.
 * @param positions by name of the field or constant, where its type stands in the text
 */
public record MessageDefinition(
        IndividualTypeDescription type, String comment, Map<String, String> comments, Map<String, Position> positions) {
    /** Copies the maps. */
    public MessageDefinition {
        comments = Map.copyOf(comments);
        positions = Map.copyOf(positions);
    }

    /** The comment of a field or constant; empty if it has none. */
    public String comment(String member) {
        return comments.getOrDefault(member, "");
    }

    /** Where the type of a field or constant stands in the text; its beginning if there is no such member. */
    public Position position(String member) {
        return positions.getOrDefault(member, Position.BEGIN);
    }
}
