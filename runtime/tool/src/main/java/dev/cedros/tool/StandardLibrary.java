package dev.cedros.tool;

import dev.cedros.codec.MessageIndex;
import dev.cedros.codec.MessageType;
import dev.cedros.importer.KnownType;
import dev.cedros.type.DerivedTypes;
import dev.cedros.type.IndividualTypeDescription;
import dev.cedros.type.RosTypeName;
import dev.cedros.type.TypeSyntaxException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;

/** The standard interfaces of ROS 2, as the generated index has them. A codec is loaded only when its type is asked for. */
final class StandardLibrary {
    private static final String SERVICE_PART = "_Request";
    private static final String ACTION_PART = "_Goal";

    private final MessageIndex index;

    private StandardLibrary(MessageIndex index) {
        this.index = index;
    }

    /** The library that is in the same jar or on the same class path as this class. */
    static StandardLibrary load() {
        return new StandardLibrary(MessageIndex.load(StandardLibrary.class.getClassLoader()));
    }

    /** The description of a type by itself: of a message, a part of a service or action, or one derived from these. */
    Optional<IndividualTypeDescription> find(String typeName) {
        MessageType<?> type = index.type(typeName);
        return type != null ? Optional.of(type.description().type()) : derived(typeName);
    }

    /** The class that cedros-interfaces has for a message or a part of a service or action. */
    Optional<KnownType> known(String typeName) {
        MessageType<?> type = index.type(typeName);
        return type == null
                ? Optional.empty()
                : Optional.of(new KnownType(type.javaType().getCanonicalName(), type.description()));
    }

    /** The names of all types, derived ones included. */
    Collection<String> typeNames() {
        TreeSet<String> names = new TreeSet<>(index.typeNames());
        for (String name : index.typeNames()) {
            String part = part(name);
            if (!part.isEmpty() && name.endsWith(part)) {
                derivedFrom(name.substring(0, name.length() - part.length()))
                        .forEach(type -> names.add(type.typeName()));
            }
        }
        return names;
    }

    private Optional<IndividualTypeDescription> derived(String typeName) {
        return bases(typeName).stream()
                .filter(base -> index.typeHash(base + part(base)) != null)
                .flatMap(StandardLibrary::derivedFrom)
                .filter(type -> type.typeName().equals(typeName))
                .findFirst();
    }

    /** The part that every service or every action has; nothing for a message. */
    private static String part(String typeName) {
        return typeName.contains("/srv/") ? SERVICE_PART : typeName.contains("/action/") ? ACTION_PART : "";
    }

    /** The services and actions from which a type can be derived if it has this name: what is before an underscore. */
    private static List<String> bases(String typeName) {
        List<String> bases = new ArrayList<>();
        int start = typeName.lastIndexOf('/');
        if (!part(typeName).isEmpty()) {
            bases.add(typeName);
            for (int end = typeName.lastIndexOf('_'); end > start; end = typeName.lastIndexOf('_', end - 1)) {
                bases.add(typeName.substring(0, end));
            }
        }
        return bases;
    }

    private static Stream<IndividualTypeDescription> derivedFrom(String base) {
        try {
            return DerivedTypes.of(RosTypeName.parse(base)).stream();
        } catch (TypeSyntaxException e) {
            return Stream.empty();
        }
    }
}
