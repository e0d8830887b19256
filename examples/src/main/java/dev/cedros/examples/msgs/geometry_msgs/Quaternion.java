package dev.cedros.examples.msgs.geometry_msgs;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;

/**
 * A rotation. The default values make it the rotation that changes nothing.
 *
 * @param x the first imaginary part
 * @param y the second imaginary part
 * @param z the third imaginary part
 * @param w the real part
 */
@RosMessage("geometry_msgs/msg/Quaternion")
public record Quaternion(
        @RosField(defaultValue = "0") double x,
        @RosField(defaultValue = "0") double y,
        @RosField(defaultValue = "0") double z,
        @RosField(defaultValue = "1") double w) {}
