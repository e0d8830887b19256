package dev.cedros.processor.plan;

import dev.cedros.type.ActionDescription;
import dev.cedros.type.IndividualTypeDescription;
import dev.cedros.type.RosTypeName;
import dev.cedros.type.ServiceDescription;
import dev.cedros.type.TypeDescription;
import dev.cedros.type.hash.TypeHash;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds out what follows from the parts of a service or action for the whole. Pure. */
public final class HandlePlanner {
    private HandlePlanner() {}

    /**
     * The description of a service or action as a type.
     *
     * @param parts the parts that the user wrote, in the order of the definition
     */
    public static TypeDescription describe(RosTypeName name, List<TypeDescription> parts) {
        return parts.size() == 2
                ? service(name, parts).type()
                : action(name, parts).type();
    }

    /** The type hashes that {@link HandlePlan#hashes} holds. */
    public static Map<String, String> hashes(RosTypeName name, List<TypeDescription> parts) {
        if (parts.size() == 2) {
            return Map.of("", TypeHash.of(service(name, parts).type()));
        }
        ActionDescription action = action(name, parts);
        return Map.of(
                "",
                TypeHash.of(action.type()),
                "SendGoal",
                TypeHash.of(action.sendGoal().type()),
                "GetResult",
                TypeHash.of(action.getResult().type()));
    }

    /** A type that has other members in one part than in another. */
    public static Optional<String> clash(List<TypeDescription> parts) {
        Map<String, IndividualTypeDescription> known = new HashMap<>();
        return parts.stream()
                .flatMap(part -> Stream.concat(Stream.of(part.type()), part.referenced().stream()))
                .filter(type -> {
                    IndividualTypeDescription earlier = known.putIfAbsent(type.typeName(), type);
                    return earlier != null && !earlier.fields().equals(type.fields());
                })
                .map(IndividualTypeDescription::typeName)
                .findFirst();
    }

    private static ServiceDescription service(RosTypeName name, List<TypeDescription> parts) {
        return new ServiceDescription(name, parts.get(0), parts.get(1));
    }

    private static ActionDescription action(RosTypeName name, List<TypeDescription> parts) {
        return new ActionDescription(name, parts.get(0), parts.get(1), parts.get(2));
    }
}
