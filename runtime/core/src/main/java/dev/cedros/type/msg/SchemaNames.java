package dev.cedros.type.msg;

import java.util.List;
import java.util.Set;

/**
 * Brings the names in schemas into one form: three parts where a package is known. Two parts are those of a message, but
 * what is derived from the same service or action as the type of the schema is in the namespace of that.
 */
final class SchemaNames {
    private static final Set<String> NAMESPACES = Set.of("msg", "srv", "action");
    private static final List<String> OF_SERVICES = List.of("_Request", "_Response", "_Event");
    private static final List<String> OF_ACTIONS = List.of(
            "_SendGoal_Request",
            "_SendGoal_Response",
            "_SendGoal_Event",
            "_SendGoal",
            "_GetResult_Request",
            "_GetResult_Response",
            "_GetResult_Event",
            "_GetResult",
            "_FeedbackMessage",
            "_Goal",
            "_Result",
            "_Feedback");

    private final String top;
    private final String packageName;
    private final String namespace;

    /**
     * Begins with the name of the schema's own type.
     *
     * @param separators how many lines {@code ---} its text has, or 0
     */
    SchemaNames(String typeName, int separators) {
        String[] parts = parts(typeName);
        String simple = parts[parts.length - 1];
        this.packageName = parts.length == 1 ? "" : parts[0];
        if (parts.length == 1) {
            this.namespace = "";
            this.top = simple;
        } else {
            this.namespace = parts.length == 3 ? parts[1] : namespace(simple, separators);
            this.top = packageName + "/" + namespace + "/" + simple;
        }
    }

    /** The full name of the schema's own type. */
    String top() {
        return top;
    }

    /** The namespace of the schema's own type. */
    String namespace() {
        return namespace;
    }

    /** The full name of a type that the schema mentions with its package; of others the name as it is. */
    String full(String name) {
        String[] parts = parts(name);
        return switch (parts.length) {
            case 1 -> parts[0];
            case 2 -> parts[0] + "/" + namespaceOf(parts[0], parts[1]) + "/" + parts[1];
            default -> String.join("/", parts);
        };
    }

    /** The name of the service or action that the schema's own type is derived from, which may be that type itself. */
    String base() {
        for (String suffix : namespace.equals("action") ? OF_ACTIONS : OF_SERVICES) {
            if (top.endsWith(suffix)) {
                return top.substring(0, top.length() - suffix.length());
            }
        }
        return top;
    }

    private static String namespace(String simple, int separators) {
        if (separators > 0) {
            return separators == 1 ? "srv" : "action";
        }
        if (OF_ACTIONS.stream().anyMatch(simple::endsWith)) {
            return "action";
        }
        return OF_SERVICES.stream().anyMatch(simple::endsWith) ? "srv" : "msg";
    }

    private String namespaceOf(String itsPackage, String simple) {
        boolean related = itsPackage.equals(packageName)
                && !namespace.isEmpty()
                && simple.startsWith(RosNames.simple(base()) + "_");
        return related ? namespace : "msg";
    }

    /** One to three parts. Some recorders write more before them, and some write names as C++ does. */
    private static String[] parts(String name) {
        String[] parts = name.replace("::", "/").split("/", -1);
        int last = parts.length - 1;
        if (parts.length > 3 && NAMESPACES.contains(parts[last - 1])) {
            return new String[] {parts[last - 2], parts[last - 1], parts[last]};
        }
        if (parts.length > 3 || parts.length == 3 && !NAMESPACES.contains(parts[1])) {
            return new String[] {parts[last - 1], parts[last]};
        }
        return parts;
    }
}
