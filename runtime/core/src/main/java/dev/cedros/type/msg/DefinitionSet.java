package dev.cedros.type.msg;

import dev.cedros.error.UnknownTypeException;
import dev.cedros.type.DerivedTypes;
import dev.cedros.type.IndividualTypeDescription;
import dev.cedros.type.NestingException;
import dev.cedros.type.RosTypeName;
import dev.cedros.type.StandardTypes;
import dev.cedros.type.TypeDescription;
import dev.cedros.type.TypeSyntaxException;
import dev.cedros.type.UnresolvedTypeException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * Definitions that refer to each other, such as those of a ROS 2 installation, and the full description of each type in
 * them: of messages, services, actions, their parts, and all that ROS 2 derives from these.
 *
 * <p>Types that are not in the set are taken from the fallback, if there is one, and last from {@link StandardTypes}.
 * Immutable and thread-safe, as long as the fallback is.
 */
public final class DefinitionSet {
    private final Map<String, InterfaceDefinition> definitions;
    private final List<DefinitionException> errors;
    private final Map<String, DefinitionException> broken;
    private final Function<String, Optional<IndividualTypeDescription>> fallback;
    private final Map<String, IndividualTypeDescription> types = new HashMap<>();
    private final Map<String, InterfaceDefinition> owners = new HashMap<>();

    DefinitionSet(
            Map<String, InterfaceDefinition> given,
            List<DefinitionException> errors,
            Map<String, DefinitionException> broken,
            Function<String, Optional<IndividualTypeDescription>> fallback) {
        this.errors = List.copyOf(errors);
        this.broken = Map.copyOf(broken);
        this.fallback = fallback;
        given.values().forEach(this::addTypes);
        HeaderNames headers = new HeaderNames(name -> types.containsKey(name) || isElsewhere(name));
        this.definitions = new TreeMap<>();
        given.forEach((name, definition) -> definitions.put(name, headers.resolve(definition)));
        definitions.values().forEach(this::addTypes);
    }

    /** The set of some definitions; of two with the same name the last counts. */
    public static DefinitionSet of(Collection<InterfaceDefinition> definitions) {
        Map<String, InterfaceDefinition> byName = new TreeMap<>();
        definitions.forEach(definition -> byName.put(definition.name().toString(), definition));
        return new DefinitionSet(byName, List.of(), Map.of(), name -> Optional.empty());
    }

    /** This set with more definitions; of two with the same name the one of this set counts. Errors stay. */
    public DefinitionSet with(Collection<InterfaceDefinition> more) {
        Map<String, InterfaceDefinition> byName = new TreeMap<>(definitions);
        more.forEach(definition -> byName.putIfAbsent(definition.name().toString(), definition));
        return new DefinitionSet(byName, errors, broken, fallback);
    }

    /** The set of all definitions in one place, as {@link #read(List)} reads it. */
    public static DefinitionSet read(Path root) throws IOException {
        return read(List.of(root));
    }

    /**
     * Reads all definitions in some places. Each may be a ROS 2 share tree, a folder of packages, the folder of one package,
     * a folder with definitions in it, or a single file.
     *
     * <p>The package of a file is that of the folder above {@code msg}, {@code srv} or {@code action}, else of the nearest
     * folder in the place that has a {@code package.xml}, or else of the folder that the file is in: what its {@code
     * package.xml} names, or what the folder is called. Of two files that define the same type the first counts. Files with
     * mistakes are left out and listed by {@link #errors}.
     *
     * @throws IOException if a place does not exist or a folder cannot be read
     */
    public static DefinitionSet read(List<Path> roots) throws IOException {
        DefinitionReader reader = new DefinitionReader();
        for (Path root : roots) {
            reader.read(root);
        }
        return reader.result();
    }

    /** The same definitions with another source of types that they do not have, asked by full name. */
    public DefinitionSet withFallback(Function<String, Optional<IndividualTypeDescription>> other) {
        return new DefinitionSet(definitions, errors, broken, other);
    }

    /** The full names of the messages, services and actions that are defined, sorted. */
    public List<String> typeNames() {
        return List.copyOf(definitions.keySet());
    }

    /** The definitions in the order of their names. */
    public List<InterfaceDefinition> definitions() {
        return List.copyOf(definitions.values());
    }

    /** The definition of a message, service or action by its full name, if it is here. */
    public Optional<InterfaceDefinition> definition(String typeName) {
        return Optional.ofNullable(definitions.get(typeName));
    }

    /** What was wrong with the files that could not be read; empty when all could. */
    public List<DefinitionException> errors() {
        return errors;
    }

    /**
     * The full description of a type.
     *
     * @param typeName the full name of a message, a service, an action, a part of one or a type derived from one ({@code
     *     P/srv/S_Event}, {@code P/action/A_SendGoal_Request}); the middle part may be left out
     * @throws UnknownTypeException if there is no such type
     * @throws UnresolvedTypeException if a type that it needs is not defined; the message says where it is needed
     * @throws DefinitionException if its own file or that of a type that it needs could not be read
     * @throws NestingException if it contains itself, or nests too deep
     */
    public TypeDescription describe(String typeName) {
        String name = fullName(typeName);
        DefinitionException mistake = broken.get(name);
        if (mistake != null) {
            throw mistake;
        }
        if (find(name).isEmpty()) {
            throw new UnknownTypeException(
                    typeName,
                    "No definition has this name."
                            + Suggestions.didYouMean(name, definitions.keySet(), RosNames.packageOf(name)));
        }
        try {
            return TypeDescription.of(name, this::find);
        } catch (UnresolvedTypeException e) {
            throw located(e);
        } catch (NestingException e) {
            throw located(e);
        }
    }

    /**
     * The description of a single type by its full name: one of the set, of the fallback, or a standard one. A type whose
     * own file could not be read is not replaced by another of the same name.
     */
    public Optional<IndividualTypeDescription> find(String typeName) {
        if (broken.containsKey(typeName)) {
            return Optional.empty();
        }
        IndividualTypeDescription type = types.get(typeName);
        return type != null ? Optional.of(type) : fallback.apply(typeName).or(() -> StandardTypes.find(typeName));
    }

    private void addTypes(InterfaceDefinition definition) {
        for (MessageDefinition part : definition.parts()) {
            types.put(part.type().typeName(), part.type());
            owners.put(part.type().typeName(), definition);
        }
        DerivedTypes.of(definition.name()).forEach(type -> types.put(type.typeName(), type));
    }

    private boolean isElsewhere(String typeName) {
        return broken.containsKey(typeName) || fallback.apply(typeName).isPresent();
    }

    private String fullName(String typeName) {
        List<String> candidates = new ArrayList<>();
        try {
            for (String namespace : List.of("msg", "srv", "action")) {
                candidates.add(RosTypeName.parse(typeName, namespace).toString());
            }
        } catch (TypeSyntaxException e) {
            return typeName;
        }
        return candidates.stream()
                .filter(name -> types.containsKey(name) || broken.containsKey(name))
                .findFirst()
                .or(() -> candidates.stream()
                        .filter(name -> find(name).isPresent())
                        .findFirst())
                .orElse(candidates.get(0));
    }

    /** Says where the missing type is needed, as an editor can show it. */
    private RuntimeException located(UnresolvedTypeException e) {
        DefinitionException mistake = broken.get(e.missing());
        if (mistake != null) {
            return mistake;
        }
        InterfaceDefinition owner = owners.get(e.neededBy());
        return owner == null
                ? e
                : Unresolved.at(
                        owner.file(), owner.part(e.neededBy()).orElseThrow(), e, types.keySet(), Optional.empty());
    }

    private NestingException located(NestingException e) {
        String typeName = String.valueOf(e.typeName());
        InterfaceDefinition owner = owners.get(typeName);
        return owner == null
                ? e
                : e.at(owner.part(typeName)
                        .orElseThrow()
                        .position(String.valueOf(e.member()))
                        .in(owner.file()));
    }
}
