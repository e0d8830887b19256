package dev.cedros.examples.msgs.sensor_msgs;

import dev.cedros.annotations.RosMessage;
import dev.cedros.examples.msgs.std_msgs.Header;
import dev.cedros.sequence.DoubleSequence;
import java.util.List;

/**
 * The state of a set of joints. Each of the three sequences has one number for each name, or is empty.
 *
 * @param header the time at which the joints were read
 * @param name the joints
 * @param position radians, or metres for a sliding joint
 * @param velocity radians or metres a second
 * @param effort newton metres, or newtons for a sliding joint
 */
// tag::joint-state
@RosMessage("sensor_msgs/msg/JointState")
public record JointState(
        Header header, List<String> name, DoubleSequence position, DoubleSequence velocity, DoubleSequence effort) {}
// end::joint-state
