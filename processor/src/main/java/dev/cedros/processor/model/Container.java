package dev.cedros.processor.model;

/** What holds the elements of a member in Java. */
public enum Container {
    /** No container: a single value. */
    SINGLE,
    /** A Java array. */
    ARRAY,
    /** {@code java.util.List}. */
    LIST,
    /** One of the immutable primitive sequences, such as {@code FloatSequence}. */
    SEQUENCE,
    /** {@code java.util.Optional}; its ROS type is a sequence of at most one element. */
    OPTIONAL,
    /** {@code OptionalInt}, {@code OptionalLong} or {@code OptionalDouble}. */
    OPTIONAL_PRIMITIVE
}
