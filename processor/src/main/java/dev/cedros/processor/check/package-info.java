/**
 * Finds what is wrong with messages.
 *
 * <p>{@link dev.cedros.processor.check.MessageChecks} applies one {@link dev.cedros.processor.check.Rule} after another to
 * the model of a message. What cannot be put into a model at all is found while it is read, in {@code
 * dev.cedros.processor.extract}, and ends up among the same {@link dev.cedros.processor.check.Problems}. Each problem has
 * one of these codes, which users can search for and which never change:
 *
 * <table>
 *   <caption>All codes</caption>
 *   <tr><th>Code</th><th>Meaning</th></tr>
 *   <tr><td>abstract-class</td><td>The message class is abstract; decoding could not make one.</td></tr>
 *   <tr><td>boxed-list</td><td>A warning: a {@code List} of numbers boxes every element.</td></tr>
 *   <tr><td>checked-exception</td><td>A constructor, accessor or setter throws a checked exception.</td></tr>
 *   <tr><td>codec-missing</td><td>A member is a message from a jar that holds no codec for it.</td></tr>
 *   <tr><td>conflicting-annotations</td><td>Two annotations contradict each other.</td></tr>
 *   <tr><td>constructor-slots</td><td>A constructor has more parameters than the JVM allows.</td></tr>
 *   <tr><td>duplicate-name</td><td>Two members or two constants have the same ROS name.</td></tr>
 *   <tr><td>duplicate-type</td><td>Two public classes stand for the same ROS type and differ; a note if they are alike.
 *   </td></tr>
 *   <tr><td>foreign-message</td><td>A member is a message from a jar that cannot be read from its class file.</td></tr>
 *   <tr><td>generic-class</td><td>The message class has type parameters.</td></tr>
 *   <tr><td>index-option</td><td>The option {@code -Acedros.index} does not name a class; a note if a named module lacks
 *   it.</td></tr>
 *   <tr><td>inherited-state</td><td>The message class inherits fields.</td></tr>
 *   <tr><td>inner-class</td><td>The message class is nested and not static.</td></tr>
 *   <tr><td>internal-error</td><td>A bug of the processor.</td></tr>
 *   <tr><td>invalid-constant</td><td>A constant does not fit the ROS type it is given.</td></tr>
 *   <tr><td>invalid-default</td><td>A default value does not fit its member.</td></tr>
 *   <tr><td>invalid-enum</td><td>The numbers, the type or the fallback of a {@code @RosEnum} are wrong.</td></tr>
 *   <tr><td>invalid-key</td><td>{@code @RosKey} is on something that is no member.</td></tr>
 *   <tr><td>invalid-name</td><td>A name breaks the rules for ROS names.</td></tr>
 *   <tr><td>invalid-ros-type</td><td>The value of a {@code @RosField} is not a ROS type.</td></tr>
 *   <tr><td>invalid-target</td><td>An annotation is on something that it cannot be used for.</td></tr>
 *   <tr><td>invalid-type-hash</td><td>A {@code typeHash} is not a type hash.</td></tr>
 *   <tr><td>missing-name</td><td>Neither the annotation nor the package gives a ROS name.</td></tr>
 *   <tr><td>name-clash</td><td>The name of a codec, a layout or a handle is taken.</td></tr>
 *   <tr><td>no-accessor</td><td>The codec cannot read a private field.</td></tr>
 *   <tr><td>no-constructor</td><td>The codec has no way to make the message.</td></tr>
 *   <tr><td>not-a-message</td><td>A member's class, or enum, lacks our annotation.</td></tr>
 *   <tr><td>private-class</td><td>The message class or enum, or a class around it, is private.</td></tr>
 *   <tr><td>recursive-message</td><td>A message contains itself.</td></tr>
 *   <tr><td>runtime-missing</td><td>cedros-runtime is not on the class path or module path.</td></tr>
 *   <tr><td>sealed-class</td><td>The message class is sealed.</td></tr>
 *   <tr><td>service-parts</td><td>A service or action lacks one of its nested messages.</td></tr>
 *   <tr><td>too-large</td><td>The message is too large: for a Java array, for the methods of a codec, or for
 *       a layout.</td></tr>
 *   <tr><td>type-clash</td><td>Two classes inside one message stand for the same ROS type and differ.</td></tr>
 *   <tr><td>type-hash-mismatch</td><td>A type has another hash than its {@code typeHash} says.</td></tr>
 *   <tr><td>type-mismatch</td><td>The ROS type of a member does not fit its Java type.</td></tr>
 *   <tr><td>unresolved-type</td><td>A type that a message uses does not exist and was not generated.</td></tr>
 *   <tr><td>unsupported-type</td><td>A member's Java type has no ROS form.</td></tr>
 *   <tr><td>write-failed</td><td>The source of a codec could not be written to the output folder.</td></tr>
 * </table>
 */
@NullMarked
package dev.cedros.processor.check;

import org.jspecify.annotations.NullMarked;
