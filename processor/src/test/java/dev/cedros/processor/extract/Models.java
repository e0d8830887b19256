package dev.cedros.processor.extract;

import dev.cedros.processor.Build;
import dev.cedros.processor.check.Problems;
import dev.cedros.processor.model.Access;
import dev.cedros.processor.model.ElementType;
import dev.cedros.processor.model.MemberModel;
import dev.cedros.processor.model.MessageModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;

/** Shows what is read of classes as text: one line for a message, then one for each member. */
@SupportedAnnotationTypes("dev.cedros.annotations.*")
final class Models extends AbstractProcessor {
    private final List<String> classes;
    private final List<String> shown = new ArrayList<>();

    private Models(List<String> classes) {
        this.classes = classes;
    }

    /** Compiles sources and shows what is read of classes, by their names. */
    static String of(Build build, List<String> classes, String... sources) {
        Models models = new Models(classes);
        Build.Result result = build.processors(models).compile(sources);
        if (!result.succeeded()) {
            throw new AssertionError(result.diagnostics().toString());
        }
        return String.join("\n", models.shown) + "\n";
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
        return SourceVersion.latestSupported();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        if (round.processingOver()) {
            return true;
        }
        Compilation compilation = new Compilation(processingEnv.getElementUtils(), processingEnv.getTypeUtils());
        compilation.addRoots(round);
        Extraction extraction = new Extraction(compilation);
        for (String name : classes) {
            Problems problems = new Problems();
            for (Extracted read :
                    extraction.read(processingEnv.getElementUtils().getTypeElement(name), problems)) {
                read.problems().all().forEach(problem -> shown.add(problem.text()));
                shown.add(shown(read.model()));
            }
            problems.all().forEach(problem -> shown.add(problem.text()));
        }
        return true;
    }

    private static String shown(MessageModel model) {
        String head = model.javaType() + " = " + model.rosName() + " by " + model.codec()
                + (model.isPublic() ? " public" : "") + (model.compiled() ? "" : " foreign")
                + (model.deprecated() ? " deprecated" : "") + (model.isMutable() ? " mutable" : "")
                + (model.compiled() ? " new" + model.construction().arguments() : "")
                + (model.construction().isPublic() ? "+" : "");
        String constants = model.constants().stream()
                .map(constant -> "\n  " + constant.type() + " " + constant.name() + "=" + constant.value())
                .collect(Collectors.joining());
        return head
                + constants
                + model.members().stream().map(member -> "\n  " + shown(member)).collect(Collectors.joining());
    }

    private static String shown(MemberModel member) {
        return member.type().ros() + " " + member.rosName()
                + (member.defaultValue().isEmpty() ? "" : "=" + member.defaultValue())
                + (member.key() ? " key" : "") + ": " + member.type().container() + " of "
                + shown(member.type().element())
                + " at " + shown(member.reader()) + (member.writer() == null ? "" : ", " + shown(member.writer()));
    }

    private static String shown(ElementType element) {
        return switch (element.kind()) {
            case PRIMITIVE -> {
                ElementType.Primitive primitive = (ElementType.Primitive) element;
                yield (primitive.boxed() ? "boxed " : "") + primitive.carrier().typeName();
            }
            case ENUM -> ((ElementType.EnumValue) element).model().javaType().toString();
            case TEXT -> "String";
            case TIME -> ((ElementType.Time) element).instant() ? "Instant" : "Duration";
            case UUID -> "UUID";
            case NESTED -> ((ElementType.Nested) element).javaType() + " by " + ((ElementType.Nested) element).codec();
        };
    }

    private static String shown(Access access) {
        return (access.isPublic() ? "+" : "-") + access.name() + (access.method() ? "()" : "");
    }
}
