package dev.cedros.type;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.cedros.type.hash.TypeHash;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The hashes are those that ROS 2 Jazzy publishes. */
class DerivedTypesTest {
    private static final ServiceDescription ADD = new ServiceDescription(
            RosTypeName.parse("example_interfaces/srv/AddTwoInts"),
            description("example_interfaces/srv/AddTwoInts_Request", field("a", "int64"), field("b", "int64")),
            description("example_interfaces/srv/AddTwoInts_Response", field("sum", "int64")));

    private static final ActionDescription FIBONACCI = new ActionDescription(
            RosTypeName.parse("test_msgs/action/Fibonacci"),
            description("test_msgs/action/Fibonacci_Goal", field("order", "int32")),
            description("test_msgs/action/Fibonacci_Result", field("sequence", "int32[]")),
            description("test_msgs/action/Fibonacci_Feedback", field("sequence", "int32[]")));

    @Test
    void theEventOfAServiceHasItsPublishedHash() {
        assertEquals(
                "RIHS01_32c1d140259c71e5c355115942bcb31df98b4330e4d906b1b75ccb1c9b3ce6c8", TypeHash.of(ADD.event()));
        assertEquals("example_interfaces/srv/AddTwoInts_Event", ADD.event().typeName());
    }

    @Test
    void aServiceReachesAllThatIsDerivedFromIt() {
        assertEquals(
                List.of(
                        "builtin_interfaces/msg/Time",
                        "example_interfaces/srv/AddTwoInts_Event",
                        "example_interfaces/srv/AddTwoInts_Request",
                        "example_interfaces/srv/AddTwoInts_Response",
                        "service_msgs/msg/ServiceEventInfo"),
                names(ADD.type()));
    }

    @Test
    void anActionReachesAllThatIsDerivedFromIt() {
        String name = "test_msgs/action/Fibonacci";
        assertEquals(
                List.of(
                        "builtin_interfaces/msg/Time",
                        "service_msgs/msg/ServiceEventInfo",
                        name + "_Feedback",
                        name + "_FeedbackMessage",
                        name + "_GetResult",
                        name + "_GetResult_Event",
                        name + "_GetResult_Request",
                        name + "_GetResult_Response",
                        name + "_Goal",
                        name + "_Result",
                        name + "_SendGoal",
                        name + "_SendGoal_Event",
                        name + "_SendGoal_Request",
                        name + "_SendGoal_Response",
                        "unique_identifier_msgs/msg/UUID"),
                names(FIBONACCI.type()));
        assertEquals(name + "_SendGoal_Event", FIBONACCI.sendGoal().event().typeName());
        assertEquals(
                List.of("accepted", "stamp"),
                FIBONACCI.sendGoal().response().type().fields().stream()
                        .map(Field::name)
                        .toList());
        assertEquals(
                List.of("goal_id", "feedback"),
                FIBONACCI.feedbackMessage().type().fields().stream()
                        .map(Field::name)
                        .toList());
        assertEquals(
                List.of("status", "result"),
                FIBONACCI.getResult().response().type().fields().stream()
                        .map(Field::name)
                        .toList());
    }

    @Test
    void bothAreTakenApartAgain() {
        assertEquals(ADD, ServiceDescription.from(ADD.type()));
        assertEquals(FIBONACCI, ActionDescription.from(FIBONACCI.type()));
        assertEquals(
                FIBONACCI.sendGoal(),
                ServiceDescription.from(FIBONACCI.sendGoal().type()));
        assertThrows(UnresolvedTypeException.class, () -> ServiceDescription.from(ADD.request()));
        assertThrows(UnresolvedTypeException.class, () -> ActionDescription.from(FIBONACCI.goal()));
    }

    @Test
    void partsHaveTheNamesThatRosGivesThem() {
        IllegalArgumentException e = assertThrows(
                IllegalArgumentException.class,
                () -> new ServiceDescription(ADD.name(), ADD.response(), ADD.request()));
        assertEquals(
                "The part of example_interfaces/srv/AddTwoInts called example_interfaces/srv/AddTwoInts_Request"
                        + " is described as example_interfaces/srv/AddTwoInts_Response",
                e.getMessage());
    }

    @Test
    void messagesHaveNoDerivedTypes() {
        assertEquals(List.of(), DerivedTypes.of(RosTypeName.parse("std_msgs/msg/String")));
    }

    private static TypeDescription description(String name, Field... fields) {
        return new TypeDescription(new IndividualTypeDescription(name, List.of(fields), List.of()), List.of());
    }

    private static Field field(String name, String type) {
        return new Field(name, FieldType.parse(type, "p"), "", false);
    }

    private static List<String> names(TypeDescription description) {
        return description.referenced().stream()
                .map(IndividualTypeDescription::typeName)
                .toList();
    }
}
