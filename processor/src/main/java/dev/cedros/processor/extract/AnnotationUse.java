package dev.cedros.processor.extract;

import dev.cedros.processor.model.Origin;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;

/**
 * An annotation as it stands on an element.
 *
 * @param element what it stands on
 * @param mirror the annotation
 */
record AnnotationUse(Element element, AnnotationMirror mirror) {
    private static final String PACKAGE = "dev.cedros.annotations.";

    /** One of our annotations on an element, by its name within our package. */
    static Optional<AnnotationUse> find(Element element, String name) {
        for (AnnotationMirror mirror : element.getAnnotationMirrors()) {
            if (qualifiedName(mirror).equals(PACKAGE + name)) {
                return Optional.of(new AnnotationUse(element, mirror));
            }
        }
        return Optional.empty();
    }

    /** Whether one of our annotations stands on an element. */
    static boolean isOn(Element element, String name) {
        return find(element, name).isPresent();
    }

    /** Whether an annotation is one of ours. */
    static boolean isOurs(AnnotationMirror mirror) {
        return qualifiedName(mirror).startsWith(PACKAGE);
    }

    /** The canonical name of an annotation's type. */
    static String qualifiedName(AnnotationMirror mirror) {
        return ((TypeElement) mirror.getAnnotationType().asElement())
                .getQualifiedName()
                .toString();
    }

    /** The text that the user wrote for an element of the annotation; nothing if it was left out or left empty. */
    Optional<Said> text(String name) {
        return value(name)
                .map(value -> new Said(String.valueOf(value.getValue()), origin(name)))
                .filter(said -> !said.text().isEmpty());
    }

    /** The value that the user wrote for an element of the annotation; nothing if it was left out. */
    Optional<AnnotationValue> value(String name) {
        for (Map.Entry<? extends ExecutableElement, ? extends AnnotationValue> entry :
                mirror.getElementValues().entrySet()) {
            if (entry.getKey().getSimpleName().contentEquals(name)) {
                return Optional.of(entry.getValue());
            }
        }
        return Optional.empty();
    }

    /** The texts that the user wrote for an element of the annotation that is an array. */
    List<String> texts(String name) {
        Object values = value(name).map(AnnotationValue::getValue).orElse(List.of());
        return ((List<?>) values)
                .stream()
                        .map(value -> String.valueOf(((AnnotationValue) value).getValue()))
                        .toList();
    }

    /** The annotation as a place to report at. */
    Origin origin() {
        return new Origin(element, mirror, null);
    }

    /** The value of an element of the annotation as a place to report at; the annotation if it was left out. */
    Origin origin(String name) {
        return new Origin(element, mirror, value(name).orElse(null));
    }

    /**
     * Text from an annotation.
     *
     * @param text what the user wrote
     * @param origin where
     */
    record Said(String text, Origin origin) {}
}
