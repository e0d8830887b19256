package dev.cedros.processor.extract;

import dev.cedros.processor.check.ProblemCode;
import java.util.List;
import javax.lang.model.element.Element;

/** Finds out which warnings the user has silenced. */
final class Suppressions {
    private Suppressions() {}

    /** Whether a warning is silenced on one of the declarations of a member, or on a class around it. */
    static boolean isSuppressed(List<? extends Element> carriers, Element member, ProblemCode code) {
        if (carriers.stream().anyMatch(carrier -> isSuppressed(carrier, code))) {
            return true;
        }
        for (Element at = member; at != null; at = at.getEnclosingElement()) {
            if (isSuppressed(at, code)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isSuppressed(Element element, ProblemCode code) {
        SuppressWarnings warnings = element.getAnnotation(SuppressWarnings.class);
        return warnings != null && List.of(warnings.value()).contains("cedros:" + code.text());
    }
}
