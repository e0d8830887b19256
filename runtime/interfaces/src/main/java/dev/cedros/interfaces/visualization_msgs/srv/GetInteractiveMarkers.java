package dev.cedros.interfaces.visualization_msgs.srv;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosService;
import dev.cedros.interfaces.visualization_msgs.msg.InteractiveMarker;
import java.util.List;

/** The ROS 2 service {@code visualization_msgs/srv/GetInteractiveMarkers}. */
@RosService("visualization_msgs/srv/GetInteractiveMarkers")
public final class GetInteractiveMarkers {
    /** The request of {@code visualization_msgs/srv/GetInteractiveMarkers}. */
    public record Request() {}

    /**
     * The response of {@code visualization_msgs/srv/GetInteractiveMarkers}.
     *
     * @param sequenceNumber {@code uint64 sequence_number}
     * @param markers {@code visualization_msgs/msg/InteractiveMarker[] markers}
     */
    public record Response(@RosField("uint64") long sequenceNumber, List<InteractiveMarker> markers) {}

    private GetInteractiveMarkers() {}
}
