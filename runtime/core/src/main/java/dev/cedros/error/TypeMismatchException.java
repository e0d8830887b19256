package dev.cedros.error;

import org.jspecify.annotations.Nullable;

/**
 * Says that two sides do not mean the same type although it has the same name: what was compiled, recorded or announced
 * differs from what is used. Nothing is decoded across such a difference.
 */
public final class TypeMismatchException extends CedrosException {
    private static final long serialVersionUID = 1L;

    /** Starts an exception, code {@code type-mismatch}; the problem names both sides and how to mend it. */
    public TypeMismatchException(String problem) {
        this("type-mismatch", problem);
    }

    private TypeMismatchException(String code, String problem) {
        super(code, problem, null);
    }

    /**
     * Starts an exception, code {@code version-skew}, which says that a codec was compiled against other versions of types
     * than those it runs with. Its message begins with the code in the form that messages of the compiler have.
     */
    public static TypeMismatchException versionSkew(String problem) {
        return new TypeMismatchException("version-skew", "[cedros:version-skew] " + problem);
    }

    @Override
    public TypeMismatchException within(@Nullable String typeName, @Nullable String member) {
        super.within(typeName, member);
        return this;
    }
}
