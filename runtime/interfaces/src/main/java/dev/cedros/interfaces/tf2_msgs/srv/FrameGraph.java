package dev.cedros.interfaces.tf2_msgs.srv;

import dev.cedros.annotations.RosService;

/** The ROS 2 service {@code tf2_msgs/srv/FrameGraph}. */
@RosService("tf2_msgs/srv/FrameGraph")
public final class FrameGraph {
    /** The request of {@code tf2_msgs/srv/FrameGraph}. */
    public record Request() {}

    /**
     * The response of {@code tf2_msgs/srv/FrameGraph}.
     *
     * @param frameYaml {@code string frame_yaml}
     */
    public record Response(String frameYaml) {}

    private FrameGraph() {}
}
