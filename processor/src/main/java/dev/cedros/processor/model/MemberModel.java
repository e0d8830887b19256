package dev.cedros.processor.model;

import dev.cedros.type.Field;
import org.jspecify.annotations.Nullable;

/**
 * A member of a message.
 *
 * @param origin its declaration: the record component or field
 * @param javaName its Java name
 * @param rosName its ROS name
 * @param type its type
 * @param reader how it is read from a message
 * @param writer how it is set on a message, or null when only a constructor can
 * @param key whether it belongs to the key
 * @param defaultValue its default as ROS spells it; empty when it has none (an enum: the constant's name)
 */
public record MemberModel(
        Origin origin,
        String javaName,
        String rosName,
        MemberType type,
        Access reader,
        @Nullable Access writer,
        boolean key,
        String defaultValue) {

    /** The member in the shared type model. */
    public Field field() {
        return new Field(rosName, type.ros(), defaultValue, key);
    }
}
