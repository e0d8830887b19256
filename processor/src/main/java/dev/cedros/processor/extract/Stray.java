package dev.cedros.processor.extract;

import dev.cedros.processor.check.ProblemCode;
import dev.cedros.processor.check.Problems;
import dev.cedros.processor.model.Origin;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;

/** Finds annotations inside a message that stand where they mean nothing, so that they are not ignored in silence. */
final class Stray {
    private final TypeElement type;
    private final Problems problems;
    private final Set<Element> used = new HashSet<>();

    Stray(TypeElement type, Problems problems) {
        this.type = type;
        this.problems = problems;
    }

    /** Notes that annotations on these elements were read. */
    void uses(Collection<? extends Element> elements) {
        used.addAll(elements);
    }

    /** Adds a problem for each annotation that was not read. */
    void report() {
        for (Element element : type.getEnclosedElements()) {
            if (element instanceof RecordComponentElement || element instanceof TypeElement) {
                continue;
            }
            List<Element> places = new ArrayList<>(List.of(element));
            if (element instanceof ExecutableElement method) {
                places.addAll(method.getParameters());
            }
            for (Element place : places) {
                if (!used.contains(place)) {
                    report(place);
                }
            }
        }
    }

    private void report(Element element) {
        String name = Names.shown(type) + "." + element.getSimpleName();
        AnnotationUse.find(element, "RosKey")
                .ifPresent(use -> problem(
                        ProblemCode.INVALID_KEY,
                        use.origin(),
                        "@RosKey on " + name + ", which is no member of the message. Put it on a member."));
        boolean constant = element instanceof VariableElement field
                && element.getKind() == ElementKind.FIELD
                && ConstantReader.isConstant(field);
        if (!constant) {
            AnnotationUse.find(element, "RosField")
                    .ifPresent(use -> problem(
                            ProblemCode.INVALID_TARGET,
                            use.origin(),
                            "@RosField on " + name + ", which is neither a member of the message nor a constant. Put it"
                                    + " on one, or remove it."));
        }
    }

    private void problem(ProblemCode code, Origin origin, String message) {
        problems.add(code, origin, message);
    }
}
