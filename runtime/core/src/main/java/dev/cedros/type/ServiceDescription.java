package dev.cedros.type;

import java.util.List;

/**
 * A service by its two halves, from which the types follow that ROS 2 derives. Immutable and thread-safe.
 *
 * @param name the full name; its namespace is {@code srv}, or {@code action} for the services behind an action
 * @param request describes {@code S_Request}
 * @param response describes {@code S_Response}
 */
public record ServiceDescription(RosTypeName name, TypeDescription request, TypeDescription response) {
    /** Checks the names of the halves; a wrong one is an IllegalArgumentException. */
    public ServiceDescription {
        KnownTypes.check(name, "Request", request);
        KnownTypes.check(name, "Response", response);
    }

    /**
     * Takes the description of a service type apart, as {@link #type()} makes it.
     *
     * @throws UnresolvedTypeException if it does not hold the halves
     */
    public static ServiceDescription from(TypeDescription type) {
        RosTypeName name = RosTypeName.parse(type.typeName(), "srv");
        return new ServiceDescription(
                name,
                TypeDescription.of(name.derived("Request").toString(), type::find),
                TypeDescription.of(name.derived("Response").toString(), type::find));
    }

    /** The service as a type with the members {@code request_message}, {@code response_message}, {@code event_message}. */
    public TypeDescription type() {
        return describe(name);
    }

    /** The message {@code S_Event}, by which calls are recorded. */
    public TypeDescription event() {
        return describe(name.derived("Event"));
    }

    private TypeDescription describe(RosTypeName wanted) {
        return new KnownTypes(DerivedTypes.ofService(name), List.of(request, response)).describe(wanted);
    }
}
