/**
 * The same ROS types once more in other Java types: arrays, boxes, the narrow carriers of unsigned numbers, lists of boxes,
 * mutable and immutable classes.
 */
@NullMarked
@RosPackage("test_msgs")
package dev.cedros.examples.carriers;

import dev.cedros.annotations.RosPackage;
import org.jspecify.annotations.NullMarked;
