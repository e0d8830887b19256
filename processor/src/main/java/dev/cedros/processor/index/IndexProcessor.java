package dev.cedros.processor.index;

import com.google.auto.service.AutoService;
import dev.cedros.processor.check.Problem;
import dev.cedros.processor.check.ProblemCode;
import dev.cedros.processor.extract.Compilation;
import dev.cedros.processor.model.Origin;
import dev.cedros.processor.report.Reporter;
import java.io.IOException;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.annotation.processing.SupportedOptions;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import org.jspecify.annotations.Nullable;

/**
 * Writes the index of the codecs that are compiled together, by which programs find them when they know only the name of a
 * ROS type.
 *
 * <p>It claims the annotation of generated classes and nothing else. With the option {@code -Acedros.index=pkg.Name} the
 * index has that name, which a named module needs to provide it.
 */
@AutoService(Processor.class)
@SupportedAnnotationTypes(IndexProcessor.GENERATED)
@SupportedOptions(IndexOption.KEY)
public final class IndexProcessor extends AbstractProcessor {
    static final String GENERATED = "dev.cedros.annotations.CedrosGenerated";

    private @Nullable IndexStep step;

    /** Made by the compiler. */
    public IndexProcessor() {}

    @Override
    public SourceVersion getSupportedSourceVersion() {
        return SourceVersion.latestSupported();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        Elements elements = processingEnv.getElementUtils();
        // What is wrong with an index as a whole has no place in any source.
        TypeElement nowhere = elements.getTypeElement(GENERATED);
        if (nowhere == null || elements.getTypeElement(Registration.SERVICE) == null) {
            return true;
        }
        boolean isEclipse = new Compilation(elements, processingEnv.getTypeUtils()).isEclipse();
        Reporter reporter = new Reporter(processingEnv.getMessager(), isEclipse);
        try {
            if (step == null) {
                step = step(elements, reporter, nowhere);
            }
            step.process(round);
        } catch (IOException e) {
            reporter.report(new Problem(
                    ProblemCode.WRITE_FAILED,
                    "The index could not be written: " + e + ". See that the output folder can be written to.",
                    Origin.of(nowhere)));
        } catch (RuntimeException e) {
            reporter.reportBug(nowhere, "the index", e);
        }
        return true;
    }

    private IndexStep step(Elements elements, Reporter reporter, TypeElement nowhere) {
        IndexOption option = IndexOption.parse(processingEnv.getOptions().get(IndexOption.KEY));
        if (option.mistake() != null) {
            reporter.report(new Problem(
                    ProblemCode.INDEX_OPTION,
                    "-A" + IndexOption.KEY + "=" + option.mistake() + " does not name a class. Write package and class,"
                            + " such as -A" + IndexOption.KEY + "=acme.robot.CedrosIndex.",
                    Origin.of(nowhere)));
        }
        return new IndexStep(elements, processingEnv.getFiler(), reporter, option);
    }
}
