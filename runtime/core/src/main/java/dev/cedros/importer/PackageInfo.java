package dev.cedros.importer;

import dev.cedros.type.RosTypeName;

/** Writes the source that describes a package. */
final class PackageInfo {
    private PackageInfo() {}

    /**
     * Writes it.
     *
     * @param example the name of any interface of the package
     */
    static SourceFile write(String packageName, RosTypeName example) {
        String kind = switch (example.namespace()) {
            case "srv" -> "Services";
            case "action" -> "Actions";
            default -> "Messages";
        };
        String text = "/** " + kind + " of the ROS 2 package {@code " + example.packageName() + "}. */\npackage "
                + packageName + ";\n";
        return new SourceFile(packageName.replace('.', '/') + "/package-info.java", text);
    }
}
