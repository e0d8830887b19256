package dev.cedros.interfaces.rcl_interfaces.msg;

import dev.cedros.annotations.RosMessage;
import java.util.List;

/**
 * The ROS 2 message {@code rcl_interfaces/msg/ListParametersResult}.
 *
 * @param names {@code string[] names}
 * @param prefixes {@code string[] prefixes}
 */
@RosMessage("rcl_interfaces/msg/ListParametersResult")
public record ListParametersResult(List<String> names, List<String> prefixes) {}
