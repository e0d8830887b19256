package dev.cedros.processor.model;

/**
 * How generated code gets at a member: through a method or a field.
 *
 * @param name the simple name of the method or field
 * @param method whether it is a method
 * @param isPublic whether code in other packages may use it
 */
public record Access(String name, boolean method, boolean isPublic) {}
