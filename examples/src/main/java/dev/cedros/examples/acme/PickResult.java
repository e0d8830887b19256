package dev.cedros.examples.acme;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosMessage;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * How picking something up went.
 *
 * @param stamp when it was over
 * @param took how long it took
 * @param tries how often the gripper closed
 * @param state what the gripper does now
 * @param gripper its name
 * @param forces newtons, one for each finger
 * @param contacts where it touched something
 * @param lost where the thing slipped out, if it did
 */
// tag::pick-result
@RosMessage
public record PickResult(
        Instant stamp,
        Duration took,
        @RosField("uint32") long tries,
        GripperState state,
        @RosField("string<=20") String gripper,
        double[] forces,
        List<Contact> contacts,
        Optional<Contact> lost) {}
// end::pick-result
