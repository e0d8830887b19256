package dev.cedros.node.transport;

/**
 * The name of a node and its namespace, by the rules of ROS 2. As there, an empty namespace is the root, and one without a
 * leading slash gets it.
 *
 * @param namespace {@code /}, or an absolute name of at most {@value #MAX_NAMESPACE_LENGTH} characters such as {@code /arm/left}
 * @param name one token of at most {@value #MAX_LENGTH} characters, such as {@code talker}
 */
public record NodeName(String namespace, String name) {
    /** How many characters a name has at most. */
    public static final int MAX_LENGTH = 255;

    /** How many characters a namespace has at most. */
    public static final int MAX_NAMESPACE_LENGTH = TopicNames.MAX_LENGTH - 2;

    /**
     * Checks both.
     *
     * @throws InvalidNameException if one of them is not allowed
     */
    public NodeName {
        namespace = namespace.startsWith("/") ? namespace : "/" + namespace;
        if (namespace.length() > 1) {
            new NameRules("namespace", namespace).absolute(MAX_NAMESPACE_LENGTH);
        }
        new NameRules("node name", name).token(MAX_LENGTH);
    }

    /** Names a node in the root namespace. */
    public static NodeName of(String name) {
        return new NodeName("/", name);
    }

    /** Gives namespace and name as one absolute name, such as {@code /arm/left/talker}. */
    public String fullName() {
        return namespace.length() == 1 ? "/" + name : namespace + "/" + name;
    }

    /** Gives {@link #fullName}. */
    @Override
    public String toString() {
        return fullName();
    }
}
