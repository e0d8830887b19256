package dev.cedros.interfaces.diagnostic_msgs.srv;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosService;
import dev.cedros.interfaces.diagnostic_msgs.msg.DiagnosticStatus;
import java.util.List;

/** The ROS 2 service {@code diagnostic_msgs/srv/SelfTest}. */
@RosService("diagnostic_msgs/srv/SelfTest")
public final class SelfTest {
    /** The request of {@code diagnostic_msgs/srv/SelfTest}. */
    public record Request() {}

    /**
     * The response of {@code diagnostic_msgs/srv/SelfTest}.
     *
     * @param id {@code string id}
     * @param passed {@code byte passed}
     * @param status {@code diagnostic_msgs/msg/DiagnosticStatus[] status}
     */
    public record Response(String id, @RosField("byte") int passed, List<DiagnosticStatus> status) {}

    private SelfTest() {}
}
