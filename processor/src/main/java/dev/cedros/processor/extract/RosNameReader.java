package dev.cedros.processor.extract;

import dev.cedros.processor.check.ProblemCode;
import dev.cedros.processor.check.Problems;
import dev.cedros.processor.extract.AnnotationUse.Said;
import dev.cedros.type.RosTypeName;
import dev.cedros.type.TypeSyntaxException;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/** Finds out the ROS name that an annotation gives to a class. */
final class RosNameReader {
    private final Compilation compilation;

    RosNameReader(Compilation compilation) {
        this.compilation = compilation;
    }

    /**
     * Reads the name of a message, service or action.
     *
     * @param annotation {@code RosMessage}, {@code RosService} or {@code RosAction}
     * @return the name, or null if there is none; then the problem has been added
     */
    @Nullable
    RosTypeName read(TypeElement type, AnnotationUse use, String annotation, Problems problems) {
        String namespace = namespace(annotation);
        Optional<Said> said = use.text("value");
        try {
            if (said.isPresent()) {
                RosTypeName name = RosTypeName.parse(said.get().text(), namespace);
                return hasRightNamespace(name, namespace)
                        ? name
                        : wrongNamespace(use, annotation, name, type, problems);
            }
            return fromPackage(type, use, annotation, problems);
        } catch (TypeSyntaxException e) {
            String value = said.map(text -> "(\"" + text.text() + "\")").orElse("");
            String advice =
                    said.isPresent() ? "" : " Or name it: @" + annotation + "(\"package/" + namespace + "/Name\").";
            problems.add(
                    ProblemCode.INVALID_NAME,
                    use.origin("value"),
                    "@" + annotation + value + " on " + Names.shown(type) + ": " + e.problem() + advice);
            return null;
        }
    }

    /** Reports a package name that cannot be one. */
    static void checkPackage(Element element, Problems problems) {
        AnnotationUse.find(element, "RosPackage").ifPresent(use -> {
            String name = use.text("value").map(Said::text).orElse("");
            try {
                checkPackageName(name);
            } catch (TypeSyntaxException e) {
                problems.add(
                        ProblemCode.INVALID_NAME,
                        use.origin("value"),
                        "@RosPackage(\"" + name + "\") on " + ((PackageElement) element).getQualifiedName() + ": "
                                + e.problem());
            }
        });
    }

    private @Nullable RosTypeName fromPackage(
            TypeElement type, AnnotationUse use, String annotation, Problems problems) {
        String namespace = namespace(annotation);
        PackageElement javaPackage = compilation.elements().getPackageOf(type);
        Optional<AnnotationUse> rosPackage = AnnotationUse.find(javaPackage, "RosPackage");
        if (rosPackage.isEmpty()) {
            problems.add(
                    ProblemCode.MISSING_NAME,
                    use.origin(),
                    "@" + annotation + " on " + Names.shown(type) + " gives no ROS name. Write @" + annotation
                            + "(\"package/" + namespace + "/" + type.getSimpleName() + "\"), or put"
                            + " @RosPackage(\"package\") on the Java package in package-info.java.");
            return null;
        }
        String name = rosPackage.get().text("value").map(Said::text).orElse("");
        try {
            checkPackageName(name);
        } catch (TypeSyntaxException e) {
            // Reported once, at the package.
            problems.fail();
            return null;
        }
        return new RosTypeName(name, namespace, type.getSimpleName().toString());
    }

    private static void checkPackageName(String name) {
        // The constructor checks it.
        new RosTypeName(name, "msg", "Name");
    }

    /** A plain message is in {@code msg}; one that stands for a derived type alone may be where that is. */
    private static boolean hasRightNamespace(RosTypeName name, String namespace) {
        return name.namespace().equals(namespace)
                || (namespace.equals("msg") && name.name().indexOf('_') > 0);
    }

    private static @Nullable RosTypeName wrongNamespace(
            AnnotationUse use, String annotation, RosTypeName name, TypeElement type, Problems problems) {
        String namespace = namespace(annotation);
        problems.add(
                ProblemCode.INVALID_NAME,
                use.origin("value"),
                "@" + annotation + "(\"" + name + "\") on " + Names.shown(type) + " names a type of the kind "
                        + name.namespace() + ". Write \"" + name.packageName() + "/" + namespace + "/" + name.name()
                        + "\", or use the annotation for " + name.namespace() + ".");
        return null;
    }

    private static String namespace(String annotation) {
        return switch (annotation) {
            case "RosService" -> "srv";
            case "RosAction" -> "action";
            default -> "msg";
        };
    }
}
