package dev.cedros.processor.model;

import com.palantir.javapoet.TypeName;

/** The primitive types of Java, as carriers of ROS values. */
public enum JavaPrimitive {
    BOOLEAN(TypeName.BOOLEAN, "Boolean"),
    BYTE(TypeName.BYTE, "Byte"),
    SHORT(TypeName.SHORT, "Short"),
    CHAR(TypeName.CHAR, ""),
    INT(TypeName.INT, "Int"),
    LONG(TypeName.LONG, "Long"),
    FLOAT(TypeName.FLOAT, "Float"),
    DOUBLE(TypeName.DOUBLE, "Double");

    private final TypeName typeName;
    private final String sequencePrefix;

    JavaPrimitive(TypeName typeName, String sequencePrefix) {
        this.typeName = typeName;
        this.sequencePrefix = sequencePrefix;
    }

    public TypeName typeName() {
        return typeName;
    }

    /** The simple name of the class {@code XSequence} of {@code dev.cedros.sequence}; empty for char, which has none. */
    public String sequenceName() {
        return sequencePrefix.isEmpty() ? "" : sequencePrefix + "Sequence";
    }
}
