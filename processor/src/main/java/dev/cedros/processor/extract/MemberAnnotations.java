package dev.cedros.processor.extract;

import dev.cedros.processor.check.ProblemCode;
import dev.cedros.processor.extract.AnnotationUse.Said;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;

/**
 * What our annotations say about one member, all their copies taken together.
 *
 * @param type the ROS type
 * @param name the ROS name
 * @param defaultValue the default value
 * @param key whether it belongs to the key
 */
record MemberAnnotations(Optional<Said> type, Optional<Said> name, Optional<Said> defaultValue, boolean key) {

    /**
     * Reads the annotations of a member.
     *
     * @param carriers what they may stand on: field, accessor, setter and constructor parameter of the member
     */
    static MemberAnnotations read(List<? extends Element> carriers, Place place) {
        return new MemberAnnotations(
                agreed(carriers, "value", place),
                agreed(carriers, "name", place),
                agreed(carriers, "defaultValue", place),
                carriers.stream().anyMatch(carrier -> AnnotationUse.isOn(carrier, "RosKey")));
    }

    private static Optional<Said> agreed(List<? extends Element> carriers, String attribute, Place place) {
        Said first = null;
        Element firstOn = null;
        for (Element carrier : carriers) {
            Optional<Said> said = AnnotationUse.find(carrier, "RosField").flatMap(use -> use.text(attribute));
            if (said.isEmpty()) {
                continue;
            }
            if (first == null || firstOn == null) {
                first = said.get();
                firstOn = carrier;
            } else if (!first.text().equals(said.get().text())) {
                place.at(said.get().origin())
                        .problem(
                                ProblemCode.CONFLICTING_ANNOTATIONS,
                                "@RosField on the " + kind(carrier) + " of " + place.name() + " says \""
                                        + said.get().text() + "\", but on the " + kind(firstOn) + " it says \""
                                        + first.text() + "\". Leave one of the two.");
                return Optional.of(first);
            }
        }
        return Optional.ofNullable(first);
    }

    private static String kind(Element carrier) {
        return switch (carrier.getKind()) {
            case METHOD -> "method " + Names.shown((ExecutableElement) carrier);
            case PARAMETER -> "constructor parameter";
            default -> carrier.getKind() == ElementKind.FIELD ? "declaration" : "component";
        };
    }
}
