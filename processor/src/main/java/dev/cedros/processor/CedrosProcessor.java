package dev.cedros.processor;

import com.google.auto.service.AutoService;
import dev.cedros.processor.extract.Compilation;
import dev.cedros.processor.report.Reporter;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.annotation.processing.SupportedOptions;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic;
import org.jspecify.annotations.Nullable;

/**
 * Writes a codec next to each class annotated with {@code @RosMessage}, {@code @RosService} or {@code @RosAction}.
 *
 * <p>It claims exactly the annotations that users write, so that none of them counts as unprocessed under {@code -Xlint:all}.
 */
@AutoService(Processor.class)
@SupportedAnnotationTypes({
    "dev.cedros.annotations.RosAction",
    "dev.cedros.annotations.RosConstructor",
    "dev.cedros.annotations.RosEnum",
    "dev.cedros.annotations.RosEnum.Value",
    "dev.cedros.annotations.RosField",
    "dev.cedros.annotations.RosIgnore",
    "dev.cedros.annotations.RosKey",
    "dev.cedros.annotations.RosMessage",
    "dev.cedros.annotations.RosPackage",
    "dev.cedros.annotations.RosService"
})
// For compilations without codecs, in which the index processor does not get to say that it knows the option.
@SupportedOptions("cedros.index")
public final class CedrosProcessor extends AbstractProcessor {
    private @Nullable MessageStep step;
    private boolean broken;

    /** Made by the compiler. */
    public CedrosProcessor() {}

    @Override
    public SourceVersion getSupportedSourceVersion() {
        return SourceVersion.latestSupported();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        if (broken) {
            return true;
        }
        try {
            if (step == null) {
                step = step();
            }
            step.process(round);
        } catch (NoClassDefFoundError e) {
            // Nothing of ours can be relied on any more, so this one message does not go through the reporter.
            broken = true;
            String problem = "[cedros:runtime-missing] the processor cannot find " + e.getMessage()
                    + " of cedros-runtime. Put cedros-runtime and cedros-annotations on the processor path as well.";
            processingEnv.getMessager().printMessage(Diagnostic.Kind.ERROR, problem);
        }
        return true;
    }

    private MessageStep step() {
        Compilation compilation = new Compilation(processingEnv.getElementUtils(), processingEnv.getTypeUtils());
        Reporter reporter = new Reporter(processingEnv.getMessager(), compilation.isEclipse());
        return new MessageStep(compilation, processingEnv.getFiler(), reporter);
    }
}
