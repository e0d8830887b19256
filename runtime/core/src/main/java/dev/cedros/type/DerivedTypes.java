package dev.cedros.type;

import java.util.List;

/**
 * The types that ROS 2 derives from a service or an action, beside those that its definition has: the service itself as a
 * type of three members, its events, the services behind an action. rosidl makes them; nothing on disk defines them.
 */
public final class DerivedTypes {
    private static final FieldType ID = nested(StandardTypes.UUID.typeName());
    private static final FieldType TIME = nested(StandardTypes.TIME.typeName());

    private DerivedTypes() {}

    /** The types derived from a service or action, each by itself; none for a message. */
    public static List<IndividualTypeDescription> of(RosTypeName name) {
        return switch (name.namespace()) {
            case "srv" -> ofService(name);
            case "action" -> ofAction(name);
            default -> List.of();
        };
    }

    /** The types derived from a service, which may be one behind an action. */
    static List<IndividualTypeDescription> ofService(RosTypeName name) {
        return List.of(service(name), event(name));
    }

    private static IndividualTypeDescription service(RosTypeName name) {
        return type(
                name,
                field("request_message", part(name, "Request")),
                field("response_message", part(name, "Response")),
                field("event_message", part(name, "Event")));
    }

    private static IndividualTypeDescription event(RosTypeName name) {
        return type(
                name.derived("Event"),
                field("info", nested(StandardTypes.SERVICE_EVENT_INFO.typeName())),
                field("request", part(name, "Request").boundedSequence(1)),
                field("response", part(name, "Response").boundedSequence(1)));
    }

    private static List<IndividualTypeDescription> ofAction(RosTypeName name) {
        RosTypeName sendGoal = name.derived("SendGoal");
        RosTypeName getResult = name.derived("GetResult");
        IndividualTypeDescription action = type(
                name,
                field("goal", part(name, "Goal")),
                field("result", part(name, "Result")),
                field("feedback", part(name, "Feedback")),
                field("send_goal_service", FieldType.nested(sendGoal)),
                field("get_result_service", FieldType.nested(getResult)),
                field("feedback_message", part(name, "FeedbackMessage")));
        return List.of(
                action,
                service(sendGoal),
                type(sendGoal.derived("Request"), field("goal_id", ID), field("goal", part(name, "Goal"))),
                type(
                        sendGoal.derived("Response"),
                        field("accepted", FieldType.of(BaseType.BOOL)),
                        field("stamp", TIME)),
                event(sendGoal),
                service(getResult),
                type(getResult.derived("Request"), field("goal_id", ID)),
                type(
                        getResult.derived("Response"),
                        field("status", FieldType.of(BaseType.INT8)),
                        field("result", part(name, "Result"))),
                event(getResult),
                type(name.derived("FeedbackMessage"), field("goal_id", ID), field("feedback", part(name, "Feedback"))));
    }

    private static IndividualTypeDescription type(RosTypeName name, Field... fields) {
        return new IndividualTypeDescription(name.toString(), List.of(fields), List.of());
    }

    private static Field field(String name, FieldType type) {
        return new Field(name, type, "", false);
    }

    private static FieldType part(RosTypeName name, String suffix) {
        return FieldType.nested(name.derived(suffix));
    }

    private static FieldType nested(String name) {
        return FieldType.nested(RosTypeName.parse(name));
    }
}
