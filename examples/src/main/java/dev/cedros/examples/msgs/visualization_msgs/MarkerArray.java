package dev.cedros.examples.msgs.visualization_msgs;

import dev.cedros.annotations.RosMessage;
import java.util.List;

/**
 * Several markers in one message.
 *
 * @param markers what to draw, change or remove
 */
@RosMessage("visualization_msgs/msg/MarkerArray")
public record MarkerArray(List<Marker> markers) {}
