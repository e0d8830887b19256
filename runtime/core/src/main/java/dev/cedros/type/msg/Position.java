package dev.cedros.type.msg;

/**
 * A place in a text as editors count it.
 *
 * @param line the line, from 1
 * @param column the character in the line, from 1; a tab counts as one
 */
public record Position(int line, int column) {
    /** The first character of a text. */
    public static final Position BEGIN = new Position(1, 1);

    /** The place as editors and terminals write it: {@code file:line:column}. */
    public String in(String file) {
        return file + ":" + line + ":" + column;
    }
}
