package dev.cedros.codec;

import dev.cedros.cdr.CdrOptions;
import dev.cedros.payload.Payload;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Several indexes as one. A table leads from each name to the one index that has it, so that the cost of a call does not
 * grow with the number of indexes.
 */
final class CombinedIndex implements MessageIndex {
    private final List<String> typeNames;
    private final List<String> failures;

    /** Open addressing: a name stands at the place that its hash gives, or at the next free one; half of all are free. */
    private final @Nullable String[] names;

    private final @Nullable MessageIndex[] owners;

    /**
     * Combines indexes.
     *
     * @param indexes in the order of the class path
     * @param failures why others could not be loaded, one text each
     */
    CombinedIndex(List<MessageIndex> indexes, List<String> failures) {
        Map<String, MessageIndex> ownersByName = new TreeMap<>();
        for (MessageIndex index : indexes) {
            for (String name : index.typeNames()) {
                ownersByName.merge(name, index, (first, second) -> decide(name, first, second));
            }
        }
        this.typeNames = List.copyOf(ownersByName.keySet());
        this.failures = List.copyOf(failures);
        int capacity = Integer.highestOneBit(Math.max(1, typeNames.size())) * 4;
        this.names = new @Nullable String[capacity];
        this.owners = new @Nullable MessageIndex[capacity];
        ownersByName.forEach((name, owner) -> {
            int at = place(name);
            names[at] = name;
            owners[at] = owner;
        });
    }

    private static MessageIndex decide(String name, MessageIndex first, MessageIndex second) {
        boolean equal =
                !(first instanceof DisputedIndex) && Objects.equals(first.typeHash(name), second.typeHash(name));
        return equal ? first : DisputedIndex.between(first, second);
    }

    /** The place of a name, or the free one where it would be. */
    private int place(String name) {
        int hash = name.hashCode();
        int mask = names.length - 1;
        int at = (hash ^ (hash >>> 16)) & mask;
        while (true) {
            String there = names[at];
            if (there == null || there.equals(name)) {
                return at;
            }
            at = (at + 1) & mask;
        }
    }

    @Override
    public List<String> typeNames() {
        return typeNames;
    }

    @Override
    public @Nullable String typeHash(String typeName) {
        MessageIndex owner = owners[place(typeName)];
        return owner == null ? null : owner.typeHash(typeName);
    }

    @Override
    public @Nullable MessageType<?> type(String typeName) {
        MessageIndex owner = owners[place(typeName)];
        return owner == null ? null : owner.type(typeName);
    }

    @Override
    public @Nullable Object decode(String typeName, Payload payload, CdrOptions options) {
        MessageIndex owner = owners[place(typeName)];
        return owner == null ? null : owner.decode(typeName, payload, options);
    }

    /** Why indexes could not be loaded, one text each. */
    List<String> failures() {
        return failures;
    }
}
