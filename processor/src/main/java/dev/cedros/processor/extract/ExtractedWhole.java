package dev.cedros.processor.extract;

import com.palantir.javapoet.ClassName;
import dev.cedros.processor.check.Problems;
import dev.cedros.processor.model.Origin;
import dev.cedros.processor.model.Pin;
import dev.cedros.type.RosTypeName;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What came of reading a service or action.
 *
 * @param action whether it is an action
 * @param origin its declaration
 * @param key its qualified name
 * @param rosName its ROS type, or null when that could not be found out
 * @param handle the class beside it that stands for it
 * @param isPublic whether it and all its parts can be used from every package
 * @param isPrivate whether nothing beside it can name it or one of its parts
 * @param deprecated whether naming it, or a part of it, warns
 * @param pin the type hash that the user says it has, or null
 * @param parts its messages, those that ROS 2 derives included, by what their names add to its own; those that the user
 *     forgot are missing
 * @param problems what is wrong with it so far
 */
public record ExtractedWhole(
        boolean action,
        Origin origin,
        String key,
        @Nullable RosTypeName rosName,
        ClassName handle,
        boolean isPublic,
        boolean isPrivate,
        boolean deprecated,
        @Nullable Pin pin,
        Map<String, Extracted> parts,
        Problems problems) {}
