package dev.cedros.type;

import java.util.Optional;

/**
 * The element type of a field, without its multiplicity. The ids are those of REP 2016
 * ({@code type_description_interfaces/msg/FieldType}) for a single value.
 */
public enum BaseType {
    /** Another message type, named by {@link FieldType#nestedTypeName()}. */
    NESTED(1, "", 0),
    /** Signed 8-bit integer. */
    INT8(2, "int8", 1),
    /** Unsigned 8-bit integer; what {@code .msg} files call {@code char} is one too. */
    UINT8(3, "uint8", 1),
    /** Signed 16-bit integer. */
    INT16(4, "int16", 2),
    /** Unsigned 16-bit integer. */
    UINT16(5, "uint16", 2),
    /** Signed 32-bit integer. */
    INT32(6, "int32", 4),
    /** Unsigned 32-bit integer. */
    UINT32(7, "uint32", 4),
    /** Signed 64-bit integer. */
    INT64(8, "int64", 8),
    /** Unsigned 64-bit integer. */
    UINT64(9, "uint64", 8),
    /** IEEE 754 single precision number. */
    FLOAT32(10, "float32", 4),
    /** IEEE 754 double precision number. */
    FLOAT64(11, "float64", 8),
    /** Truth value, one byte on the wire. */
    BOOL(15, "bool", 1),
    /** An octet, unsigned. */
    BYTE(16, "byte", 1),
    /** Text of unlimited length, UTF-8 on the wire. */
    STRING(17, "string", 0),
    /** Text of unlimited length, UTF-16 units on the wire. */
    WSTRING(18, "wstring", 0),
    /** Text of at most {@link FieldType#stringCapacity()} UTF-8 bytes. */
    BOUNDED_STRING(21, "string", 0),
    /** Text of at most {@link FieldType#stringCapacity()} UTF-16 units. */
    BOUNDED_WSTRING(22, "wstring", 0);

    private final int id;
    private final String rosName;
    private final int sizeBytes;

    BaseType(int id, String rosName, int sizeBytes) {
        this.id = id;
        this.rosName = rosName;
        this.sizeBytes = sizeBytes;
    }

    /** The id of REP 2016 for a single value of this type. */
    public int id() {
        return id;
    }

    /** The name in {@code .msg} files, without a bound; empty for {@link #NESTED}. */
    public String rosName() {
        return rosName;
    }

    /** Bytes of one value on the wire, which is also its natural alignment; 0 for text and nested messages. */
    public int sizeBytes() {
        return sizeBytes;
    }

    /** Whether values are numbers, octets or truth values, so that each takes {@link #sizeBytes()}. */
    public boolean isPrimitive() {
        return sizeBytes > 0;
    }

    /** Whether values are whole numbers, octets included. */
    public boolean isInteger() {
        return isPrimitive() && this != BOOL && !isFloat();
    }

    /** Whether values are floating point numbers. */
    public boolean isFloat() {
        return this == FLOAT32 || this == FLOAT64;
    }

    /** Whether values are whole numbers that are never negative. */
    public boolean isUnsigned() {
        return this == UINT8 || this == UINT16 || this == UINT32 || this == UINT64 || this == BYTE;
    }

    /** Whether values are text. */
    public boolean isText() {
        return this == STRING || this == WSTRING || this == BOUNDED_STRING || this == BOUNDED_WSTRING;
    }

    /** Whether values are text of UTF-16 units. */
    public boolean isWide() {
        return this == WSTRING || this == BOUNDED_WSTRING;
    }

    /** The primitive type that a {@code .msg} file calls {@code name}, {@code char} included, if there is one. */
    public static Optional<BaseType> primitive(String name) {
        if (name.equals("char")) {
            return Optional.of(UINT8);
        }
        for (BaseType type : values()) {
            if (type.isPrimitive() && type.rosName.equals(name)) {
                return Optional.of(type);
            }
        }
        return Optional.empty();
    }
}
