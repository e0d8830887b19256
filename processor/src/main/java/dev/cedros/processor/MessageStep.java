package dev.cedros.processor;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.JavaFile;
import dev.cedros.processor.check.Candidate;
import dev.cedros.processor.check.MessageChecks;
import dev.cedros.processor.check.NameClash;
import dev.cedros.processor.check.Problem;
import dev.cedros.processor.check.ProblemCode;
import dev.cedros.processor.check.Problems;
import dev.cedros.processor.emit.CodecWriter;
import dev.cedros.processor.emit.LayoutWriter;
import dev.cedros.processor.emit.SequenceWriter;
import dev.cedros.processor.extract.Compilation;
import dev.cedros.processor.extract.Extracted;
import dev.cedros.processor.extract.ExtractedWhole;
import dev.cedros.processor.extract.Extraction;
import dev.cedros.processor.extract.MessageHead;
import dev.cedros.processor.extract.Orphans;
import dev.cedros.processor.model.MessageModel;
import dev.cedros.processor.model.Origin;
import dev.cedros.processor.model.TypeFacts;
import dev.cedros.processor.plan.CodecPlan;
import dev.cedros.processor.plan.CodecPlanner;
import dev.cedros.processor.plan.DescribedTypes;
import dev.cedros.processor.report.Reporter;
import java.io.IOException;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import javax.annotation.processing.Filer;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.QualifiedNameable;

/** Takes annotated classes from source to codec: waits until they are complete, then reads, checks and writes them. */
final class MessageStep {
    private final Compilation compilation;
    private final Reporter reporter;
    private final Pending pending;
    private final NameClash nameClash;
    private final SourceOutput output;
    private boolean runtimeMissing;

    MessageStep(Compilation compilation, Filer filer, Reporter reporter) {
        this.compilation = compilation;
        this.reporter = reporter;
        this.pending = new Pending(compilation);
        this.nameClash = new NameClash(compilation::isSource);
        this.output = new SourceOutput(compilation, filer, reporter);
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
        DescribedTypes types = new DescribedTypes(extraction, codec -> compilation.hasField(codec, "TYPE"));
        HandleStep handles = new HandleStep(types, nameClash, output);
        guarded(ready.get(0), () -> check(messages.values(), extraction, types));
        for (ExtractedWhole whole : extraction.wholes()) {
            guarded(whole.origin().element(), () -> handles.check(whole));
        }
        for (Extracted message : messages.values()) {
            reporter.report(message.problems());
            guarded(message.head().origin().element(), () -> write(message, extraction, types));
        }
        for (ExtractedWhole whole : extraction.wholes()) {
            reporter.report(whole.problems());
            guarded(whole.origin().element(), () -> handles.write(whole));
        }
    }

    private void check(Collection<Extracted> messages, Extraction extraction, TypeFacts facts) {
        List<Candidate> candidates = messages.stream().map(Extracted::candidate).toList();
        try {
            new MessageChecks(
                            key -> extraction.find(key).candidate(),
                            extraction,
                            facts,
                            model -> extraction.known(model.rosName()),
                            compilation::exists,
                            nameClash)
                    .check(candidates);
        } catch (RuntimeException e) {
            // What has not been checked must not be planned.
            candidates.forEach(candidate -> candidate.problems().fail());
            throw e;
        }
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

    private void write(Extracted message, Extraction extraction, DescribedTypes types) throws IOException {
        MessageModel model = message.model();
        MessageHead head = message.head();
        Predicate<String> siblings = output.siblings(head.codec());
        if (model != null && !message.problems().isFailed()) {
            CodecPlan plan = CodecPlanner.plan(extraction.forWriting(model), types);
            output.write(CodecWriter.write(plan, siblings), "codec", head.key(), head.origin());
            output.write(LayoutWriter.write(plan, siblings), "layout", head.key(), head.origin());
        } else if (message.isVisible()) {
            stub(message, siblings);
        }
        if (model != null && model.sequence() != null && message.isVisible() && isFree(head.codec(), message)) {
            // Also for a message with problems: whoever uses its sequence shall not meet others.
            JavaFile sequence = SequenceWriter.write(extraction.forWriting(model), extraction, siblings);
            output.write(sequence, "sequence", head.key(), head.origin());
        }
    }

    private void stub(Extracted message, Predicate<String> siblings) throws IOException {
        MessageHead head = message.head();
        if (isFree(head.codec(), message)) {
            output.write(stubCodec(message, siblings), "codec", head.key(), head.origin());
        }
        ClassName layout = MessageModel.layoutOf(head.codec());
        if (isFree(layout, message)) {
            JavaFile stub =
                    LayoutWriter.stub(layout, head.isPublic(), head.origin().element(), siblings);
            output.write(stub, "layout", head.key(), head.origin());
        }
    }

    /** Whether a name is left to a message; one without a model never asked for its names. */
    private boolean isFree(ClassName name, Extracted message) {
        return message.model() == null
                ? !compilation.isSource(name)
                : nameClash.isOwn(name, message.head().key());
    }

    private static JavaFile stubCodec(Extracted message, Predicate<String> siblings) {
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
