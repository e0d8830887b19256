package dev.cedros.processor.extract;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import dev.cedros.processor.model.ElementType;
import dev.cedros.processor.model.Origin;
import dev.cedros.processor.model.Pin;
import dev.cedros.type.RosTypeName;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What others need to know of a message to use it as a member: all but what it holds.
 *
 * @param origin its declaration
 * @param key the name by which {@link dev.cedros.processor.model.Models} knows it
 * @param rosName its ROS type, or null when that could not be found out
 * @param javaType the class, with type arguments if it is one of the derived types of the runtime
 * @param codec the codec class beside it
 * @param isPublic whether the class can be used from every package
 * @param isPrivate whether not even its codec can name it
 * @param compiled whether it is part of this compilation
 * @param deprecated whether naming it warns
 * @param pin the type hash that the user says it has, or null
 */
public record MessageHead(
        Origin origin,
        String key,
        @Nullable RosTypeName rosName,
        TypeName javaType,
        ClassName codec,
        boolean isPublic,
        boolean isPrivate,
        boolean compiled,
        boolean deprecated,
        @Nullable Pin pin) {

    /** The message as the element of a member; nothing if its ROS name is not known. */
    Optional<ElementType> element() {
        return Optional.ofNullable(rosName).map(name -> new ElementType.Nested(javaType, key, name, codec));
    }

    /** The ROS package; empty if the ROS name is not known. */
    String rosPackage() {
        return rosName == null ? "" : rosName.packageName();
    }
}
