package dev.cedros.type;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The types of several descriptions, those derived from a service or action, and the standard ones. */
final class KnownTypes {
    private final Map<String, IndividualTypeDescription> types = new HashMap<>();

    KnownTypes(List<IndividualTypeDescription> derived, List<TypeDescription> descriptions) {
        for (TypeDescription description : descriptions) {
            types.put(description.typeName(), description.type());
            description.referenced().forEach(type -> types.put(type.typeName(), type));
        }
        derived.forEach(type -> types.put(type.typeName(), type));
    }

    TypeDescription describe(RosTypeName name) {
        return TypeDescription.of(name.toString(), this::find);
    }

    private Optional<IndividualTypeDescription> find(String name) {
        return Optional.ofNullable(types.get(name)).or(() -> StandardTypes.find(name));
    }

    /** Checks that a part has the name that ROS gives it. */
    static void check(RosTypeName name, String suffix, TypeDescription part) {
        String expected = name.derived(suffix).toString();
        if (!part.typeName().equals(expected)) {
            throw new IllegalArgumentException(
                    "The part of " + name + " called " + expected + " is described as " + part.typeName());
        }
    }
}
