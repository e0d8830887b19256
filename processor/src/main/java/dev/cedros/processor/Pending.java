package dev.cedros.processor;

import dev.cedros.processor.check.Problem;
import dev.cedros.processor.check.ProblemCode;
import dev.cedros.processor.extract.Compilation;
import dev.cedros.processor.extract.Completeness;
import dev.cedros.processor.model.Origin;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;

/**
 * The annotated classes for which nothing has been written yet. They are kept by name: compilers may exchange the
 * objects that stand for classes between rounds.
 */
final class Pending {
    private static final List<String> ANNOTATIONS = List.of("RosMessage", "RosService", "RosAction", "RosEnum");

    private final Compilation compilation;
    private final TreeMap<String, String> missingByName = new TreeMap<>();
    private final List<Element> packages = new ArrayList<>();
    private Set<String> seenBefore = Set.of();
    private Set<String> seen = new HashSet<>();

    Pending(Compilation compilation) {
        this.compilation = compilation;
    }

    /** Adds what a round brings. */
    void add(RoundEnvironment round) {
        compilation.addRoots(round);
        seenBefore = Set.copyOf(seen);
        for (Element root : round.getRootElements()) {
            if (root instanceof TypeElement type) {
                seen.add(type.getQualifiedName().toString());
            }
        }
        for (String annotation : ANNOTATIONS) {
            for (Element element : annotated(round, annotation)) {
                missingByName.put(((TypeElement) element).getQualifiedName().toString(), "");
            }
        }
        packages.clear();
        annotated(round, "RosPackage").stream()
                .filter(PackageElement.class::isInstance)
                .forEach(packages::add);
    }

    private Set<? extends Element> annotated(RoundEnvironment round, String annotation) {
        TypeElement type = compilation.find("dev.cedros.annotations." + annotation);
        return type == null ? Set.of() : round.getElementsAnnotatedWith(type);
    }

    /** Takes out what can be read now, sorted by name so that the order of files does not matter. */
    List<Element> takeComplete() {
        List<Element> complete = new ArrayList<>(packages);
        for (String name : List.copyOf(missingByName.keySet())) {
            TypeElement type = compilation.find(name);
            Optional<String> missing =
                    type == null ? Optional.empty() : Completeness.missing(type, compilation, seenBefore);
            if (missing.isPresent()) {
                missingByName.put(name, missing.get());
            } else {
                missingByName.remove(name);
                Optional.ofNullable(type).ifPresent(complete::add);
            }
        }
        return complete;
    }

    /** What to say of the classes that are left when nothing more will be generated. */
    List<Problem> unresolved() {
        List<Problem> problems = new ArrayList<>();
        missingByName.forEach((name, missing) -> {
            TypeElement type = compilation.find(name);
            if (type != null) {
                problems.add(new Problem(
                        ProblemCode.UNRESOLVED_TYPE,
                        "No codec was written for " + name + ": " + missing,
                        Origin.of(type)));
            }
        });
        return problems;
    }
}
