package dev.cedros.annotations;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Makes a record or a plain class a ROS 2 message, for which a codec is generated when it is compiled.
 *
 * <pre>{@code
 * @RosMessage("acme_msgs/msg/PickResult")
 * public record PickResult(Instant stamp, @RosField("uint32") long tries, String gripper, FloatSequence forces) {}
 *
 * byte[] bytes = PickResultCodec.encode(result);
 * PickResult back = PickResultCodec.decode(bytes);
 * }</pre>
 *
 * <p>The codec lies in the same package, has the visibility of the message, and is named after it: {@code FooCodec},
 * and {@code Outer_InnerCodec} for {@code Outer.Inner}. Beside it lies {@code FooLayout}, the type as flat arrays. The
 * constant {@code FooCodec.TYPE} is the codec as an object, for libraries that work with any type.
 *
 * <p>A codec that holds messages of other jars was made for the versions of these that it was compiled against. With
 * versions whose members differ, all its methods throw an exception that says what has changed and asks to recompile.
 *
 * <h2>Members</h2>
 *
 * The components of a record, or the fields of a class, are the members, and their order in the source is their order
 * on the wire: moving one changes the type for every peer. The ROS name of a member is its Java name in snake case
 * ({@code frameId} becomes {@code frame_id}); its ROS type follows from its Java type. {@link RosField} overrides both.
 * {@link RosKey} marks the members that tell instances apart. Fields that are {@code public static final} and have a
 * constant value are constants of the message; other static fields, {@code transient} ones and those with {@link
 * RosIgnore} play no part.
 *
 * <h2>Which classes can be messages</h2>
 *
 * <ul>
 *   <li>Records, with any visibility but {@code private}.
 *   <li>Classes that hold all their state themselves. They are made by the constructor that carries {@link
 *       RosConstructor}; else by one that takes all members; else by the one without parameters, followed by setters or
 *       by assignments to fields that are not private. They are read through accessors ({@code x()}, {@code getX()},
 *       {@code isX()}) where there are any, and through fields where not.
 * </ul>
 *
 * <p>A nested class must be static. Generic, abstract, recursive and inner classes, and those that inherit state, are
 * refused with a compile error that stands at the offending element and says what to write instead. Classes declared
 * inside methods are not shown to annotation processors: they get no codec.
 *
 * <p>No member may be null: ROS messages have no null, and encoding one that is null fails with an error that names it.
 */
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface RosMessage {
    /**
     * The ROS type name, {@code package/msg/Name} or in short {@code package/Name}, such as {@code
     * sensor_msgs/msg/Imu}.
     *
     * <p>When left out, the package is that of {@link RosPackage} on the Java package, and the name is the simple name
     * of the class. It is a compile error when there is no {@link RosPackage} either.
     */
    String value() default "";

    /**
     * The type hash that the message must have: {@code RIHS01_} and 64 hexadecimal digits, as {@code ros2 topic info
     * --verbose} and recordings show it.
     *
     * <p>A message whose members give another hash is a compile error, which shows the hash that they give and the
     * definition that it belongs to. So a change that would cut a program off from its peers is noticed when it is made.
     * Empty for no such check.
     */
    String typeHash() default "";
}
