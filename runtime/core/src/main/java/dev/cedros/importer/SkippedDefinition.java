package dev.cedros.importer;

/**
 * A definition that was not imported.
 *
 * @param name its type name, such as {@code acme_msgs/msg/Status}, or its file where it could not be read
 * @param reason why, as a sentence or two; for a file that could not be read it begins with file, line and column
 */
public record SkippedDefinition(String name, String reason) {
    /** One line for a person to read. */
    @Override
    public String toString() {
        return reason.startsWith(name + ":") ? reason : name + ": " + reason;
    }
}
