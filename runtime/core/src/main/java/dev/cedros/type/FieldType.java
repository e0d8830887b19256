package dev.cedros.type;

import java.util.function.Function;

/**
 * The type of a field as REP 2016 describes it: an element type, how many elements, and their bounds.
 *
 * @param base the type of one element
 * @param multiplicity how many elements
 * @param capacity length of a fixed array or bound of a bounded sequence, in elements; otherwise 0
 * @param stringCapacity bound of a bounded string in bytes or of a bounded wstring in UTF-16 units; otherwise 0
 * @param nestedTypeName the three-part name of a {@link BaseType#NESTED nested} type; otherwise empty
 */
public record FieldType(
        BaseType base, Multiplicity multiplicity, long capacity, long stringCapacity, String nestedTypeName) {

    /** A single value of a type that needs no bound and no name. */
    public static FieldType of(BaseType base) {
        return new FieldType(base, Multiplicity.SINGLE, 0, 0, "");
    }

    /** A single nested message. */
    public static FieldType nested(RosTypeName name) {
        return new FieldType(BaseType.NESTED, Multiplicity.SINGLE, 0, 0, name.toString());
    }

    /**
     * Reads a type as {@code .msg} files spell it, such as {@code float64[9]}, {@code string<=10[<=3]} or
     * {@code geometry_msgs/Point[]}.
     *
     * @param text the type, without the name of the field
     * @param ownPackage the ROS package to which a nested type of one part belongs
     * @throws TypeSyntaxException that says what was expected, and where
     */
    public static FieldType parse(String text, String ownPackage) {
        return parse(text, name -> NestedName.full(name, ownPackage));
    }

    /**
     * Reads a type as {@link #parse(String, String)} does, where the caller knows better what the names of nested types
     * mean.
     *
     * @param text the type, without the name of the field
     * @param fullName gives the full name of a nested type that is spelled in the text; called at most once
     * @throws TypeSyntaxException that says what was expected, and where
     */
    public static FieldType parse(String text, Function<String, String> fullName) {
        return new FieldTypeParser(text, fullName).parse();
    }

    /** The same element type as a fixed array. */
    public FieldType array(long length) {
        return new FieldType(base, Multiplicity.ARRAY, length, stringCapacity, nestedTypeName);
    }

    /** The same element type as a sequence of at most {@code bound} elements. */
    public FieldType boundedSequence(long bound) {
        return new FieldType(base, Multiplicity.BOUNDED_SEQUENCE, bound, stringCapacity, nestedTypeName);
    }

    /** The same element type as a sequence of any length. */
    public FieldType sequence() {
        return new FieldType(base, Multiplicity.UNBOUNDED_SEQUENCE, 0, stringCapacity, nestedTypeName);
    }

    /** The type of one element. */
    public FieldType element() {
        return new FieldType(base, Multiplicity.SINGLE, 0, stringCapacity, nestedTypeName);
    }

    /** The type id of REP 2016: the element's plus the offset of the multiplicity. */
    public int typeId() {
        return base.id() + multiplicity.idOffset();
    }

    /** The type as {@code .msg} files spell it. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(base == BaseType.NESTED ? nestedTypeName : base.rosName());
        if (stringCapacity > 0) {
            text.append("<=").append(stringCapacity);
        }
        switch (multiplicity) {
            case SINGLE -> {}
            case ARRAY -> text.append('[').append(capacity).append(']');
            case BOUNDED_SEQUENCE -> text.append("[<=").append(capacity).append(']');
            case UNBOUNDED_SEQUENCE -> text.append("[]");
        }
        return text.toString();
    }
}
