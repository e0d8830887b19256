package dev.cedros.examples.msgs.geometry_msgs;

import dev.cedros.annotations.RosMessage;
import dev.cedros.examples.msgs.std_msgs.Header;

/**
 * The place of a child frame in its parent frame at one time.
 *
 * @param header the time, and the parent frame
 * @param childFrameId the name of the child frame
 * @param transform from the child frame into the parent frame
 */
@RosMessage("geometry_msgs/msg/TransformStamped")
public record TransformStamped(Header header, String childFrameId, Transform transform) {}
