package dev.cedros.processor.index;

import com.palantir.javapoet.ClassName;
import dev.cedros.processor.check.Problem;
import dev.cedros.processor.check.ProblemCode;
import dev.cedros.processor.model.Origin;
import dev.cedros.processor.report.Reporter;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import javax.annotation.processing.Filer;
import javax.annotation.processing.FilerException;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;

/** Writes an index in each round that brings codecs, and registers all of them when processing is over. */
final class IndexStep {
    private static final String ANNOTATIONS = "dev.cedros.annotations.";
    private static final List<String> MESSAGES = List.of("RosMessage", "RosService", "RosAction");

    private final Elements elements;
    private final Filer filer;
    private final Reporter reporter;
    private final CodecReader codecs;
    private final IndexEntries entries;
    private final Registration registration;
    private final Placement placement;
    private final ModuleNotes notes;

    /** Names of codecs that no index has yet; compilers may exchange the objects that stand for classes between rounds. */
    private final Set<String> waiting = new TreeSet<>();

    private final List<String> written = new ArrayList<>();

    IndexStep(Elements elements, Filer filer, Reporter reporter, IndexOption option) {
        this.elements = elements;
        this.filer = filer;
        this.reporter = reporter;
        this.codecs = new CodecReader(elements);
        this.entries = new IndexEntries(reporter);
        this.registration = new Registration(elements, filer);
        this.placement = new Placement(elements, registration, option);
        this.notes = new ModuleNotes(elements, reporter);
    }

    /** Does what can be done in a round. */
    void process(RoundEnvironment round) throws IOException {
        Set<TypeElement> appeared = ElementFilter.typesIn(annotated(round, "CedrosGenerated"));
        appeared.forEach(type -> waiting.add(type.getQualifiedName().toString()));
        if (round.processingOver()) {
            if (!round.errorRaised()) {
                write();
                register();
            }
        } else if (!mustWait(appeared, round)) {
            write();
        }
    }

    private Set<? extends Element> annotated(RoundEnvironment round, String annotation) {
        TypeElement type = elements.getTypeElement(ANNOTATIONS + annotation);
        return type == null ? Set.of() : round.getElementsAnnotatedWith(type);
    }

    /**
     * Whether codecs of an earlier compilation, which build tools hand over with what they compile anew, wait for the new
     * ones, so that all are in one index as they are when everything is compiled. Comments do not reach class files.
     */
    private boolean mustWait(Set<TypeElement> appeared, RoundEnvironment round) {
        return appeared.stream().anyMatch(type -> elements.getDocComment(type) == null)
                && MESSAGES.stream().anyMatch(name -> !annotated(round, name).isEmpty());
    }

    private void write() throws IOException {
        List<IndexedCodec> found = waiting.stream()
                .map(elements::getTypeElement)
                .filter(Objects::nonNull)
                .map(codecs::read)
                .flatMap(Optional::stream)
                .toList();
        waiting.clear();
        for (List<IndexedCodec> group : placement.groups(entries.add(found))) {
            Optional<ClassName> name = placement.name(group);
            if (name.isPresent()) {
                write(name.get(), group);
            } else {
                notes.withoutIndex(group);
            }
        }
    }

    private void write(ClassName name, List<IndexedCodec> group) throws IOException {
        try {
            IndexWriter.write(name, group, sibling -> exists(name.peerClass(sibling)))
                    .writeTo(filer);
        } catch (FilerException e) {
            reporter.report(new Problem(
                    ProblemCode.NAME_CLASH,
                    "The index cannot be called " + name
                            + ", because there is a class of that name. Give another one with" + " -A" + IndexOption.KEY
                            + ".",
                    Origin.of(group.get(0).message())));
            return;
        }
        written.add(name.toString());
        if (placement.isChosen(name)) {
            notes.toBeProvided(group, name.toString());
        }
    }

    private boolean exists(ClassName name) {
        return elements.getTypeElement(name.canonicalName()) != null;
    }

    private void register() throws IOException {
        if (!written.isEmpty()) {
            registration.writeServicesFile(written);
        }
        notes.report();
    }
}
