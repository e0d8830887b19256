package dev.cedros.processor;

import com.google.auto.service.AutoService;
import dev.cedros.processor.extract.Compilation;
import dev.cedros.processor.report.Reporter;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/**
 * Writes a codec next to each class annotated with {@code @RosMessage}, {@code @RosService} or {@code @RosAction}.
 *
 * <p>It claims exactly the annotations of Cedros, so that none of them counts as unprocessed under {@code -Xlint:all}.
 */
@AutoService(Processor.class)
@SupportedAnnotationTypes({
    "dev.cedros.annotations.CedrosGenerated",
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
public final class CedrosProcessor extends AbstractProcessor {
    private @Nullable MessageStep step;

    /** Made by the compiler. */
    public CedrosProcessor() {}

    @Override
    public SourceVersion getSupportedSourceVersion() {
        return SourceVersion.latestSupported();
    }

    @Override
    public synchronized void init(ProcessingEnvironment environment) {
        super.init(environment);
        Compilation compilation = new Compilation(environment.getElementUtils(), environment.getTypeUtils());
        Reporter reporter = new Reporter(environment.getMessager(), compilation.isEclipse());
        step = new MessageStep(compilation, environment.getFiler(), reporter);
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        if (step == null) {
            throw new IllegalStateException("init was not called");
        }
        step.process(round);
        return true;
    }
}
