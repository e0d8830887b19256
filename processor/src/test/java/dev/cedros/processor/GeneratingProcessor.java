package dev.cedros.processor;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.Arrays;
import java.util.Iterator;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;

/** Somebody else's processor: it writes one of its sources in each round. */
@SupportedAnnotationTypes("*")
public final class GeneratingProcessor extends AbstractProcessor {
    private final Iterator<String> sources;

    /** A processor that will write these sources. */
    public GeneratingProcessor(String... sources) {
        this.sources = Arrays.asList(sources).iterator();
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
        return SourceVersion.latestSupported();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        if (!round.processingOver() && sources.hasNext()) {
            write(sources.next());
        }
        return false;
    }

    private void write(String source) {
        String name = Build.path(source).replace(".java", "").replace('/', '.');
        try (Writer writer = processingEnv.getFiler().createSourceFile(name).openWriter()) {
            writer.write(source);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
