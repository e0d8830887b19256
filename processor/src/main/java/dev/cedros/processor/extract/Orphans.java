package dev.cedros.processor.extract;

import dev.cedros.processor.check.Problem;
import dev.cedros.processor.check.ProblemCode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;

/**
 * Finds annotations for members in classes that are no messages, most likely because somebody forgot {@code @RosMessage}.
 * One problem stands for all of a class.
 */
public final class Orphans {
    private static final List<String> IN_MESSAGES = List.of("RosField", "RosKey", "RosIgnore", "RosConstructor");

    private Orphans() {}

    /** The problems of the classes of a round. */
    public static List<Problem> find(RoundEnvironment round, Compilation compilation) {
        Map<TypeElement, AnnotationUse> first = new LinkedHashMap<>();
        for (String annotation : IN_MESSAGES) {
            collect(round, compilation, annotation, first);
        }
        collect(round, compilation, "RosEnum.Value", first);
        return first.entrySet().stream()
                .sorted(Comparator.comparing(
                        entry -> entry.getKey().getQualifiedName().toString()))
                .map(entry -> problem(entry.getKey(), entry.getValue()))
                .toList();
    }

    private static void collect(
            RoundEnvironment round, Compilation compilation, String annotation, Map<TypeElement, AnnotationUse> first) {
        TypeElement type = compilation.find("dev.cedros.annotations." + annotation);
        if (type == null) {
            return;
        }
        // A record's annotations stand on its components, fields, accessors and parameters;
        // compilers place fields best.
        List<Element> elements = new ArrayList<>(round.getElementsAnnotatedWith(type));
        elements.sort(Comparator.comparing(element -> element.getKind() != ElementKind.FIELD));
        for (Element element : elements) {
            TypeElement owner = owner(element);
            String needed = annotation.equals("RosEnum.Value") ? "RosEnum" : "RosMessage";
            boolean part = needed.equals("RosMessage") && Heads.wholeOf(owner).isPresent();
            if (!part && !AnnotationUse.isOn(owner, needed)) {
                AnnotationUse.find(element, annotation).ifPresent(use -> first.putIfAbsent(owner, use));
            }
        }
    }

    private static TypeElement owner(Element element) {
        Element owner = element.getEnclosingElement();
        while (!(owner instanceof TypeElement)) {
            owner = owner.getEnclosingElement();
        }
        return (TypeElement) owner;
    }

    private static Problem problem(TypeElement owner, AnnotationUse use) {
        String annotation = AnnotationUse.qualifiedName(use.mirror()).replace("dev.cedros.annotations.", "@");
        String needed = annotation.equals("@RosEnum.Value") ? "@RosEnum" : "@RosMessage";
        String shown = Names.shown(owner);
        return new Problem(
                ProblemCode.INVALID_TARGET,
                annotation + " in " + shown + " means nothing, because " + shown + " has no " + needed
                        + ". Add that, or remove the annotation.",
                use.origin());
    }
}
