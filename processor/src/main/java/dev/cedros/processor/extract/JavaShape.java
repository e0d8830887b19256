package dev.cedros.processor.extract;

import dev.cedros.processor.model.Container;
import dev.cedros.processor.model.JavaPrimitive;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/**
 * The Java type of a member, taken apart: a container and the type of its elements.
 *
 * @param declared the type as declared
 * @param container what holds the elements
 * @param element the type of one element; null for containers that always hold the same primitive
 * @param carrier that primitive, or null
 */
record JavaShape(
        TypeMirror declared,
        Container container,
        @Nullable TypeMirror element,
        @Nullable JavaPrimitive carrier) {

    static JavaShape of(TypeMirror declared, Container container, TypeMirror element) {
        return new JavaShape(declared, container, element, null);
    }

    static JavaShape of(TypeMirror declared, Container container, JavaPrimitive carrier) {
        return new JavaShape(declared, container, null, carrier);
    }

    /** The type as the user would write it. */
    String shown() {
        return Names.shown(declared);
    }
}
