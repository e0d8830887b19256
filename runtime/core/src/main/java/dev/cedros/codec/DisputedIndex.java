package dev.cedros.codec;

import dev.cedros.cdr.CdrOptions;
import dev.cedros.error.TypeMismatchException;
import dev.cedros.payload.Payload;
import java.security.CodeSource;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Stands for a name that several indexes give to types with different hashes: whoever uses the name learns of both, and
 * nobody else is disturbed.
 */
final class DisputedIndex implements MessageIndex {
    private final List<MessageIndex> claimants;

    private DisputedIndex(List<MessageIndex> claimants) {
        this.claimants = claimants;
    }

    /** The dispute between an index, or those of a dispute, and one more. */
    static DisputedIndex between(MessageIndex first, MessageIndex second) {
        List<MessageIndex> all =
                new ArrayList<>(first instanceof DisputedIndex dispute ? dispute.claimants : List.of(first));
        all.add(second);
        return new DisputedIndex(List.copyOf(all));
    }

    @Override
    public List<String> typeNames() {
        return List.of();
    }

    @Override
    public @Nullable String typeHash(String typeName) {
        return agreed(typeName).typeHash(typeName);
    }

    @Override
    public @Nullable MessageType<?> type(String typeName) {
        return agreed(typeName).type(typeName);
    }

    @Override
    public @Nullable Object decode(String typeName, Payload payload, CdrOptions options) {
        return agreed(typeName).decode(typeName, payload, options);
    }

    /**
     * The index to ask. A compilation of some of the sources leaves the index of the last full one behind, which has the old
     * hash of a class that was changed since, or a class that has gone: if the types that are there agree after all, there is
     * no dispute.
     */
    private MessageIndex agreed(String typeName) {
        MessageIndex agreed = claimants.get(0);
        MessageType<?> type = null;
        for (MessageIndex claimant : claimants) {
            MessageType<?> claimed = typeOf(claimant, typeName);
            if (claimed != null && type != null && !claimed.typeHash().equals(type.typeHash())) {
                throw mismatch(typeName);
            }
            if (claimed != null && type == null) {
                type = claimed;
                agreed = claimant;
            }
        }
        return agreed;
    }

    private TypeMismatchException mismatch(String typeName) {
        String both = claimants.stream().map(index -> claim(index, typeName)).collect(Collectors.joining(", and "));
        return new TypeMismatchException("this name is given to different types: " + both
                        + ". Leave one of them out of the class path, or compile both from the same definition.")
                .within(typeName, null);
    }

    private static String claim(MessageIndex index, String typeName) {
        MessageType<?> type = typeOf(index, typeName);
        Class<?> javaType = type == null ? index.getClass() : type.javaType();
        // Classes of the runtime stand for the derived types of services and actions; the index tells whose they are.
        Class<?> home =
                javaType.getPackageName().equals(MessageIndex.class.getPackageName()) ? index.getClass() : javaType;
        return javaType.getName() + " from " + source(home) + " with " + hash(index, type, typeName);
    }

    private static String hash(MessageIndex index, @Nullable MessageType<?> type, String typeName) {
        return type == null ? String.valueOf(index.typeHash(typeName)) : type.typeHash();
    }

    private static @Nullable MessageType<?> typeOf(MessageIndex index, String typeName) {
        try {
            return index.type(typeName);
        } catch (NoClassDefFoundError e) {
            // Its codec is gone; the hash in the index still tells what it was.
            return null;
        }
    }

    private static String source(Class<?> type) {
        CodeSource source = type.getProtectionDomain().getCodeSource();
        if (source != null && source.getLocation() != null) {
            return source.getLocation().toString();
        }
        return type.getModule().isNamed() ? "module " + type.getModule().getName() : "an unknown place";
    }
}
