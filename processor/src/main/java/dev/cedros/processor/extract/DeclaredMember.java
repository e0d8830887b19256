package dev.cedros.processor.extract;

import dev.cedros.processor.model.Access;
import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/**
 * A member as Java declares it, before anything ROS is known of it.
 *
 * @param field the field behind it
 * @param type its type
 * @param carriers what its annotations may stand on: field, accessor, setter, constructor parameter
 * @param reader how it is read
 * @param writer how it is set, or null when only a constructor can
 */
record DeclaredMember(
        VariableElement field,
        TypeMirror type,
        List<? extends Element> carriers,
        Access reader,
        @Nullable Access writer) {

    /** Its Java name. */
    String name() {
        return field.getSimpleName().toString();
    }
}
