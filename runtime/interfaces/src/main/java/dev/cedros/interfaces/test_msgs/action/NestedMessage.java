package dev.cedros.interfaces.test_msgs.action;

import dev.cedros.annotations.RosAction;
import dev.cedros.interfaces.builtin_interfaces.msg.Time;
import dev.cedros.interfaces.test_msgs.msg.BasicTypes;
import dev.cedros.interfaces.test_msgs.msg.Builtins;

/** The ROS 2 action {@code test_msgs/action/NestedMessage}. */
@RosAction("test_msgs/action/NestedMessage")
public final class NestedMessage {
    /**
     * The goal of {@code test_msgs/action/NestedMessage}.
     *
     * @param nestedFieldNoPkg {@code test_msgs/msg/Builtins nested_field_no_pkg}
     * @param nestedField {@code test_msgs/msg/BasicTypes nested_field}
     * @param nestedDifferentPkg {@code builtin_interfaces/msg/Time nested_different_pkg}
     */
    public record Goal(Builtins nestedFieldNoPkg, BasicTypes nestedField, Time nestedDifferentPkg) {}

    /**
     * The result of {@code test_msgs/action/NestedMessage}.
     *
     * @param nestedFieldNoPkg {@code test_msgs/msg/Builtins nested_field_no_pkg}
     * @param nestedField {@code test_msgs/msg/BasicTypes nested_field}
     * @param nestedDifferentPkg {@code builtin_interfaces/msg/Time nested_different_pkg}
     */
    public record Result(Builtins nestedFieldNoPkg, BasicTypes nestedField, Time nestedDifferentPkg) {}

    /**
     * The feedback of {@code test_msgs/action/NestedMessage}.
     *
     * @param nestedFieldNoPkg {@code test_msgs/msg/Builtins nested_field_no_pkg}
     * @param nestedField {@code test_msgs/msg/BasicTypes nested_field}
     * @param nestedDifferentPkg {@code builtin_interfaces/msg/Time nested_different_pkg}
     */
    public record Feedback(Builtins nestedFieldNoPkg, BasicTypes nestedField, Time nestedDifferentPkg) {}

    private NestedMessage() {}
}
