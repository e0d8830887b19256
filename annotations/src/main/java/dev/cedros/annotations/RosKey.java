package dev.cedros.annotations;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a member of a message as part of its key, by which DDS tells the instances on one topic apart.
 *
 * <pre>{@code
 * @RosMessage("acme_msgs/msg/Robot")
 * public record Robot(@RosKey @RosField("uint32") long id, Pose pose) {}
 *
 * byte[] hash = RobotCodec.keyHash(robot);
 * }</pre>
 *
 * <p>The key consists of the marked members in declared order. A marked member that is a message counts with its own
 * key members, and whole if it has none. Only messages with at least one marked member have key functions in their
 * codec.
 *
 * <p>In a class it goes on the field, the accessor, the setter or the constructor parameter.
 */
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.RECORD_COMPONENT, ElementType.FIELD, ElementType.METHOD, ElementType.PARAMETER})
public @interface RosKey {}
