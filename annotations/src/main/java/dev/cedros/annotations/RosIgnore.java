package dev.cedros.annotations;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Leaves a field of a message class out of the message, as {@code transient} does.
 *
 * <pre>{@code
 * @RosMessage("acme_msgs/msg/Scan")
 * public class Scan {
 *     public FloatSequence ranges = FloatSequence.empty();
 *
 *     @RosIgnore
 *     public Object cache;
 * }
 * }</pre>
 *
 * <p>It goes on the field or on its accessor. Records cannot leave a component out, since decoding would have no value
 * for it; give such a record a second constructor or a method instead.
 */
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.FIELD, ElementType.METHOD})
public @interface RosIgnore {}
