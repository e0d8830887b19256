package dev.cedros.processor.model;

import com.palantir.javapoet.ClassName;
import dev.cedros.type.BaseType;
import java.util.List;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * A Java enum annotated with {@code @RosEnum}.
 *
 * @param origin its declaration
 * @param javaType the enum
 * @param wire the ROS integer type of its numbers
 * @param constants its constants in declared order
 * @param fallback the constant that unknown numbers become, or null when they are errors
 */
public record EnumModel(
        Origin origin,
        ClassName javaType,
        BaseType wire,
        List<EnumConstant> constants,
        @Nullable String fallback) {

    /**
     * A constant.
     *
     * @param name its Java name
     * @param number its number; absent only for a fallback, which then cannot be encoded. A {@code uint64} is given by
     *     its 64 bits.
     */
    public record EnumConstant(String name, OptionalLong number) {}
}
