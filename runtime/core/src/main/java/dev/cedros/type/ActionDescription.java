package dev.cedros.type;

import java.util.List;

/**
 * An action by its three parts, from which the types follow that ROS 2 derives. Immutable and thread-safe.
 *
 * @param name the full name; its namespace is {@code action}
 * @param goal describes {@code A_Goal}
 * @param result describes {@code A_Result}
 * @param feedback describes {@code A_Feedback}
 */
public record ActionDescription(
        RosTypeName name, TypeDescription goal, TypeDescription result, TypeDescription feedback) {
    /** Checks the names of the parts; a wrong one is an IllegalArgumentException. */
    public ActionDescription {
        KnownTypes.check(name, "Goal", goal);
        KnownTypes.check(name, "Result", result);
        KnownTypes.check(name, "Feedback", feedback);
    }

    /**
     * Takes the description of an action type apart, as {@link #type()} makes it.
     *
     * @throws UnresolvedTypeException if it does not hold the parts
     */
    public static ActionDescription from(TypeDescription type) {
        RosTypeName name = RosTypeName.parse(type.typeName(), "action");
        return new ActionDescription(
                name,
                TypeDescription.of(name.derived("Goal").toString(), type::find),
                TypeDescription.of(name.derived("Result").toString(), type::find),
                TypeDescription.of(name.derived("Feedback").toString(), type::find));
    }

    /** The action as a type with members for its parts and for the services and the message behind it. */
    public TypeDescription type() {
        return describe(name);
    }

    /** The service {@code A_SendGoal}, by which a goal is sent. */
    public ServiceDescription sendGoal() {
        return service(name.derived("SendGoal"));
    }

    /** The service {@code A_GetResult}, by which the result is fetched. */
    public ServiceDescription getResult() {
        return service(name.derived("GetResult"));
    }

    /** The message {@code A_FeedbackMessage}, which carries feedback with the id of its goal. */
    public TypeDescription feedbackMessage() {
        return describe(name.derived("FeedbackMessage"));
    }

    private ServiceDescription service(RosTypeName service) {
        return new ServiceDescription(
                service, describe(service.derived("Request")), describe(service.derived("Response")));
    }

    private TypeDescription describe(RosTypeName wanted) {
        return new KnownTypes(DerivedTypes.of(name), List.of(goal, result, feedback)).describe(wanted);
    }
}
