package dev.cedros.codec;

import dev.cedros.error.TypeMismatchException;
import dev.cedros.layout.MessageLayout;
import dev.cedros.type.Difference;
import dev.cedros.type.TypeDescription;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * Finds out whether the types of other jars that a codec handles are still those that it was compiled against; for
 * generated code.
 *
 * <p>A codec holds sizes and hashes that follow from every type in its message. When the jar of one of these is exchanged
 * without compiling the codec anew, they are wrong. So each codec that holds types of other jars compares their type hashes
 * once, while it is initialised, and throws {@link TypeMismatchException} from all its methods if one differs. Comparing
 * itself never throws: a class whose initialiser fails says why only once.
 *
 * <p>For use by one thread.
 */
public final class TypeCheck {
    private final String typeName;
    private final MessageLayout layout;
    private final List<String> differences = new ArrayList<>();

    private TypeCheck(String typeName, MessageLayout layout) {
        this.typeName = typeName;
        this.layout = layout;
    }

    /**
     * Begins the comparison of what a codec holds.
     *
     * @param typeName the type of the codec
     * @param layout its layout, in which the types that it holds are as they were when it was compiled
     */
    public static TypeCheck of(String typeName, MessageLayout layout) {
        return new TypeCheck(typeName, layout);
    }

    /**
     * Compares one type.
     *
     * @param heldType its three-part ROS name
     * @param compiledHash the type hash that it had when the codec was compiled
     * @param present gives the type as it is now; when that fails, or the codec of that type does not fit what it holds in
     *     turn, the type counts as different
     */
    public TypeCheck holds(String heldType, String compiledHash, Supplier<? extends MessageType<?>> present) {
        try {
            MessageType<?> type = present.get();
            if (!type.typeHash().equals(compiledHash)) {
                differences.add(typeName + " was compiled against " + heldType + " with the type hash " + compiledHash
                        + ", but now it has " + type.typeHash() + changes(heldType, type));
            } else if (!type.skew().isEmpty()) {
                // Its hash is a constant of its own codec, which does not fit what that codec holds.
                differences.add(type.skew());
            }
        } catch (LinkageError | RuntimeException e) {
            differences.add(typeName + " was compiled against " + heldType + " with the type hash " + compiledHash
                    + ", but its codec cannot be used: " + e);
        }
        return this;
    }

    private String changes(String heldType, MessageType<?> present) {
        TypeDescription compiled = TypeDescription.of(heldType, layout.description()::find);
        String changes = compiled.diff(present.description()).stream()
                .map(TypeCheck::change)
                .collect(Collectors.joining(", "));
        return changes.isEmpty() ? "" : ": " + changes;
    }

    private static String change(Difference difference) {
        String subject = difference.typeName() + (difference.member().isEmpty() ? "" : "." + difference.member());
        if (difference.here().isEmpty()) {
            return subject + " is new (" + difference.there() + ")";
        }
        return difference.there().isEmpty()
                ? subject + " is gone"
                : subject + " was " + difference.here() + " and is " + difference.there();
    }

    /** Says what differs, in words for the user; empty if nothing does. */
    public String skew() {
        return String.join(". ", differences);
    }

    /**
     * Makes the exception that says so.
     *
     * @param skew what {@link #skew} gave, not empty
     */
    public static TypeMismatchException mismatch(String skew) {
        return TypeMismatchException.versionSkew(
                skew + ". Recompile what holds it, or use the jar that it was compiled against.");
    }
}
