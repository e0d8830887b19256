package dev.cedros.processor.model;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import dev.cedros.type.BaseType;
import dev.cedros.type.RosTypeName;

/** What one value of a member is in Java, and how it stands for its ROS type. */
public sealed interface ElementType {

    /** Which of the records this is, for switches. */
    Kind kind();

    /** The kinds of element. */
    enum Kind {
        PRIMITIVE,
        ENUM,
        TEXT,
        TIME,
        UUID,
        NESTED
    }

    /**
     * A number, an octet or a truth value.
     *
     * @param wire its ROS type
     * @param carrier the Java primitive that carries it; wider than the wire means a range check, equally wide the same bits
     * @param boxed whether Java declares the box ({@code Integer}) and not the primitive
     */
    record Primitive(BaseType wire, JavaPrimitive carrier, boolean boxed) implements ElementType {
        @Override
        public Kind kind() {
            return Kind.PRIMITIVE;
        }
    }

    /** A Java enum whose constants stand for numbers. */
    record EnumValue(EnumModel model) implements ElementType {
        @Override
        public Kind kind() {
            return Kind.ENUM;
        }
    }

    /**
     * A {@code String}.
     *
     * @param wide whether the ROS type is {@code wstring}
     */
    record Text(boolean wide) implements ElementType {
        @Override
        public Kind kind() {
            return Kind.TEXT;
        }
    }

    /**
     * {@code java.time.Instant} for {@code builtin_interfaces/msg/Time} or {@code java.time.Duration} for {@code
     * builtin_interfaces/msg/Duration}.
     */
    record Time(boolean instant) implements ElementType {
        @Override
        public Kind kind() {
            return Kind.TIME;
        }
    }

    /** {@code java.util.UUID} for {@code unique_identifier_msgs/msg/UUID}. */
    record Uuid() implements ElementType {
        @Override
        public Kind kind() {
            return Kind.UUID;
        }
    }

    /**
     * A class that is a message itself.
     *
     * @param javaType the class, with type arguments if it is one of the derived types of the runtime
     * @param key what {@link Models} knows it by: its qualified name
     * @param rosName its ROS type
     * @param codec the class beside it that encodes and decodes it
     */
    record Nested(TypeName javaType, String key, RosTypeName rosName, ClassName codec) implements ElementType {
        @Override
        public Kind kind() {
            return Kind.NESTED;
        }
    }
}
