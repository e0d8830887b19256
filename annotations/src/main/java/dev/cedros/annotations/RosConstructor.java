package dev.cedros.annotations;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Chooses the constructor by which decoding makes a message class that has several.
 *
 * <pre>{@code
 * @RosMessage("acme_msgs/msg/Limits")
 * public final class Limits {
 *     private final double low;
 *     private final double high;
 *
 *     public Limits() {
 *         this(0, 1);
 *     }
 *
 *     @RosConstructor
 *     public Limits(double low, double high) {
 *         this.low = low;
 *         this.high = high;
 *     }
 *
 *     public double low() {
 *         return low;
 *     }
 *
 *     public double high() {
 *         return high;
 *     }
 * }
 * }</pre>
 *
 * <p>Each parameter stands for the member of the same name. Members that are no parameter need a setter or a field that
 * can be assigned. The constructor must not be private, and a class can have one choice only. Records need none:
 * decoding uses the canonical constructor, so that its checks hold.
 *
 * <p>What the constructor throws becomes the cause of the exception that decoding throws.
 */
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.CONSTRUCTOR)
public @interface RosConstructor {}
