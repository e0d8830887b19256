package dev.cedros.processor.plan;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.WildcardTypeName;
import dev.cedros.processor.model.Origin;
import java.util.Map;

/**
 * The class that stands for a service or action as a whole.
 *
 * @param action whether it is an action
 * @param origin the declaration of the service or action
 * @param name the name of the class
 * @param isPublic whether it can be used from every package
 * @param deprecated whether naming the service or action, or a part of it, warns
 * @param rosName the ROS type; empty if it is not known
 * @param hashes the type hash of the whole under the empty name, and those of the services behind an action under what
 *     their names add to that of the action; none if there are errors
 * @param parts the messages by what their names add to that of the whole
 */
public record HandlePlan(
        boolean action,
        Origin origin,
        ClassName name,
        boolean isPublic,
        boolean deprecated,
        String rosName,
        Map<String, String> hashes,
        Map<String, Part> parts) {

    /**
     * One of the messages.
     *
     * @param javaType its class
     * @param codec its codec
     */
    public record Part(TypeName javaType, ClassName codec) {}

    /** Whether there are no errors. */
    public boolean isComplete() {
        return !hashes.isEmpty();
    }

    /** The type hash of the whole, or of a service behind an action; empty if there are errors. */
    public String hash(String suffix) {
        return hashes.getOrDefault(suffix, "");
    }

    /** The codec of a message, which is there if there are no errors. */
    public ClassName codec(String suffix) {
        Part part = parts.get(suffix);
        if (part == null) {
            throw new IllegalArgumentException(rosName + " has no part " + suffix);
        }
        return part.codec();
    }

    /** The class of a message; a wildcard if there is none. */
    public TypeName javaType(String suffix) {
        Part part = parts.get(suffix);
        return part == null ? WildcardTypeName.subtypeOf(Object.class) : part.javaType();
    }
}
