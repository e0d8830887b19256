package dev.cedros.annotations;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Says what the Java declaration of a message's member cannot: its exact ROS type, its ROS name, its default value. All
 * three are optional.
 *
 * <pre>{@code
 * @RosMessage("acme_msgs/msg/Reading")
 * public record Reading(
 *         @RosField("uint32") long count,                       // a long, checked to be 0..4294967295
 *         @RosField("float64[9]") double[] covariance,          // exactly nine
 *         @RosField("string<=10[<=3]") List<String> labels,     // up to three, each of up to ten bytes
 *         @RosField(name = "frame", defaultValue = "map") String frameId) {}
 * }</pre>
 *
 * <p>It goes on the record component; in a class on the field, the accessor, the setter or the constructor parameter,
 * wherever the eye looks for it. Copies on several of these are fine as long as they agree, and an error when they
 * don't.
 *
 * <h2>ROS types that follow from Java types</h2>
 *
 * <table>
 *   <caption>Types of members without a {@link #value()}</caption>
 *   <tr><th>Java</th><th>ROS</th></tr>
 *   <tr><td>{@code boolean}</td><td>bool</td></tr>
 *   <tr><td>{@code byte}, {@code short}, {@code int}, {@code long}</td><td>int8, int16, int32, int64</td></tr>
 *   <tr><td>{@code char}</td><td>uint16</td></tr>
 *   <tr><td>{@code float}, {@code double}</td><td>float32, float64</td></tr>
 *   <tr><td>{@code String}</td><td>string</td></tr>
 *   <tr><td>{@code java.time.Instant}, {@code java.time.Duration}</td>
 *       <td>builtin_interfaces/Time, builtin_interfaces/Duration</td></tr>
 *   <tr><td>{@code java.util.UUID}</td><td>unique_identifier_msgs/UUID</td></tr>
 *   <tr><td>a class with {@link RosMessage}</td><td>that message</td></tr>
 *   <tr><td>an enum with {@link RosEnum}</td><td>its integer type</td></tr>
 *   <tr><td>an array, a {@code List}, one of the {@code …Sequence} classes</td>
 *       <td>an unbounded sequence of the element's type</td></tr>
 *   <tr><td>{@code Optional} and its kin</td><td>a sequence of at most one element</td></tr>
 * </table>
 *
 * <h2>ROS types that must be named</h2>
 *
 * Unsigned integers other than the {@code uint16} of a Java {@code char}, ROS {@code char} and {@code byte}, {@code
 * wstring}, and every length and bound. An unsigned integer can be held in a wider Java type, {@code int} for {@code
 * uint8} and {@code uint16}, {@code long} for {@code uint32}, whose range is checked when it is written; or in the Java
 * type of its own width, which then carries the same bits: {@code byte}, {@code short} or {@code char}, {@code int}. A
 * {@code uint64} is always the bits of a {@code long}. ROS {@code char} and {@code byte} are held like {@code uint8}. A
 * type that the Java declaration cannot hold is a compile error.
 */
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.RECORD_COMPONENT, ElementType.FIELD, ElementType.METHOD, ElementType.PARAMETER})
public @interface RosField {
    /**
     * What {@link #defaultValue()} is when it is left out: a NUL, which no default value can be, so that the empty
     * string remains free to mean the empty string.
     */
    String NO_DEFAULT = "\0";

    /**
     * The ROS type as {@code .msg} files spell it: {@code uint32}, {@code float64[9]}, {@code int16[<=5]}, {@code
     * string<=10[<=3]}, {@code wstring}, {@code geometry_msgs/Point[]} (the same as {@code geometry_msgs/msg/Point[]}).
     *
     * <p>When left out, it follows from the Java type, as in the table above.
     */
    String value() default "";

    /**
     * The ROS name, where it is not the Java name in snake case: lower-case letters, digits and single underscores,
     * beginning with a letter.
     */
    String name() default "";

    /**
     * The ROS default value as {@code .msg} files spell it, without need of quotes around a single string: {@code 42},
     * {@code -0.5}, {@code true}, {@code map}, {@code [1, 2, 3]}, {@code ["a", "b"]}. For a {@link RosEnum} it is the
     * name of the constant.
     *
     * <p>It is what the generated {@code defaults()} puts into the member, and it is part of the type's description; it
     * is never put in for a value that someone leaves null. A value that does not fit the type is a compile error. When
     * left out, the member has no default: it starts as zero, false, empty, or as the enum constant numbered 0 (the
     * first constant if none is).
     */
    String defaultValue() default NO_DEFAULT;
}
