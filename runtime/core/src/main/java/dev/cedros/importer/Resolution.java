package dev.cedros.importer;

import dev.cedros.error.CedrosException;
import dev.cedros.type.IndividualTypeDescription;
import dev.cedros.type.RosTypeName;
import dev.cedros.type.StandardTypes;
import dev.cedros.type.TypeDescription;
import dev.cedros.type.UnresolvedTypeException;
import dev.cedros.type.hash.TypeHash;
import dev.cedros.type.msg.InterfaceDefinition;
import dev.cedros.type.msg.MessageDefinition;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Predicate;

/** Decides for each definition whether it is written, known to a library, or skipped. */
final class Resolution {
    private final Function<String, Optional<KnownType>> known;
    private final Predicate<String> isBroken;
    private final Map<String, InterfaceDefinition> interfaces = new TreeMap<>();
    private final Map<String, MessageDefinition> parts = new HashMap<>();
    private final Map<String, Boolean> sameAsKnown = new HashMap<>();
    private final Map<String, InterfaceDefinition> written = new TreeMap<>();
    private final Map<String, SkippedDefinition> skipped = new TreeMap<>();
    private final List<String> notes = new ArrayList<>();

    private Resolution(Function<String, Optional<KnownType>> known, Predicate<String> isBroken) {
        this.known = known;
        this.isBroken = isBroken;
    }

    /**
     * Sorts out definitions.
     *
     * @param isBroken whether there is a definition of that name that could not be read
     */
    static Resolution of(
            Collection<InterfaceDefinition> definitions,
            Function<String, Optional<KnownType>> known,
            Predicate<String> isBroken) {
        Resolution resolution = new Resolution(known, isBroken);
        for (InterfaceDefinition definition : definitions) {
            resolution.interfaces.put(definition.name().toString(), definition);
        }
        resolution.interfaces.forEach(resolution::check);
        for (InterfaceDefinition definition : resolution.interfaces.values()) {
            if (!resolution.skipped.containsKey(definition.name().toString())) {
                resolution.resolve(definition);
            }
        }
        return resolution;
    }

    /** The definitions to write, sorted by name. */
    Collection<InterfaceDefinition> written() {
        return written.values();
    }

    /** The definitions that cannot be written, sorted by name. */
    Collection<SkippedDefinition> skipped() {
        return skipped.values();
    }

    /** Sentences about types that a library has too, but not the same. */
    List<String> notes() {
        return notes;
    }

    /** Whether a type goes by the class that a library has for it. */
    boolean isKnown(String typeName) {
        return sameAsKnown.getOrDefault(typeName, false);
    }

    private void check(String name, InterfaceDefinition definition) {
        Optional<String> problem = MemberRules.problem(definition);
        if (problem.isPresent()) {
            skipped.put(name, new SkippedDefinition(name, problem.get()));
        } else {
            definition.parts().forEach(part -> parts.put(part.type().typeName(), part));
        }
    }

    private void resolve(InterfaceDefinition definition) {
        String name = definition.name().toString();
        try {
            List<TypeDescription> descriptions = definition.parts().stream()
                    .map(part -> describe(part.type().typeName()))
                    .toList();
            boolean all = true;
            for (TypeDescription description : descriptions) {
                all &= compare(description);
            }
            if (!all) {
                written.put(name, definition);
                definition.parts().stream()
                        .flatMap(part -> known.apply(part.type().typeName()).stream())
                        .findFirst()
                        .ifPresent(other -> differs(name, other));
                descriptions.forEach(this::writeReached);
            }
        } catch (CedrosException e) {
            skipped.put(name, new SkippedDefinition(name, reason(name, e)));
        }
    }

    private TypeDescription describe(String typeName) {
        return TypeDescription.of(typeName, this::find);
    }

    private Optional<IndividualTypeDescription> find(String typeName) {
        MessageDefinition own = parts.get(typeName);
        if (own != null) {
            return Optional.of(own.type());
        }
        // One that is here but cannot be used is not replaced by another of the same name.
        if (isUnusable(typeName)) {
            return Optional.empty();
        }
        return known.apply(typeName).map(type -> type.description().type()).or(() -> StandardTypes.find(typeName));
    }

    private boolean isUnusable(String typeName) {
        return interfaces.containsKey(typeName) || isBroken.test(typeName);
    }

    /** Whether a library has the same type; the answer is kept. */
    private boolean compare(TypeDescription description) {
        return sameAsKnown.computeIfAbsent(
                description.typeName(),
                name -> known.apply(name)
                        .filter(type -> TypeHash.of(type.description()).equals(TypeHash.of(description)))
                        .isPresent());
    }

    /**
     * Writes those types of a library that hold one which the definitions define otherwise, and those that every
     * installation has.
     */
    private void writeReached(TypeDescription description) {
        for (IndividualTypeDescription reached : description.referenced()) {
            String name = reached.typeName();
            boolean same = sameAsKnown.containsKey(name) ? isKnown(name) : compare(describe(name));
            if (!same && !parts.containsKey(name)) {
                known.apply(name).ifPresent(other -> differs(name, other));
                MessageDefinition part = new MessageDefinition(reached, "", Map.of(), Map.of());
                parts.put(name, part);
                RosTypeName rosName = RosTypeName.parse(name);
                written.put(name, new InterfaceDefinition(rosName, rosName.name() + ".msg", List.of(part)));
            }
        }
    }

    private void differs(String name, KnownType other) {
        String outermost = JavaClass.parse(other.javaClass()).fullName();
        notes.add(name + " is not the same as " + outermost + " and is written anew.");
        notes.sort(Comparator.naturalOrder());
    }

    private String reason(String name, CedrosException e) {
        if (!(e instanceof UnresolvedTypeException unresolved)) {
            return e.problem();
        }
        String by = unresolved.neededBy();
        boolean direct = by.equals(name) || by.startsWith(name + "_");
        String need = direct ? "It needs " : "It needs " + by + ", which needs ";
        String why = isUnusable(unresolved.missing())
                ? ", which cannot be imported."
                : ", which is not among the definitions, nor in a library.";
        return need + unresolved.missing() + why;
    }
}
