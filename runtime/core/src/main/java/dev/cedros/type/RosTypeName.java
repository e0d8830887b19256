package dev.cedros.type;

import java.util.regex.Pattern;

/**
 * The full name of a ROS 2 type, such as {@code geometry_msgs/msg/Point}.
 *
 * @param packageName the ROS package, such as {@code geometry_msgs}
 * @param namespace the part between, {@code msg}, {@code srv} or {@code action}
 * @param name the name of the type in its package, such as {@code Point}
 */
public record RosTypeName(String packageName, String namespace, String name) {
    private static final Pattern PACKAGE = Pattern.compile("[a-z](?:_?[a-z0-9]+)*");
    private static final Pattern NAME = Pattern.compile("[A-Z][A-Za-z0-9]*(?:_[A-Z][A-Za-z0-9]*)*");

    /** Checks the three parts against the rules for ROS 2 interface names; an offence is a {@link TypeSyntaxException}. */
    public RosTypeName {
        if (!PACKAGE.matcher(packageName).matches()) {
            throw new TypeSyntaxException(
                    "'" + packageName + "' is not a ROS package name. Use lower-case letters, digits and single"
                            + " underscores, beginning with a letter.",
                    0);
        }
        if (!namespace.equals("msg") && !namespace.equals("srv") && !namespace.equals("action")) {
            throw new TypeSyntaxException(
                    "'" + namespace + "' is not a kind of interface. Use msg, srv or action.",
                    packageName.length() + 1);
        }
        if (!NAME.matcher(name).matches()) {
            throw new TypeSyntaxException(
                    "'" + name
                            + "' is not a ROS type name. Begin with an upper-case letter and use letters and digits.",
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
        String[] parts = text.split("/", -1);
        if (parts.length == 2) {
            return new RosTypeName(parts[0], namespace, parts[1]);
        }
        if (parts.length == 3) {
            return new RosTypeName(parts[0], parts[1], parts[2]);
        }
        throw new TypeSyntaxException(
                "'" + text + "' is not a full ROS type name. Write it as package/" + namespace + "/Name.", 0);
    }

    /** Reads a two-part or three-part name of a message. */
    public static RosTypeName parse(String text) {
        return parse(text, "msg");
    }

    /** The name of a type derived from this one, such as {@code Add_Request} from {@code Add}. */
    public RosTypeName derived(String suffix) {
        return new RosTypeName(packageName, namespace, name + "_" + suffix);
    }

    /** The three parts, joined by slashes. */
    @Override
    public String toString() {
        return packageName + "/" + namespace + "/" + name;
    }
}
