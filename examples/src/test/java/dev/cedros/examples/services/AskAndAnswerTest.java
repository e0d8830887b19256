package dev.cedros.examples.services;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.cedros.examples.Printed;
import java.util.List;
import org.junit.jupiter.api.Test;

class AskAndAnswerTest {
    @Test
    void prints() {
        assertEquals(
                List.of("40 + 2 = 42", "goal 4f1c9a52-7a1e-4a55-9b39-0d7a6f6f6c01: dock at west", "1.5 m to go"),
                Printed.by(AskAndAnswer::run));
    }

    @Test
    void typesAreNamedAsRosDoes() {
        assertEquals("example_interfaces/srv/AddTwoInts_Request", AddTwoInts_RequestCodec.TYPE_NAME);
        assertEquals("example_interfaces/srv/AddTwoInts_Response", AddTwoInts_ResponseCodec.TYPE_NAME);
        assertEquals("example_interfaces/srv/AddTwoInts_Event", AddTwoInts_EventCodec.TYPE_NAME);
        assertEquals("acme_msgs/action/Dock_Goal", Dock_GoalCodec.TYPE_NAME);
        assertEquals("acme_msgs/action/Dock_FeedbackMessage", Dock_FeedbackMessageCodec.TYPE_NAME);
        assertEquals("acme_msgs/action/Dock_SendGoal_Request", Dock_SendGoal_RequestCodec.TYPE_NAME);
        assertEquals("acme_msgs/action/Dock_GetResult_Response", Dock_GetResult_ResponseCodec.TYPE_NAME);
        assertEquals("acme_msgs/action/Dock_GetResult_Event", Dock_GetResult_EventCodec.TYPE_NAME);
    }
}
