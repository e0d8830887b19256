package dev.cedros.importer;

import dev.cedros.type.BaseType;
import dev.cedros.type.Field;
import dev.cedros.type.FieldType;
import dev.cedros.type.Multiplicity;
import java.util.function.Function;

/** Finds the Java type of a member and whether its ROS type follows from it. */
final class MemberForm {
    private static final String SEQUENCES = "dev.cedros.sequence";

    private final Imports imports;
    private final Function<String, JavaClass> classes;

    /**
     * Starts a file.
     *
     * @param classes the Java class of each message type
     */
    MemberForm(Imports imports, Function<String, JavaClass> classes) {
        this.imports = imports;
        this.classes = classes;
    }

    /** The Java type of a member. */
    String javaType(FieldType type) {
        if (type.multiplicity() == Multiplicity.SINGLE) {
            return single(type);
        }
        if (isOptional(type)) {
            return optional(type);
        }
        if (type.base().isPrimitive()) {
            return imports.name(SEQUENCES, sequence(type.base()));
        }
        return imports.name("java.util", "List") + "<" + single(type) + ">";
    }

    /** Whether the annotation has to name the ROS type, since the Java type means another one. */
    static boolean needsRosType(Field field) {
        FieldType type = field.type();
        boolean sized = type.stringCapacity() > 0
                || type.multiplicity() == Multiplicity.ARRAY
                || type.multiplicity() == Multiplicity.BOUNDED_SEQUENCE && !isOptional(type);
        return sized || type.base().isUnsigned() || type.base().isWide();
    }

    /** How many of the slots of a constructor a member takes (JVMS 17, section 4.3.3). */
    static int slots(Field field) {
        boolean wide = field.type().multiplicity() == Multiplicity.SINGLE
                && (field.type().base() == BaseType.FLOAT64
                        || isLong(field.type().base()));
        return wide ? 2 : 1;
    }

    private static boolean isOptional(FieldType type) {
        return type.multiplicity() == Multiplicity.BOUNDED_SEQUENCE && type.capacity() == 1;
    }

    private String single(FieldType type) {
        if (type.base() == BaseType.NESTED) {
            return imports.name(classes.apply(type.nestedTypeName()));
        }
        return type.base().isText() ? imports.name("java.lang", "String") : primitive(type.base());
    }

    /** The Java type that holds every value of a single number. */
    static String primitive(BaseType base) {
        return switch (base) {
            case BOOL -> "boolean";
            case INT8 -> "byte";
            case INT16 -> "short";
            case UINT8, BYTE, UINT16, INT32 -> "int";
            case UINT32, INT64, UINT64 -> "long";
            case FLOAT32 -> "float";
            case FLOAT64 -> "double";
            default -> throw new IllegalArgumentException(base + " is no number");
        };
    }

    private static boolean isLong(BaseType base) {
        return base.isPrimitive() && primitive(base).equals("long");
    }

    private String optional(FieldType type) {
        String name = type.base().isPrimitive() ? primitive(type.base()) : "";
        return switch (name) {
            case "int" -> imports.name("java.util", "OptionalInt");
            case "long" -> imports.name("java.util", "OptionalLong");
            case "double" -> imports.name("java.util", "OptionalDouble");
            case "boolean" -> optional(imports.name("java.lang", "Boolean"));
            case "byte" -> optional(imports.name("java.lang", "Byte"));
            case "short" -> optional(imports.name("java.lang", "Short"));
            case "float" -> optional(imports.name("java.lang", "Float"));
            default -> optional(single(type));
        };
    }

    private String optional(String element) {
        return imports.name("java.util", "Optional") + "<" + element + ">";
    }

    /** The sequence whose elements are as wide as they are on the wire. */
    private static String sequence(BaseType base) {
        return switch (base) {
            case BOOL -> "BooleanSequence";
            case INT8, UINT8, BYTE -> "ByteSequence";
            case INT16, UINT16 -> "ShortSequence";
            case INT32, UINT32 -> "IntSequence";
            case INT64, UINT64 -> "LongSequence";
            case FLOAT32 -> "FloatSequence";
            case FLOAT64 -> "DoubleSequence";
            default -> throw new IllegalArgumentException(base + " is no number");
        };
    }
}
