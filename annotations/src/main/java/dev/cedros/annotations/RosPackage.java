package dev.cedros.annotations;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Names the ROS package of all messages, services and actions of a Java package that do not name their own; it goes
 * into {@code package-info.java}.
 *
 * <pre>{@code
 * @RosPackage("acme_msgs")
 * package com.acme.messages;
 *
 * import dev.cedros.annotations.RosPackage;
 * }</pre>
 *
 * <p>A record {@code PickResult} with a bare {@link RosMessage} in that package is {@code acme_msgs/msg/PickResult}.
 * Java packages below it are not affected.
 */
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.PACKAGE)
public @interface RosPackage {
    /** The ROS package: lower-case letters, digits and single underscores, beginning with a letter. */
    String value();
}
