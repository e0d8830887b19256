package dev.cedros.type;

import java.util.Locale;

/** Completes the names of nested types as {@code .msg} files spell them. */
final class NestedName {
    private NestedName() {}

    /** The three-part name; a name of one part is a message of the own package. */
    static String full(String name, String ownPackage) {
        boolean own = name.indexOf('/') < 0;
        if (own && !Character.isUpperCase(name.charAt(0))) {
            throw new TypeSyntaxException("unknown type " + Spelling.quoted(name) + "." + Spelling.didYouMean(name), 0);
        }
        try {
            RosTypeName full = own ? new RosTypeName(ownPackage, "msg", name) : RosTypeName.parse(name);
            return full.toString();
        } catch (TypeSyntaxException e) {
            throw new TypeSyntaxException(e.problem() + otherCase(name), 0);
        }
    }

    /** Names that differ from a possible one in nothing but upper and lower case are the most frequent mistake. */
    private static String otherCase(String name) {
        int slash = name.lastIndexOf('/');
        if (slash < 0 || slash + 1 >= name.length()) {
            return "";
        }
        String other = name.substring(0, slash).toLowerCase(Locale.ROOT)
                + "/"
                + Character.toUpperCase(name.charAt(slash + 1))
                + name.substring(slash + 2);
        try {
            RosTypeName.parse(other);
            return " Did you mean " + Spelling.quoted(other) + "?";
        } catch (TypeSyntaxException e) {
            return "";
        }
    }
}
