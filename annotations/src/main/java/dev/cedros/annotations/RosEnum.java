package dev.cedros.annotations;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Makes a Java enum usable as a member whose ROS type is an integer with named values.
 *
 * <pre>{@code
 * @RosEnum(value = "uint8", fallback = "OTHER")
 * public enum State {
 *     @RosEnum.Value(0) IDLE,
 *     @RosEnum.Value(1) MOVING,
 *     @RosEnum.Value(9) FAILED,
 *     OTHER
 * }
 *
 * @RosMessage("acme_msgs/msg/Status")
 * public record Status(State state) {}
 * }</pre>
 *
 * <p>On the wire, and in the ROS definition of {@code Status}, the member is a plain {@code uint8}. The number of a
 * constant is what its {@link Value} says, never its ordinal: constants can be moved and added without harm.
 *
 * <p>Decoding a number that no constant carries is an error, since it would otherwise be lost; or it gives the {@link
 * #fallback()}. A fallback that carries no number of its own can be decoded but not encoded, so that a program that
 * passes messages on never replaces a number that it does not know with another one.
 *
 * <p>All constants but the fallback need a number, and no two may share one.
 */
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface RosEnum {
    /**
     * The ROS integer type on the wire: {@code int8}, {@code uint8}, {@code byte}, {@code char}, or a signed or
     * unsigned integer of 16, 32 or 64 bits. All numbers must be in its range.
     *
     * <p>When left out it is {@code uint8}, which most ROS definitions use for states and kinds.
     */
    String value() default "uint8";

    /** The name of the constant that unknown numbers become when decoded; when left out, they are errors. */
    String fallback() default "";

    /** The number of a constant on the wire. */
    @Retention(RetentionPolicy.CLASS)
    @Target(ElementType.FIELD)
    @interface Value {
        /** The number, in the range of the enum's ROS type; a {@code uint64} beyond 2^63-1 is given by its 64 bits. */
        long value();
    }
}
