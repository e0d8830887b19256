package dev.cedros.importer;

import dev.cedros.type.TypeDescription;

/**
 * A ROS type for which a library has a class already.
 *
 * @param javaClass the full name of the class as Java sources spell it, such as {@code
 *     dev.cedros.interfaces.std_msgs.msg.Header}; its packages begin with small letters and its classes with capitals
 * @param description what the class was compiled from; a definition with another type hash is another type
 */
public record KnownType(String javaClass, TypeDescription description) {}
