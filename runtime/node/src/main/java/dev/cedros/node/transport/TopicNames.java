package dev.cedros.node.transport;

/**
 * Turns the names that programs write into those that everybody knows, by the rules of ROS 2: {@code chatter} is {@code
 * /chatter} in the namespace of the node, {@code ~} and {@code ~/chatter} begin with the node's full name, {@code /chatter}
 * stays, and {@code {node}}, {@code {ns}} and {@code {namespace}} stand for the node's name and namespace. Tokens consist of
 * letters, digits and {@code _} and do not start with a digit.
 *
 * <p>What is not allowed is an {@link InvalidNameException}.
 */
public final class TopicNames {
    /** How many characters an expanded name has at most: transports put prefixes before it. */
    public static final int MAX_LENGTH = 247;

    /** The longest of the names that an action adds to its own. */
    private static final String ACTION_SUFFIX = "/_action/cancel_goal";

    private TopicNames() {}

    /** Gives the absolute name of a topic that {@code node} calls {@code name}. */
    public static String expand(String name, NodeName node) {
        return expand("topic name", name, node, MAX_LENGTH);
    }

    /** Gives the absolute name of a service that {@code node} calls {@code name}. */
    public static String expandService(String name, NodeName node) {
        return expand("service name", name, node, MAX_LENGTH);
    }

    /**
     * Gives the absolute name of an action that {@code node} calls {@code name}; it is so much shorter than others that its
     * services and topics, such as {@code …/_action/cancel_goal}, are valid too.
     */
    public static String expandAction(String name, NodeName node) {
        return expand("action name", name, node, MAX_LENGTH - ACTION_SUFFIX.length());
    }

    /**
     * Checks an absolute name.
     *
     * @throws InvalidNameException if it is not absolute, or not allowed
     */
    public static void check(String name) {
        new NameRules("topic name", name).absolute(MAX_LENGTH);
    }

    /** Whether tools hide the name unless they are asked to show it: one of its tokens starts with {@code _}. */
    public static boolean isHidden(String name) {
        return name.startsWith("_") || name.contains("/_");
    }

    private static String expand(String what, String name, NodeName node, int maxLength) {
        NameRules rules = new NameRules(what, name);
        rules.expandable();
        String full = substitute(rules, name.startsWith("~") ? node.fullName() + name.substring(1) : name, name, node);
        if (full.charAt(0) != '/') {
            full = (node.namespace().length() == 1 ? "/" : node.namespace() + "/") + full;
        }
        String shown =
                full.equals(name) ? "'" + name + "'" : "'" + name + "' of node " + node + ", '" + full + "' in full,";
        new NameRules(what, full, shown).absolute(maxLength);
        return full;
    }

    private static String substitute(NameRules rules, String text, String name, NodeName node) {
        int open = text.indexOf('{');
        if (open < 0) {
            return text;
        }
        StringBuilder result = new StringBuilder();
        int from = 0;
        while (open >= 0) {
            int close = text.indexOf('}', open);
            String variable = text.substring(open + 1, close);
            result.append(text, from, open)
                    .append(
                            switch (variable) {
                                case "node" -> node.name();
                                case "ns", "namespace" -> node.namespace();
                                default ->
                                    throw rules.problem(
                                            name.indexOf("{" + variable + "}"),
                                            "{" + variable + "} is not known",
                                            "The substitutions are {node}, {ns} and {namespace}");
                            });
            from = close + 1;
            open = text.indexOf('{', from);
        }
        return result.append(text, from, text.length()).toString();
    }
}
