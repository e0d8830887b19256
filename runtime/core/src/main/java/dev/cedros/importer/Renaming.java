package dev.cedros.importer;

/**
 * Something whose Java name is not its ROS name in Java's style, because that name is taken or means something else.
 *
 * @param file the name of the definition file, such as {@code Status.msg}
 * @param kind what it is: {@code member} or {@code class}
 * @param rosName its name in the definition
 * @param javaName its name in the Java source
 */
public record Renaming(String file, String kind, String rosName, String javaName) {
    /** One line for a person to read: {@code Status.msg: member 'class' became 'classValue' (name = "class")}. */
    @Override
    public String toString() {
        String line = file + ": " + kind + " '" + rosName + "' became '" + javaName + "'";
        return kind.equals("member") ? line + " (name = \"" + rosName + "\")" : line;
    }
}
