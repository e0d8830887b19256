package dev.cedros.processor.model;

import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import org.jspecify.annotations.Nullable;

/**
 * Where something was declared, so that a problem is reported at the smallest place.
 *
 * @param element the declaration
 * @param annotation the annotation that is meant, if one is
 * @param value the annotation value that is meant, if one is
 */
public record Origin(
        Element element,
        @Nullable AnnotationMirror annotation,
        @Nullable AnnotationValue value) {
    /** The declaration as a whole. */
    public static Origin of(Element element) {
        return new Origin(element, null, null);
    }
}
