package dev.cedros.processor.model;

import com.palantir.javapoet.TypeName;
import dev.cedros.type.FieldType;

/**
 * The type of a member on both sides.
 *
 * @param ros its ROS type
 * @param javaType its Java type as declared
 * @param container what holds its elements in Java
 * @param element what one element is in Java
 */
public record MemberType(FieldType ros, TypeName javaType, Container container, ElementType element) {}
