package dev.cedros.processor;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.JavaFile;
import dev.cedros.processor.check.NameClash;
import dev.cedros.processor.check.Problem;
import dev.cedros.processor.check.ProblemCode;
import dev.cedros.processor.extract.Compilation;
import dev.cedros.processor.model.Origin;
import dev.cedros.processor.report.Reporter;
import java.io.IOException;
import java.util.function.Predicate;
import javax.annotation.processing.Filer;
import javax.annotation.processing.FilerException;

/** Hands generated sources to the compiler. */
final class SourceOutput {
    private final Compilation compilation;
    private final Filer filer;
    private final Reporter reporter;

    SourceOutput(Compilation compilation, Filer filer, Reporter reporter) {
        this.compilation = compilation;
        this.filer = filer;
        this.reporter = reporter;
    }

    /**
     * Writes a source.
     *
     * @param what the kind of class, for messages to the user
     * @param key the name of the message, service or action that it belongs to
     * @param origin the declaration of that
     */
    void write(JavaFile file, String what, String key, Origin origin) throws IOException {
        try {
            file.writeTo(filer);
        } catch (FilerException e) {
            // Another processor was faster.
            ClassName name = ClassName.get(file.packageName(), file.typeSpec().name());
            reporter.report(new Problem(ProblemCode.NAME_CLASH, NameClash.taken(what, key, name), origin));
        }
    }

    /** Whether a class of a simple name exists in the package of a class that is written. */
    Predicate<String> siblings(ClassName written) {
        return name -> compilation.exists(written.peerClass(name));
    }
}
