package dev.cedros.importer;

import java.util.Set;

/** Words that Java keeps for itself (JLS 17, sections 3.9 and 8.10.1). */
final class JavaWords {
    private static final Set<String> RESERVED = Set.of(
            "_",
            "abstract",
            "assert",
            "boolean",
            "break",
            "byte",
            "case",
            "catch",
            "char",
            "class",
            "const",
            "continue",
            "default",
            "do",
            "double",
            "else",
            "enum",
            "extends",
            "false",
            "final",
            "finally",
            "float",
            "for",
            "goto",
            "if",
            "implements",
            "import",
            "instanceof",
            "int",
            "interface",
            "long",
            "native",
            "new",
            "null",
            "package",
            "private",
            "protected",
            "public",
            "return",
            "short",
            "static",
            "strictfp",
            "super",
            "switch",
            "synchronized",
            "this",
            "throw",
            "throws",
            "transient",
            "true",
            "try",
            "void",
            "volatile",
            "while");

    /** Accessors of these names would hide or clash with the methods that every object has. */
    private static final Set<String> METHODS_OF_OBJECT =
            Set.of("clone", "finalize", "getClass", "hashCode", "notify", "notifyAll", "toString", "wait");

    /** A word that begins a statement, so that code which assigns to a variable of this name is easily misread. */
    private static final String YIELD = "yield";

    private JavaWords() {}

    /** Whether a word cannot be an identifier. */
    static boolean isReserved(String word) {
        return RESERVED.contains(word);
    }

    /** Whether a word cannot be, or had better not be, the name of a member that is read by a method of that name. */
    static boolean isForbiddenMember(String word) {
        return isReserved(word) || METHODS_OF_OBJECT.contains(word) || word.equals(YIELD);
    }
}
