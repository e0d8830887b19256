/** Messages whose names hide classes of the Java language. */
@NullMarked
@RosPackage("std_msgs")
package dev.cedros.examples.carriers.names;

import dev.cedros.annotations.RosPackage;
import org.jspecify.annotations.NullMarked;
