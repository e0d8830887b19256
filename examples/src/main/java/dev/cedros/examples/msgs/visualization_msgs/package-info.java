/**
 * Shapes that a viewer draws into the scene.
 */
@NullMarked
package dev.cedros.examples.msgs.visualization_msgs;

import org.jspecify.annotations.NullMarked;
