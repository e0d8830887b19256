package dev.cedros.node.transport;

import dev.cedros.error.CedrosException;
import org.jspecify.annotations.Nullable;

/** Says that a name of a node, namespace, topic, service or action is none of ROS 2; its code is {@code invalid-name}. */
public final class InvalidNameException extends CedrosException {
    private static final long serialVersionUID = 1L;

    private final String name;
    private final int index;

    InvalidNameException(String name, int index, String problem) {
        super("invalid-name", problem, null);
        this.name = name;
        this.index = index;
    }

    /** The name in question, as it was given, or as it was expanded if only that shows the problem. */
    public String name() {
        return name;
    }

    /** Where in {@link #name} the problem is, from 0. */
    public int index() {
        return index;
    }

    @Override
    public InvalidNameException within(@Nullable String typeName, @Nullable String member) {
        super.within(typeName, member);
        return this;
    }
}
