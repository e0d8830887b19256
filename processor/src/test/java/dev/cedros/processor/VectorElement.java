package dev.cedros.processor;

import java.util.List;
import java.util.function.UnaryOperator;

/**
 * One way in which Java code holds a single value, or each element of an array or sequence.
 *
 * @param javaType a primitive or class, as it stands in the source
 * @param boxed the class that stands for it as a type argument
 * @param sequence the sequence class for elements of this kind, or ""
 * @param natural whether the ROS type follows from the Java type
 * @param toJava from the form that vectors have
 * @param fromJava back to it
 */
record VectorElement(
        String javaType,
        String boxed,
        String sequence,
        boolean natural,
        UnaryOperator<Object> toJava,
        UnaryOperator<Object> fromJava) {

    boolean isPrimitive() {
        return !javaType.equals(boxed);
    }

    /** A class whose values need no conversion. */
    static VectorElement plain(String javaType, boolean natural) {
        return new VectorElement(javaType, javaType, "", natural, value -> value, value -> value);
    }

    /** All ways to hold a ROS primitive, the one that an importer would write first. */
    static List<VectorElement> ofPrimitive(String type) {
        return switch (type) {
            case "bool" -> List.of(same("boolean", "Boolean", "BooleanSequence", true));
            case "int8" -> List.of(asByte(true, value -> ((Number) value).longValue()));
            case "byte", "char", "uint8" ->
                List.of(
                        asInt("", false, value -> ((Number) value).longValue()),
                        asByte(false, value -> Byte.toUnsignedLong((Byte) value)));
            case "int16" -> List.of(asShort(true, value -> ((Number) value).longValue()));
            case "uint16" ->
                List.of(
                        asInt("", false, value -> ((Number) value).longValue()),
                        asShort(false, value -> Short.toUnsignedLong((Short) value)),
                        asChar());
            case "int32" -> List.of(asInt("IntSequence", true, value -> ((Number) value).longValue()));
            case "uint32" ->
                List.of(
                        same("long", "Long", "", false),
                        asInt("IntSequence", false, value -> Integer.toUnsignedLong((Integer) value)));
            case "int64", "uint64" -> List.of(same("long", "Long", "LongSequence", type.equals("int64")));
            case "float32" -> List.of(same("float", "Float", "FloatSequence", true));
            case "float64" -> List.of(same("double", "Double", "DoubleSequence", true));
            case "string", "wstring" -> List.of(plain("String", type.equals("string")));
            default -> throw new IllegalArgumentException(type);
        };
    }

    private static VectorElement same(String javaType, String boxed, String sequence, boolean natural) {
        return new VectorElement(javaType, boxed, sequence, natural, value -> value, value -> value);
    }

    private static VectorElement asByte(boolean natural, UnaryOperator<Object> fromJava) {
        return new VectorElement(
                "byte", "Byte", "ByteSequence", natural, value -> ((Number) value).byteValue(), fromJava);
    }

    private static VectorElement asShort(boolean natural, UnaryOperator<Object> fromJava) {
        return new VectorElement(
                "short", "Short", "ShortSequence", natural, value -> ((Number) value).shortValue(), fromJava);
    }

    private static VectorElement asInt(String sequence, boolean natural, UnaryOperator<Object> fromJava) {
        return new VectorElement("int", "Integer", sequence, natural, value -> ((Number) value).intValue(), fromJava);
    }

    private static VectorElement asChar() {
        return new VectorElement("char", "Character", "", true, value -> (char) ((Number) value).intValue(), value ->
                (long) (Character) value);
    }
}
