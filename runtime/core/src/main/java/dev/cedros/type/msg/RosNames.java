package dev.cedros.type.msg;

/** Takes full names of types apart; they may come from schemas whose names follow no rules. */
final class RosNames {
    private RosNames() {}

    /** The part before the first slash, or nothing if there is none. */
    static String packageOf(String typeName) {
        int slash = typeName.indexOf('/');
        return slash < 0 ? "" : typeName.substring(0, slash);
    }

    /** The part after the last slash. */
    static String simple(String typeName) {
        return typeName.substring(typeName.lastIndexOf('/') + 1);
    }

    /** The name as definitions spell it: without the part that says that it is a message. */
    static String spelled(String typeName) {
        return typeName.replace("/msg/", "/");
    }
}
