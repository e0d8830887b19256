package dev.cedros.processor.model;

import java.util.List;

/**
 * How a message is made: a constructor with some or all of the members, and setters for the rest.
 *
 * @param arguments for each constructor parameter, the index of the member that it takes
 * @param isPublic whether code in other packages may call the constructor
 */
public record Construction(List<Integer> arguments, boolean isPublic) {}
