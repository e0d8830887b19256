package dev.cedros.annotations;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Makes a class a ROS 2 service: its nested {@code Request} and {@code Response} are the two messages.
 *
 * <pre>{@code
 * @RosService("acme_msgs/srv/Add")
 * public final class Add {
 *     public record Request(long a, long b) {}
 *
 *     public record Response(long sum) {}
 *
 *     private Add() {}
 * }
 *
 * byte[] bytes = Add_RequestCodec.encode(new Add.Request(1, 2));
 * }</pre>
 *
 * <p>Both are messages without an annotation of their own, named {@code acme_msgs/srv/Add_Request} and {@code
 * acme_msgs/srv/Add_Response}, and follow the rules of {@link RosMessage}. Codecs are generated for them and for the
 * service event that ROS 2 derives from them: {@code Add_RequestCodec}, {@code Add_ResponseCodec}, {@code
 * Add_EventCodec}. {@code AddService} stands for the service as a whole, with its name, its type hash and, as {@code TYPE},
 * the types of its messages.
 */
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface RosService {
    /**
     * The ROS type name, {@code package/srv/Name} or in short {@code package/Name}.
     *
     * <p>When left out, the package is that of {@link RosPackage} on the Java package, and the name is the simple name
     * of the class. It is a compile error when there is no {@link RosPackage} either.
     */
    String value() default "";

    /**
     * The type hash that the service must have, which covers all its parts; see {@link RosMessage#typeHash}. Empty for no such
     * check.
     */
    String typeHash() default "";
}
