package dev.cedros.type;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * A message type with every type it reaches: all that is needed to know its bytes, its hash and its definition text.
 *
 * <p>Immutable and thread-safe.
 *
 * @param type the type itself
 * @param referenced every type reached over nested fields, each once, without the type itself, sorted by name in
 *     code-point order as REP 2016 asks
 */
public record TypeDescription(IndividualTypeDescription type, List<IndividualTypeDescription> referenced) {
    /** Sorts the referenced types by name. */
    public TypeDescription {
        referenced = referenced.stream()
                .sorted(Comparator.comparing(IndividualTypeDescription::typeName))
                .toList();
    }

    /**
     * The description of a type with every type that it reaches.
     *
     * @param typeName the full name of the type
     * @param find gives the description of a single type by its full name; asked once for each name
     * @throws UnresolvedTypeException if {@code find} does not know one of them
     * @throws NestingException if a type contains itself, or if types are nested more than 200 levels deep
     */
    public static TypeDescription of(String typeName, Function<String, Optional<IndividualTypeDescription>> find) {
        IndividualTypeDescription root = find.apply(typeName)
                .orElseThrow(() -> new UnresolvedTypeException(typeName, typeName, typeName + " is not defined."));
        return new TypeClosure(find).of(root);
    }

    /** The three-part name of the type itself. */
    public String typeName() {
        return type.typeName();
    }

    /**
     * The description of a nested type.
     *
     * @throws IllegalArgumentException if this description does not hold it, which means that it was built wrongly
     */
    public IndividualTypeDescription referenced(String typeName) {
        return find(typeName)
                .orElseThrow(() -> new IllegalArgumentException(
                        "The description of " + typeName() + " does not hold " + typeName));
    }

    /** The description of the type itself or of one that it reaches, if it is one of these. */
    public Optional<IndividualTypeDescription> find(String typeName) {
        if (typeName.equals(type.typeName())) {
            return Optional.of(type);
        }
        return referenced.stream()
                .filter(candidate -> candidate.typeName().equals(typeName))
                .findFirst();
    }

    /**
     * Everything that makes the hash of this description differ from that of another: members that only one has, that have
     * another type or another place. Empty exactly when the hashes are equal.
     */
    public List<Difference> diff(TypeDescription other) {
        return Differences.of(this, other, false);
    }

    /** What {@link #diff} gives, and also what hashes ignore: default values, constants and keys. */
    public List<Difference> diffAll(TypeDescription other) {
        return Differences.of(this, other, true);
    }

    /**
     * The type reduced to its key: of each type that has key members only these, of the others all members (DDS-XTypes
     * 1.3, section 7.6.8). Types that the key no longer reaches are left out.
     */
    public TypeDescription keyOnly() {
        IndividualTypeDescription root = keyOnly(type);
        Map<String, IndividualTypeDescription> reached = new TreeMap<>();
        reachKeys(root, reached);
        return new TypeDescription(root, List.copyOf(reached.values()));
    }

    private void reachKeys(IndividualTypeDescription from, Map<String, IndividualTypeDescription> reached) {
        for (Field field : from.fields()) {
            String nested = field.type().nestedTypeName();
            if (!nested.isEmpty() && !reached.containsKey(nested)) {
                IndividualTypeDescription reduced = keyOnly(referenced(nested));
                reached.put(nested, reduced);
                reachKeys(reduced, reached);
            }
        }
    }

    private static IndividualTypeDescription keyOnly(IndividualTypeDescription description) {
        if (!description.isKeyed()) {
            return description;
        }
        return new IndividualTypeDescription(
                description.typeName(),
                description.fields().stream().filter(Field::key).toList(),
                description.constants());
    }
}
