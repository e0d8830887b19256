package dev.cedros.type;

import dev.cedros.error.CedrosException;

/** A type, a name or a value is not spelled as ROS 2 definitions spell it. */
public final class TypeSyntaxException extends CedrosException {
    private static final long serialVersionUID = 1L;

    private final int index;

    /**
     * Makes one that says what is wrong and how to write it.
     *
     * @param problem a full sentence or two, in the user's terms
     * @param index where in the text, counted in characters from 0
     */
    public TypeSyntaxException(String problem, int index) {
        super("type-syntax", problem, null);
        this.index = index;
    }

    /** Where in the text the problem is, counted in characters from 0. */
    public int index() {
        return index;
    }
}
