package dev.cedros.examples.keys;

import dev.cedros.annotations.RosField;
import dev.cedros.annotations.RosKey;
import dev.cedros.annotations.RosMessage;
import java.time.Instant;

/**
 * The state of one robot of a fleet; the two key members say which.
 *
 * @param fleet the name of the fleet
 * @param number the number of the robot in it
 * @param stamp when it reported
 * @param battery from 0 to 1
 */
// tag::robot-status
@RosMessage("acme_msgs/msg/RobotStatus")
public record RobotStatus(
        @RosKey String fleet, @RosKey @RosField("uint32") long number, Instant stamp, float battery) {}
// end::robot-status
