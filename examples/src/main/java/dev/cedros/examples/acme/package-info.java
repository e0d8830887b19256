/**
 * Messages of a company's own, in the Java types that suit its program: an enum, an {@link java.time.Instant}, an
 * {@link java.util.Optional}, an array. The ROS package is named once, here.
 */
@NullMarked
@RosPackage("acme_msgs")
package dev.cedros.examples.acme;

import dev.cedros.annotations.RosPackage;
import org.jspecify.annotations.NullMarked;
