package dev.cedros.type;

/**
 * The full name of a ROS 2 type, such as {@code geometry_msgs/msg/Point}.
 *
 * @param packageName the ROS package, such as {@code geometry_msgs}
 * @param namespace the part between, {@code msg}, {@code srv} or {@code action}
 * @param name the name of the type in its package, such as {@code Point}
 */
public record RosTypeName(String packageName, String namespace, String name) {
    /** Checks the three parts against the rules for ROS 2 interface names; an offence is a {@link TypeSyntaxException}. */
    public RosTypeName {
        if (!isPackage(packageName)) {
            throw new TypeSyntaxException(
                    Spelling.quoted(packageName)
                            + " is not a ROS package name. Use lower-case letters, digits and single"
                            + " underscores, beginning with a letter.",
                    0);
        }
        if (!namespace.equals("msg") && !namespace.equals("srv") && !namespace.equals("action")) {
            throw new TypeSyntaxException(
                    Spelling.quoted(namespace) + " is not a kind of interface. Use msg, srv or action.",
                    packageName.length() + 1);
        }
        if (!isName(name)) {
            throw new TypeSyntaxException(
                    Spelling.quoted(name)
                            + " is not a ROS type name. Begin with an upper-case letter and use letters and digits.",
                    packageName.length() + namespace.length() + 2);
        }
    }

    /**
     * Reads a two-part ({@code geometry_msgs/Point}) or three-part name ({@code geometry_msgs/msg/Point}).
     *
     * @param text the name
     * @param namespace what stands between when only two parts are given: {@code msg}, {@code srv} or {@code action}
     * @throws TypeSyntaxException if it is neither
     */
    public static RosTypeName parse(String text, String namespace) {
        String[] parts = text.split("/", 4);
        if (parts.length == 2) {
            return new RosTypeName(parts[0], namespace, parts[1]);
        }
        if (parts.length == 3) {
            return new RosTypeName(parts[0], parts[1], parts[2]);
        }
        throw new TypeSyntaxException(
                Spelling.quoted(text) + " is not a full ROS type name. Write it as package/" + namespace + "/Name.", 0);
    }

    /** Reads a two-part or three-part name of a message. */
    public static RosTypeName parse(String text) {
        return parse(text, "msg");
    }

    /** The name of a type derived from this one, such as {@code Add_Request} from {@code Add}. */
    public RosTypeName derived(String suffix) {
        return new RosTypeName(packageName, namespace, name + "_" + suffix);
    }

    // Written out rather than as patterns: names come from files that nobody has checked, and patterns of this
    // kind take time or stack that grows with the text.
    private static boolean isPackage(String text) {
        if (text.isEmpty() || !isLower(text.charAt(0)) || text.endsWith("_") || text.contains("__")) {
            return false;
        }
        return text.chars().allMatch(c -> isLower(c) || isDigit(c) || c == '_');
    }

    private static boolean isName(String text) {
        boolean starts = true;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (starts ? !isUpper(c) : !isUpper(c) && !isLower(c) && !isDigit(c) && c != '_') {
                return false;
            }
            starts = c == '_';
        }
        return !starts;
    }

    private static boolean isLower(int c) {
        return c >= 'a' && c <= 'z';
    }

    private static boolean isUpper(int c) {
        return c >= 'A' && c <= 'Z';
    }

    private static boolean isDigit(int c) {
        return c >= '0' && c <= '9';
    }

    /** The three parts, joined by slashes. */
    @Override
    public String toString() {
        return packageName + "/" + namespace + "/" + name;
    }
}
