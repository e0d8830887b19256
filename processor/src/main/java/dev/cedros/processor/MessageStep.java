package dev.cedros.processor;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.JavaFile;
import dev.cedros.layout.SizeBounds;
import dev.cedros.processor.check.Candidate;
import dev.cedros.processor.check.MessageChecks;
import dev.cedros.processor.check.NameClash;
import dev.cedros.processor.check.Problem;
import dev.cedros.processor.check.ProblemCode;
import dev.cedros.processor.check.Problems;
import dev.cedros.processor.emit.CodecWriter;
import dev.cedros.processor.extract.Compilation;
import dev.cedros.processor.extract.Extracted;
import dev.cedros.processor.extract.Extraction;
import dev.cedros.processor.extract.Orphans;
import dev.cedros.processor.model.MessageModel;
import dev.cedros.processor.model.Models;
import dev.cedros.processor.model.Origin;
import dev.cedros.processor.plan.Descriptions;
import dev.cedros.processor.report.Reporter;
import java.io.IOException;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import javax.annotation.processing.Filer;
import javax.annotation.processing.FilerException;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.QualifiedNameable;

/** Takes annotated classes from source to codec: waits until they are complete, then reads, checks and writes them. */
final class MessageStep {
    private final Compilation compilation;
    private final Filer filer;
    private final Reporter reporter;
    private final Pending pending;
    private final NameClash nameClash;
    private boolean runtimeMissing;

    MessageStep(Compilation compilation, Filer filer, Reporter reporter) {
        this.compilation = compilation;
        this.filer = filer;
        this.reporter = reporter;
        this.pending = new Pending(compilation);
        this.nameClash = new NameClash(compilation::isSource);
    }

    /** Does what can be done in a round. */
    void process(RoundEnvironment round) {
        pending.add(round);
        if (round.processingOver()) {
            if (!round.errorRaised()) {
                pending.unresolved().forEach(reporter::report);
            }
            return;
        }
        Orphans.find(round, compilation).forEach(reporter::report);
        List<Element> ready = pending.takeComplete();
        if (ready.isEmpty() || isRuntimeMissing(ready.get(0))) {
            return;
        }
        Extraction extraction = new Extraction(compilation);
        Map<String, Extracted> messages = new LinkedHashMap<>();
        for (Element element : ready) {
            guarded(element, () -> {
                Problems problems = new Problems();
                extraction
                        .read(element, problems)
                        .forEach(message -> messages.put(message.head().key(), message));
                reporter.report(problems);
            });
        }
        guarded(ready.get(0), () -> check(messages.values(), extraction));
        for (Extracted message : messages.values()) {
            Element origin = message.head().origin().element();
            reporter.report(message.problems());
            guarded(origin, () -> write(message, extraction));
        }
    }

    private void check(Collection<Extracted> messages, Extraction extraction) {
        List<Candidate> candidates = messages.stream().map(Extracted::candidate).toList();
        try {
            new MessageChecks(
                            key -> extraction.find(key).candidate(),
                            extraction,
                            model -> smallestSize(model, extraction),
                            compilation::exists,
                            nameClash)
                    .check(candidates);
        } catch (RuntimeException e) {
            // What has not been checked must not be planned.
            candidates.forEach(candidate -> candidate.problems().fail());
            throw e;
        }
    }

    private static int smallestSize(MessageModel model, Models models) {
        return SizeBounds.xcdr1(Descriptions.of(model, models)).minSize();
    }

    /** Without the runtime no codec would compile; one message says so better than the many of the compiler. */
    private boolean isRuntimeMissing(Element first) {
        if (compilation.find("dev.cedros.cdr.CdrReader") != null) {
            return false;
        }
        if (!runtimeMissing) {
            runtimeMissing = true;
            reporter.report(new Problem(
                    ProblemCode.RUNTIME_MISSING,
                    "cedros-runtime cannot be found, and without it the codec of " + name(first)
                            + " would not compile. Add the dependency dev.cedros:cedros-runtime, in a named module also"
                            + " \"requires dev.cedros.runtime;\".",
                    Origin.of(first)));
        }
        return true;
    }

    private void write(Extracted message, Extraction extraction) throws IOException {
        MessageModel model = message.model();
        Predicate<String> siblings = siblings(message.head().codec());
        try {
            if (model != null && !message.problems().isFailed()) {
                CodecWriter.write(extraction.forWriting(model), extraction, siblings)
                        .writeTo(filer);
            } else if (message.isVisible() && !hasNameClash(message.problems())) {
                stub(message, siblings).writeTo(filer);
            }
        } catch (FilerException e) {
            // Another processor was faster.
            reporter.report(new Problem(
                    ProblemCode.NAME_CLASH,
                    NameClash.taken(message.head().key(), message.head().codec()),
                    message.head().origin()));
        }
    }

    private static JavaFile stub(Extracted message, Predicate<String> siblings) {
        MessageModel model = message.model();
        return CodecWriter.stub(
                message.head().codec(),
                message.head().javaType(),
                message.head().isPublic(),
                model != null && model.isMutable(),
                model != null && model.isKeyed(),
                message.head().rosName() == null ? "" : message.head().rosName().toString(),
                message.head().origin().element(),
                siblings);
    }

    private static boolean hasNameClash(Problems problems) {
        return problems.all().stream().anyMatch(problem -> problem.code() == ProblemCode.NAME_CLASH);
    }

    private Predicate<String> siblings(ClassName codec) {
        return name -> compilation.exists(ClassName.get(codec.packageName(), name));
    }

    /** Something that is done for one class. */
    private interface Work {
        void run() throws IOException;
    }

    /** A bug of ours in one class does not keep others from being compiled. */
    private void guarded(Element element, Work work) {
        try {
            work.run();
        } catch (IOException e) {
            reporter.report(new Problem(
                    ProblemCode.WRITE_FAILED,
                    "The codec of " + name(element) + " could not be written: " + e
                            + ". See that the output folder can be" + " written to.",
                    Origin.of(element)));
        } catch (RuntimeException e) {
            reporter.reportBug(element, name(element), e);
        }
    }

    private static String name(Element element) {
        return ((QualifiedNameable) element).getQualifiedName().toString();
    }
}
