/**
 * What users write to make Java classes ROS 2 messages.
 *
 * <p>Start with {@link dev.cedros.annotations.RosMessage} on a record. Most members need nothing more, since their ROS
 * type follows from their Java type; {@link dev.cedros.annotations.RosField} says what Java cannot, such as {@code
 * uint32} or the length of an array. Services and actions are classes that hold their messages as nested records, see
 * {@link dev.cedros.annotations.RosService} and {@link dev.cedros.annotations.RosAction}.
 *
 * <p>The annotations are read when the class is compiled. They stay in class files, so that messages can nest messages
 * of other jars, and nothing reads them at run time. They are no part of what a class offers to others (none is {@code
 * Documented}), so a module can export messages without requiring this one transitively.
 */
@NullMarked
package dev.cedros.annotations;

import org.jspecify.annotations.NullMarked;
