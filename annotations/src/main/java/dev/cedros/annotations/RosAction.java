package dev.cedros.annotations;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Makes a class a ROS 2 action: its nested {@code Goal}, {@code Result} and {@code Feedback} are the three messages.
 *
 * <pre>{@code
 * @RosAction("acme_msgs/action/Dock")
 * public final class Dock {
 *     public record Goal(String station) {}
 *
 *     public record Result(boolean docked) {}
 *
 *     public record Feedback(float distance) {}
 *
 *     private Dock() {}
 * }
 *
 * byte[] bytes = Dock_GoalCodec.encode(new Dock.Goal("west"));
 * }</pre>
 *
 * <p>The three are messages without an annotation of their own, named {@code acme_msgs/action/Dock_Goal} and so on, and
 * follow the rules of {@link RosMessage}. Codecs are generated for them, and for what ROS 2 derives from them: the
 * feedback message ({@code Dock_FeedbackMessageCodec}) and request, response and event of the two services that send a
 * goal and get a result ({@code Dock_SendGoal_RequestCodec} and so on). {@code DockAction} stands for the action as a whole,
 * with its name, its type hash and, as {@code TYPE}, the types of its messages and services.
 */
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface RosAction {
    /**
     * The ROS type name, {@code package/action/Name} or in short {@code package/Name}.
     *
     * <p>When left out, the package is that of {@link RosPackage} on the Java package, and the name is the simple name
     * of the class. It is a compile error when there is no {@link RosPackage} either.
     */
    String value() default "";

    /**
     * The type hash that the action must have, which covers all its parts; see {@link RosMessage#typeHash}. Empty for no such
     * check.
     */
    String typeHash() default "";
}
