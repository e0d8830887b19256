package dev.cedros.examples.acme;

import dev.cedros.annotations.RosEnum;

/**
 * What the gripper was doing: on the wire a {@code uint8}. A number that this program does not know yet, from a newer
 * robot, becomes {@link #OTHER} instead of an error.
 */
// tag::enum
@RosEnum(value = "uint8", fallback = "OTHER")
public enum GripperState {
    /** It has nothing to do. */
    @RosEnum.Value(0)
    IDLE,

    /** It holds something. */
    @RosEnum.Value(1)
    HOLDING,

    /** It lost what it held. */
    @RosEnum.Value(5)
    SLIPPED,

    /** Something this program has no name for. */
    OTHER
}
// end::enum
