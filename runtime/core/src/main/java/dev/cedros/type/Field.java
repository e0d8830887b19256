package dev.cedros.type;

/**
 * A member of a message.
 *
 * @param name its ROS name, such as {@code frame_id}
 * @param type its type
 * @param defaultValue its default as {@code .msg} files spell it; empty when it has none. Hashes ignore it.
 * @param key whether it belongs to the key of the message. REP 2016 has no word for it; hashes ignore it.
 */
public record Field(String name, FieldType type, String defaultValue, boolean key) {
    /** The member that stands on the wire and in the hash of a message without members. */
    public static final Field PLACEHOLDER =
            new Field("structure_needs_at_least_one_member", FieldType.of(BaseType.UINT8), "", false);
}
