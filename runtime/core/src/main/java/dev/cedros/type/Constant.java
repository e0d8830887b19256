package dev.cedros.type;

/**
 * A named constant of a message. It is not on the wire, and hashes ignore it.
 *
 * @param name its ROS name, such as {@code ARROW}
 * @param type its type: a single primitive or string
 * @param value its value as {@code .msg} files spell it
 */
public record Constant(String name, FieldType type, String value) {}
