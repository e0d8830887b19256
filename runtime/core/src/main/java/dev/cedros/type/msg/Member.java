package dev.cedros.type.msg;

import dev.cedros.type.FieldType;

/**
 * A field or constant as its line has it.
 *
 * @param constant whether it is a constant
 * @param value the default value of a field or the value of a constant as it is spelled; may be empty
 * @param comment the index of the {@code #} of the comment after it, or the length of the line
 * @param position where its type stands
 */
record Member(FieldType type, String name, boolean constant, String value, int comment, Position position) {}
